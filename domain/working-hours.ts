// When an answer is due: the firm's promise, counted within its answer hours.
import { dateFormat } from './formats.ts';

/** When the firm answers, and how fast. Hours are full hours of the local day; weekdays run from 0 (Sunday) to 6. */
export interface AnswerHours {
  time_zone: string;
  opens: number;
  closes: number;
  weekdays: readonly number[];
  promise_hours: number;
}

/** Monday to Saturday, 9 to 18 in New York, within two working hours (docs/rules.md, Firm settings). */
export const defaultAnswerHours: AnswerHours = { time_zone: 'America/New_York', opens: 9, closes: 18, weekdays: [1, 2, 3, 4, 5, 6], promise_hours: 2 };

const minute = 60_000;
const mostDaysAhead = 60;

/**
 * The moment by which something that came in at `since` is to be answered.
 * Minutes outside the answer hours do not count. Answers `since` itself when the firm never opens.
 */
export function replyDue(since: Date, hours: AnswerHours = defaultAnswerHours): Date {
  let left = hours.promise_hours * 60 * minute;
  const first = localDay(since, hours.time_zone);
  for (let ahead = 0; ahead < mostDaysAhead; ahead += 1) {
    const day = new Date(Date.UTC(first.year, first.month - 1, first.day + ahead));
    if (!hours.weekdays.includes(day.getUTCDay())) continue;
    const opens = Math.max(instantOf(day, hours.opens, hours.time_zone), since.getTime());
    const closes = instantOf(day, hours.closes, hours.time_zone);
    const open = closes - opens;
    if (open <= 0) continue;
    if (left <= open) return new Date(opens + left);
    left -= open;
  }
  return since;
}

function localDay(instant: Date, timeZone: string): { year: number; month: number; day: number } {
  const parts = dateFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

/**
 * The instant (ms) at which the local clock of a calendar day shows `hour`; right across changes of summer time.
 * @param day the calendar day as midnight UTC
 */
export function instantOf(day: Date, hour: number, timeZone: string): number {
  const wall = day.getTime() + hour * 60 * minute;
  const guess = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(guess, timeZone);
}

/** A zone's clocks are put on or back at a full quarter of an hour. */
const quarter = 15 * minute;
const offsets = new Map<string, number>();
/** A queue asks for a few days, each many times. */
const mostOffsets = 5_000;

/** In ms. Asked of the platform once for each quarter of an hour: it takes longer than all else about a moment. */
function offsetAt(instant: number, timeZone: string): number {
  const key = `${timeZone} ${Math.floor(instant / quarter)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = offsetOf(instant, timeZone);
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function offsetOf(instant: number, timeZone: string): number {
  const parts = dateFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return wall - Math.floor(instant / minute) * minute;
}
