// Links side by side: which lines there are, which differ, and which column is best.
import type { Link, OtdWorksheet } from '../../../generated/api.ts';
import { messages } from './messages.ts';

/** One line over all columns. */
export interface CompareRow {
  key: string;
  label: string;
  kind: 'money' | 'number' | 'text';
  /** By column; null where nothing is known. */
  values: readonly (number | null)[];
  /** Which is better for the buyer; without it the line only differs. */
  better?: 'low' | 'high';
  total?: boolean;
}

export interface CompareGroup {
  title: string;
  rows: CompareRow[];
}

const sum = (lines: readonly { amount: number }[]) => lines.reduce((total, line) => total + line.amount, 0);

/** The columns' lines, group by group; a line that no column has is left out. */
export function compareGroups(links: readonly Link[], sheets: readonly (OtdWorksheet | undefined)[]): CompareGroup[] {
  const { comparison } = messages;
  const { groups, lines: names } = comparison;
  const of = (key: string, label: string, read: (sheet: OtdWorksheet) => number, better: 'low' | 'high' = 'low', total = false): CompareRow => ({
    key,
    label,
    kind: 'money',
    values: sheets.map((sheet) => (sheet ? read(sheet) : null)),
    better,
    ...(total ? { total } : {}),
  });
  const fact = (key: string, label: string, kind: CompareRow['kind'], read: (link: Link) => number | null, better?: 'low' | 'high'): CompareRow => ({
    key,
    label,
    kind,
    values: links.map(read),
    ...(better ? { better } : {}),
  });
  const all: CompareGroup[] = [
    {
      title: groups.car,
      rows: [
        fact('price', comparison.price, 'money', (link) => link.price, 'low'),
        fact('year', comparison.year, 'text', (link) => link.year, 'high'),
        fact('miles', comparison.miles, 'number', (link) => link.miles, 'low'),
        fact('distance', comparison.distance, 'number', (link) => link.distance, 'low'),
        fact('fit', comparison.fit, 'number', (link) => link.fit?.musts_met ?? null, 'high'),
      ],
    },
    {
      title: groups.price,
      rows: [
        of('msrp', names.msrp, (sheet) => sheet.msrp),
        of('destination', names.destination, (sheet) => sheet.destination),
        of('dealer_discount', names.dealer_discount, (sheet) => -sheet.dealer_discount),
        of('selling_price', names.selling_price, (sheet) => sheet.selling_price, 'low', true),
      ],
    },
    { title: groups.extras, rows: [of('rebates', names.rebates, (sheet) => -sum(sheet.rebates)), of('add_ons', names.add_ons, (sheet) => sum(sheet.add_ons))] },
    {
      title: groups.fees,
      rows: [
        of('doc_fee', names.doc_fee, (sheet) => sheet.doc_fee),
        of('title', names.title, (sheet) => sheet.title),
        of('registration', names.registration, (sheet) => sheet.registration),
        of('inspection', names.inspection, (sheet) => sheet.inspection),
        of('other_fees', names.other_fees, (sheet) => sum(sheet.other_fees)),
      ],
    },
    {
      title: groups.tax,
      rows: [of('sales_tax', names.sales_tax, (sheet) => sheet.sales_tax), of('total_otd', names.total_otd, (sheet) => sheet.total_otd, 'low', true)],
    },
    {
      title: groups.trade,
      rows: [
        of('trade_allowance', names.trade_allowance, (sheet) => -sheet.trade_allowance),
        of('trade_payoff', names.trade_payoff, (sheet) => sheet.trade_payoff),
        of('cash_due', names.cash_due, (sheet) => sheet.cash_due, 'low', true),
      ],
    },
  ];
  return all
    .map((group) => ({ ...group, rows: group.rows.filter((row) => row.values.some((value) => value !== null && value !== 0)) }))
    .filter((group) => group.rows.length > 0);
}

/** The columns known do not all say the same. */
export function differs(row: CompareRow): boolean {
  return new Set(row.values.filter((value) => value !== null)).size > 1;
}

/** The best value of a line that differs; undefined where none is better. */
export function bestOf(row: CompareRow): number | undefined {
  const known = row.values.filter((value) => value !== null);
  if (!row.better || !differs(row)) return undefined;
  return row.better === 'low' ? Math.min(...known) : Math.max(...known);
}
