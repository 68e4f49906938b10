import { useEffect, useRef, useState } from 'react';
import { holdPage, letPageGo } from '../../../engine/web/leave.ts';
import type { StoredFile } from '../../../generated/api.ts';
import type { Kept } from '../../kit/kept/kept.ts';

/** The draft of a message in a chat, with its uploaded files. */
export interface Draft {
  text: string;
  files: readonly StoredFile[];
}

const draftKind = 'chat-draft';
const empty: Draft = { text: '', files: [] };
/** How long after the last key a draft is kept, in ms: a crash costs no more. */
const settle = 300;

const isEmpty = (draft: Draft): boolean => draft.text === '' && draft.files.length === 0;

/** Keeps a draft; an empty one is none. */
function keep(kept: Kept, chatId: string, draft: Draft): Promise<void> {
  if (isEmpty(draft)) return kept.delete(draftKind, chatId);
  return kept.put(draftKind, chatId, draft);
}

/** The draft of the signed-in person in one chat: kept on the device until it is sent, and gone with them. @param kept null until the device's store is open */
export function useDraft(kept: Kept | null, chatId: string): { draft: Draft; change: (next: (before: Draft) => Draft) => void; saved: boolean } {
  const [draft, setDraft] = useState(empty);
  const [saved, setSaved] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Changed here and not kept yet. */
  const unkept = useRef<Draft>(undefined);
  const keepNow = useRef(() => {});
  /** Why the page is held until the draft is on its way to the device. */
  const [reason] = useState({});

  useEffect(() => {
    if (kept === null) return () => letPageGo(reason);
    let gone = false;
    const now = () => {
      clearTimeout(timer.current);
      const next = unkept.current;
      if (next === undefined) return;
      unkept.current = undefined;
      const said = kept.lasting && !isEmpty(next);
      const writing = {};
      if (!isEmpty(next)) holdPage(writing);
      letPageGo(reason);
      keep(kept, chatId, next)
        .then(
          () => {
            if (!gone) setSaved(said && unkept.current === undefined);
          },
          () => {},
        )
        .finally(() => letPageGo(writing));
    };
    keepNow.current = now;
    // Text typed before the store was open wins.
    if (unkept.current === undefined) {
      void kept.get<Draft>(draftKind, chatId).then((entry) => {
        if (!gone && entry && unkept.current === undefined) setDraft(entry.value);
      });
    } else now();
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      gone = true;
      now();
      keepNow.current = () => {};
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [kept, chatId, reason]);

  const change = (next: (before: Draft) => Draft) => {
    const changed = next(unkept.current ?? draft);
    unkept.current = changed;
    setDraft(changed);
    setSaved(false);
    clearTimeout(timer.current);
    // A sent message must not come back as a draft.
    if (isEmpty(changed)) {
      letPageGo(reason);
      keepNow.current();
      return;
    }
    holdPage(reason);
    timer.current = setTimeout(() => keepNow.current(), settle);
  };
  return { draft, change, saved };
}
