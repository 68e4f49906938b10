import { tooMany } from './contract/problem.ts';

export interface Limit {
  /** Tries that cost no wait. */
  free: number;
  /** The wait after the first try too many, in seconds; it doubles with each further one. */
  firstWait: number;
  /** The longest wait, in seconds. */
  longestWait: number;
  /** After this many quiet seconds all is forgotten. */
  forgetAfter: number;
}

interface Tries {
  count: number;
  /** Milliseconds since 1970. */
  lastAt: number;
  waitUntil: number;
}

const mostKeys = 50_000;

/**
 * Counts tries by key, such as account and network address, in this process. Not in the database: a refused
 * call's transaction is taken back, and the count must stay.
 */
export class Limiter {
  readonly #tries = new Map<string, Tries>();
  readonly #limit: Limit;

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /** @throws Problem 429 with the wait, while the key has to wait */
  check(key: string, now: Date): void {
    const tries = this.#known(key, now);
    if (tries && tries.waitUntil > now.getTime()) throw tooMany((tries.waitUntil - now.getTime()) / 1000);
  }

  /** Counts a try that failed (or one of something rationed). */
  count(key: string, now: Date): void {
    const count = (this.#known(key, now)?.count ?? 0) + 1;
    const over = count - this.#limit.free;
    const wait = over <= 0 ? 0 : Math.min(this.#limit.firstWait * 2 ** (over - 1), this.#limit.longestWait);
    this.#tries.delete(key);
    this.#tries.set(key, { count, lastAt: now.getTime(), waitUntil: now.getTime() + wait * 1000 });
    const [oldest] = this.#tries.keys();
    if (this.#tries.size > mostKeys && oldest !== undefined) this.#tries.delete(oldest);
  }

  /** Forgets the key's tries: it has succeeded. */
  clear(key: string): void {
    this.#tries.delete(key);
  }

  #known(key: string, now: Date): Tries | undefined {
    const tries = this.#tries.get(key);
    return tries && now.getTime() - tries.lastAt < this.#limit.forgetAfter * 1000 ? tries : undefined;
  }
}
