// Periods of reports: their days, the days before to compare with, and their columns.
import type { ReportPeriod, ReportUnit } from '../generated/api.ts';
import { instantOf } from './working-hours.ts';

/** Calendar days, YYYY-MM-DD, the first and the last included. */
export interface DayRange {
  from: string;
  to: string;
}

const dayMs = 86_400_000;
const quarterMonths = 3;
const yearMonths = 12;

/** The maximum length of a custom period in days: five years. */
export const mostDays = 5 * 366;

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const plusDays = (day: string, days: number): string => dayOf(new Date(dateOf(day).getTime() + days * dayMs));

/** The same day of another month; the last one of that month where it is shorter. */
function plusMonths(day: string, months: number): string {
  const date = dateOf(day);
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0));
  return dayOf(new Date(Date.UTC(lastOfMonth.getUTCFullYear(), lastOfMonth.getUTCMonth(), Math.min(date.getUTCDate(), lastOfMonth.getUTCDate()))));
}

const monthBegin = (day: string): string => `${day.slice(0, 8)}01`;

/** The first day of the calendar quarter: of January, April, July or October. */
const quarterBegin = (day: string): string => plusMonths(monthBegin(day), -(dateOf(day).getUTCMonth() % quarterMonths));

/** How many days there are, both ends included; less than one where the end lies before the beginning. */
export const daysIn = ({ from, to }: DayRange): number => Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / dayMs) + 1;

/** A period that ends today: 30 days, the calendar quarter so far, or the present month so far and the 11 months before it. */
export function periodUntil(period: ReportPeriod, today: string): DayRange {
  switch (period) {
    case 'last_30_days':
      return { from: plusDays(today, -29), to: today };
    case 'quarter':
      return { from: quarterBegin(today), to: today };
    case 'year':
      return { from: plusMonths(monthBegin(today), 1 - yearMonths), to: today };
  }
}

/**
 * The period to compare with: for a quarter the same part of the quarter before; else the one directly before, with as many months if the period starts with a
 * month, so that a month to date is compared with as much of the earlier one, or with as many days.
 * @param period the name by which the days were chosen, if by one
 */
export function rangeBefore({ from, to }: DayRange, period?: ReportPeriod): DayRange {
  if (from !== monthBegin(from)) return { from: plusDays(from, -daysIn({ from, to })), to: plusDays(from, -1) };
  const [first, last] = [dateOf(from), dateOf(to)];
  const begun = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth() + 1;
  const months = period === 'quarter' ? quarterMonths : begun;
  const next = plusDays(to, 1);
  const isWhole = period === 'quarter' ? next === quarterBegin(next) : next === monthBegin(next);
  return { from: plusMonths(from, -months), to: isWhole ? plusDays(from, -1) : plusMonths(to, -months) };
}

/** How a period is cut: up to 16 days by day, up to three months by week, longer ones by month. */
export function unitOf(range: DayRange): ReportUnit {
  const days = daysIn(range);
  if (days <= 16) return 'day';
  return days <= 92 ? 'week' : 'month';
}

/** The first day after the column that contains a day; weeks start on Monday. */
function nextColumn(day: string, unit: ReportUnit): string {
  if (unit === 'day') return plusDays(day, 1);
  if (unit === 'week') return plusDays(day, 7 - ((dateOf(day).getUTCDay() + 6) % 7));
  return plusMonths(monthBegin(day), 1);
}

/** The period cut into columns, oldest first; those at its ends may be shorter. */
export function columnsOf(range: DayRange, unit: ReportUnit): DayRange[] {
  const columns: DayRange[] = [];
  for (let from = range.from; from <= range.to; from = nextColumn(from, unit)) {
    const last = plusDays(nextColumn(from, unit), -1);
    columns.push({ from, to: last < range.to ? last : range.to });
  }
  return columns;
}

/** The first moment and the last millisecond of these days in a time zone, ISO 8601. */
export function momentsOf({ from, to }: DayRange, timeZone: string): { starts_at: string; ends_at: string } {
  const begins = (day: string) => instantOf(dateOf(day), 0, timeZone);
  return { starts_at: new Date(begins(from)).toISOString(), ends_at: new Date(begins(plusDays(to, 1)) - 1).toISOString() };
}
