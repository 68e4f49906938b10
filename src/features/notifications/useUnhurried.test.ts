import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readingMs, useUnhurried } from './useUnhurried.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const show = (first: number | undefined, isReading: boolean) =>
  renderHook(({ count }: { count: number | undefined }) => useUnhurried(count, isReading), { initialProps: { count: first } });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('does not rise for a message that is read as it comes', () => {
  const { result, rerender } = show(undefined, true);
  rerender({ count: 2 });
  expect(result.current).toBe(2);
  rerender({ count: 3 });
  pass(readingMs - 1);
  expect(result.current).toBe(2);
  rerender({ count: 2 });
  pass(readingMs);
  expect(result.current).toBe(2);
});

it('rises a moment later for what stays unread, and falls at once', () => {
  const { result, rerender } = show(2, true);
  rerender({ count: 3 });
  pass(readingMs);
  expect(result.current).toBe(3);
  rerender({ count: 0 });
  expect(result.current).toBe(0);
});

it('rises at once where nothing is being read', () => {
  const { result, rerender } = show(2, false);
  rerender({ count: 3 });
  expect(result.current).toBe(3);
});
