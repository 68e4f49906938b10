import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { urgencyKindValues } from '../generated/enums.ts';
import { actBy, bandOf, bandsOf, closesToday, endingOf, isPromised, lastPlannedDay, rankQueue, workdayOf, type Waiting } from './urgency.ts';
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

describe('the headings of the queue', () => {
  /** Each row's heading, at a local time in November. */
  const headings = (local: string, ...items: Waiting[]) =>
    rankQueue(items, new Date(at(local)), hours).map((item) => {
      const band = bandOf(item, hours);
      return `${item.kind} ${band.of === 'later' ? band.day : band.of}`;
    });
  const task = (planned: string) => thing('task_due', '2026-11-18T09:00', { due_on: planned.slice(0, 10), planned_at: at(planned) });

  it('before opening, what came in the night is due today, and what is late is among it', () => {
    expect(
      headings(
        '2026-11-27T02:57',
        thing('bid_expiring', '2026-11-27T02:57', { ends_at: at('2026-11-28T18:00') }),
        thing('message_waiting', '2026-11-26T19:43'),
        thing('otd_asked', '2026-11-26T08:09'),
        thing('re_engage_overdue', '2026-11-25T00:00', { due_on: '2026-11-25' }),
      ),
    ).toEqual(['bid_expiring today', 're_engage_overdue today', 'otd_asked today', 'message_waiting today']);
    expect(closesToday(new Date(at('2026-11-27T02:57')), hours)).toBe(at('2026-11-27T18:00'));
  });

  it('in the last hour, what comes in is due tomorrow, and after closing nothing more is due today', () => {
    expect(headings('2026-11-20T17:45', thing('message_waiting', '2026-11-20T17:40'), thing('otd_asked', '2026-11-20T17:30'))).toEqual([
      'message_waiting 2026-11-21',
      'otd_asked 2026-11-21',
    ]);
    expect(headings('2026-11-20T20:00', thing('message_waiting', '2026-11-20T19:00'), thing('otd_asked', '2026-11-19T16:00'))).toEqual([
      'otd_asked today',
      'message_waiting 2026-11-21',
    ]);
    expect(closesToday(new Date(at('2026-11-20T18:00')), hours)).toBeNull();
  });

  it('what ends while the firm is closed is to be done before it closes: tonight’s, tomorrow’s before opening, and Sunday’s on Saturday', () => {
    expect(headings('2026-11-20T16:48', task('2026-11-20T20:00'), task('2026-11-21T08:00'), task('2026-11-21T09:00'))).toEqual([
      'task_due today',
      'task_due today',
      'task_due 2026-11-21',
    ]);
    expect(headings('2026-11-20T16:48', thing('bid_expiring', '2026-11-20T16:00', { ends_at: at('2026-11-22T18:00') }))).toEqual(['bid_expiring 2026-11-21']);
    const ends_at = at('2026-11-22T12:00');
    expect(headings('2026-11-21T10:00', thing('bids_in', '2026-11-21T09:30', { ends_at }), task('2026-11-23T10:00'))).toEqual([
      'bids_in today',
      'task_due 2026-11-23',
    ]);
  });

  it('on a Sunday, Saturday’s is overdue, the day’s own plans are today’s, and the rest is Monday’s', () => {
    const sunday = '2026-11-22T11:00';
    expect(
      headings(
        sunday,
        thing('message_waiting', '2026-11-22T10:00'),
        thing('otd_asked', '2026-11-20T14:00'),
        thing('re_engage_today', '2026-11-22T00:00', { due_on: '2026-11-22' }),
      ),
    ).toEqual(['otd_asked today', 're_engage_today today', 'message_waiting 2026-11-23']);
    expect(closesToday(new Date(at(sunday)), hours)).toBeNull();
  });

  it('news and what is snoozed have headings of their own', () => {
    const snoozed_until = at('2026-11-21T09:00');
    expect(headings('2026-11-20T16:48', thing('file_uploaded', '2026-11-09T08:28'), thing('otd_asked', '2026-11-19T17:00', { snoozed_until }))).toEqual([
      'file_uploaded news',
      'otd_asked snoozed',
    ]);
  });

  it('holds over the changes of summer time, in the firm’s own zone', () => {
    const daily = { ...hours, weekdays: [0, 1, 2, 3, 4, 5, 6] };
    // In New York clocks go back on November 1 and forward on March 14: 9:00 is 14:00 or 13:00 in UTC.
    expect(['2026-11-01T13:59:00Z', '2026-11-01T14:00:00Z', '2026-10-31T13:00:00Z'].map((moment) => workdayOf(moment, daily))).toEqual([
      '2026-10-31',
      '2026-11-01',
      '2026-10-31',
    ]);
    expect(['2027-03-14T12:59:00Z', '2027-03-14T13:00:00Z'].map((moment) => workdayOf(moment, daily))).toEqual(['2027-03-13', '2027-03-14']);
    expect(closesToday(new Date('2026-11-01T05:00:00Z'), daily)).toBe('2026-11-01T23:00:00.000Z');
    // Before midnight there it is still Saturday, though UTC has Sunday.
    expect(closesToday(new Date('2026-11-22T03:00:00Z'), daily)).toBeNull();
    expect(workdayOf('2026-11-22T03:00:00Z', { ...daily, time_zone: 'Asia/Tokyo' })).toBe('2026-11-22');
  });

  it('is the day itself where the firm never opens', () => {
    expect(workdayOf(at('2026-11-20T10:00'), { ...hours, weekdays: [] })).toBe('2026-11-20');
  });

  it('never tears the order of the queue', () => {
    const moment = fc.integer({ min: -300, max: 100 }).map((ago) => new Date(now.getTime() + ago * 3_600_000).toISOString());
    const item = fc.record({
      kind: fc.constantFrom(...urgencyKindValues),
      since: moment,
      due_on: fc.constantFrom(null, '2026-11-18', '2026-11-20', '2026-11-22'),
      planned_at: fc.option(moment),
      ends_at: fc.option(moment),
      amount: fc.constant(null),
      snoozed_until: fc.option(moment),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 14 }), (items) => {
        const names = rankQueue(items, now, hours).map((each) => JSON.stringify(bandOf(each, hours)));
        const heads = names.filter((name, index) => name !== names[index - 1]);
        expect(heads).toEqual([...new Set(heads)]);
      }),
      { numRuns: 60 },
    );
  });
});

