import { describe, expect, it } from 'vitest';
import { replyDue } from './working-hours.ts';

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
  it('answers at once when the firm never opens', () => {
    const since = new Date('2026-11-19T15:00:00Z');
    expect(replyDue(since, { time_zone: 'UTC', opens: 9, closes: 18, weekdays: [], promise_hours: 2 })).toEqual(since);
  });
});
