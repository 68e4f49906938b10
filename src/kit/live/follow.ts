// Fetched after sign-in with the push library, so that no first screen waits for it.
import type { QueryClient } from '@tanstack/react-query';
import type { PublicSettings } from '../../../generated/api.ts';
import { alsoChanged, shows, type Changed } from './affected.ts';
import { connect, type Word } from './connect.ts';
import { live } from './live.ts';

/** Changes that follow each other this closely are asked for together, in ms. */
const togetherMs = 250;
/** What was answered this long before the first connection counts as just asked, in ms: as long as a page takes to begin. */
const justAskedMs = 3_000;

/** Follows the pushes for a person: an event names resources, or records of them, and every query that shows one is refetched. Returns how to end it. */
export function follow(queries: QueryClient, settings: PublicSettings['push'], userId: string): () => void {
  let changed: Changed = new Map();
  let wasConnected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = () => {
    timer = undefined;
    if (changed.size === 0) return;
    if (live.isHeld()) {
      timer = setTimeout(ask, togetherMs);
      return;
    }
    const asked = changed;
    changed = new Map();
    timer = setTimeout(ask, togetherMs);
    void queries.invalidateQueries({ predicate: ({ queryKey, state }) => shows({ key: queryKey, data: state.data }, asked) });
  };
  const onChange = (word: Word) => {
    changed = alsoChanged(changed, word);
    // The first event refetches at once, those after it a moment later.
    if (timer === undefined) ask();
  };
  const onConnectedChange = (connected: boolean) => {
    live.setPushing(connected);
    if (!connected) return;
    // Earlier data may have changed before the connection was up. What the page has asked for a moment ago, while it began, is not asked for twice: this
    // server's own endpoint repeats what was said since (server/ports/push/endpoint.ts); others do not.
    const repeats = settings.cluster === null && settings.host === null;
    const since = Date.now() - (wasConnected || !repeats ? 0 : justAskedMs);
    wasConnected = true;
    void queries.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < since });
  };

  const disconnect = connect({ settings, userId, onChange, onConnectedChange });
  return () => {
    clearTimeout(timer);
    disconnect();
  };
}
