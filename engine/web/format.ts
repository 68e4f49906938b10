import { formatting } from './formatting.ts';
import type { Formatting } from './formatting.ts';

type Format = Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat;
const caches = new WeakMap<Formatting, Map<string, Format>>();

/** Formats are costly to make: kept as long as the settings they were made for. */
function cacheOf(settings: Formatting): Map<string, Format> {
  const known = caches.get(settings) ?? new Map<string, Format>();
  caches.set(settings, known);
  return known;
}

function numbers(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const current = formatting();
  const cache = cacheOf(current);
  const key = `n${JSON.stringify(options)}`;
  const known = cache.get(key);
  if (known instanceof Intl.NumberFormat) return known;
  const made = new Intl.NumberFormat(current.locale, options);
  cache.set(key, made);
  return made;
}

function dates(options: Intl.DateTimeFormatOptions, locale = formatting().locale): Intl.DateTimeFormat {
  const current = formatting();
  const cache = cacheOf(current);
  const zoned = { timeZone: current.timeZone, ...options };
  const key = `d${locale}${JSON.stringify(zoned)}`;
  const known = cache.get(key);
  if (known instanceof Intl.DateTimeFormat) return known;
  const made = new Intl.DateTimeFormat(locale, zoned);
  cache.set(key, made);
  return made;
}

function relative(): Intl.RelativeTimeFormat {
  const current = formatting();
  const cache = cacheOf(current);
  const known = cache.get('r');
  if (known instanceof Intl.RelativeTimeFormat) return known;
  const made = new Intl.RelativeTimeFormat(current.locale, { numeric: 'auto' });
  cache.set('r', made);
  return made;
}

/** Integer cents as money: worksheets show cents, `whole` asking prices do not. */
export function formatCents(cents: number, options: { whole?: boolean; sign?: boolean } = {}): string {
  const digits = options.whole === true ? 0 : 2;
  const text = numbers({
    style: 'currency',
    currency: formatting().currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: options.sign === true ? 'exceptZero' : 'auto',
  }).format(cents / 100);
  return text.replace('-', '−');
}

/** A plain number with the reader's separators. */
export function formatNumber(value: number, fractionDigits = 0): string {
  return numbers({ maximumFractionDigits: fractionDigits }).format(value);
}

/** A share given in percent (12.5 is 12.5 %), to three decimals as tax rates have them. */
export function formatPercent(percent: number): string {
  return numbers({ style: 'percent', maximumFractionDigits: 3 }).format(percent / 100);
}