it('counts the whole queue under its headings, and what is late among what has a deadline', () => {
  const snoozed = thing('otd_asked', '2026-11-18T09:00', { snoozed_until: at('2026-11-23T09:00') });
  const queue = rankQueue(
    [
      snoozed,
      thing('file_uploaded', '2026-11-10T09:00'),
      thing('research_asked', '2026-11-20T13:22'),
      thing('message_waiting', '2026-11-20T17:30'),
      thing('otd_asked', '2026-11-20T09:10'),
      thing('re_engage_overdue', '2026-11-18T00:00', { due_on: '2026-11-18' }),
      thing('message_waiting', '2026-11-20T15:30'),
    ],
    now,
    hours,
  );
  expect(bandsOf(queue, now, hours)).toEqual([
    { of: 'today', day: null, count: 2, late: 1 },
    { of: 'news', day: null, count: 1, late: 0 },
    { of: 'later', day: '2026-11-21', count: 2, late: 0 },
    { of: 'later', day: '2026-11-23', count: 1, late: 0 },
    { of: 'snoozed', day: null, count: 1, late: 0 },
  ]);
  expect(bandsOf([], now, hours)).toEqual([]);
});

it('has the tasks of the next two days that the firm opens, and of closed ones before the third', () => {
  // Friday: Saturday and Monday. Thursday: Friday, Saturday, and Sunday, which is Saturday's.
  expect([lastPlannedDay(now, hours), lastPlannedDay(new Date('2026-11-19T21:48:00Z'), hours)]).toEqual(['2026-11-23', '2026-11-22']);
  expect(lastPlannedDay(now, { ...hours, weekdays: [1, 2, 3, 4, 5] })).toBe('2026-11-24');
  // At the firm it is still Friday.
  expect(lastPlannedDay(new Date('2026-11-21T02:00:00Z'), hours)).toBe('2026-11-23');
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
