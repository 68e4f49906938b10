import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import type { ChatPresence, Message } from '../../../generated/api.ts';
import { live } from '../../kit/live/live.ts';
import { lastsMs, onPresence, presenceHeard, presentAt, type Present } from '../../kit/live/presence.ts';

/** Who has typed for so long types, in ms: a pasted answer and a word are sent before anybody could read that they come. */
const typingAfterMs = 1_000;
/** While somebody types, they say so this often, in ms; while they do something here, that they are there. Who does nothing says nothing. */
const typingEveryMs = 4_000;
const hereEveryMs = 60_000;
/** After so long without a key, typing begins anew, in ms. */
const pauseMs = 5_000;
const signs = ['pointermove', 'keydown', 'wheel', 'touchstart'] as const;
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
 * @param last the last message: whoever wrote it types no more
 */
export function usePresence(id: string | undefined, last: Pick<Message, 'seq' | 'sender_id'> | undefined): { others: readonly Present[]; typing: () => void } {
  const [others, setOthers] = useState(none);
  /** When this typing began, its last key, and when it was said. */
  const typed = useRef({ since: 0, last: 0, told: 0 });
  const hereAt = useRef(0);
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
      if (!live.isPushing()) return;
      hereAt.current = Date.now();
      tell(id, document.visibilityState === 'hidden' ? 'gone' : 'here');
    };
    const stir = () => {
      if (document.visibilityState === 'visible' && Date.now() - hereAt.current > hereEveryMs) say();
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
    const timer = setInterval(look, lastsMs.typing / 3);
    for (const sign of signs) window.addEventListener(sign, stir, { passive: true });
    document.addEventListener('visibilitychange', say);
    return () => {
      document.removeEventListener('visibilitychange', say);
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, stir);
      for (const stop of stops) stop();
      if (live.isPushing()) tell(id, 'gone');
    };
  }, [id]);

  const wrote = useEffectEvent((seq: number, person: string) => {
    const known = id === undefined || seq === 0 ? undefined : presentAt(id, Date.now()).find((each) => each.person === person && each.isTyping);
    if (id !== undefined && known) presenceHeard({ at: id, person, name: known.name, state: 'here' }, Date.now());
  });
  const [seq, sender] = [last?.seq ?? 0, last?.sender_id ?? ''];
  useEffect(() => wrote(seq, sender), [seq, sender]);

  return {
    others,
    typing: () => {
      const now = Date.now();
      const { since, last: before, told } = typed.current;
      const begun = now - before > pauseMs ? now : since;
      const isTold = id !== undefined && live.isPushing() && now - begun >= typingAfterMs && now - told >= typingEveryMs;
      typed.current = { since: begun, last: now, told: isTold ? now : told };
      if (isTold) tell(id, 'typing');
    },
  };
}

/** The same list where nothing of it changed: looked at every other second, drawn only then. */
function withSame(before: readonly Present[], now: readonly Present[]): readonly Present[] {
  const same =
    before.length === now.length && now.every(({ person, isTyping }, index) => before[index]?.person === person && before[index].isTyping === isTyping);
  return same ? before : now;
}
