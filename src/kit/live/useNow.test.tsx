import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './useNow.ts';

const shown: string[] = [];
const showing = () =>
  renderHook(() => {
    const now = useNow();
    shown.push(now.toISOString());
    return now;
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime('2026-11-21T15:00:00Z');
  shown.length = 0;
});

it('is the time of its first frame, though no screen asked for days', () => {
  showing().unmount();
  vi.setSystemTime('2026-11-24T09:00:00Z');
  shown.length = 0;
  showing();
  expect(shown[0]).toBe('2026-11-24T09:00:00.000Z');
});

it('goes forward every half minute, and is one moment in between', () => {
  const one = showing();
  vi.setSystemTime('2026-11-21T15:00:29Z');
  const other = showing();
  expect(other.result.current).toBe(one.result.current);
  act(() => {
    vi.advanceTimersByTime(30_000);
  });
  expect(one.result.current.toISOString()).toBe('2026-11-21T15:00:59.000Z');
  expect(other.result.current).toBe(one.result.current);
});
