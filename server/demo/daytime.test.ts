import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byDay, byEvening, midnightOf } from './daytime.ts';

const now = new Date('2026-11-21T15:30:00Z');
const past = fc.date({ min: new Date('2025-11-21T00:00:00Z'), max: now, noInvalidDate: true });

it('moves a night’s moments to the morning, and leaves the day’s alone', () => {
  // New York is five hours behind UTC in November.
  expect(byDay(new Date('2026-11-18T07:59:00Z'), now).toISOString()).toMatch(/^2026-11-18T13:[0-3]/);
  expect(byDay(new Date('2026-11-18T03:00:00Z'), now).toISOString()).toMatch(/^2026-11-18T13:0/);
  expect(byDay(new Date('2026-11-18T20:00:00Z'), now)).toEqual(new Date('2026-11-18T20:00:00Z'));
});

it('keeps to the clock in the night in which summer time ends', () => {
  // November 1, 2026: at 06:00 UTC New York's clock goes back from two to one.
  expect(byEvening(new Date('2026-11-01T08:56:00Z')).toISOString()).toMatch(/^2026-10-31T23:[3-5]/);
  expect(byDay(new Date('2026-11-01T03:00:00Z'), now).toISOString()).toMatch(/^2026-11-01T13:0/);
});

it('never goes back, never beyond now, and keeps the order', () => {
  fc.assert(
    fc.property(past, past, (one, other) => {
      const [first, second] = one < other ? [one, other] : [other, one];
      expect(byDay(first, now).getTime()).toBeGreaterThanOrEqual(first.getTime());
      expect(byDay(second, now).getTime()).toBeLessThanOrEqual(now.getTime());
      expect(byDay(first, now).getTime()).toBeLessThanOrEqual(byDay(second, now).getTime());
    }),
  );
});

it('moves a night’s moments back to the evening where nothing may lie ahead, and keeps the order', () => {
  expect(byEvening(new Date('2026-11-18T07:59:00Z')).toISOString()).toMatch(/^2026-11-18T00:[3-5]/);
  expect(byEvening(new Date('2026-11-18T20:00:00Z'))).toEqual(new Date('2026-11-18T20:00:00Z'));
  fc.assert(
    fc.property(past, past, (one, other) => {
      const [first, second] = one < other ? [one, other] : [other, one];
      expect(byEvening(second).getTime()).toBeLessThanOrEqual(second.getTime());
      expect(byEvening(first).getTime()).toBeLessThanOrEqual(byEvening(second).getTime());
    }),
  );
});

it('knows the firm’s midnight of any day, summer time or not, and also late in the evening', () => {
  expect(midnightOf(now).toISOString()).toBe('2026-11-21T05:00:00.000Z');
  expect(midnightOf(now, -112).toISOString()).toBe('2026-08-01T04:00:00.000Z');
  // Eleven at night in New York is the next day in UTC.
  expect(midnightOf(new Date('2026-11-22T04:00:00Z'), 1).toISOString()).toBe('2026-11-22T05:00:00.000Z');
});
