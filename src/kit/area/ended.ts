/** What a navigation carries from a session that was ended elsewhere to the sign-in page. */
interface Ended {
  ended: true;
  /** A sentence, where one is known. */
  why?: string;
}

export const endedState = (why?: string): Ended => ({ ended: true, ...(why === undefined ? {} : { why }) });

const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null;

/** Not the user's choice: the session was ended, and unsent data stays for the next time, unreadable to anyone else. */
export const wasEnded = (state: unknown): boolean => isObject(state) && 'ended' in state && state.ended === true;

/** Why the session is over, as the sign-in page says it; undefined where nobody was signed out. */
export const whyEnded = (state: unknown): string | undefined => (isObject(state) && 'why' in state && typeof state.why === 'string' ? state.why : undefined);
