import { beforeEach, expect, it, vi } from 'vitest';
import { centsToText, textToCents } from './fields/money.ts';
import {
  decimalSeparator,
  formatBytes,
  formatCents,
  formatDate,
  formatDateTime,
  formatDay,
  formatNearDay,
  formatPercent,
  formatRelative,
  formatShort,
  formatSpan,
  todayHere,
} from './format.ts';
import { setFormatting } from './formatting.ts';

const now = new Date('2026-11-21T15:00:00Z');
beforeEach(() => setFormatting({ locale: 'en-US', timeZone: 'America/New_York', currency: 'USD' }));

it('writes cents as money, whole where cents do not matter', () => {
  expect(formatCents(3917803)).toBe('$39,178.03');
  expect(formatCents(3748000, { whole: true })).toBe('$37,480');
  expect(formatCents(-145000)).toBe('−$1,450.00');
  expect(formatCents(8112, { sign: true })).toBe('+$81.12');
});

it('writes instants in the reader’s zone and days in none', () => {
  expect(formatDateTime('2026-11-18T03:30:00Z', now)).toBe('Nov 17, 10:30 PM');
  expect(formatDate('2025-11-18T12:00:00Z', now)).toBe('Nov 18, 2025');
  expect(formatDay('2026-12-04')).toBe('Dec 4, 2026');
  setFormatting({ timeZone: 'Pacific/Auckland' });
  expect(formatDay('2026-12-04')).toBe('Dec 4, 2026');
  expect(formatDateTime('2026-11-18T03:30:00Z', now)).toBe('Nov 18, 4:30 PM');
});

it('follows the locale', () => {
  setFormatting({ locale: 'de-DE', currency: 'EUR' });
  expect(formatCents(123456)).toBe('1.234,56\u00a0€');
  expect([decimalSeparator(), centsToText(312000), textToCents('3.120,00')]).toEqual([',', '3.120,00', 312000]);
});

it('says how long ago, shares and sizes', () => {
  expect(formatRelative('2026-11-19T15:00:00Z', now)).toBe('2 days ago');
  expect(formatRelative('2026-11-21T18:00:00Z', now)).toBe('in 3 hours');
  expect(formatPercent(12.5)).toBe('12.5%');
  expect(formatPercent(5.125)).toBe('5.125%');
  expect([formatBytes(412_000), formatBytes(2_340_000), formatBytes(12)]).toEqual(['412 kB', '2.3 MB', '12 bytes']);
});

it('reads amounts as people type them', () => {
  expect(['3,120.00', '$ 3120', '0.5', '.5', '-20'].map(textToCents)).toEqual([312000, 312000, 50, 50, -2000]);
  expect(textToCents('')).toBeNull();
  for (const junk of ['abc', '1.234', '1e5', '1-2']) expect(textToCents(junk)).toBeNaN();
  for (const cents of [0, 5, 99, 100, 123456, 19999999, -145000]) expect(textToCents(centsToText(cents))).toBe(cents);
});

it('says near days in words, spans in their largest unit, and sums as short as a chart needs them', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-18', '2027-01-02'].map((day) => formatNearDay(day, '2026-11-21'))).toEqual([
    'Yesterday',
    'Today',
    'Tomorrow',
    'Nov 18',
    'Jan 2, 2027',
  ]);
  expect([42, 19 * 60 + 40, 47 * 60, 50 * 60].map((minutes) => formatSpan(minutes * 60_000))).toEqual(['42 min', '19 hr', '47 hr', '2 days']);
  expect([899.1, 1_240, 53_400].map(formatShort)).toEqual(['899', '1.2K', '53K']);
});

it('makes what it formats days and distances with once', () => {
  setFormatting({ locale: 'en-GB', timeZone: 'Europe/Paris' });
  const made: string[] = [];
  const { DateTimeFormat, RelativeTimeFormat } = Intl;
  class Dates extends DateTimeFormat {
    constructor(...given: ConstructorParameters<typeof DateTimeFormat>) {
      super(...given);
      made.push('dates');
    }
  }
  class Distances extends RelativeTimeFormat {
    constructor(...given: ConstructorParameters<typeof RelativeTimeFormat>) {
      super(...given);
      made.push('distances');
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: Dates }, RelativeTimeFormat: { value: Distances } }));
  for (let round = 0; round < 3; round += 1) {
    expect(todayHere(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22');
    expect(formatNearDay('2026-11-21', '2026-11-22')).toBe('Yesterday');
    expect(formatRelative('2026-11-20T12:00:00Z', new Date('2026-11-22T12:00:00Z'))).toBe('2 days ago');
  }
  vi.unstubAllGlobals();
  expect(made).toEqual(['dates', 'distances']);
});
