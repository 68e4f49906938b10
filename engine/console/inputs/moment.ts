import { instantAt, localOf } from '../../web/zone.ts';

/** An instant as the browser's date-and-time control wants it, in the reader's zone: `2026-11-30T09:15`. */
export function localFromInstant(instant: unknown): string {
  if (typeof instant !== 'string' || instant === '') return '';
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : localOf(date).slice(0, 16);
}

/** The control's value as an instant (RFC 3339, UTC); null when it is empty. */
export function instantFromLocal(local: string): string | null {
  if (local === '') return null;
  const date = instantAt(local);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** The first or last moment of a local day (YYYY-MM-DD), for filters that bound a moment by days. */
export function dayBound(day: string, end: 'first' | 'last'): string | null {
  return instantFromLocal(day === '' ? '' : `${day}T${end === 'first' ? '00:00:00.000' : '23:59:59.999'}`);
}

/** The local day of an instant, YYYY-MM-DD. */
export function dayOf(instant: unknown): string {
  return localFromInstant(instant).slice(0, 10);
}
