import { columnsOf, daysIn, momentsOf, mostDays, periodUntil, rangeBefore, type DayRange } from '../../../domain/periods.ts';
import { dayIn } from '../../../domain/pipeline.ts';
import type { ReportPeriod, ReportRange, ReportUnit } from '../../../generated/api.ts';
import { badRequest } from '../../../engine/server/problem.ts';

/** What a caller may say of the period: a name, or days of their own. */
export interface PeriodQuery {
  period?: ReportPeriod;
  from?: string;
  to?: string;
}

/**
 * The days a report is about.
 * @param today the firm's day
 * @throws Problem 400 for days that make no period
 */
export function askedDays({ period = 'year', from, to }: PeriodQuery, today: string): DayRange {
  if (from === undefined && to === undefined) return periodUntil(period, today);
  if (from === undefined || to === undefined) throw badRequest('Choose a first and a last day.', { [from ? 'to' : 'from']: 'Choose a day.' });
  const days = daysIn({ from, to });
  if (days < 1) throw badRequest('The period ends before it starts.', { to: 'Must not be before the first day.' });
  if (days > mostDays) throw badRequest('The period is longer than five years.', { to: 'At most five years after the first day.' });
  return { from, to };
}

/** Days with their start and end times in the firm's time zone. */
export const withMoments = (days: DayRange, timeZone: string): ReportRange => ({ ...days, ...momentsOf(days, timeZone) });

/** The period asked for, in the firm's time zone. @throws Problem 400 */
export const askedPeriod = (query: PeriodQuery, timeZone: string, now: Date): ReportRange => withMoments(askedDays(query, dayIn(timeZone, now)), timeZone);

/** The period asked for and what it is compared with, in the firm's time zone. @throws Problem 400 */
export function comparedPeriods(query: PeriodQuery, timeZone: string, now: Date): { period: ReportRange; before: ReportRange } {
  const days = askedDays(query, dayIn(timeZone, now));
  const before = rangeBefore(days, query.from === undefined ? query.period : undefined);
  return { period: withMoments(days, timeZone), before: withMoments(before, timeZone) };
}

/** The period's columns with their moments. */
export const columnPeriods = (days: DayRange, unit: ReportUnit, timeZone: string): ReportRange[] =>
  columnsOf(days, unit).map((column) => withMoments(column, timeZone));
