// A ration that is used with every call of a kind: each process counts for itself and adds to the shared count beside the call, not before it.
import { together } from '../db/together.ts';

/** What the shared count answers. */
export interface SharedCount {
  uses: number;
  /** Until the ration is whole again, in ms. */
  msLeft: number;
}

interface Window {
  /** Uses of other processes, as far as they were heard of. */
  others: number;
  /** Uses of this process, and how many of them the shared count knows. */
  own: number;
  told: number;
  /** When the ration is whole again, in ms since 1970; 0 while nothing was heard. */
  until: number;
  send: (use: 1) => Promise<void>;
}

/** As many are remembered before those that ran out are dropped. */
const mostWindows = 10_000;

export interface AheadOptions {
  uses: number;
  clock: () => Date;
  /** Adds uses to the shared count. */
  add: (key: string, uses: number) => Promise<SharedCount>;
}

/**
 * Counts uses: of one process exactly, of several as soon as the shared count has answered. The first use of a key in its time waits for that answer; what the
 * shared count could not be told goes with the next use.
 * @returns takes one use. Answers how long to wait, in ms, once they are used up; undefined for a use that is free
 */
export function countingAhead({ uses, clock, add }: AheadOptions): (key: string) => Promise<number | undefined> {
  const windows = new Map<string, Window>();

  const open = (key: string): Window => {
    const window: Window = {
      others: 0,
      own: 0,
      told: 0,
      until: 0,
      send: together<1>(async () => {
        const untold = window.own - window.told;
        if (untold === 0) return;
        const { uses: heard, msLeft } = await add(key, untold);
        window.told += untold;
        window.others = Math.max(0, heard - window.told);
        window.until = clock().getTime() + msLeft;
      }),
    };
    return window;
  };

  const windowOf = (key: string, now: number): Window => {
    const known = windows.get(key);
    if (known && (known.until === 0 || known.until > now)) return known;
    if (windows.size >= mostWindows) for (const [other, { until }] of windows) if (until <= now) windows.delete(other);
    const window = open(key);
    windows.set(key, window);
    return window;
  };

  return async (key) => {
    const now = clock().getTime();
    const window = windowOf(key, now);
    if (window.until > 0) {
      if (window.others + window.own >= uses) return window.until - now;
      window.own += 1;
      window.send(1).catch(() => {});
      return undefined;
    }
    window.own += 1;
    const place = window.own;
    try {
      await window.send(1);
    } catch (error) {
      // Nothing was used: the call fails with it.
      window.own -= 1;
      throw error;
    }
    return window.others + place > uses ? window.until - now : undefined;
  };
}
