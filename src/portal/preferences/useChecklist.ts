import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { passedDays } from '../../../domain/checklist.ts';
import { useHoldWhile } from '../../../engine/web/leave.ts';
import { localDay } from '../../../engine/web/zone.ts';
import type { UserPreferences } from '../../../generated/api.ts';
import { createAutosaver, type Autosaver } from '../../features/preferences/autosave.ts';
import { useKept } from '../../kit/kept/useKept.ts';
import { sendChange } from './send.ts';
import { checklistKey } from './useOwnChecklist.ts';

/** One autosaver per checklist for as long as the page lives: what one screen has not saved yet, the next one goes on with. */
const savers = new Map<string, Autosaver>();

function saverOf(initial: UserPreferences, client: QueryClient): Autosaver {
  const known = savers.get(initial.id);
  if (known) {
    known.learn(initial);
    return known;
  }
  const saver = createAutosaver({
    initial,
    send: async (body, wanted) => {
      const fresh = await sendChange(wanted, body);
      client.setQueryData(checklistKey(initial.user_id, initial.package_id), fresh);
      return fresh;
    },
  });
  savers.set(initial.id, saver);
  return saver;
}

/** The autosaver of an open checklist, its state, and the reader's day, which the days in it are held to. */
export function useAutosave(initial: UserPreferences): Autosaver & ReturnType<Autosaver['get']> & { today: string } {
  const client = useQueryClient();
  const [saver] = useState(() => saverOf(initial, client));
  const state = useSyncExternalStore(saver.subscribe, saver.get);
  const kept = useKept();
  const [today] = useState(() => localDay(new Date()));
  const isLosable = Object.keys(state.pending).length > 0 && !state.isKept;

  useEffect(() => {
    if (kept === null) return undefined;
    const keep = () => void import('./drafts.ts').then(({ keepDrafts }) => keepDrafts(kept, saver, initial.id));
    keep();
    // Another tab may have gone meanwhile.
    window.addEventListener('online', keep);
    return () => window.removeEventListener('online', keep);
  }, [kept, saver, initial.id]);

  useEffect(() => {
    const flush = () => void saver.flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [saver]);
  useHoldWhile(isLosable);

  // On navigation: typed changes are sent at once.
  useEffect(() => () => void saver.flush(), [saver]);

  const { selections, trade_in } = state.checklist;
  const passed = passedDays(selections, trade_in, today).map(({ field, sentence }) => [field, sentence]);
  return { ...saver, ...state, today, errors: { ...Object.fromEntries(passed), ...state.errors } };
}
