import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let { firstPatienceMs, live, usePollEvery, usePollUntilKnown, whilePushingMs } = await import('./live.ts');

// Each as a page that has just begun.
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  ({ firstPatienceMs, live, usePollEvery, usePollUntilKnown, whilePushingMs } = await import('./live.ts'));
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks soon again for a count that failed, with push too, and else as seldom as any', () => {
  live.setPushing(true);
  const { result } = renderHook(() => usePollUntilKnown(20_000));
  expect(result.current({ state: { status: 'success' } })).toBe(whilePushingMs);
  expect(result.current({ state: { status: 'error' } })).toBe(10_000);
});

it('draws nothing anew when the first connection comes, and asks often once it is lost', () => {
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn += 1;
    return usePollEvery(20_000);
  });
  act(() => live.setPushing(true));
  expect(result.current).toBe(whilePushingMs);
  expect(drawn).toBe(1);
  act(() => live.setPushing(false));
  expect(result.current).toBe(20_000);
});

it('asks often where no connection comes', () => {
  const { result } = renderHook(() => usePollEvery(20_000));
  act(() => vi.advanceTimersByTime(firstPatienceMs - 1));
  expect(result.current).toBe(whilePushingMs);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(20_000);
});
