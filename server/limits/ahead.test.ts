import { describe, expect, it } from 'vitest';
import { countingAhead, type SharedCount } from './ahead.ts';

/** A count that several processes share, with a clock of its own. */
function shared() {
  let uses = 0;
  let now = 1_000_000;
  let until = 0;
  let asked = 0;
  let isAway = false;
  const add = async (_key: string, more: number): Promise<SharedCount> => {
    asked += 1;
    if (isAway) throw new Error('away');
    if (until <= now) [uses, until] = [0, now + 60_000];
    uses += more;
    return { uses, msLeft: until - now };
  };
  return {
    process: () => countingAhead({ uses: 5, clock: () => new Date(now), add }),
    pass: (ms: number) => void (now += ms),
    away: (is: boolean) => void (isAway = is),
    uses: () => uses,
    asked: () => asked,
  };
}

const heard = () => new Promise(setImmediate);
const freeOf = async (waits: readonly Promise<number | undefined>[]) => (await Promise.all(waits)).filter((wait) => wait === undefined).length;

describe('a ration counted ahead', () => {
  it('gives out as many as there are, however many ask at once', async () => {
    const use = shared().process();
    expect(await freeOf(Array.from({ length: 9 }, () => use('a')))).toBe(5);
    expect(await freeOf(Array.from({ length: 9 }, () => use('a')))).toBe(0);
  });

  it('says how long to wait, and is whole again afterwards', async () => {
    const all = shared();
    const use = all.process();
    await freeOf(Array.from({ length: 5 }, () => use('a')));
    all.pass(20_000);
    expect(await use('a')).toBe(40_000);
    all.pass(40_000);
    expect(await use('a')).toBeUndefined();
  });

  it('is one for all processes', async () => {
    const all = shared();
    const [one, other] = [all.process(), all.process()];
    await one('a');
    await freeOf(Array.from({ length: 3 }, () => other('a')));
    await heard();
    await one('a');
    await heard();
    expect(all.uses()).toBe(5);
    expect(await one('a')).toBe(60_000);
    expect(await all.process()('a')).toBe(60_000);
  });

  it('tells uses that came together in one go, and asks nothing for those it refuses', async () => {
    const all = shared();
    const use = all.process();
    await use('a');
    await freeOf([use('a'), use('a'), use('a'), use('a')]);
    await heard();
    expect(all.asked()).toBeLessThanOrEqual(3);
    const asked = all.asked();
    await freeOf([use('a'), use('a')]);
    await heard();
    expect([all.asked(), all.uses()]).toEqual([asked, 5]);
  });

  it('fails a first use that cannot be counted, and tells later what it could not', async () => {
    const all = shared();
    const use = all.process();
    all.away(true);
    await expect(use('a')).rejects.toThrow('away');
    all.away(false);
    await use('a');
    all.away(true);
    expect(await use('a')).toBeUndefined();
    await heard();
    all.away(false);
    await use('a');
    await heard();
    expect(all.uses()).toBe(3);
  });
});
