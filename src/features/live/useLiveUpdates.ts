import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePublicSettings } from '../../api/public-settings.ts';
import { shows } from './affected.ts';
import { live } from './live.ts';

/** Changes that follow each other this closely are asked for together, in ms. */
const togetherMs = 250;

/**
 * Keeps what is on screen up to date by push, one connection for each tab, while `userId` is somebody.
 * An event names resources; every query that shows one of them is asked again.
 */
export function useLiveUpdates(userId: string | null): void {
  const { push: settings } = usePublicSettings();
  const queries = useQueryClient();
  useEffect(() => {
    if (userId === null) return undefined;
    let disconnect: (() => void) | undefined;
    let over = false;
    let changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const ask = () => {
      timer = undefined;
      if (changed.size === 0) return;
      const resources = changed;
      changed = new Set();
      timer = setTimeout(ask, togetherMs);
      void queries.invalidateQueries({ predicate: ({ queryKey }) => shows(queryKey, resources) });
    };
    const onChange = (resources: readonly string[]) => {
      for (const resource of resources) changed.add(resource);
      // The first is asked for at once, what follows it a moment later.
      if (timer === undefined) ask();
    };
    const onHearing = (hearing: boolean) => {
      live.setPushing(hearing);
      if (!hearing) return;
      // What came before may have changed before anything was heard.
      const since = Date.now();
      void queries.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < since });
    };

    const start = async () => {
      const { connect } = await import('./connect.ts');
      if (!over) disconnect = connect({ settings, userId, onChange, onHearing });
    };
    // Without the library screens go on asking by themselves.
    start().catch(() => {});
    return () => {
      over = true;
      clearTimeout(timer);
      disconnect?.();
    };
  }, [queries, settings, userId]);
}
