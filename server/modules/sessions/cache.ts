import type { Role, SecondStep, UserStatus } from '../../../generated/api.ts';

/** The cached session of a token. */
export interface KnownSession {
  sessionId: string;
  userId: string;
  role: Role;
  status: UserStatus;
  /** Of a guest: the client whose cars they see. */
  guestOf: string | null;
  /** What the sign-in still waits for. */
  waitsFor: SecondStep | null;
  /** Milliseconds since 1970. */
  begunAt: number;
  lastUsedAt: number;
  expiresAt: number;
}

/** Look-ups remembered in this process; dropped the moment something about them changes. */
export class SessionCache {
  readonly #entries = new Map<string, KnownSession>();
  readonly #limit: number;
  #generation = 0;
  #isReliable = true;

  constructor(limit = 10_000) {
    this.#limit = limit;
  }

  /** Grows with every drop. Read it before a lookup and pass it to `put`: a value read before a drop is not cached. */
  get generation(): number {
    return this.#generation;
  }

  get(hash: string): KnownSession | undefined {
    return this.#entries.get(hash);
  }

  put(hash: string, session: KnownSession, generation: number): void {
    if (!this.#isReliable || generation !== this.#generation) return;
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= this.#limit && oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(hash, session);
  }

  /** Forgets every session of a person; without one, all of them. */
  drop(userId?: string): void {
    this.#generation += 1;
    if (userId === undefined) this.#entries.clear();
    else for (const [hash, session] of this.#entries) if (session.userId === userId || session.guestOf === userId) this.#entries.delete(hash);
  }

  /** While the word of other processes does not reach this one, nothing is remembered. */
  set isReliable(reliable: boolean) {
    this.#isReliable = reliable;
    this.drop();
  }
}

/** The cache of this process. */
export const sessionCache = new SessionCache();
