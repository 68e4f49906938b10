import type { Chat, ChatNote, Message, MessagePage } from '../../../generated/api.ts';
import type { Unsent, UnsentState } from './outbox/machine.ts';

/** A message on its way: it has no number yet. */
export type Outgoing = Unsent & { state: UnsentState };

/** The loaded part of a conversation. */
export interface Conversation {
  chat: Chat;
  messages: Message[];
  /** What staff say among themselves between them; a client gets none. */
  notes?: ChatNote[] | undefined;
  /** What to ask for to go further back; null when the beginning is known. */
  older: number | null;
}

/** The content of a conversation, in order: dates, the marker of new messages, stored messages, and those being sent. */
export type ThreadItem =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'note'; key: string; note: ChatNote }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing };

/** Known and new messages as one row by number; a message known twice appears once. */
export function mergeMessages(known: readonly Message[], added: readonly Message[]): Message[] {
  const bySeq = new Map([...known, ...added].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

/** Known and new notes in their order, a note known twice once; undefined where neither has any to say, as for clients. */
export function mergeNotes(known: readonly ChatNote[] | undefined, added: readonly ChatNote[] | undefined): ChatNote[] | undefined {
  if (!known && !added) return undefined;
  const byId = new Map([...(known ?? []), ...(added ?? [])].map((note) => [note.note_id, note]));
  const placeOf = ({ after_seq, written_at, note_id }: ChatNote) => `${String(after_seq).padStart(10, '0')} ${written_at} ${note_id}`;
  return [...byId.values()].toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)));
}

/** If further behind than this, in messages, a screen starts over with the newest: after weeks away no one reads on where they were. */
const furthestBehind = 2000;

/** What a query shows of a chat, with the chat as it is now: a conversation, a page of chats; undefined where the chat is in neither. */
export function withChat(data: unknown, chat: Chat): unknown {
  if (Array.isArray(data)) return data.some((row) => isThis(row, chat)) ? data.map((row: unknown) => (isThis(row, chat) ? chat : row)) : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  if ('chat' in data && isThis(data.chat, chat)) return { ...data, chat };
  if (!('rows' in data) || !Array.isArray(data.rows) || !data.rows.some((row) => isThis(row, chat))) return undefined;
  return { ...data, rows: data.rows.map((row: unknown) => (isThis(row, chat) ? chat : row)) };
}

const isThis = (value: unknown, { id }: Chat): boolean => typeof value === 'object' && value !== null && 'id' in value && value.id === id;

type Known = Pick<Conversation, 'messages' | 'notes' | 'older'>;

/** The number after which messages are missing in between, and how many; undefined where none are. Numbers rise by one. */
function gapIn(messages: readonly Message[]): { after: number; size: number } | undefined {
  const index = messages.findIndex((message, place) => place > 0 && message.seq > (messages[place - 1]?.seq ?? 0) + 1);
  const [before, next] = [messages[index - 1], messages[index]];
  return before && next && { after: before.seq, size: next.seq - before.seq - 1 };
}

/** How what a page lacks is fetched. */
interface Fetching {
  /** The messages after a number, oldest first. */
  after: (seq: number) => Promise<MessagePage>;
  /** The notes that follow messages from one number on and before another. */
  notes: (from: number, before: number) => Promise<ChatNote[]>;
}

/**
 * The loaded messages, updated by the newest page. Messages in between are fetched, so that a user who has scrolled up keeps their place. Notes are as the server
 * has them now, also far back: one that was deleted is gone.
 */
