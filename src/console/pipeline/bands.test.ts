import { beforeEach, expect, it } from 'vitest';
import { defaultAnswerHours as hours } from '../../../domain/working-hours.ts';
import type { UrgentItem } from '../../../generated/api.ts';
import { setFormatting } from '../../../engine/web/formatting.ts';
import { sampleOf } from '../../test/shell.tsx';
import { bandsOf, lateAmong, summaryOf } from './bands.ts';

beforeEach(() => setFormatting({ locale: 'en-US', timeZone: 'America/New_York', currency: 'USD' }));

const row = (because: UrgentItem['because'], act_by: string): UrgentItem => ({ ...sampleOf('UrgentItem'), because, act_by, snoozed_until: null });
const rows = [
  row('money_today', '2026-11-20T23:00:00Z'),
  row('overdue', '2026-11-18T23:00:00Z'),
  row('news', '2026-11-18T23:00:00Z'),
  row('due_later', '2026-11-21T14:05:00Z'),
  row('due_later', '2026-11-23T14:00:00Z'),
  row('snoozed', '2026-11-19T14:00:00Z'),
];
const heads = (now: string, of = rows) => bandsOf(of, new Date(now), hours).map((band) => `${band.name} ${band.rows.length} from ${band.from}`);

it('heads what is to be done before closing, what has no deadline, tomorrow, and days in full', () => {
  expect(heads('2026-11-20T21:48:00Z')).toEqual([
    'Before 6:00 PM today 2 from 0',
    'No deadline 1 from 2',
    'Tomorrow, Saturday 1 from 3',
    'Monday, November 23 1 from 4',
    'Snoozed 1 from 5',
  ]);
  // After closing nothing is left to be done before it.
  expect(heads('2026-11-21T00:10:00Z', rows.slice(0, 2))).toEqual(['Today 2 from 0']);
});

it('counts who needs the reader, and how many are late', () => {
  const now = new Date('2026-11-20T21:48:00Z');
  expect(summaryOf(rows, now, hours)).toBe('5 need you, 2 before 6:00 PM');
  expect(summaryOf(rows, new Date('2026-11-21T00:10:00Z'), hours)).toBe('5 need you, 2 today');
  expect(summaryOf(rows.slice(3, 4), now, hours)).toBe('1 needs you');
  expect(summaryOf(rows.slice(5), now, hours)).toBeUndefined();
  expect(lateAmong(rows, now)).toBe(1);
});
