import { beforeEach, describe, expect, it } from 'vitest';
import type { UrgentItem } from '../../../generated/api.ts';
import { setFormatting } from '../../../engine/web/formatting.ts';
import { waitOf, whyOf } from './wait.ts';

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
  it('is a time today with what is left, to the minute while it counts', () => {
    expect(waitOf(item, now)).toEqual({ tone: 'turn', due: 'Due 5:30 PM', detail: 'in 42 min' });
    expect(waitOf({ ...item, act_by: '2026-11-20T23:00:00Z', because: 'due_today' }, now)).toEqual({
      tone: 'turn',
      due: 'Due 6:00 PM',
      detail: 'in 1 hr 12 min',
    });
    expect(waitOf(item, new Date('2026-11-20T08:00:00Z')).detail).toBe('in 14 hr');
  });

  it('is warm for what was promised, plain for the rest of today', () => {
    expect(waitOf({ ...item, kind: 'otd_asked', because: 'due_today', act_by: '2026-11-20T23:00:00Z' }, now).tone).toBe('plain');
  });

  it('tells a missed promise as a failure', () => {
    expect(waitOf({ ...item, act_by: '2026-11-20T19:00:00Z', because: 'promise_late' }, now)).toEqual({
      tone: 'error',
      due: '2 hr overdue',
      detail: 'Due 2:00 PM',
    });
  });

  it('never says a time without its day where that is not today, and since when it waits', () => {
    expect(waitOf({ ...item, kind: 'research_asked', because: 'due_later', act_by: '2026-11-23T18:22:00Z' }, now)).toEqual({
      tone: 'plain',
      due: 'Due Mon 1:22 PM',
      detail: 'Asked 3:30 PM',
    });
    expect(waitOf({ ...item, because: 'due_later', act_by: '2026-11-30T18:22:00Z', since: '2026-11-19T21:10:00Z' }, now)).toMatchObject({
      due: 'Due Mon, Nov 30, 1:22 PM',
      detail: 'Sent Thu 4:10 PM',
    });
  });

  it("counts a missed day in days of the reader's calendar", () => {
    const planned: Timed = { ...item, kind: 're_engage_overdue', because: 'overdue', due_on: '2026-11-18', act_by: '2026-11-18T23:00:00Z' };
    expect(waitOf(planned, now)).toEqual({ tone: 'error', due: '2 days overdue', detail: 'Due Wed, Nov 18' });
    expect(waitOf({ ...planned, kind: 're_engage_today', because: 'due_today', due_on: '2026-11-20', act_by: '2026-11-20T23:00:00Z' }, now)).toMatchObject({
      tone: 'plain',
      due: 'Due today',
    });
  });

  it('says that a quote ends, when a car is delivered, and until when something is snoozed', () => {
    const ending: Timed = { ...item, kind: 'bid_expiring', act_by: '2026-11-20T23:00:00Z', ends_at: '2026-11-20T23:00:00Z', because: 'money_today' };
    expect(waitOf(ending, now)).toMatchObject({ tone: 'warning', due: 'Ends 6:00 PM' });
    expect(waitOf({ ...ending, kind: 'contract_differs', ends_at: '2026-11-21T15:00:00Z' }, now)).toEqual({
      tone: 'error',
      due: 'Due 6:00 PM',
      detail: 'Delivery Sat 10:00 AM',
    });
    expect(waitOf({ ...item, because: 'snoozed', snoozed_until: '2026-11-21T14:00:00Z' }, now).due).toBe('Until Sat 9:00 AM');
  });
});

describe('why a row is where it is', () => {
  const why = (more: Partial<Timed>, isFirst = false) => whyOf({ ...item, client_name: 'Tomas Bergstrom', ...more }, now, isFirst);

  it('names what began it and what it runs into', () => {
    expect(why({ kind: 'price_accepted', because: 'money_today', since: '2026-11-20T20:05:00Z', ends_at: '2026-11-20T23:00:00Z' }, true)).toBe(
      'First because Tomas accepted at 3:05 PM and the dealer’s quote ends at 6:00 PM today.',
    );
    expect(why({ kind: 'bid_expiring', because: 'money_today', ends_at: '2026-11-28T23:00:00Z' })).toBe(
      'Here because the last price came at 3:30 PM and the dealer’s quote ends on Sat, Nov 28 at 6:00 PM.',
    );
    expect(why({ kind: 'contract_differs', because: 'money_today', ends_at: '2026-11-21T15:00:00Z' })).toBe(
      'Here because the contract came at 3:30 PM and delivery is tomorrow at 10:00 AM.',
    );
  });

  it('says how late it is, or nearly so', () => {
    expect(why({})).toBe('Here because Tomas wrote at 3:30 PM and you promised an answer by 5:30 PM. Less than an hour is left.');
    expect(why({ because: 'due_later', act_by: '2026-11-21T14:31:00Z' })).toBe(
      'Here because Tomas wrote at 3:30 PM and you promised an answer by Sat 9:31 AM.',
    );
    expect(why({ kind: 'otd_asked', because: 'overdue', since: '2026-11-18T21:10:00Z' }, true)).toBe(
      'First because Tomas requested a price on Wed, Nov 18 at 4:10 PM. This is overdue.',
    );
    expect(why({ kind: 're_engage_overdue', because: 'overdue', due_on: '2026-11-18' })).toBe(
      'Here because you planned to contact Tomas on Wed, Nov 18. This is overdue.',
    );
    expect(why({ kind: 'task_due', because: 'due_today', due_on: '2026-11-20' })).toBe('Here because you planned this task for today. This is due today.');
  });
});
