import { describe, expect, it } from 'vitest';
import { spanLeft } from './times.ts';

const minute = 60_000;

describe('how long is left', () => {
  it.each([
    [0, '0 min'],
    [12 * minute, '12 min'],
    [72 * minute, '1 h 12 min'],
    [360 * minute, '6 h'],
    [27 * 60 * minute, '1 day 3 h'],
    [48 * 60 * minute, '2 days'],
  ])('of %i ms', (ms, said) => {
    expect(spanLeft(ms)).toBe(said);
  });
});
