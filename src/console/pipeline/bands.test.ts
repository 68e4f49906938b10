import { beforeEach, expect, it } from 'vitest';
import { defaultAnswerHours as hours } from '../../../domain/working-hours.ts';
import type { QueueBand } from '../../../generated/api.ts';
import { setFormatting } from '../../../engine/web/formatting.ts';
import { sampleOf } from '../../test/shell.tsx';
import { countText, shownUnder, summaryOf, totalsOf } from './bands.ts';

beforeEach(() => setFormatting({ locale: 'en-US', timeZone: 'America/New_York', currency: 'USD' }));

const band = (of: QueueBand['of'], count: number, day: string | null = null): QueueBand => ({ of, day, count, late: 0 });
const bands = [band('today', 2), band('news', 1), band('later', 1, '2026-11-21'), band('later', 1, '2026-11-23'), band('snoozed', 1)];
const rows = Array.from({ length: 6 }, () => sampleOf('UrgentItem'));
const heads = (now: string, shown = rows) =>
  shownUnder(bands, shown, new Date(now), hours).map(({ name, count, from, rows: under }) => `${name}: ${under.length} of ${count} from ${from}`);

it('heads what is to be done before closing, what has no deadline, tomorrow, and days in full', () => {
  expect(heads('2026-11-20T21:48:00Z')).toEqual([
    'Before 6:00 PM today: 2 of 2 from 0',
    'No deadline: 1 of 1 from 2',
    'Tomorrow, Saturday: 1 of 1 from 3',
    'Monday, November 23: 1 of 1 from 4',
    'Snoozed: 1 of 1 from 5',
  ]);
  // After closing nothing is left to be done before it; headings without a row that is shown are not.
  expect(heads('2026-11-21T00:10:00Z', rows.slice(0, 1))).toEqual(['Today: 1 of 2 from 0']);
});

it('counts who needs the reader, whether their rows are there or not', () => {
  const now = new Date('2026-11-20T21:48:00Z');
  const summary = (of: QueueBand[], is_cut = false, at = now) => summaryOf({ bands: of, is_cut }, at, hours);
  expect(totalsOf(bands)).toEqual({ all: 6, open: 5 });
  expect(summary(bands)).toBe('5 need you, 2 before 6:00 PM');
  expect(summary(bands, false, new Date('2026-11-21T00:10:00Z'))).toBe('5 need you, 2 today');
  expect(summary(bands.slice(2, 3))).toBe('1 needs you');
  expect(summary(bands.slice(4))).toBeUndefined();
  expect(summary([band('today', 200)], true)).toBe('200+ need you, 200+ before 6:00 PM');
  expect(countText(12, { is_cut: false })).toBe('12');
});
