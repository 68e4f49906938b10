// Times on a dealer's page, on the firm's clock: a dealer has no settings of its own.
import { dateFormat } from '../../../domain/formats.ts';

/** `12:00 PM ET`, with the day where it is another one: `Mon, Nov 23, 12:00 PM ET`. @param timeZone IANA */
export function timeThere(instant: string, timeZone: string, now: Date): string {
  const date = new Date(instant);
  const day = (of: Date) => dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(of);
  const isToday = day(date) === day(now);
  return dateFormat('en-US', {
    timeZone,
    ...(isToday ? {} : { weekday: 'short', month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortGeneric',
  }).format(date);
}

/** `Sat, Nov 21, 12:00 PM ET`. @param timeZone IANA */
export const momentThere = (instant: string, timeZone: string): string =>
  dateFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortGeneric',
  }).format(new Date(instant));

/** `Nov 28`. @param timeZone IANA */
export const dayThere = (instant: string, timeZone: string): string =>
  dateFormat('en-US', { timeZone, month: 'short', day: 'numeric' }).format(new Date(instant));

/** How long is left, to the minute: `1 h 12 min`, `2 days 3 h`. @param ms at least 0 */
export function spanLeft(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return `${days === 1 ? '1 day' : `${days} days`}${hours > 0 ? ` ${hours} h` : ''}`;
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 > 0 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
}
