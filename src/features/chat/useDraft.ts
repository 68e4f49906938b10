import { useRef, useState } from 'react';

const keyOf = (chatId: string) => `forecourt-draft-${chatId}`;
/** How long after the last key the draft is said to be saved, in ms. */
const settle = 600;

/** What somebody began to write in a chat, kept in this tab until it is sent. */
export function useDraft(chatId: string): { draft: string; setDraft: (text: string) => void; saved: boolean } {
  const [draft, setText] = useState(() => window.sessionStorage.getItem(keyOf(chatId)) ?? '');
  const [saved, setSaved] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    draft,
    saved,
    setDraft: (next) => {
      setText(next);
      setSaved(false);
      clearTimeout(timer.current);
      if (next === '') window.sessionStorage.removeItem(keyOf(chatId));
      else window.sessionStorage.setItem(keyOf(chatId), next);
      if (next !== '') timer.current = setTimeout(() => setSaved(true), settle);
    },
  };
}
