import { describe, expect, it } from 'vitest';
import { columnsOf, daysIn, momentsOf, periodUntil, rangeBefore, unitOf } from './periods.ts';

const today = '2026-11-21';

describe('a period that ends today', () => {
  it('is 30 days, the calendar quarter so far, or twelve months with the present one so far', () => {
    expect(periodUntil('last_30_days', today)).toEqual({ from: '2026-10-23', to: today });
    expect(periodUntil('quarter', today)).toEqual({ from: '2026-10-01', to: today });
    expect(periodUntil('year', today)).toEqual({ from: '2025-12-01', to: today });
    const begins = {
      '2026-01-01': '2026-01-01',
      '2026-01-31': '2026-01-01',
      '2026-06-30': '2026-04-01',
      '2026-09-01': '2026-07-01',
      '2026-12-31': '2026-10-01',
    };
    for (const [day, from] of Object.entries(begins)) expect(periodUntil('quarter', day)).toEqual({ from, to: day });
  });

  it('is compared with as much of what was before', () => {
    expect(rangeBefore(periodUntil('year', today))).toEqual({ from: '2024-12-01', to: '2025-11-21' });
    expect(rangeBefore({ from: '2026-03-01', to: '2026-05-31' })).toEqual({ from: '2025-12-01', to: '2026-02-28' });
    expect(rangeBefore({ from: '2026-02-01', to: '2026-02-28' })).toEqual({ from: '2026-01-01', to: '2026-01-31' });
    expect(rangeBefore({ from: '2026-05-01', to: '2026-05-30' })).toEqual({ from: '2026-04-01', to: '2026-04-30' });
    expect(rangeBefore(periodUntil('last_30_days', today))).toEqual({ from: '2026-09-23', to: '2026-10-22' });
  });
});

it('a quarter so far is compared with as much of the quarter before, a whole one with the whole', () => {
  const before = (day: string) => rangeBefore(periodUntil('quarter', day), 'quarter');
  expect(before(today)).toEqual({ from: '2026-07-01', to: '2026-08-21' });
  expect(before('2026-10-01')).toEqual({ from: '2026-07-01', to: '2026-07-01' });
  expect(before('2026-05-31')).toEqual({ from: '2026-01-01', to: '2026-02-28' });
  expect(before('2026-10-31')).toEqual({ from: '2026-07-01', to: '2026-07-31' });
  expect(before('2026-12-31')).toEqual({ from: '2026-07-01', to: '2026-09-30' });
  expect(before('2026-03-31')).toEqual({ from: '2025-10-01', to: '2025-12-31' });
});

describe('its columns', () => {
  it('are days, weeks or months by its length', () => {
    expect(unitOf({ from: '2026-11-06', to: today })).toBe('day');
    expect(unitOf(periodUntil('last_30_days', today))).toBe('week');
    expect(unitOf(periodUntil('quarter', today))).toBe('week');
    expect(unitOf(periodUntil('year', today))).toBe('month');
  });

  it('take in each day once, weeks from Monday, cut at the ends', () => {
    const year = columnsOf(periodUntil('year', today), 'month');
    expect(year).toHaveLength(12);
    expect(year.at(2)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(year.at(-1)).toEqual({ from: '2026-11-01', to: today });
    const weeks = columnsOf({ from: '2026-11-04', to: '2026-11-16' }, 'week');
    expect(weeks).toEqual([
      { from: '2026-11-04', to: '2026-11-08' },
      { from: '2026-11-09', to: '2026-11-15' },
      { from: '2026-11-16', to: '2026-11-16' },
    ]);
    const days = periodUntil('last_30_days', today);
    expect(columnsOf(days, 'day')).toHaveLength(30);
    expect(columnsOf(days, 'week').reduce((sum, column) => sum + daysIn(column), 0)).toBe(30);
  });

  it('begin and end where the day does in the time zone, in summer and winter', () => {
    expect(momentsOf({ from: '2026-03-08', to: '2026-03-08' }, 'America/New_York')).toEqual({
      starts_at: '2026-03-08T05:00:00.000Z',
      ends_at: '2026-03-09T03:59:59.999Z',
    });
    expect(momentsOf({ from: '2026-11-01', to: '2026-11-30' }, 'America/New_York')).toEqual({
      starts_at: '2026-11-01T04:00:00.000Z',
      ends_at: '2026-12-01T04:59:59.999Z',
    });
  });
});
