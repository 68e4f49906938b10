import { firstNameOf } from '../../../domain/first-name.ts';
import { isPromised } from '../../../domain/urgency.ts';
import type { UrgencyBecause, UrgentItem } from '../../../generated/api.ts';
import { urgencyBecauseLabels } from '../../../generated/enums.ts';
import { formatDayParts, formatNearDay, formatSpan, formatTime, formatWeekday, todayHere } from '../../../engine/web/format.ts';
import { daysAfter } from '../../../engine/web/zone.ts';
import { messages } from './messages.ts';

/** Warm where an answer or money is due today, dark red where it is late or wrong, orange where it ends, plain or quiet for the rest. */
export type WaitTone = 'turn' | 'error' | 'warning' | 'plain' | 'quiet';

/** By when something is to be done, and a line that says how far that is. */
export interface Wait {
  tone: WaitTone;
  due: string;
  detail: string;
}

const tones: Readonly<Record<UrgencyBecause, WaitTone>> = {
  money_today: 'turn',
  promise_late: 'error',
  promise_soon: 'turn',
  overdue: 'error',
  due_today: 'plain',
  news: 'quiet',
  due_later: 'plain',
  snoozed: 'quiet',
};

type Timed = Pick<UrgentItem, 'act_by' | 'because' | 'due_on' | 'planned_at' | 'ends_at' | 'kind' | 'since' | 'snoozed_until'>;

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** From so far on minutes tell nothing. */
const minutesUntil = 3 * hourMs;

/** A moment as short as it may be, never without its day where that is not today: "6:00 PM", "Sat 9:05 AM", "Wed, Nov 18, 6:00 PM". */
export function shortMoment(instant: string, now: Date): string {
  const [day, today] = [todayHere(new Date(instant)), todayHere(now)];
  if (day === today) return formatTime(instant);
  const isSoon = day > today && day < daysAfter(today, 7);
  return isSoon ? messages.onDay(formatDayParts(day, { weekday: 'short' }), formatTime(instant)) : messages.askedAt(formatWeekday(day), formatTime(instant));
}

/** A moment within a sentence: "at 3:05 PM", "tomorrow at 6:00 PM", "on Wed, Nov 18 at 4:10 PM". */
function momentInside(instant: string, now: Date): string {
  const [day, today] = [todayHere(new Date(instant)), todayHere(now)];
  const isNear = Math.abs(Date.parse(day) - Date.parse(today)) <= dayMs;
  const name = isNear ? formatNearDay(day, today, { inside: true }) : messages.onThe(formatWeekday(day));
  return day === today ? messages.atTime(formatTime(instant)) : `${name} ${messages.atTime(formatTime(instant))}`;
}

/** How long is left, with the minutes while they count: "42 min", "1 hr 12 min", "14 hr". */
function leftOf(ms: number): string {
  const hours = Math.floor(ms / hourMs);
  const minutes = Math.floor((ms % hourMs) / 60_000);
  return hours === 0 || minutes === 0 || ms >= minutesUntil ? formatSpan(ms) : `${formatSpan(hours * hourMs)} ${formatSpan(minutes * 60_000)}`;
}

