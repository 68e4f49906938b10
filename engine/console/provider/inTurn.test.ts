import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '../../web/problem.ts';
import { inTurn, type TurnsSoFar } from './inTurn.ts';

const many = Array.from({ length: 300 }, (_item, index) => index);
const tooMany = (retryAfter?: number) => new Problem('Too fast.', { status: 429, ...(retryAfter === undefined ? {} : { retryAfter }) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that takes so many calls in a minute, and says how long the rest of it is. */
function rationed(perMinute: number) {
  const taken: number[] = [];
  const refusedAt: number[] = [];
  let begun = Number.NEGATIVE_INFINITY;
  let used = 0;
  let side = 0;
  let mostSide = 0;
  const call = async (item: number): Promise<string> => {
    side += 1;
    mostSide = Math.max(mostSide, side);
    await Promise.resolve();
    side -= 1;
    const now = Date.now();
    if (now - begun >= 60_000) {
      begun = now;
      used = 0;
    }
    if (used >= perMinute) {
      refusedAt.push(now);
      throw tooMany(Math.ceil((begun + 60_000 - now) / 1_000));
    }
    used += 1;
    taken.push(item);
    return `answer ${item}`;
  };
  return { taken, refusedAt, call, mostSide: () => mostSide };
}

describe('a call for each of many', () => {
  it('goes on after the server has said that there are too many: each once, none lost, none a failure', async () => {
    const { taken, refusedAt, call, mostSide } = rationed(60);
    const begun = Date.now();
    const run = inTurn(many, call);
    await vi.runAllTimersAsync();
    const { answered, refused } = await run;
    expect(refused).toEqual([]);
    expect(answered.map(({ item }) => item).toSorted((a, b) => a - b)).toEqual(many);
    expect(answered[0]).toEqual({ item: 0, answer: 'answer 0' });
    expect(taken.toSorted((a, b) => a - b)).toEqual(many);
    // Five minutes' worth of calls: the fifth part begins after four minutes.
    expect(Date.now() - begun).toBe(4 * 60_000);
    // Who waits does not ask meanwhile: no more are turned away each time than are on their way.
    expect(refusedAt.length).toBeLessThanOrEqual(4 * mostSide());
    expect(mostSide()).toBe(4);
  });

  it('waits a while where the server does not say how long', async () => {
    const answers = [tooMany(), tooMany(0), 'taken'];
    const run = inTurn(['one'], async () => {
      const next = answers.shift();
      if (next instanceof Problem) throw next;
      return next;
    });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(answers).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect((await run).answered).toEqual([{ item: 'one', answer: 'taken' }]);
  });

  it('names those that are refused for a reason of their own, and calls them once', async () => {
    const call = vi.fn(async (item: number) => {
      if (item === 2) throw new Problem('It is lent.', { status: 409, retryAfter: 1 });
      if (item === 3) throw new Problem('Out of order.', { status: 503 });
      return item;
    });
    const { answered, refused } = await inTurn([1, 2, 3, 4, 5], call);
    expect(answered.map(({ item }) => item)).toEqual([1, 4, 5]);
    expect(refused.map(({ item, error }) => [item, error instanceof Error && error.message])).toEqual([
      [2, 'It is lent.'],
      [3, 'Out of order.'],
    ]);
    expect(call).toHaveBeenCalledTimes(5);
  });

  it('tells how far it is, and that it waits; stopped meanwhile, it leaves the rest alone', async () => {
    const { taken, call } = rationed(60);
    const stopped = new AbortController();
    const told: TurnsSoFar[] = [];
    const run = inTurn(many, call, { signal: stopped.signal, onTurn: (soFar) => told.push(soFar) });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(told.at(-1)).toEqual({ done: 60, failed: 0, isWaiting: true });
    stopped.abort();
    const { answered, refused } = await run;
    expect([answered.length, refused.length, taken.length]).toEqual([60, 0, 60]);
    expect(told.at(-1)).toEqual({ done: 60, failed: 0, isWaiting: false });
  });
});
