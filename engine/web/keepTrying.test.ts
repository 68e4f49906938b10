import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTrying } from './keepTrying.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('begins again until it has worked, each time after twice as long', async () => {
  const begin = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away still')).mockResolvedValue();
  keepTrying(begin);
  await vi.advanceTimersByTimeAsync(999);
  expect(begin).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(begin).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(begin).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(begin).toHaveBeenCalledTimes(3);
});

it('never waits longer than 8 seconds, and nothing begins once it was ended', async () => {
  const begin = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('away'));
  const end = keepTrying(begin);
  await vi.advanceTimersByTimeAsync(600_000);
  const before = begin.mock.calls.length;
  await vi.advanceTimersByTimeAsync(8_000);
  expect(begin).toHaveBeenCalledTimes(before + 1);
  end();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(begin).toHaveBeenCalledTimes(before + 1);
});
