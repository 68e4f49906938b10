import { beforeEach, describe, expect, it } from 'vitest';
import type { UrgentItem } from '../../../generated/api.ts';
import { setFormatting } from '../../../engine/web/formatting.ts';
import { bandOf, waitOf, whyOf } from './wait.ts';

beforeEach(() => setFormatting({ locale: 'en-US', timeZone: 'America/New_York', currency: 'USD' }));

// Friday, 4:48 PM.
const now = new Date('2026-11-20T21:48:00Z');
type Timed = Pick<UrgentItem, 'act_by' | 'because' | 'due_on' | 'planned_at' | 'ends_at' | 'kind' | 'since' | 'snoozed_until'>;
const item: Timed = {
  kind: 'message_waiting',
  since: '2026-11-20T20:30:00Z',
  act_by: '2026-11-20T22:30:00Z',
  because: 'promise_soon',
  due_on: null,
  planned_at: null,
  ends_at: null,
  snoozed_until: null,
};

describe('by when something is due', () => {
  it('is a time today with what is left', () => {
    expect(waitOf(item, now)).toEqual({ tone: 'turn', due: 'Due 5:30 PM', detail: 'in 42 min' });
  });

  it('tells a missed promise as a failure', () => {
    expect(waitOf({ ...item, act_by: '2026-11-20T19:00:00Z', because: 'promise_late' }, now)).toEqual({
      tone: 'error',
      due: '2 hr late',
      detail: 'Due 2:00 PM',
    });
  });

  it('names the day of what is due later, and since when it waits', () => {
    expect(waitOf({ ...item, kind: 'research_asked', because: 'due_later', act_by: '2026-11-23T18:22:00Z' }, now)).toEqual({
      tone: 'quiet',
      due: 'Due Mon, Nov 23, 1:22 PM',
      detail: 'Since today, 3:30 PM',
    });
  });

  it("counts a missed day in days of the reader's calendar", () => {
    const planned: Timed = { ...item, kind: 're_engage_overdue', because: 'overdue', due_on: '2026-11-18', act_by: '2026-11-18T23:00:00Z' };
    expect(waitOf(planned, now)).toEqual({ tone: 'error', due: '2 days late', detail: 'Due Wed, Nov 18' });
    expect(waitOf({ ...planned, kind: 're_engage_today', because: 'due_today', due_on: '2026-11-20', act_by: '2026-11-20T23:00:00Z' }, now)).toMatchObject({
      tone: 'turn',
      due: 'Today',
    });
  });

  it('says that a quote ends, and until when something is snoozed', () => {
    expect(waitOf({ ...item, kind: 'bid_expiring', act_by: '2026-11-20T23:00:00Z', ends_at: '2026-11-20T23:00:00Z', because: 'money_today' }, now).due).toBe(
      'Ends 6:00 PM',
    );
    expect(waitOf({ ...item, because: 'snoozed', snoozed_until: '2026-11-21T14:00:00Z' }, now).due).toBe('Until Sat, Nov 21, 9:00 AM');
  });
});

it('says why a row is where it is', () => {
  expect(whyOf(item, now)).toBe('Written today, 3:30 PM. You promised an answer by 5:30 PM. Less than an hour is left.');
  expect(whyOf({ ...item, kind: 'price_accepted', because: 'money_today', ends_at: '2026-11-20T23:00:00Z' }, now)).toBe(
    'Accepted today, 3:30 PM. The quote ends 6:00 PM. Money is at stake today.',
  );
});

it('heads today, with what is late, then each day, then what is snoozed', () => {
  expect(bandOf({ because: 'overdue', act_by: '2026-11-18T23:00:00Z' }, now)).toBe('Today');
  expect(bandOf({ because: 'due_later', act_by: '2026-11-21T14:30:00Z' }, now)).toBe('Tomorrow, Sat, Nov 21');
  expect(bandOf({ because: 'due_later', act_by: '2026-11-23T14:30:00Z' }, now)).toBe('Mon, Nov 23');
  expect(bandOf({ because: 'snoozed', act_by: '2026-11-23T14:30:00Z' }, now)).toBe('Snoozed');
});
