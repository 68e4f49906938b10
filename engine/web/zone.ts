// The reader's clock: what an instant reads there, and which instant a reading means.
import { formatting } from './formatting.ts';

const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

/** The Gregorian clock of the reader's zone; the locale never changes its figures. */
function clock(): Intl.DateTimeFormat {
  const { timeZone } = formatting();
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, made);
  return made;
}

/** An instant as the reader's clock shows it: `2026-11-30T09:15:00`. Throws a RangeError for an invalid instant. */
export function localOf(instant: string | Date): string {
  const parts = Object.fromEntries(
    clock()
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}:${parts['second']}`;
}

/** The reader's calendar day of an instant, `2026-11-30`. */
export const localDay = (instant: string | Date): string => localOf(instant).slice(0, 10);

/** The hour on the reader's clock, 0 to 23. */
export const localHour = (instant: string | Date): number => Number(localOf(instant).slice(11, 13));

/** The instant at which the reader's clock shows `local` (`2026-11-30T09:15`, seconds as you like); invalid where that is no time. */
export function instantAt(local: string): Date {
  const asUtc = new Date(`${local}Z`).getTime();
  if (Number.isNaN(asUtc)) return new Date(Number.NaN);
  const offset = (at: number): number => new Date(`${localOf(new Date(at))}Z`).getTime() - Math.floor(at / 1000) * 1000;
  // The offset of the guess is another one where the clocks change between the two: so it is asked once more.
  return new Date(asUtc - offset(asUtc - offset(asUtc)));
}

/** A calendar day some days later; both `YYYY-MM-DD`. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
