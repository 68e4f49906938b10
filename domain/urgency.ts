// The desk's queue: by when each thing that waits is to be done, and which comes first (docs/rules.md, The queue).
import type { QueueBand, UrgencyBecause, UrgencyKind } from '../generated/api.ts';
import { dayIn } from './pipeline.ts';
import { daysFrom } from './tasks.ts';
import { dayAt, instantOf, replyDue, type AnswerHours } from './working-hours.ts';

/** What the queue knows of one thing that waits. Moments in ISO 8601, days as YYYY-MM-DD, money in cents. */
export interface Waiting {
  kind: UrgencyKind;
  /** Since when it waits. */
  since: string;
  /** The day staff planned it for; null for what nobody planned. */
  due_on: string | null;
  /** The time of that day; null where only the day counts. */
  planned_at: string | null;
  /** When it can no longer be had: a quote that ends, a delivery. */
  ends_at: string | null;
  amount: number | null;
  /** Until when the reader snoozed it. */
  snoozed_until: string | null;
}

/** Where something is in the queue and why. */
export interface Ranked {
  /** By when to act, ISO 8601. */
  act_by: string;
  because: UrgencyBecause;
}

/**
 * How a thing leaves the queue: `work`, by what the client waits for; `hand`, by a mark of the advisor's, because no record says that it is done; `own`, by the
 * state of a record that can be snoozed and ended itself, so that every list says the same of it.
 */
type Ending = 'work' | 'hand' | 'own';

interface Nature {
  /** Answer hours in which it is to be done; `promise` is the firm's own, `plan` the end of the planned day. */
  within: 'promise' | 'plan' | { days: number };
  /** What waiting costs: money, a client's time, only a plan of the advisor's, or nothing: it is good to know, and never late. */
  stake: 'money' | 'client' | 'plan' | 'news';
  ends: Ending;
}

const oneDay = { days: 1 } as const;

const natures: Readonly<Record<UrgencyKind, Nature>> = {
  message_waiting: { within: 'promise', stake: 'client', ends: 'own' },
  complaint_open: { within: 'promise', stake: 'client', ends: 'work' },
  price_accepted: { within: 'promise', stake: 'money', ends: 'hand' },
  contract_differs: { within: oneDay, stake: 'money', ends: 'work' },
  bid_expiring: { within: oneDay, stake: 'money', ends: 'hand' },
  bids_in: { within: oneDay, stake: 'client', ends: 'hand' },
  paper_sent: { within: oneDay, stake: 'client', ends: 'work' },
  otd_asked: { within: oneDay, stake: 'client', ends: 'work' },
  checklist_submitted: { within: oneDay, stake: 'client', ends: 'work' },
  checklist_changed: { within: oneDay, stake: 'news', ends: 'hand' },
  research_asked: { within: { days: 2 }, stake: 'client', ends: 'work' },
  file_uploaded: { within: oneDay, stake: 'news', ends: 'hand' },
  payment_failed: { within: oneDay, stake: 'money', ends: 'hand' },
  re_engage_overdue: { within: 'plan', stake: 'plan', ends: 'own' },
  re_engage_today: { within: 'plan', stake: 'plan', ends: 'own' },
  task_due: { within: 'plan', stake: 'plan', ends: 'own' },
};

/** How a thing of this kind leaves the queue. */
export const endingOf = (kind: UrgencyKind): Ending => natures[kind].ends;

/** Whether the firm promised its clients to act within its hours: the moment may be called a promise. */
export const isPromised = (kind: UrgencyKind): boolean => natures[kind].within === 'promise' && natures[kind].stake === 'client';

/** The moment a calendar day (YYYY-MM-DD) ends at the firm's, ISO 8601: nobody answers later. */
export const closingOf = (of: string, hours: AnswerHours): string =>
  new Date(instantOf(new Date(`${of}T00:00:00.000Z`), hours.closes, hours.time_zone)).toISOString();

const dayMs = 86_400_000;
/** Closed longer than this the firm never is. */
const mostDaysClosed = 60;

/**
 * The firm's day (YYYY-MM-DD) on which something is to be done by its moment (ISO 8601): the last that opens until then, for nobody works between closing and
 * opening. What ends on Sunday is Saturday's where Sunday is closed, and what is due before opening is the evening's before.
 */
export const workdayOf = (act_by: string, hours: AnswerHours): string => new Date(workdayAt(Date.parse(act_by), hours)).toISOString().slice(0, 10);

/** The same of an instant (ms), as the day's midnight UTC (ms). */
function workdayAt(instant: number, hours: AnswerHours): number {
  const last = dayAt(instant, hours.time_zone);
  for (let back = 0; back < mostDaysClosed; back += 1) {
    const day = new Date(last - back * dayMs);
    if (hours.weekdays.includes(day.getUTCDay()) && instantOf(day, hours.opens, hours.time_zone) <= instant) return day.getTime();
  }
  return last;
}

/** When the firm closes today, ISO 8601; null where it has, or is closed all day. */
export function closesToday(now: Date, hours: AnswerHours): string | null {
  const today = dayIn(hours.time_zone, now);
  const closes = closingOf(today, hours);
  return hours.weekdays.includes(new Date(`${today}T00:00:00.000Z`).getUTCDay()) && Date.parse(closes) > now.getTime() ? closes : null;
}

