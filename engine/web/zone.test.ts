import { afterEach, expect, it } from 'vitest';
import { setFormatting } from './formatting.ts';
import { daysAfter, instantAt, localDay, localHour, localOf } from './zone.ts';

afterEach(() => setFormatting({ timeZone: undefined }));

it('reads an instant on the clock of the reader, and back', () => {
  setFormatting({ timeZone: 'America/Los_Angeles' });
  expect(localOf('2026-11-21T03:30:00Z')).toBe('2026-11-20T19:30:00');
  expect([localDay('2026-11-21T03:30:00Z'), localHour('2026-11-21T03:30:00Z')]).toEqual(['2026-11-20', 19]);
  expect(instantAt('2026-11-20T19:30').toISOString()).toBe('2026-11-21T03:30:00.000Z');
  setFormatting({ timeZone: 'Pacific/Auckland' });
  expect(localOf('2026-11-21T03:30:00Z')).toBe('2026-11-21T16:30:00');
});

it('keeps to the clock where it changes', () => {
  setFormatting({ timeZone: 'America/New_York' });
  // Clocks go back at 2 a.m. on November 1, 2026, and forward at 2 a.m. on March 14, 2027.
  expect(instantAt('2026-11-01T00:30').toISOString()).toBe('2026-11-01T04:30:00.000Z');
  expect(instantAt('2026-11-01T03:00').toISOString()).toBe('2026-11-01T08:00:00.000Z');
  expect(instantAt('2027-03-14T01:59').toISOString()).toBe('2027-03-14T06:59:00.000Z');
  expect(instantAt('2027-03-14T03:00').toISOString()).toBe('2027-03-14T07:00:00.000Z');
  expect(instantAt('2026-11-20T23:59:59.999').toISOString()).toBe('2026-11-21T04:59:59.999Z');
});

it('says what is no time', () => {
  expect(Number.isNaN(instantAt('tomorrow').getTime())).toBe(true);
});

it('counts days over the end of a month', () => expect(daysAfter('2026-11-29', 3)).toBe('2026-12-02'));