export async function caughtUp(known: Known | undefined, newest: MessagePage, fetching: Fetching): Promise<Known> {
  const anew: Known = { messages: [...newest.items], notes: newest.notes, older: newest.next };
  if (known === undefined || known.messages.length === 0) return anew;
  let messages = mergeMessages(known.messages, newest.items);
  // The newest page has the notes from its first message on.
  const first = newest.next ?? 0;
  const further = newest.notes && known.notes?.some(({ after_seq }) => after_seq < first) ? await fetching.notes(known.older ?? 0, first) : undefined;
  let notes = mergeNotes(further, newest.notes);
  for (let gap = gapIn(messages); gap !== undefined; gap = gapIn(messages)) {
    const { items, notes: between }: Pick<MessagePage, 'items' | 'notes'> = gap.size > furthestBehind ? { items: [] } : await fetching.after(gap.after);
    // Nothing where something must be: it is not shown as if nothing were missing.
    if (!items.some(({ seq }) => seq === gap.after + 1)) return anew;
    messages = mergeMessages(messages, items);
    notes = mergeNotes(notes, between);
  }
  return { messages, notes, older: known.older };
}

/** The fetched messages, with those added here meanwhile: a sent message, an older page with its notes. */
export function joined(now: Known | undefined, fetched: Known): Known {
  const messages = mergeMessages(now?.messages ?? [], fetched.messages);
  if (now === undefined || gapIn(messages) !== undefined) return fetched;
  const furtherBack = (now.messages[0]?.seq ?? Infinity) < (fetched.messages[0]?.seq ?? Infinity);
  const olderNotes = now.notes?.filter(({ after_seq }) => after_seq < (fetched.older ?? 0));
  return { messages, notes: mergeNotes(olderNotes, fetched.notes), older: furtherBack ? now.older : fetched.older };
}

/**
 * The conversation with its days.
 * @param dayOf the calendar day of an instant in the reader's zone
 * @param unread what others wrote after this number is new
 * @param notes in their order
 */
export function threadItems(
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  dayOf: (instant: string) => string,
  unread?: { after: number; isMine: (message: Message) => boolean },
  notes: readonly ChatNote[] = [],
): ThreadItem[] {
  const firstNew = unread && messages.find((message) => message.seq > unread.after && !unread.isMine(message))?.seq;
  // Once the reader has answered, nothing above is new any more.
  const answered = firstNew !== undefined && (outgoing.length > 0 || messages.some((message) => message.seq > firstNew && unread?.isMine(message)));
  const kept = new Set(messages.map((message) => message.message_id));
  const items: ThreadItem[] = [];
  let day: string | undefined;
  const under = (instant: string) => {
    const next = dayOf(instant);
    if (next !== day) items.push({ kind: 'day', key: `day-${next}`, day: instant });
    day = next;
  };
  let next = 0;
  /** The notes that follow messages before this number. */
  const noted = (before: number) => {
    for (let note = notes[next]; note && note.after_seq < before; note = notes[next]) {
      under(note.written_at);
      items.push({ kind: 'note', key: note.note_id, note });
      next += 1;
    }
  };
  for (const message of messages) {
    noted(message.seq);
    under(message.sent_at);
    if (message.seq === firstNew && !answered) items.push({ kind: 'unread', key: 'unread' });
    items.push({ kind: 'message', key: message.message_id, message });
  }
  noted(Infinity);
  for (const each of outgoing) {
    if (kept.has(each.message_id)) continue;
    under(each.written_at);
    items.push({ kind: 'outgoing', key: each.message_id, outgoing: each });
  }
  return items;
}

/** As many messages as a screen lays out, or leaves out, together. */
const blockSize = 10;

/**
 * The items in blocks that stay the same when older or newer messages come: a message's block follows from its number, what stands above or below a message
 * without a number goes with it.
 */
export function blocksOf(items: readonly ThreadItem[]): { key: number; items: ThreadItem[] }[] {
  const blocks: { key: number; items: ThreadItem[] }[] = [];
  let above: ThreadItem[] = [];
  for (const item of items) {
    if (item.kind !== 'message') {
      above.push(item);
      continue;
    }
    const key = Math.floor(item.message.seq / blockSize);
    const last = blocks.at(-1);
    if (last?.key === key) last.items.push(...above, item);
    else blocks.push({ key, items: [...above, item] });
    above = [];
  }
  const last = blocks.at(-1);
  if (last) last.items.push(...above);
  else if (above.length > 0) blocks.push({ key: 0, items: above });
  return blocks;
}

/** The highest known number; later messages are fetched. */
export const lastSeq = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0;
