import { expect, it } from 'vitest';
import { together } from './together.ts';

it('goes at once with one, and with all that came meanwhile after it, in their order', async () => {
  const goes: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const doOne = together<number>((items) => {
    goes.push(items);
    return new Promise<void>((resolve) => {
      ends.push(resolve);
    });
  });
  const first = doOne(1);
  await Promise.resolve();
  await Promise.resolve();
  const others = [doOne(2), doOne(3)];
  expect(goes).toEqual([[1]]);
  ends[0]?.();
  await first;
  await expect.poll(() => goes).toEqual([[1], [2, 3]]);
  ends[1]?.();
  await Promise.all(others);
});

it('fails each of those that went together, and goes on with the next', async () => {
  let fails = true;
  const doOne = together<number>(async () => {
    if (fails) throw new Error('gone');
  });
  await expect(doOne(1)).rejects.toThrow('gone');
  fails = false;
  await expect(doOne(2)).resolves.toBeUndefined();
});