/** What to say about the time of one thing that waits. */
export function waitOf(item: Timed, now: Date): Wait {
  const { act_by, because, due_on, planned_at, snoozed_until } = item;
  if (because === 'snoozed' && snoozed_until !== null)
    return { tone: 'quiet', due: messages.until(shortMoment(snoozed_until, now)), detail: messages.dueAt(shortMoment(act_by, now)) };
  if (because === 'news') return { tone: 'quiet', due: messages.ago(formatSpan(now.getTime() - Date.parse(item.since))), detail: sinceOf(item, now) };
  const left = Date.parse(act_by) - now.getTime();
  const tone = left < 0 ? 'error' : toneOf(item);
  if (due_on !== null && planned_at === null) {
    const late = Math.round((Date.parse(todayHere(now)) - Date.parse(due_on)) / dayMs);
    if (late > 0) return { tone, due: messages.dueLate(formatSpan(late * dayMs)), detail: messages.dueAt(formatWeekday(due_on)) };
    return { tone, due: messages.dueAt(formatNearDay(due_on, todayHere(now), { inside: true })), detail: formatWeekday(due_on) };
  }
  const dueDay = todayHere(new Date(act_by));
  const isToday = dueDay === todayHere(now);
  if (left < 0) return { tone, due: messages.dueLate(formatSpan(left)), detail: messages.dueAt(isToday ? formatTime(act_by) : formatWeekday(dueDay)) };
  const isDelivery = item.kind === 'contract_differs';
  const due = (item.ends_at === act_by && !isDelivery ? messages.endsAt : messages.dueAt)(shortMoment(act_by, now));
  if (isDelivery && item.ends_at !== null) return { tone, due, detail: messages.deliveryAt(shortMoment(item.ends_at, now)) };
  return { tone, due, detail: isToday ? messages.inSpan(leftOf(left)) : sinceOf(item, now) };
}

/** What is wrong or ends has a color of its own while it is due today, and so has an answer that was promised. */
function toneOf({ kind, because }: Pick<Timed, 'kind' | 'because'>): WaitTone {
  if (because === 'money_today' && kind === 'contract_differs') return 'error';
  if (because === 'money_today' && kind === 'bid_expiring') return 'warning';
  return because === 'due_today' && isPromised(kind) ? 'turn' : tones[because];
}

/** Since when it waits: "Asked Thu 4:10 PM" is longer than the column, "Thu 4:10 PM" says as much beside its kind. */
function sinceOf({ since, kind }: Pick<Timed, 'since' | 'kind'>, now: Date): string {
  const day = todayHere(new Date(since));
  const isNear = day > daysAfter(todayHere(now), -7);
  const moment =
    day === todayHere(now) ? formatTime(since) : isNear ? messages.onDay(formatDayParts(day, { weekday: 'short' }), formatTime(since)) : formatWeekday(day);
  return messages.came[kind](moment);
}

type Explained = Pick<UrgentItem, 'kind' | 'because' | 'since' | 'ends_at' | 'act_by' | 'due_on' | 'planned_at' | 'client_name'>;

/** Why something is where it is in the queue: what began it, and what it runs into. */
export function whyOf(item: Explained, now: Date, isFirst: boolean): string {
  const { kind, because, ends_at, due_on } = item;
  const began = messages.began[kind](firstNameOf(item.client_name), due_on === null ? momentInside(item.since, now) : plannedFor(item, now));
  const runs = ends_at !== null ? endsInside(item, ends_at, now) : isPromised(kind) ? messages.promised(shortMoment(item.act_by, now)) : undefined;
  const reason = (isFirst ? messages.firstBecause : messages.hereBecause)(runs === undefined ? began : messages.both(began, runs));
  // What ends or was promised says itself how urgent it is, until it is late or nearly so.
  const isSaid = runs !== undefined && ['money_today', 'due_today', 'due_later'].includes(because);
  return isSaid ? reason : `${reason} ${urgencyBecauseLabels[because]}`;
}

/** "today", "yesterday" or the day, with the time of a task that has one. */
function plannedFor({ kind, due_on, planned_at }: Explained, now: Date): string {
  const [day, today] = [due_on ?? todayHere(now), todayHere(now)];
  const isNear = Math.abs(Date.parse(day) - Date.parse(today)) <= dayMs;
  const name = isNear ? formatNearDay(day, today, { inside: true }) : formatWeekday(day);
  if (kind !== 'task_due') return isNear ? name : messages.onThe(name);
  return planned_at === null ? name : `${name} ${messages.atTime(formatTime(planned_at))}`;
}

function endsInside({ kind }: Explained, ends_at: string, now: Date): string {
  const isToday = todayHere(new Date(ends_at)) === todayHere(now);
  const moment = isToday ? messages.today(momentInside(ends_at, now)) : momentInside(ends_at, now);
  return (kind === 'contract_differs' ? messages.delivery : messages.quoteEnds)(moment);
}
