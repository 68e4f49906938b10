import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Problem } from '../../../engine/web/problem.ts';
import { patiently } from './patiently.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const cut = () => new Problem('Something went wrong', { status: 0 });
const { signal } = new AbortController();

it('sends again what was cut off, after a while or as soon as the connection is back', async () => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(cut()).mockRejectedValueOnce(cut()).mockResolvedValue('stored');
  const onCut = vi.fn();
  const stored = patiently(send, { signal, onCut });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  expect(await stored).toBe('stored');
  expect(onCut).toHaveBeenCalledTimes(2);
});

it('leaves a refusal to the person, and what may have arrived', async () => {
  const refused = vi.fn(() => Promise.reject(new Problem('Too large', { status: 413 })));
  await expect(patiently(refused, { signal, onCut: vi.fn() })).rejects.toThrow('Too large');
  const perhaps = vi.fn(() => Promise.reject(cut()));
  await expect(patiently(perhaps, { signal, onCut: vi.fn(), mayRepeat: () => false })).rejects.toThrow('Something went wrong');
  expect([refused.mock.calls.length, perhaps.mock.calls.length]).toEqual([1, 1]);
});

it('stops when the person stops it', async () => {
  const controller = new AbortController();
  const stored = patiently(() => Promise.reject(cut()), { signal: controller.signal, onCut: () => queueMicrotask(() => controller.abort()) });
  await expect(stored).rejects.toThrow('Stopped');
});
