// What a dealer typed and the server does not have yet, on this device alone. By the token's signature: the token itself is not kept.
import type { Waiting } from './draft-saver.ts';

const keyOf = (token: string): string => `forecourt-dealer-${token.slice(-16)}`;

/** Where the browser keeps nothing, nothing is kept: the page says so by not saying it. */
export function keptDraft(token: string): Waiting | undefined {
  try {
    const text = window.localStorage.getItem(keyOf(token));
    const found: unknown = text === null ? undefined : JSON.parse(text);
    return isWaiting(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(token: string, waiting: Waiting | undefined): void {
  try {
    if (waiting === undefined) window.localStorage.removeItem(keyOf(token));
    else window.localStorage.setItem(keyOf(token), JSON.stringify(waiting));
  } catch {
    // A full or forbidden storage: the draft stays in the page and goes to the server.
  }
}

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && 'lines' in value && 'version' in value && 'base' in value;
