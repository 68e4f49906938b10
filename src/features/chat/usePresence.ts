import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import type { ChatPresence } from '../../../generated/api.ts';
import { live } from '../../kit/live/live.ts';
import { lastsMs, onPresence, presentAt, type Present } from '../../kit/live/presence.ts';

/** While somebody types, they say so this often, in ms; while a chat is open, that they are there. */
const typingEveryMs = 4_000;
const hereEveryMs = 60_000;
/** Who comes is answered once in this time, however many come, in ms. */
const answerEveryMs = 5_000;
const none: readonly Present[] = [];

/** Told past the client that counts the page's own changes: it changes nothing, and nobody waits for it. */
function tell(id: string, state: ChatPresence): void {
  const keepalive = state === 'gone';
  api
    .POST('/chats/{id}/presence', { params: { path: { id } }, body: { state }, keepalive, fetch: (request: Request) => globalThis.fetch(request) })
    .catch(() => {});
}

/**
 * Who else has a chat open, and how to say that one types. Without a live connection nobody hears anything, and nothing is said.
 * @param id undefined until the chat is known
 */
export function usePresence(id: string | undefined): { others: readonly Present[]; typing: () => void; silent: () => void } {
  const [others, setOthers] = useState(none);
  const typedAt = useRef(0);
  const answeredAt = useRef(0);

  const heard = useEffectEvent((at: string, isNew: boolean) => {
    if (id === undefined || at !== id) return;
    setOthers(presentAt(id, Date.now()));
    if (!isNew || document.visibilityState === 'hidden' || Date.now() - answeredAt.current < answerEveryMs) return;
    answeredAt.current = Date.now();
    tell(id, 'here');
  });

  useEffect(() => {
    if (id === undefined) return undefined;
    const say = () => {
      if (live.isPushing()) tell(id, document.visibilityState === 'hidden' ? 'gone' : 'here');
    };
    const look = () => setOthers((before) => withSame(before, presentAt(id, Date.now())));
    say();
    look();
    let wasPushing = live.isPushing();
    const stops = [
      onPresence(({ at }, isNew) => heard(at, isNew)),
      live.subscribe(() => {
        if (live.isPushing() && !wasPushing) say();
        wasPushing = live.isPushing();
      }),
    ];
    const timers = [setInterval(say, hereEveryMs), setInterval(look, lastsMs.typing / 3)];
    document.addEventListener('visibilitychange', say);
    return () => {
      document.removeEventListener('visibilitychange', say);
      for (const timer of timers) clearInterval(timer);
      for (const stop of stops) stop();
      if (live.isPushing()) tell(id, 'gone');
    };
  }, [id]);

  return {
    others,
    typing: () => {
      if (id === undefined || !live.isPushing() || Date.now() - typedAt.current < typingEveryMs) return;
      typedAt.current = Date.now();
      tell(id, 'typing');
    },
    /** What was typed is sent, or was for nobody to see. */
    silent: () => {
      if (id === undefined || !live.isPushing() || Date.now() - typedAt.current > lastsMs.typing) return;
      typedAt.current = 0;
      tell(id, 'here');
    },
  };
}

/** The same list where nothing of it changed: looked at every other second, drawn only then. */
function withSame(before: readonly Present[], now: readonly Present[]): readonly Present[] {
  const same =
    before.length === now.length && now.every(({ person, isTyping }, index) => before[index]?.person === person && before[index].isTyping === isTyping);
  return same ? before : now;
}
