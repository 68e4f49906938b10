import { useEffect, useState } from 'react';

const keyOf = (chatId: string) => `forecourt-draft-${chatId}`;
/** How long after the last key the draft counts as saved, in ms. */
const settle = 600;

/** What somebody began to write in a chat, kept in this tab until it is sent. */
export function useDraft(chatId: string): { draft: string; setDraft: (text: string) => void; saved: boolean } {
  const [state, setState] = useState({ of: chatId, text: read(chatId) });
  const [saved, setSaved] = useState(false);
  const text = state.of === chatId ? state.text : read(chatId);

  useEffect(() => {
    setSaved(false);
    if (text === '') return undefined;
    const timer = setTimeout(() => setSaved(true), settle);
    return () => clearTimeout(timer);
  }, [text]);

  return {
    draft: text,
    saved,
    setDraft: (next) => {
      setState({ of: chatId, text: next });
      if (next === '') window.sessionStorage.removeItem(keyOf(chatId));
      else window.sessionStorage.setItem(keyOf(chatId), next);
    },
  };
}

const read = (chatId: string): string => window.sessionStorage.getItem(keyOf(chatId)) ?? '';
