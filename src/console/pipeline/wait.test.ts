import { beforeEach, describe, expect, it } from 'vitest';
import { setFormatting } from '../../../engine/web/formatting.ts';
import { waitOf } from './wait.ts';

beforeEach(() => setFormatting({ locale: 'en-US', timeZone: 'America/New_York', currency: 'USD' }));

describe('how long something waits', () => {
  const now = new Date('2026-11-20T21:48:00Z');
  const item = { since: '2026-11-20T20:30:00Z', due_at: null, due_on: null };

  it('counts down to a promise, and says by when', () => {
    expect(waitOf({ ...item, due_at: '2026-11-20T22:30:00Z' }, now)).toEqual({ tone: 'turn', span: 'Due in 42 min', detail: 'Promised by 5:30 PM' });
  });

  it('tells a missed promise as a failure', () => {
    expect(waitOf({ ...item, due_at: '2026-11-20T19:00:00Z' }, now)).toMatchObject({ tone: 'error', span: '2 hr late' });
  });

  it('names the day of a promise that ends on another one', () => {
    expect(waitOf({ ...item, due_at: '2026-11-21T15:00:00Z' }, now).detail).toBe('Promised by tomorrow, 10:00 AM');
  });

  it("counts a missed day in days of the reader's calendar", () => {
    expect(waitOf({ ...item, due_on: '2026-11-18' }, now)).toEqual({ tone: 'error', span: '2 days', detail: 'Due Wed, Nov 18' });
    expect(waitOf({ ...item, due_on: '2026-11-20' }, now)).toEqual({ tone: 'turn', span: 'Today', detail: 'Due Fri, Nov 20' });
  });

  it('says since when the rest waits', () => {
    expect(waitOf({ ...item, since: '2026-11-19T21:10:00Z' }, now)).toEqual({ tone: 'quiet', span: '24 hr', detail: 'Yesterday, 4:10 PM' });
  });
});
