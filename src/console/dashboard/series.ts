// A revenue report as the chart and its table show it: at most four colours, columns with their names.
import type { ReportRange, ReportUnit, RevenueReport } from '../../../generated/api.ts';
import { formatDay, formatDayParts } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';

/** The chart's colours; what goes beyond them is added up as one. */
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
  /** Cents, in all and for each series. */
  net: number;
  nets: number[];
  /** What was refunded then; taken off above. */
  refunded: number;
  /** The unit is not over yet. */
  isSoFar: boolean;
}

const shortName = (from: string, unit: ReportUnit) => formatDayParts(from, unit === 'month' ? { month: 'short' } : { month: 'short', day: 'numeric' });

function longName({ from, to }: ReportRange, unit: ReportUnit): string {
  if (unit === 'day') return formatDay(from);
  return unit === 'month' ? formatDayParts(from, { month: 'long', year: 'numeric' }) : messages.range(formatDay(from), formatDay(to));
}

/**
 * Series (the dearest package first) and columns of a report.
 * @param today the firm's day: the column it stands in is one so far
 */
export function seriesOf({ packages, columns, unit }: RevenueReport, today: string): { series: Series[]; columns: SeriesColumn[] } {
  const own = packages.length > colours.length ? colours.length - 1 : packages.length;
  const fold = (nets: readonly number[]) => (own === packages.length ? [...nets] : [...nets.slice(0, own), nets.slice(own).reduce((sum, net) => sum + net, 0)]);
  const series = packages.slice(0, own).map(({ package_identifier, name }) => ({ key: package_identifier, name }));
  if (own < packages.length) series.push({ key: 'other', name: messages.otherPackages });
  return {
    series: series.map((each, index) => ({ ...each, colour: colours[index] ?? colours[0] })),
    columns: columns.map(({ period, net, nets, refunded }) => ({
      period,
      short: shortName(period.from, unit),
      long: longName(period, unit),
      net,
      nets: fold(nets),
      refunded,
      isSoFar: unit !== 'day' && period.from <= today && today <= period.to,
    })),
  };
}
