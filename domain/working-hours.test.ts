import { describe, expect, it } from 'vitest';
import { dayIn } from './pipeline.ts';
import { dayAt, instantOf, replyDue } from './working-hours.ts';

const due = (since: string) => replyDue(new Date(since)).toISOString();

describe('replyDue', () => {
  it('counts two hours within the day', () => {
    expect(due('2026-11-19T15:00:00Z')).toBe('2026-11-19T17:00:00.000Z');
  });
  it('starts at opening time for what came in before', () => {
    expect(due('2026-11-19T09:00:00Z')).toBe('2026-11-19T16:00:00.000Z');
  });
  it('carries the rest over to the next day', () => {
    expect(due('2026-11-19T22:30:00Z')).toBe('2026-11-20T15:30:00.000Z');
  });
  it('leaves out Sunday', () => {
    expect(due('2026-11-21T23:30:00Z')).toBe('2026-11-23T16:00:00.000Z');
  });
  it('keeps the local hours when summer time ends', () => {
    expect(due('2026-10-31T21:30:00Z')).toBe('2026-11-02T15:30:00.000Z');
  });
  it('counts the longest promise at the shortest week', () => {
    const week = { time_zone: 'UTC', opens: 9, closes: 10, weekdays: [1], promise_hours: 80 };
    // The 80th Monday, the first of them three days later.
    expect(replyDue(new Date('2026-11-20T12:00:00Z'), week).toISOString()).toBe('2028-05-29T10:00:00.000Z');
  });
  it('answers at once when the firm never opens', () => {
    const since = new Date('2026-11-19T15:00:00Z');
    expect(replyDue(since, { time_zone: 'UTC', opens: 9, closes: 18, weekdays: [], promise_hours: 2 })).toEqual(since);
  });
});

/** Whole and half hours, both halves of the earth, and Samoa, which left a day out in 2011. */
describe.each(['America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Casablanca', 'Asia/Kathmandu', 'UTC'])('a day in %s', (zone) => {
  const hour = 3_600_000;
  const from = Date.parse('2011-10-01T00:07:00Z');
  const instants = Array.from({ length: 24 * 210 }, (_, index) => from + index * hour);

  it('is the one that the platform says, on every hour of half a year', () => {
    const wrong = instants.filter((instant) => new Date(dayAt(instant, zone)).toISOString().slice(0, 10) !== dayIn(zone, new Date(instant)));
    expect(wrong).toEqual([]);
  });
  it('has its noon within it', () => {
    // The thirtieth was none in Samoa.
    const days = [...new Set(instants.map((instant) => dayAt(instant, zone)))].filter((day) => day !== Date.parse('2011-12-30'));
    expect(days.filter((day) => dayAt(instantOf(new Date(day), 12, zone), zone) !== day)).toEqual([]);
  });
});
