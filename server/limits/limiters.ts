// Two ways to limit: so many uses in a time, or failures after which one waits longer and longer.
import { RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../../engine/server/problem.ts';
import { countingAhead } from './ahead.ts';
import { counter, type CounterPlace } from './store.ts';

/** So many uses within a time. */
export interface Ration {
  /** @throws Problem 429 with the wait, once they are used up */
  use(key: string): Promise<void>;
  /** Takes one use back: it was none that is to be counted. */
  giveBack(key: string): Promise<void>;
}

export interface RationLimit {
  uses: number;
  /** Seconds. */
  within: number;
  /** Too many of what: "Too many messages." */
  sentence: string;
  /** Used with every call: counted in the process first, and in the database beside the call (`ahead.ts`). */
  often?: boolean;
}

/** Failures cost nothing at first, then a wait that doubles. */
export interface Tries {
  /**
   * Counts a try before anybody knows how it ends: of a hundred at once, as many are let through as of a hundred in a row.
   * @returns how to take it back, once it did not fail
   * @throws Problem 429 with the wait, while the key has to wait; that costs nothing
   */
  begin(key: string): Promise<() => Promise<void>>;
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

export function ration(place: LimiterPlace, name: string, { uses, within, sentence, often }: RationLimit): Ration {
  const used = counter(place, name, uses, within);
  const refuse = (ms: number) => tooMany(waitOf(ms), (wait) => `${sentence} Try again in ${wait}.`);
  const add = async (key: string, count: number) => {
    const { consumedPoints, msBeforeNext } = await used.penalty(key, count);
    return { uses: consumedPoints, msLeft: msBeforeNext };
  };
  const takeAhead = often ? countingAhead({ uses, clock: place.clock, add }) : undefined;
  return {
    use: async (key) => {
      const wait = takeAhead && (await takeAhead(place.keep(key)));
      if (wait !== undefined) throw refuse(wait);
      if (takeAhead) return;
      await used.consume(place.keep(key)).catch((error: unknown) => {
        throw error instanceof RateLimiterRes ? refuse(error.msBeforeNext) : error;
      });
    },
    giveBack: async (key) => {
      await used.reward(place.keep(key));
    },
  };
}

export function tries(place: LimiterPlace, name: string, { free, firstWait, longestWait, forgetAfter }: TriesLimit): Tries {
  const failures = counter(place, name, free, forgetAfter);
  // One try for each wait: whoever takes it begins the wait.
  const waits = counter(place, `${name}-wait`, 1, longestWait);
  return {
    begin: async (key) => {
      const kept = place.keep(key);
      const { consumedPoints } = await failures.penalty(kept);
      const over = consumedPoints - free;
      const takeBack = async () => {
        await failures.reward(kept);
      };
      if (over <= 0) return takeBack;
      const customDuration = Math.min(firstWait * 2 ** (over - 1), longestWait);
      await waits.consume(kept, 1, { customDuration }).catch(async (error: unknown) => {
        await takeBack();
        throw error instanceof RateLimiterRes ? tooMany(waitOf(error.msBeforeNext)) : error;
      });
      return async () => {
        await takeBack();
        await waits.delete(kept);
      };
    },
    clear: async (key) => {
      await failures.delete(place.keep(key));
      await waits.delete(place.keep(key));
    },
  };
}

/**
 * Does what may be a guess. It is counted for each of these keys first, and taken back where it was none.
 * @param work undefined where the guess was wrong; what it throws counts, too
 * @throws Problem 429 from the first key that has to wait; then nothing was tried, and nothing counted
 */
export async function guess<T>(counted: readonly (readonly [Tries, string])[], work: () => Promise<T | undefined>): Promise<T | undefined> {
  const begun: (() => Promise<void>)[] = [];
  const takeBack = async () => {
    for (const back of begun) await back();
  };
  for (const [limit, key] of counted) {
    begun.push(
      await limit.begin(key).catch(async (error: unknown) => {
        await takeBack();
        throw error;
      }),
    );
  }
  const found = await work();
  if (found !== undefined) await takeBack();
  return found;
}
