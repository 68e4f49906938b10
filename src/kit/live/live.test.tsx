import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { live, usePollUntilKnown, whilePushingMs } from './live.ts';

afterEach(() => live.setPushing(false));

it('asks soon again for a count that failed, with push too, and else as seldom as any', () => {
  live.setPushing(true);
  const { result } = renderHook(() => usePollUntilKnown(20_000));
  expect(result.current({ state: { status: 'success' } })).toBe(whilePushingMs);
  expect(result.current({ state: { status: 'error' } })).toBe(10_000);
});
