import { expect, it } from 'vitest';
import { clockText, dayText, isTimeZone, momentText, zoneOf } from './moment.ts';

const paidAt = '2026-11-22T00:39:00.000Z';
const inNewYork = { locale: 'en-US', timeZone: 'America/New_York' };

it('names the zone a moment is told in', () => {
  expect(momentText(paidAt, inNewYork)).toBe('Nov 21, 2026, 7:39 PM EST');
  expect(momentText('2026-07-01T12:00:00.000Z', { ...inNewYork, timeZone: 'America/Los_Angeles' })).toBe('Jul 1, 2026, 5:00 AM PDT');
  expect(dayText(paidAt, inNewYork)).toBe('Nov 21, 2026');
  expect(clockText(new Date(paidAt), inNewYork)).toBe('7:39 PM EST');
});

it('follows the profile where it names a zone, else the firm', () => {
  expect(zoneOf('America/Chicago', 'America/New_York')).toBe('America/Chicago');
  const without = [undefined, null, '', 'Mars/Olympus_Mons', 7];
  expect(new Set(without.map((own) => zoneOf(own, 'America/New_York')))).toEqual(new Set(['America/New_York']));
  expect([isTimeZone('America/New_York'), isTimeZone('Nowhere'), isTimeZone(7)]).toEqual([true, false, false]);
});
