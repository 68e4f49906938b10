// How a message changes what a chat asks of either side (docs/rules.md, Chat).
import type { ChatClientStatus, ChatEmployeeStatus } from '../generated/api.ts';

/** The duties of both sides in a chat. Instants are ISO strings. */
export interface ChatState {
  employee_status: ChatEmployeeStatus;
  client_status: ChatClientStatus;
  /** The oldest message of the client without an answer. */
  waiting_since: string | null;
  snoozed_until: string | null;
  last_seq: number;
  client_read_seq: number;
  employee_read_seq: number;
  /** The first message that staff marked as unread; null where they did not. What the client sees as read stays read. */
  employee_unread_from: number | null;
}

/** Which side a person is on: an admin answers for the firm, too. */
export type ChatSide = 'client' | 'staff';

/** A chat in which nothing has been said. */
export const quietChat: ChatState = {
  employee_status: 'resolved',
  client_status: 'up_to_date',
  waiting_since: null,
  snoozed_until: null,
  last_seq: 0,
  client_read_seq: 0,
  employee_read_seq: 0,
  employee_unread_from: null,
};

/**
 * The chat after one more message. A client's message reopens a resolved or snoozed chat and starts the clock once; a staff reply stops it. The sender has read
 * every earlier message.
 */
export function afterMessage(chat: ChatState, from: ChatSide, sentAt: string): ChatState {
  const seq = chat.last_seq + 1;
  if (from === 'client') {
    return {
      ...chat,
      last_seq: seq,
      client_read_seq: seq,
      employee_status: 'needs_reply',
      client_status: 'waiting_on_advisor',
      waiting_since: chat.waiting_since ?? sentAt,
      snoozed_until: null,
    };
  }
  return {
    ...chat,
    last_seq: seq,
    employee_read_seq: seq,
    employee_unread_from: null,
    employee_status: 'waiting_on_client',
    client_status: 'new_reply',
    waiting_since: null,
    snoozed_until: null,
  };
}

/** The chat after one side has read up to `seq`. Never moves back; for staff the duty to reply stays. */
export function afterReading(chat: ChatState, side: ChatSide, seq: number): ChatState {
  const upTo = Math.min(seq, chat.last_seq);
  if (side === 'staff') return { ...chat, employee_read_seq: Math.max(chat.employee_read_seq, upTo), employee_unread_from: null };
  const client_read_seq = Math.max(chat.client_read_seq, upTo);
  const allRead = client_read_seq === chat.last_seq;
  return { ...chat, client_read_seq, client_status: chat.client_status === 'new_reply' && allRead ? 'up_to_date' : chat.client_status };
}

/** The chat after staff have marked it as unread from a message on. An empty one has nothing to mark. */
export function afterUnread(chat: ChatState, from: number): ChatState {
  return { ...chat, employee_unread_from: chat.last_seq === 0 ? null : Math.max(1, Math.min(from, chat.last_seq)) };
}

/** The chat after a move of the advisor side by hand; whether the move is allowed, the transitions have decided before. */
export function afterAdvisorMove(chat: ChatState, to: ChatEmployeeStatus, at: string, snoozedUntil: string | null): ChatState {
  return {
    ...chat,
    employee_status: to,
    snoozed_until: to === 'snoozed' ? snoozedUntil : null,
    waiting_since: to === 'resolved' ? null : to === 'needs_reply' ? (chat.waiting_since ?? at) : chat.waiting_since,
  };
}

/**
 * The chat after a move of the client's by hand; whether the move is allowed, the transitions have decided before. What the client calls resolved asks nothing of
 * staff any more, and who still waits is waited on from now: an earlier promise ended with the word that it was resolved.
 */
export function afterClientMove(chat: ChatState, to: ChatClientStatus, at: string): ChatState {
  if (to === 'new_reply') return { ...chat, client_status: to };
  const duty: Pick<ChatState, 'employee_status' | 'waiting_since'> =
    to === 'up_to_date' ? { employee_status: 'resolved', waiting_since: null } : { employee_status: 'needs_reply', waiting_since: chat.waiting_since ?? at };
  return { ...chat, client_status: to, ...duty, snoozed_until: null };
}

/** The current advisor side: an expired snooze needs a reply again. */
export function advisorStatusAt(chat: Pick<ChatState, 'employee_status' | 'snoozed_until'>, now: Date): ChatEmployeeStatus {
  const over = chat.employee_status === 'snoozed' && chat.snoozed_until !== null && new Date(chat.snoozed_until) <= now;
  return over ? 'needs_reply' : chat.employee_status;
}

/** How many messages a side has not read. */
export function unreadOf(chat: Pick<ChatState, 'last_seq' | 'client_read_seq' | 'employee_read_seq' | 'employee_unread_from'>, side: ChatSide): number {
  if (side === 'client') return chat.last_seq - chat.client_read_seq;
  return chat.last_seq - Math.min(chat.employee_read_seq, (chat.employee_unread_from ?? Infinity) - 1);
}
