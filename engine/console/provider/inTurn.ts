// One call for each of many: a few side by side, at the server's pace.
import { Problem } from '../../web/problem.ts';

/** So many calls run side by side: the server has others to answer, too. */
const sideBySide = 4;
/** How long to wait where the server does not say it, in s. */
const usualWait = 5;

/** How far the calls are. */
export interface TurnsSoFar {
  done: number;
  failed: number;
  /** The server takes no more at the moment; the rest follows by itself. */
  isWaiting: boolean;
}

export interface TurnsWatch {
  /** What has not been called yet is left alone. */
  signal?: AbortSignal | undefined;
  /** Told of every call that came back, and whenever waiting begins or ends. */
  onTurn?: ((soFar: TurnsSoFar) => void) | undefined;
}

/** What came of each call that was made, in the order in which they came back. */
export interface Turns<Item> {
  answered: { item: Item; answer: unknown }[];
  refused: { item: Item; error: unknown }[];
}

/**
 * Makes one call for each. Where the server says that there are too many of them (429, or 503 with a time), it is not called until the time it says, then that
 * very call again: nothing is lost, and nothing of it is a failure.
 */
export async function inTurn<Item>(items: readonly Item[], call: (item: Item) => Promise<unknown>, { signal, onTurn }: TurnsWatch = {}): Promise<Turns<Item>> {
  const queue = [...items];
  const turns: Turns<Item> = { answered: [], refused: [] };
  // Until when nobody calls, for all of those side by side.
  let freeAt = 0;
  let waiting = 0;
  const tell = () => onTurn?.({ done: turns.answered.length, failed: turns.refused.length, isWaiting: waiting > 0 });
  const free = async (): Promise<void> => {
    if (Date.now() >= freeAt) return;
    waiting += 1;
    tell();
    for (let left = freeAt - Date.now(); left > 0; left = freeAt - Date.now()) {
      if (signal?.aborted) break;
      // oxlint-disable-next-line no-await-in-loop
      await pause(left, signal);
    }
    waiting -= 1;
    tell();
  };
  const worker = async (): Promise<void> => {
    // oxlint-disable no-await-in-loop
    for (;;) {
      await free();
      if (signal?.aborted) return;
      const [item] = queue.splice(0, 1);
      if (item === undefined) return;
      try {
        const answer = await call(item);
        turns.answered.push({ item, answer });
      } catch (error) {
        const wait = waitFor(error);
        if (wait === undefined) turns.refused.push({ item, error });
        else {
          freeAt = Math.max(freeAt, Date.now() + wait * 1_000);
          queue.unshift(item);
          continue;
        }
      }
      tell();
    }
    // oxlint-enable no-await-in-loop
  };
  await Promise.all(Array.from({ length: Math.min(sideBySide, items.length) }, worker));
  return turns;
}

/** How long the server asks to wait before the same call, in s; undefined where it will not help. */
function waitFor(error: unknown): number | undefined {
  if (!(error instanceof Problem)) return undefined;
  if (error.status === 429) return error.retryAfter ?? usualWait;
  return error.status === 503 ? error.retryAfter : undefined;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });
}
