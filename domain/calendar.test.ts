import { expect, it } from 'vitest';
import { calendarFeed, calendarFile } from './calendar.ts';

const appointment = {
  id: 'deal-1@forecourt',
  starts_at: '2026-11-25T15:00:00.000Z',
  minutes: 60,
  title: 'Pick up: 2025 Toyota RAV4 Hybrid; XLE, Premium',
  place: 'At your door, OH 43016, no charge',
  notes: ['Driver license', 'Both Kia keys, and the title – not signed yet, please, so that the dealer sees you sign it on the day itself'],
};
const file = calendarFile(appointment, '2026-11-23T17:00:00.000Z');

it('is one event with its time in UTC, and separators of the format escaped', () => {
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('DTSTART:20261125T150000Z\r\nDTEND:20261125T160000Z');
  expect(unfolded).toContain('SUMMARY:Pick up: 2025 Toyota RAV4 Hybrid\\; XLE\\, Premium');
  expect(unfolded).toContain('DESCRIPTION:Driver license\\nBoth Kia keys\\,');
});

it('has no line longer than 75 octets, and ends each with CRLF', () => {
  const lines = file.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('a feed has whole days, which block no time, and half an hour for what has one', () => {
  const lines = calendarFeed(
    'Forecourt',
    [
      { id: 'a', on: '2026-12-31', at: null, title: 'Send form' },
      { id: 'b', on: '2026-11-24', at: '2026-11-24T15:30:00.000Z', title: 'Call; twice' },
    ],
    '2026-11-24T12:00:00.000Z',
  ).split('\r\n');
  expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101', 'TRANSP:TRANSPARENT']));
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20261124T153000Z', 'DTEND:20261124T160000Z', 'SUMMARY:Call\\; twice']));
  expect(lines.filter((line) => line === 'TRANSP:TRANSPARENT')).toHaveLength(1);
});
