// The lines of a report on a dealer's offer, group by group, as screen and paper both have them (docs/rules.md, Deal Check).
import type { DealCheckReport, ReportLine } from '../generated/api.ts';
import { otdWorksheetsLabels } from '../generated/labels.ts';
import { layoutLabels } from './worksheet-layout.ts';

/** A line's amounts, or a sum of them; cents, null where there is none. */
export type ReportFigures = Pick<ReportLine, 'before' | 'now' | 'aim'>;

export interface ReportGroup {
  name: string;
  lines: ReportLine[];
  /** The price of the car, where it is made of several lines. */
  sum: (ReportFigures & { label: string }) | null;
}

/** The lines under their groups, in the report's order. */
export function reportGroups({ lines }: Pick<DealCheckReport, 'lines'>): ReportGroup[] {
  const names = [...new Set(lines.map(({ group }) => group))];
  return names.map((name) => {
    const own = lines.filter(({ group }) => group === name);
    const hasSum = name === layoutLabels.groups.vehicle && own.length > 1;
    return { name, lines: own, sum: hasSum ? { label: otdWorksheetsLabels.selling_price, ...sumOf(own) } : null };
  });
}

function sumOf(lines: readonly ReportLine[]): ReportFigures {
  const of = (name: keyof ReportFigures): number | null =>
    lines.every((line) => line[name] === null) ? null : lines.reduce((total, line) => total + (line[name] ?? 0), 0);
  return { before: of('before'), now: of('now'), aim: of('aim') };
}
