// The state machine of an unsent message: decisions only, so that every order of events can be tested.
import type { Attachments } from '../../../../generated/api.ts';

/** Kept on the device under this kind, by message id. */
export const unsentKind = 'chat-message';

/** A message written here and not known to be on the server. Its id is made once: sent twice, it is kept once. */
export interface Unsent {
  message_id: string;
  /** As the screen names the chat: its id, or 21. */
  chat_id: string;
  text: string;
  attachments: Attachments;
  written_at: string;
  /** How often it was sent without an answer. */
  tries: number;
  /** Why the server refused it. Then it is not retried automatically, and later messages go first. */
  refusal?: string;
}

/** The result of one attempt: accepted; no usable answer; or refused. */
export type Outcome = { kind: 'kept' } | { kind: 'away' } | { kind: 'refused'; problem: string };

/** Answers that say something of the moment, not of the message: signed out, too slow, too early, too many. */
const passing: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** Whether a failure with this status is worth another try by itself: also no answer (0), one that is not ours (200), and the server's own failure. */
export const isPassing = (status: number): boolean => status < 400 || passing.has(status) || status >= 500;

/**
 * What to send next: the oldest message of each chat that is not refused, so that a chat's messages arrive in the order they were written.
 * @param waiting in the order they were written
 * @param stopped chats that gave no answer just now
 */
export function nextToSend(waiting: readonly Unsent[], stopped: ReadonlySet<string>): Unsent | undefined {
  return waiting.find((message) => message.refusal === undefined && !stopped.has(message.chat_id));
}

/** The queued message after an answer; undefined once it is on the server. */
export function afterOutcome(message: Unsent, outcome: Outcome): Unsent | undefined {
  switch (outcome.kind) {
    case 'kept':
      return undefined;
    case 'away':
      return { ...message, tries: message.tries + 1 };
    case 'refused':
      return { ...message, tries: message.tries + 1, refusal: outcome.problem };
  }
}

/** The user asks to send it again. */
export function retried({ refusal: _gone, ...message }: Unsent): Unsent {
  return { ...message, tries: 0 };
}

const longestPause = 15_000;

/** How long to wait before the next try by itself, in ms; null where nothing waits that would be tried. */
export function pauseBefore(waiting: readonly Unsent[]): number | null {
  const tries = waiting.filter((message) => message.refusal === undefined).map((message) => message.tries);
  return tries.length === 0 ? null : Math.min(longestPause, 1000 * 2 ** Math.max(0, Math.min(...tries) - 1));
}

/** A message's status on screen. Messages queued behind an unanswered one wait too. */
export type UnsentState = 'sending' | 'waiting' | 'refused';

/** The unsent messages of one chat, each with its status. @param online what the browser says of the connection */
export function statesOf(unsent: readonly Unsent[], chatId: string, online: boolean): (Unsent & { state: UnsentState })[] {
  let blocked = !online;
  return unsent
    .filter((message) => message.chat_id === chatId)
    .map((message) => {
      if (message.refusal !== undefined) return { ...message, state: 'refused' };
      blocked ||= message.tries > 0;
      return { ...message, state: blocked ? 'waiting' : 'sending' };
    });
}