/** A file size in the largest unit that keeps it readable. */
export function formatBytes(bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  let value = bytes;
  let step = 0;
  while (value >= 1000 && step < units.length - 1) {
    value /= 1000;
    step += 1;
  }
  return numbers({
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value);
}

const yearOf = (date: Date) => dates({ year: 'numeric' }).format(date);
const yearIfOther = (date: Date, now: Date): Intl.DateTimeFormatOptions => (yearOf(date) === yearOf(now) ? {} : { year: 'numeric' });

/** An instant as a day: "Nov 18", with the year when it is not this one. */
export function formatDate(instant: string | Date, now: Date = new Date()): string {
  const date = new Date(instant);
  return dates({ month: 'short', day: 'numeric', ...yearIfOther(date, now) }).format(date);
}

/** An instant as a time of day: "2:47 PM". */
export function formatTime(instant: string | Date): string {
  return dates({ hour: 'numeric', minute: '2-digit' }).format(new Date(instant));
}

/** An instant as day and time: "Nov 18, 2:47 PM". */
export function formatDateTime(instant: string | Date, now: Date = new Date()): string {
  const date = new Date(instant);
  return dates({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', ...yearIfOther(date, now) }).format(date);
}

/** An instant as a weekday and day in full: "Friday, November 20". */
export function formatLongDate(instant: string | Date): string {
  return dates({ weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(instant));
}

/** A calendar day (YYYY-MM-DD), which belongs to no zone: "Nov 18, 2026". */
export function formatDay(day: string): string {
  return dates({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** A calendar day near today in words, others as in `formatDate`: "Today", "Yesterday", "Nov 18"; `inside` a sentence "today". */
export function formatNearDay(day: string, today: string = todayHere(), { inside = false }: { inside?: boolean } = {}): string {
  const apart = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  if (Math.abs(apart) <= 1) {
    const text = relative().format(apart, 'day');
    return inside ? text : text.charAt(0).toLocaleUpperCase(formatting().locale) + text.slice(1);
  }
  return formatShortDay(day, today);
}

/** A calendar day as `formatDate` says an instant, for a row beside one: "Nov 18", with the year when it is not this one. */
export function formatShortDay(day: string, today: string = todayHere()): string {
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return dates({ month: 'short', day: 'numeric', ...(sameYear ? {} : { year: 'numeric' }), timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** A calendar day with its weekday: "Wed, Nov 18". */
export function formatWeekday(day: string): string {
  return dates({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** An instant as its weekday, day and time: "Wed, Nov 18, 2:47 PM". */
export function formatAppointment(instant: string | Date): string {
  return dates({ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(new Date(instant));
}

/** The reader's calendar day, YYYY-MM-DD. */
export function todayHere(now: Date = new Date()): string {
  return dates({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA').format(now);
}

/** A length of time in ms in its largest fitting unit: "42 min", "19 hr", "2 days". */
export function formatSpan(ms: number): string {
  const minutes = Math.max(0, Math.round(Math.abs(ms) / 60_000));
  const [value, unit] = minutes < 60 ? [minutes, 'minute'] : minutes < 48 * 60 ? [Math.floor(minutes / 60), 'hour'] : [Math.floor(minutes / 1440), 'day'];
  return numbers({ style: 'unit', unit: String(unit), unitDisplay: 'short' }).format(Number(value));
}

/** How far away an instant is, in the largest fitting unit: "2 days ago", "in 3 hours". */
export function formatRelative(instant: string | Date, now: Date = new Date()): string {
  const seconds = (new Date(instant).getTime() - now.getTime()) / 1000;
  const steps = [
    ['year', 31_536_000],
    ['month', 2_592_000],
    ['week', 604_800],
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const;
  const found = steps.find(([, size]) => Math.abs(seconds) >= size);
  return found ? relative().format(Math.round(seconds / found[1]), found[0]) : relative().format(0, 'second');
}

/** What separates whole units from cents in the reader's locale. */
export function decimalSeparator(): string {
  return (
    numbers({ minimumFractionDigits: 1 })
      .formatToParts(0.5)
      .find((part) => part.type === 'decimal')?.value ?? '.'
  );
}

/** The sign of the firm's currency, and its code. */
export function currencyMarks(): { symbol: string; code: string } {
  const parts = numbers({ style: 'currency', currency: formatting().currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0);
  return { symbol: parts.find((part) => part.type === 'currency')?.value ?? formatting().currency, code: formatting().currency };
}

/** Integer cents as short as an axis needs it: "$25K". */
export function formatCentsShort(cents: number): string {
  return numbers({ style: 'currency', currency: formatting().currency, notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 }).format(
    cents / 100,
  );
}

/** A number as short as a bar's head needs it: "53K", "1.2K", "899". */
export function formatShort(value: number): string {
  return numbers({ notation: 'compact', maximumFractionDigits: value >= 1_000 && value < 10_000 ? 1 : 0 }).format(value);
}

/** The parts asked for of a calendar day (YYYY-MM-DD), which belongs to no zone: "Nov", "Nov 18", "Nov 2026". */
export function formatDayParts(day: string, parts: Pick<Intl.DateTimeFormatOptions, 'year' | 'month' | 'day' | 'weekday'>): string {
  return dates({ ...parts, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
