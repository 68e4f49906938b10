// The outbox of this browser: fetched once something is to be sent.
import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf } from '../../../api/client.ts';
import { session } from '../../../api/session-store.ts';
import { openKept, whatWaits, type Kept } from '../../../kit/kept/kept.ts';
import { live } from '../../../kit/live/live.ts';
import { Problem, sentenceOf } from '../../../../engine/web/problem.ts';
import { chatKeys } from '../queries.ts';
import { mergeMessages, type Conversation } from '../thread.ts';
import { isPassing, pauseBefore, type Outcome, type Unsent } from './machine.ts';
import { makeOutbox, type Outbox } from './outbox.ts';

/** A call without an answer for so long is given up and made again, in ms. The message's id keeps it from arriving twice. */
const patience = 20_000;

const lockOf = (account: string) => `forecourt-outbox-${account}`;

/** Whether the browser has locks. */
const takesTurns = 'locks' in navigator;

/** One tab at a time, by the browser's locks. Without them two tabs may send the same message, and the server keeps it once all the same. */
function alone(account: string, work: () => Promise<void>): Promise<void> {
  return takesTurns ? navigator.locks.request(lockOf(account), work) : work();
}

async function send(account: string, queries: QueryClient, { message_id, chat_id, text, attachments }: Unsent): Promise<Outcome> {
  // One person's words are never sent in another's name.
  if (session.get()?.user.id !== account) return { kind: 'away' };
  const body = { chat_id, message_id, text, attachment_ids: attachments.map((file) => file.id) };
  try {
    const message = await dataOf(api.POST('/chats/send', { body, signal: AbortSignal.timeout(patience) }));
    // It is in the conversation before it leaves the outbox.
    queries.setQueryData<Conversation>(chatKeys.one(chat_id), (known) => known && { ...known, messages: mergeMessages(known.messages, [message]) });
    if (!live.isPushing()) void queries.invalidateQueries({ queryKey: chatKeys.all });
    return { kind: 'kept' };
  } catch (error) {
    const status = error instanceof Problem ? error.status : 0;
    return isPassing(status) ? { kind: 'away' } : { kind: 'refused', problem: sentenceOf(error) };
  }
}

/** Keeps trying while something waits: by and by, and at once when the connection is back. Returns how to stop. */
function keepSending(outbox: Outbox): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const again = () => {
    clearTimeout(timer);
    if (stopped) return;
    const pause = pauseBefore(outbox.get());
    if (pause !== null) timer = setTimeout(now, pause);
  };
  const now = () => {
    clearTimeout(timer);
    void outbox.pump().then(again, again);
  };
  const whenSeen = () => {
    if (document.visibilityState === 'visible') now();
  };
  const whenHeard = () => {
    if (live.isPushing()) now();
  };
  const unsubscribe = [outbox.subscribe(again), live.subscribe(whenHeard)];
  window.addEventListener('online', now);
  document.addEventListener('visibilitychange', whenSeen);
  void outbox.load().then(now, again);
  return () => {
    stopped = true;
    clearTimeout(timer);
    for (const end of unsubscribe) end();
    window.removeEventListener('online', now);
    document.removeEventListener('visibilitychange', whenSeen);
    outbox.stop();
  };
}

let current: { kept: Kept; outbox: Outbox; stop: () => void } | undefined;

/** The outbox of the signed-in user, sending from now on. */
export function outboxOf(kept: Kept, queries: QueryClient): Outbox {
  if (current?.kept === kept) return current.outbox;
  current?.stop();
  const outbox = makeOutbox({ kept, send: (message) => send(kept.account, queries, message), alone: (work) => alone(kept.account, work), takesTurns });
  current = { kept, outbox, stop: keepSending(outbox) };
  return outbox;
}

/** Sends what an account left behind on this device, if it did. @param isOver asked once that is known: its owner may have signed out meanwhile */
export async function resumeSending(account: string, queries: QueryClient, isOver: () => boolean): Promise<void> {
  if ((await whatWaits(account)) === 0) return;
  const kept = await openKept(account);
  if (!isOver()) outboxOf(kept, queries);
}

/** No one is signed in any more. */
export function stopSending(): void {
  current?.stop();
  current = undefined;
}
