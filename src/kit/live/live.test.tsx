import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let { firstPatienceMs, live, usePollEvery, usePollUntilKnown } = await import('./live.ts');

// Each as a page that has just begun.
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  ({ firstPatienceMs, live, usePollEvery, usePollUntilKnown } = await import('./live.ts'));
});
afterEach(() => {
  vi.useRealTimers();
});

const well = { state: { status: 'success' } };
const failed = { state: { status: 'error' } };

it('asks soon again for a count that failed, with push too, and else not by itself', () => {
  live.setPushing(true);
  const { result } = renderHook(() => usePollUntilKnown(20_000));
  expect(result.current(well)).toBe(false);
  expect(result.current(failed)).toBe(10_000);
});

it('asks nothing by itself while changes are told, and again for what failed', () => {
  live.setPushing(true);
  const { result } = renderHook(() => usePollEvery(20_000));
  expect(result.current(well)).toBe(false);
  expect(result.current(failed)).toBe(60_000);
  act(() => live.setPushing(false));
  expect(result.current(failed)).toBe(20_000);
});

it('draws nothing anew when the first connection comes, and asks often once it is lost', () => {
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn += 1;
    return usePollEvery(20_000);
  });
  act(() => live.setPushing(true));
  expect(result.current(well)).toBe(false);
  expect(drawn).toBe(1);
  act(() => live.setPushing(false));
  expect(result.current(well)).toBe(20_000);
});

it('asks often where no connection comes', () => {
  const { result } = renderHook(() => usePollEvery(20_000));
  act(() => vi.advanceTimersByTime(firstPatienceMs - 1));
  expect(result.current(well)).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current(well)).toBe(20_000);
});
