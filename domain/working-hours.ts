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
const dayMs = 86_400_000;
/** The longest promise, 80 hours, at a firm that opens for one hour a week. */
const mostDaysAhead = 81 * 7;

/**
 * The moment by which something that came in at `since` is to be answered.
 * Minutes outside the answer hours do not count. Answers `since` itself when the firm never opens.
 */
export function replyDue(since: Date, hours: AnswerHours = defaultAnswerHours): Date {
  let left = hours.promise_hours * 60 * minute;
  const first = dayAt(since.getTime(), hours.time_zone);
  for (let ahead = 0; ahead < mostDaysAhead; ahead += 1) {
    const day = new Date(first + ahead * dayMs);
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

/** The calendar day somewhere at an instant (ms), as its midnight UTC (ms). */
export function dayAt(instant: number, timeZone: string): number {
  return Math.floor((instant + offsetAt(instant, timeZone)) / dayMs) * dayMs;
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
/** By zone, offsets by the moments for which the platform was asked. */
const zones = new Map<string, Map<number, number>>();
/** Zones come from people: only so many are kept, and of each so many moments. A queue asks for the days of a few years, each many times. */
const mostZones = 100;
const mostOffsets = 5_000;

/**
 * In ms. The platform is asked at the two ends of a day (UTC), for it takes longer than all else about a moment: nowhere are clocks changed twice within one.
 * On a day on which they are changed, it is asked for each quarter of an hour.
 */
function offsetAt(instant: number, timeZone: string): number {
  const midnight = Math.floor(instant / dayMs) * dayMs;
  const offset = keptOffset(midnight, timeZone);
  return offset === keptOffset(midnight + dayMs, timeZone) ? offset : keptOffset(Math.floor(instant / quarter) * quarter, timeZone);
}

function keptOffset(instant: number, timeZone: string): number {
  const offsets = zones.get(timeZone) ?? new Map<number, number>();
  const known = offsets.get(instant);
  if (known !== undefined) return known;
  const offset = offsetOf(instant, timeZone);
  if (offsets.size >= mostOffsets) offsets.clear();
  if (zones.size >= mostZones && !zones.has(timeZone)) zones.clear();
  zones.set(timeZone, offsets.set(instant, offset));
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
