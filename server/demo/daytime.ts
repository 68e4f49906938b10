// When things happen in the demo: people look for cars, write and answer by day.
import { defaultAnswerHours, instantOf } from '../../domain/working-hours.ts';

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: defaultAnswerHours.time_zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const day = 24 * 3_600_000;
/** Of the firm's day, in hours: anything between `ends` and `awake` happens from `begins` on. */
const [begins, awake, ends] = [8, 8 + 2 / 3, 20];
/** From here on to `ends` lies what is moved back to an evening. */
const evening = 19.5;

const known = new Map<number, number>();
/** The instant (ms) at which the firm's clock shows an hour of a day (midnight UTC), summer time or not. Thousands of events ask for few of them. */
function instant(date: number, hour: number): number {
  const key = date + hour * 3_600_000;
  const at = known.get(key) ?? instantOf(new Date(date), hour, defaultAnswerHours.time_zone);
  known.set(key, at);
  return at;
}

/** The firm's day (midnight UTC) and hour at an instant. */
function onClock(at: Date): { date: number; time: number } {
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day: dayOfMonth = 1, hour = 0, minute = 0, second = 0 } = part;
  return { date: Date.UTC(year, month - 1, dayOfMonth), time: hour + minute / 60 + second / 3600 };
}

/**
 * Moves events at night to the next morning: never earlier, and in the same order.
 * @param now nothing is moved beyond it
 */
export function byDay(at: Date, now: Date): Date {
  const { date, time } = onClock(at);
  if (time >= awake && time < ends) return at;
  const evenings = time >= ends ? date : date - day;
  const [from, first, last] = [instant(evenings, ends), instant(evenings + day, begins), instant(evenings + day, awake)];
  // The night is drawn together into the first while of the morning.
  const later = new Date(first + ((at.getTime() - from) / (last - from)) * (last - first));
  return later > now ? at : later;
}

/** Moves what would happen at night to the evening before: for what must not lie ahead of now. What came first still comes first. */
export function byEvening(at: Date): Date {
  const { date, time } = onClock(at);
  if (time >= begins && time < evening) return at;
  const evenings = time >= evening ? date : date - day;
  const [from, last, morning] = [instant(evenings, evening), instant(evenings, ends) - 60_000, instant(evenings + day, begins)];
  // The night is drawn together into the last half hour of the evening.
  return new Date(from + ((at.getTime() - from) / (morning - from)) * (last - from));
}

/** The firm's midnight with which the day begins that lies some days after the one of an instant. */
export const midnightOf = (at: Date, days = 0): Date => new Date(instant(onClock(at).date + days * day, 0));

/** An appointment at ten on the firm's day of an instant. */
export const atTen = (at: Date): Date => new Date(instant(onClock(at).date, 10));
