import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** As nobody scrolled before: each clock begins anew. */
let scrollRest: (most: number) => Promise<void>;
beforeEach(async () => {
  vi.resetModules();
  ({ scrollRest } = await import('./scrollRest.ts'));
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const isOver = async (waiting: Promise<void>): Promise<boolean> => {
  let over = false;
  void waiting.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(0);
  return over;
};
const scroll = () => document.body.dispatchEvent(new Event('scroll'));

it('waits for nothing while nothing is scrolled, and for what is scrolled until it rests', async () => {
  await scrollRest(3000);
  scroll();
  const waiting = scrollRest(3000);
  await vi.advanceTimersByTimeAsync(100);
  scroll();
  await vi.advanceTimersByTimeAsync(100);
  expect(await isOver(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(await isOver(waiting)).toBe(true);
});

it('waits no longer than it is told to, however long it goes on', async () => {
  await scrollRest(3000);
  scroll();
  const waiting = scrollRest(600);
  const going = setInterval(scroll, 50);
  await vi.advanceTimersByTimeAsync(400);
  expect(await isOver(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(400);
  expect(await isOver(waiting)).toBe(true);
  clearInterval(going);
});
