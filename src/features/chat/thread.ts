import type { Attachments, Message } from '../../../generated/api.ts';

/** A message on its way: it has no number yet, and may have failed. */
export interface Outgoing {
  message_id: string;
  text: string;
  attachments: Attachments;
  sent_at: string;
  state: 'sending' | 'failed';
  problem?: string;
}

/** What stands in a conversation, in order: days, messages that are kept, and those on their way. */
export type ThreadItem =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing };

/** Known and new messages as one row by number; a message known twice stands once. */
export function mergeMessages(known: readonly Message[], added: readonly Message[]): Message[] {
  const bySeq = new Map([...known, ...added].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

/** What was known, brought up to date by the newest page; where a gap lies between, only the newest are kept. */
export function withNewest(known: readonly Message[], newest: readonly Message[]): Message[] {
  const first = newest[0];
  const gap = first !== undefined && known.length > 0 && first.seq > lastSeq(known) + 1;
  return gap ? [...newest] : mergeMessages(known, newest);
}

/**
 * The conversation with its days.
 * @param dayOf the calendar day of an instant in the reader's zone
 */
export function threadItems(messages: readonly Message[], outgoing: readonly Outgoing[], dayOf: (instant: string) => string): ThreadItem[] {
  const kept = new Set(messages.map((message) => message.message_id));
  const items: ThreadItem[] = [];
  let day: string | undefined;
  const under = (instant: string) => {
    const next = dayOf(instant);
    if (next !== day) items.push({ kind: 'day', key: `day-${next}`, day: instant });
    day = next;
  };
  for (const message of messages) {
    under(message.sent_at);
    items.push({ kind: 'message', key: message.message_id, message });
  }
  for (const each of outgoing) {
    if (kept.has(each.message_id)) continue;
    under(each.sent_at);
    items.push({ kind: 'outgoing', key: each.message_id, outgoing: each });
  }
  return items;
}

/** The highest number known; what comes after it is asked for. */
export const lastSeq = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0;
