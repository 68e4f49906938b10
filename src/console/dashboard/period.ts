// The dashboard's period; it is kept in the address.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { daysIn, mostDays, periodUntil, type DayRange } from '../../../domain/periods.ts';
import { dayIn } from '../../../domain/pipeline.ts';
import type { ReportPeriod } from '../../../generated/api.ts';
import { reportPeriodValues } from '../../../generated/enums.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { formatDay, formatDayParts } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';

/** A period by its name, or custom dates. */
export type Choice = { period: ReportPeriod } | DayRange;

const usual: ReportPeriod = 'year';
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The errors of custom dates, by the end they belong to; none if they form a period. */
export function rangeProblems({ from, to }: { from: string | null; to: string | null }): { from?: string; to?: string } {
  if (!isDay(from)) return { from: messages.needed };
  if (!isDay(to)) return { to: messages.needed };
  const days = daysIn({ from, to });
  if (days < 1) return { to: messages.endsBefore };
  return days > mostDays ? { to: messages.tooLong } : {};
}

function readChoice(params: URLSearchParams): Choice {
  const [from, to] = [params.get('from'), params.get('to')];
  if (isDay(from) && isDay(to) && Object.keys(rangeProblems({ from, to })).length === 0) return { from, to };
  return { period: reportPeriodValues.find((value) => value === params.get('period')) ?? usual };
}

/** The period chosen, its days in the firm's time zone, and how to choose another; what the address says wrongly is left out. */
export function useReportPeriod(): { choice: Choice; days: DayRange; today: string; choose: (choice: Choice) => void } {
  const { time_zone } = usePublicSettings();
  const [today] = useState(() => dayIn(time_zone, new Date()));
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const days = 'period' in choice ? periodUntil(choice.period, today) : choice;
  return { choice, days, today, choose: (next) => setParams('period' in next && next.period === usual ? {} : { ...next }) };
}

/** Days in words: whole months by their names ("Dec 2025 to Nov 2026"), others by the day. */
export function periodLabel(choice: Choice, { from, to }: DayRange): string {
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  if ('period' in choice && choice.period !== 'last_30_days') {
    if (from.slice(0, 7) === to.slice(0, 7)) return formatDayParts(to, { month: 'short', year: 'numeric' });
    const first = formatDayParts(from, sameYear ? { month: 'short' } : { month: 'short', year: 'numeric' });
    return messages.range(first, formatDayParts(to, { month: 'short', year: 'numeric' }));
  }
  return messages.range(sameYear ? formatDayParts(from, { month: 'short', day: 'numeric' }) : formatDay(from), formatDay(to));
}
