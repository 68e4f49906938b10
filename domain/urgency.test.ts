import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { urgencyKindValues } from '../generated/enums.ts';
import { actBy, endingOf, isPromised, rankQueue, type Waiting } from './urgency.ts';
import { defaultAnswerHours as hours } from './working-hours.ts';

// Friday, 4:48 PM in New York; the firm answers Monday to Saturday, 9 to 18.
const now = new Date('2026-11-20T21:48:00Z');
const at = (local: string): string => new Date(`${local}:00-05:00`).toISOString();
const thing = (kind: Waiting['kind'], since: string, more: Partial<Waiting> = {}): Waiting => ({
  kind,
  since: at(since),
  due_on: null,
  planned_at: null,
  ends_at: null,
  amount: null,
  snoozed_until: null,
  ...more,
});
const ranked = (...items: Waiting[]) => rankQueue(items, now, hours).map(({ kind, because }) => `${kind} ${because}`);

describe('by when to act', () => {
  it('is the promise for messages and complaints, in answer hours', () => {
    expect(actBy(thing('message_waiting', '2026-11-20T15:30'), hours)).toBe(at('2026-11-20T17:30'));
    expect(actBy(thing('complaint_open', '2026-11-20T17:30'), hours)).toBe(at('2026-11-21T10:30'));
    expect([isPromised('message_waiting'), isPromised('complaint_open'), isPromised('price_accepted'), isPromised('otd_asked')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is a business day for a price, two for research, and the evening of a planned day', () => {
    expect(actBy(thing('otd_asked', '2026-11-19T16:10'), hours)).toBe(at('2026-11-20T16:10'));
    expect(actBy(thing('research_asked', '2026-11-20T13:22'), hours)).toBe(at('2026-11-23T13:22'));
    expect(actBy(thing('re_engage_overdue', '2026-11-18T00:00', { due_on: '2026-11-18' }), hours)).toBe(at('2026-11-18T18:00'));
  });

  it('is never after what ends', () => {
    const ends_at = at('2026-11-20T18:00');
    expect(actBy(thing('bids_in', '2026-11-20T16:00', { ends_at }), hours)).toBe(ends_at);
    expect(actBy(thing('price_accepted', '2026-11-20T15:05', { ends_at: at('2026-11-30T18:00') }), hours)).toBe(at('2026-11-20T17:05'));
  });
});

describe('the queue', () => {
  it('puts a price accepted today above chats promised for Monday, and an overdue follow-up too', () => {
    const chats = Array.from({ length: 8 }, () => thing('message_waiting', '2026-11-21T17:30'));
    expect(
      ranked(...chats, thing('re_engage_overdue', '2026-11-19T00:00', { due_on: '2026-11-19' }), thing('price_accepted', '2026-11-20T15:05')).slice(0, 3),
    ).toEqual(['price_accepted money_today', 're_engage_overdue overdue', 'message_waiting due_later']);
  });

  it('puts a promise that is broken, or has less than an hour left, above follow-ups of days ago, and these above what has time', () => {
    const late = thing('re_engage_overdue', '2026-11-02T00:00', { due_on: '2026-11-02' });
    expect(
      ranked(late, thing('otd_asked', '2026-11-19T17:50'), thing('message_waiting', '2026-11-20T15:30'), thing('complaint_open', '2026-11-20T11:00')),
    ).toEqual(['complaint_open promise_late', 'message_waiting promise_soon', 're_engage_overdue overdue', 'otd_asked due_today']);
  });

  it('never takes a file for late: nobody waits for an answer to it, so it is below all that is due today', () => {
    expect(ranked(thing('file_uploaded', '2026-11-09T08:28'), thing('otd_asked', '2026-11-19T16:00'), thing('otd_asked', '2026-11-19T17:50'))).toEqual([
      'otd_asked overdue',
      'otd_asked due_today',
      'file_uploaded news',
    ]);
  });

  it('takes a contract that differs for urgent on the day before it has to be right, not a week ahead', () => {
    const differs = (since: string) => thing('contract_differs', since, { ends_at: at('2026-11-28T10:00') });
    expect(ranked(differs('2026-11-20T16:00'))).toEqual(['contract_differs due_later']);
    expect(ranked(differs('2026-11-19T16:50'))).toEqual(['contract_differs money_today']);
  });

  it('puts the larger amount first where two end at the same moment', () => {
    const ends_at = at('2026-11-20T18:00');
    const [first] = rankQueue(
      [thing('bid_expiring', '2026-11-20T09:00', { ends_at, amount: 20_000_00 }), thing('bid_expiring', '2026-11-20T10:00', { ends_at, amount: 38_240_18 })],
      now,
      hours,
    );
    expect(first?.amount).toBe(38_240_18);
  });

  it('puts what is snoozed last, in the order in which it comes back; then it stands where it belongs', () => {
    const snoozed_until = at('2026-11-21T09:00');
    const accepted = thing('price_accepted', '2026-11-20T15:05', { snoozed_until });
    expect(ranked(accepted, thing('research_asked', '2026-11-20T13:00'))).toEqual(['research_asked due_later', 'price_accepted snoozed']);
    expect(rankQueue([accepted], new Date(snoozed_until), hours)[0]?.because).toBe('money_today');
  });

  it('a task is due at its time, or by the evening of its day', () => {
    const task = (more: Partial<Waiting>) => thing('task_due', '2026-11-18T09:00', { due_on: '2026-11-20', ...more });
    expect(actBy(task({ planned_at: at('2026-11-20T15:30') }), hours)).toBe(at('2026-11-20T15:30'));
    expect(actBy(task({}), hours)).toBe(at('2026-11-20T18:00'));
    expect(ranked(task({}), task({ planned_at: at('2026-11-20T15:30') }))).toEqual(['task_due overdue', 'task_due due_today']);
  });

  it('keeps every item, adds moments to all, and does not depend on the order given', () => {
    const moment = fc.integer({ min: -300, max: 100 }).map((ago) => new Date(now.getTime() + ago * 3_600_000).toISOString());
    const item = fc.record({
      kind: fc.constantFrom(...urgencyKindValues),
      since: moment,
      due_on: fc.constantFrom(null, '2026-11-18', '2026-11-20'),
      planned_at: fc.constant(null),
      ends_at: fc.option(moment),
      amount: fc.option(fc.nat(5_000_000)),
      snoozed_until: fc.option(moment),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), (items) => {
        const sorted = rankQueue(items, now, hours);
        expect(sorted).toHaveLength(items.length);
        const places = (list: typeof sorted) => list.map(({ because, act_by, amount, since }) => [because, act_by, amount ?? 0, since]);
        expect(places(rankQueue(items.toReversed(), now, hours))).toEqual(places(sorted));
      }),
      { numRuns: 60 },
    );
  });
});

it('lets nobody tick off what a client waits for', () => {
  expect(urgencyKindValues.filter((kind) => endingOf(kind) === 'work')).toEqual([
    'contract_differs',
    'complaint_open',
    'paper_sent',
    'otd_asked',
    'research_asked',
    'checklist_submitted',
  ]);
});
