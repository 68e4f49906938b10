import { beforeEach, expect, it } from 'vitest';
import type { RevenueReport } from '../../../generated/api.ts';
import { setFormatting } from '../../../engine/web/formatting.ts';
import { revenueChart } from './series.ts';

beforeEach(() => setFormatting({ locale: 'en-US', timeZone: 'America/New_York' }));

const range = (from: string, to: string) => ({ from, to, starts_at: `${from}T05:00:00.000Z`, ends_at: `${to}T04:59:59.999Z` });
const report = (count: number): RevenueReport => ({
  period: range('2026-10-01', '2026-11-21'),
  before: range('2026-08-01', '2026-09-21'),
  net: 0,
  net_before: 0,
  refunded: 0,
  currency: 'USD',
  unit: 'month',
  packages: Array.from({ length: count }, (_, index) => ({ package_identifier: `package-${index}`, name: `Package ${index}`, net: 0 })),
  columns: [
    { period: range('2026-10-01', '2026-10-31'), net: 300, refunded: 0, nets: Array.from({ length: count }, (_, index) => index + 1) },
    { period: range('2026-11-01', '2026-11-21'), net: 100, refunded: 0, nets: Array.from({ length: count }, () => 1) },
  ],
});

it('gives each package a colour and adds up what goes beyond four', () => {
  expect(revenueChart(report(4), '2026-11-21').series.map(({ name }) => name)).toEqual(['Package 0', 'Package 1', 'Package 2', 'Package 3']);
  const many = revenueChart(report(6), '2026-11-21');
  expect(many.series.map(({ name }) => name)).toEqual(['Package 0', 'Package 1', 'Package 2', 'Other packages']);
  expect(new Set(many.series.map(({ colour }) => colour)).size).toBe(4);
  expect(many.columns[0]?.values).toEqual([1, 2, 3, 4 + 5 + 6]);
});

it('names its columns, and says of the present one that it is not over', () => {
  const { columns } = revenueChart(report(1), '2026-11-21');
  expect(columns.map(({ short, long, isSoFar }) => [short, long, isSoFar])).toEqual([
    ['Oct', 'October 2026', false],
    ['Nov', 'November 2026', true],
  ]);
});
