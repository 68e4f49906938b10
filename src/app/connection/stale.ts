import type { Query, QueryClient } from '@tanstack/react-query';
import { Problem } from '../../../engine/web/problem.ts';

/** Tells whether what the page shows could not be read again. */
interface Stale {
  /** From when the oldest of it is, in ms; null where all of it was read as it was asked. */
  since: () => number | null;
  /** Reads it again. Never fails. */
  again: () => Promise<void>;
  /** Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** No answer, too many calls, or the server's own failure: what was read before is shown on. What the server refuses is for the page to say. */
const isUnread = (error: unknown): boolean => !(error instanceof Problem) || error.status === 0 || error.status === 429 || error.status >= 500;

/** Follows what a page asks: an answer that could not be read again stays shown, and its query may count as answered (api/seen/keep.ts). */
export function staleOf(queries: QueryClient): Stale {
  const cache = queries.getQueryCache();
  const failed = new Set<Query>();
  const note = (query: Query, error: unknown) => {
    if (query.state.data !== undefined && isUnread(error)) failed.add(query);
  };
  const shown = () => [...failed].filter((query) => query.isActive());
  return {
    since: () => {
      const times = shown().map(({ state }) => state.dataUpdatedAt);
      return times.length === 0 ? null : Math.min(...times);
    },
    again: () => queries.refetchQueries({ predicate: (query) => failed.has(query), type: 'active' }),
    subscribe: (listener) => {
      for (const query of cache.getAll()) if (query.state.status === 'error') note(query, query.state.error);
      const stop = cache.subscribe((event) => {
        const { query } = event;
        if (event.type === 'removed') failed.delete(query);
        else if (event.type === 'updated' && event.action.type === 'error') note(query, event.action.error);
        else if (event.type === 'updated' && event.action.type === 'success') failed.delete(query);
        listener();
      });
      return () => {
        stop();
        failed.clear();
      };
    },
  };
}
