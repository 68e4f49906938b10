// Two ways to limit: so many uses in a time, or failures after which one waits longer and longer.
import { RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../../engine/server/problem.ts';
import { counter, type CounterPlace } from './store.ts';

/** So many uses within a time. */
export interface Ration {
  /** @throws Problem 429 with the wait, once they are used up */
  use(key: string): Promise<void>;
  /** As `use`, without using one. */
  check(key: string): Promise<void>;
}

export interface RationLimit {
  uses: number;
  /** Seconds. */
  within: number;
  /** Too many of what: "Too many messages." */
  sentence: string;
}

/** Failures cost nothing at first, then a wait that doubles. */
export interface Tries {
  /** @throws Problem 429 with the wait, while the key has to wait */
  check(key: string): Promise<void>;
  /** Counts a failure. */
  count(key: string): Promise<void>;
  /** Forgets the key's failures: it has succeeded. */
  clear(key: string): Promise<void>;
}

export interface TriesLimit {
  /** Failures that cost no wait. */
  free: number;
  /** The wait after the first failure too many, in seconds; it doubles with each further one. */
  firstWait: number;
  /** The longest wait, in seconds. */
  longestWait: number;
  /** Failures are counted for so many seconds from the first. */
  forgetAfter: number;
}

export interface LimiterPlace extends CounterPlace {
  /** A key as stored: no address can be read from it. */
  keep: (key: string) => string;
}

const waitOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1_000));

export function ration(place: LimiterPlace, name: string, { uses, within, sentence }: RationLimit): Ration {
  const used = counter(place, name, uses, within);
  const refuse = ({ msBeforeNext }: RateLimiterRes) => tooMany(waitOf(msBeforeNext), (wait) => `${sentence} Try again in ${wait}.`);
  return {
    use: async (key) => {
      await used.consume(place.keep(key)).catch((error: unknown) => {
        throw error instanceof RateLimiterRes ? refuse(error) : error;
      });
    },
    check: async (key) => {
      const now = await used.get(place.keep(key));
      if (now && now.consumedPoints >= uses) throw refuse(now);
    },
  };
}

export function tries(place: LimiterPlace, name: string, { free, firstWait, longestWait, forgetAfter }: TriesLimit): Tries {
  const failures = counter(place, name, free, forgetAfter);
  const waits = counter(place, `${name}-wait`, 0, longestWait);
  return {
    check: async (key) => {
      const wait = await waits.get(place.keep(key));
      if (wait && wait.msBeforeNext > 0) throw tooMany(waitOf(wait.msBeforeNext));
    },
    count: async (key) => {
      const { consumedPoints } = await failures.penalty(place.keep(key));
      const over = consumedPoints - free;
      if (over > 0) await waits.block(place.keep(key), Math.min(firstWait * 2 ** (over - 1), longestWait));
    },
    clear: async (key) => {
      await failures.delete(place.keep(key));
      await waits.delete(place.keep(key));
    },
  };
}
