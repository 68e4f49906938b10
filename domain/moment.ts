// A moment as shown on documents: receipts, letters, expiring prices. One function for server and web, so that both say the same.
import type { Instant } from '../generated/api.ts';
import { dateFormat } from './formats.ts';

/** The time zone a moment is shown in. */
export interface Clock {
  /** BCP 47; undefined follows the browser. */
  locale: string | undefined;
  /** IANA name; undefined follows the device. */
  timeZone: string | undefined;
}

const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const parts = { time, day, moment: { ...day, ...time } } as const;

/** The zone is named, since it could be mistaken: "Nov 21, 2026, 7:39 PM EST". */
export const momentText = (instant: Instant | Date, clock: Clock): string => textOf(instant, clock, 'moment');

/** A time of day today with its zone: "7:39 PM EST". */
export const clockText = (instant: Instant | Date, clock: Clock): string => textOf(instant, clock, 'time');

/** The day of a moment: "Nov 21, 2026". */
export const dayText = (instant: Instant | Date, clock: Clock): string => textOf(instant, clock, 'day');

function textOf(instant: Instant | Date, { locale, timeZone }: Clock, form: keyof typeof parts): string {
  const text = dateFormat(locale, { timeZone, ...parts[form] }).format(new Date(instant));
  // Some engines put a narrow no-break space before AM and PM, others a plain one.
  return text.replaceAll('\u202F', ' ');
}

/**
 * The zone a person reads moments in: that of their profile, else the firm's (docs/rules.md, Firm settings).
 * @param own as the profile has it
 */
export const zoneOf = (own: unknown, firmZone: string): string => (isTimeZone(own) ? own : firmZone);

/** Whether it is a name of the IANA time zone database that this engine knows. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || name === '') return false;
  try {
    return dateFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
