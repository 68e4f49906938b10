import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UrgentItem } from '../../../generated/api.ts';
import { live } from '../../kit/live/live.ts';
import { sampleOf } from '../../test/shell.tsx';
import { useQueuePace } from './useQueuePace.ts';

const now = Date.parse('2026-11-30T10:00:00.000Z');
const minutes = (count: number) => count * 60_000;
const at = (ms: number) => new Date(now + ms).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now);
  live.setPushing(true);
});
afterEach(() => {
  vi.useRealTimers();
});

const waiting = (changes: Partial<UrgentItem>): UrgentItem => ({ ...sampleOf('UrgentItem'), due_at: null, snoozed_until: null, ...changes });
const pace = (data: UrgentItem[] | undefined, status = 'success') => {
  const { result } = renderHook(() => useQueuePace((items: UrgentItem[]) => items));
  return result.current({ state: { status, data } });
};

it('asks nothing by itself until the clock moves something in the queue, and then a moment later', () => {
  expect(pace([waiting({ act_by: at(minutes(90)) }), waiting({ act_by: at(minutes(20)) })])).toBe(minutes(20) + 5_000);
});

it('asks for what is about to pass as soon as it has passed', () => {
  expect(pace([waiting({ act_by: at(-2_000) })])).toBe(3_000);
});

it('asks nothing where nothing moves today', () => {
  expect(pace([waiting({ act_by: at(-minutes(20)) }), waiting({ act_by: at(minutes(3_000)) })])).toBe(false);
  expect(pace([])).toBe(false);
  expect(pace(undefined)).toBe(false);
});

it('asks often while nothing is told, and again for what failed', () => {
  expect(pace([], 'error')).toBe(60_000);
  act(() => live.setPushing(false));
  expect(pace([])).toBe(30_000);
});
