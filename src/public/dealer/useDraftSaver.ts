import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { BidLines, DealerRequest } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { createDraftSaver } from './draft-saver.ts';
import { keptDrafts } from './kept-draft.ts';

interface Options {
  token: string;
  /** As it was opened; later ones are not looked at. */
  request: DealerRequest;
  /** What is typed now. */
  lines: BidLines;
  show: (lines: BidLines) => void;
  onSaved: (request: DealerRequest) => void;
}

/** Keeps what a dealer types saved, here and on the server, as long as the form is there. */
export function useDraftSaver({ token, request, lines, show, onSaved }: Options) {
  const latest = useRef({ show, onSaved });
  useEffect(() => {
    latest.current = { show, onSaved };
  });
  const [drafts] = useState(() => keptDrafts(token, request.works_until));
  const [saver] = useState(() =>
    createDraftSaver({
      opened: request,
      send: (draft, draft_version) => dataOf(api.POST('/dealer-answers/draft', { body: { token, draft, draft_version } })),
      keep: (waiting) => void drafts.put(waiting),
    }),
  );
  useEffect(() => {
    saver.start({ show: (merged) => latest.current.show(merged), onSaved: (fresh) => latest.current.onSaved(fresh) });
    let isThere = true;
    void drafts.get().then((left) => {
      // Whoever began to type meanwhile goes on from there.
      if (isThere && left && saver.get().status === 'saved') saver.adopt(left);
    });
    const now = () => void saver.flush();
    const hidden = () => document.visibilityState === 'hidden' && now();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      isThere = false;
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', hidden);
      now();
      saver.stop({ forget: false });
    };
  }, [saver, drafts]);
  const typed = JSON.stringify(lines);
  const before = useRef(typed);
  useEffect(() => {
    if (before.current === typed) return;
    before.current = typed;
    const changed: BidLines = JSON.parse(typed);
    saver.change(changed);
  }, [typed, saver]);
  const state = useSyncExternalStore(saver.subscribe, saver.get, saver.get);
  return { saver, state };
}
