// A report as a chart and its table show it: at most four colours, columns with their names.
import type { ActivityReport, ReportRange, ReportUnit, RevenueReport } from '../../../generated/api.ts';
import { formatDay, formatDayParts } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';

/** The chart's colors; series beyond them are added up as one. */
const colours = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)', 'var(--chart-4)'] as const;

export interface Series {
  key: string;
  name: string;
  colour: string;
}

export interface SeriesColumn {
  period: ReportRange;
  /** Under the column: "Nov", "Nov 18". */
  short: string;
  /** In full: "November 2026". */
  long: string;
  /** In all and for each series: cents, or how many. */
  sum: number;
  values: number[];
  /** Cents refunded then, taken off above; 0 where money is not what counts. */
  refunded: number;
  /** The unit is not over yet. */
  isSoFar: boolean;
}

const shortName = (from: string, unit: ReportUnit) => formatDayParts(from, unit === 'month' ? { month: 'short' } : { month: 'short', day: 'numeric' });

function longName({ from, to }: ReportRange, unit: ReportUnit): string {
  if (unit === 'day') return formatDay(from);
  return unit === 'month' ? formatDayParts(from, { month: 'long', year: 'numeric' }) : messages.range(formatDay(from), formatDay(to));
}

interface Counted {
  groups: readonly { key: string; name: string }[];
  columns: readonly Pick<SeriesColumn, 'period' | 'sum' | 'values' | 'refunded'>[];
  unit: ReportUnit;
  /** What the groups beyond the colours are called together. */
  others: string;
}

export interface Chart {
  series: Series[];
  columns: SeriesColumn[];
}

/** @param today the firm's day: the column it is in is one so far */
function chartOf({ groups, columns, unit, others }: Counted, today: string): Chart {
  const own = groups.length > colours.length ? colours.length - 1 : groups.length;
  const fold = (values: readonly number[]) =>
    own === groups.length ? [...values] : [...values.slice(0, own), values.slice(own).reduce((sum, value) => sum + value, 0)];
  const series = groups.slice(0, own);
  if (own < groups.length) series.push({ key: 'other', name: others });
  return {
    series: series.map((each, index) => ({ ...each, colour: colours[index] ?? colours[0] })),
    columns: columns.map(({ period, sum, values, refunded }) => ({
      period,
      short: shortName(period.from, unit),
      long: longName(period, unit),
      sum,
      values: fold(values),
      refunded,
      isSoFar: unit !== 'day' && period.from <= today && today <= period.to,
    })),
  };
}

/** Revenue by package, the dearest first. */
export function revenueChart({ packages, columns, unit }: RevenueReport, today: string): Chart {
  return chartOf(
    {
      groups: packages.map(({ package_identifier, name }) => ({ key: package_identifier, name })),
      columns: columns.map(({ period, net, nets, refunded }) => ({ period, sum: net, values: nets, refunded })),
      unit,
      others: messages.otherPackages,
    },
    today,
  );
}

/** Events by advisor, the highest count first. */
export function activityChart({ advisors, columns, unit }: ActivityReport, today: string): Chart {
  return chartOf(
    {
      groups: advisors.map(({ id, name }) => ({ key: id ?? 'none', name: name ?? messages.noAdvisor })),
      columns: columns.map(({ period, total, counts }) => ({ period, sum: total, values: counts, refunded: 0 })),
      unit,
      others: messages.otherAdvisors,
    },
    today,
  );
}