/** The heading of a row: what is to be done today, what is overdue among it; what has no deadline; a later working day; what is snoozed. */
export function bandOf(item: Ranked, hours: AnswerHours): Pick<QueueBand, 'of' | 'day'> {
  if (item.because === 'snoozed' || item.because === 'news') return { of: item.because, day: null };
  return item.because === 'due_later' ? { of: 'later', day: workdayOf(item.act_by, hours) } : { of: 'today', day: null };
}

/**
 * The headings of the whole queue with how much is under each. They never tear its order: rows under one heading follow each other.
 * @param queue as `rankQueue` has put it
 */
export function bandsOf(queue: readonly Ranked[], now: Date, hours: AnswerHours): QueueBand[] {
  const bands: QueueBand[] = [];
  for (const item of queue) {
    const { of, day } = bandOf(item, hours);
    const last = bands.at(-1);
    const band = last?.of === of && last.day === day ? last : { of, day, count: 0, late: 0 };
    if (band !== last) bands.push(band);
    band.count += 1;
    if (of !== 'news' && of !== 'snoozed' && Date.parse(item.act_by) < now.getTime()) band.late += 1;
  }
  return bands;
}

/** So many working days after today have their tasks in the queue. */
const daysAhead = 2;

/** The last day (YYYY-MM-DD) whose tasks are in the queue: those of the next two days that the firm opens, and of closed ones up to the third. */
export function lastPlannedDay(now: Date, hours: AnswerHours): string {
  const today = dayIn(hours.time_zone, now);
  let open = 0;
  for (let ahead = 1; ahead < mostDaysClosed; ahead += 1) {
    const day = daysFrom(today, ahead);
    if (hours.weekdays.includes(new Date(`${day}T00:00:00.000Z`).getUTCDay())) open += 1;
    if (open > daysAhead) return daysFrom(day, -1);
  }
  return today;
}

/** By when to act, ISO 8601: the plan, the promise or the time such things take, and never after what ends. */
export function actBy({ kind, since, due_on, planned_at, ends_at }: Waiting, hours: AnswerHours): string {
  const { within } = natures[kind];
  const due = within === 'plan' ? (planned_at ?? closingOf(due_on ?? dayIn(hours.time_zone, new Date(since)), hours)) : dueWithin(within, since, hours);
  return ends_at !== null && ends_at < due ? ends_at : due;
}

function dueWithin(within: 'promise' | { days: number }, since: string, hours: AnswerHours): string {
  const promise_hours = within === 'promise' ? hours.promise_hours : within.days * Math.max(1, hours.closes - hours.opens);
  return replyDue(new Date(since), { ...hours, promise_hours }).toISOString();
}

const hourMs = 3_600_000;
/** Whose turn it is among those due today: what is put first has the lower number. */
const order: Readonly<Record<UrgencyBecause, number>> = {
  money_today: 0,
  promise_late: 1,
  promise_soon: 1,
  overdue: 2,
  due_today: 3,
  news: 4,
  due_later: 5,
  snoozed: 6,
};

/** @param act_by as an instant (ms), as now @param today as its midnight UTC (ms) */
function because(item: Waiting, act_by: number, { now, today }: { now: number; today: number }, hours: AnswerHours): UrgencyBecause {
  if (item.snoozed_until !== null && Date.parse(item.snoozed_until) > now) return 'snoozed';
  if (workdayAt(act_by, hours) > today) return 'due_later';
  const { stake, within } = natures[item.kind];
  if (stake === 'money') return 'money_today';
  if (stake === 'news') return 'news';
  const left = act_by - now;
  if (within !== 'promise') return left < 0 ? 'overdue' : 'due_today';
  if (left < 0) return 'promise_late';
  return left <= hourMs ? 'promise_soon' : 'due_today';
}

/**
 * The queue, the most urgent first, each with the moment to act by and the reason for its place: money that can be lost today; promises to clients that are
 * broken or run out within the hour; what else is overdue, plans of the advisor's among it; the rest of today; news that ask for no answer; later days; what
 * is snoozed. Within each the earliest moment first, then the higher amount, then the longest wait.
 */
export function rankQueue<Item extends Waiting>(items: readonly Item[], now: Date, hours: AnswerHours): (Item & Ranked)[] {
  const at = { now: now.getTime(), today: dayAt(now.getTime(), hours.time_zone) };
  return items
    .map((item) => {
      const act_by = actBy(item, hours);
      const ranked = { ...item, act_by, because: because(item, Date.parse(act_by), at, hours) };
      // Read once: a comparison is made about ten times of each.
      return { ranked, moment: Date.parse(momentOf(ranked)), since: Date.parse(item.since) };
    })
    .toSorted(
      (one, other) =>
        order[one.ranked.because] - order[other.ranked.because] ||
        one.moment - other.moment ||
        (other.ranked.amount ?? 0) - (one.ranked.amount ?? 0) ||
        one.since - other.since,
    )
    .map(({ ranked }) => ranked);
}

const momentOf = (item: Waiting & Ranked): string => (item.because === 'snoozed' ? (item.snoozed_until ?? item.act_by) : item.act_by);
