// Links side by side: which lines there are, which differ, and which column is best.
import { inSentence } from '../../../engine/contract/inSentence.ts';
import { formatPercent } from '../../../engine/web/format.ts';
import {
  layoutLabels,
  worksheetLayout,
  type GroupKey,
  type LayoutGroup,
  type LineKind,
  type ShownWorksheet,
  type WorksheetLayout,
} from '../../../domain/worksheet-layout.ts';
import type { Link } from '../../../generated/api.ts';
import { linksLabels, otdWorksheetsLabels as sheetLabels } from '../../../generated/labels.ts';
import { messages } from './messages.ts';

/** One line over all columns. */
export interface CompareRow {
  key: string;
  label: string;
  kind: 'money' | 'year' | 'miles' | 'share';
  /** By column; null where nothing is known: no quote, or one without this line. */
  values: readonly (number | null)[];
  /** Columns that have a quote, but not this line. */
  missing?: readonly boolean[];
  /** Of a share, by column: out of how many. */
  of?: readonly (number | null)[];
  /** Which is better for the buyer; without it the line only differs. */
  better?: 'low' | 'high';
  /** Columns whose figure leaves out what others have in theirs: neither best nor measured against the best. */
  partial?: readonly boolean[];
  /** Lowers the price: the figures are below zero, and there can be less of it. */
  reduces?: boolean;
  /** Columns where the line is missing because it comes to nothing, as between two revisions of one quote. */
  nothing?: readonly boolean[];
  /** The rows above it in its group come to it. */
  total?: boolean;
}

export interface CompareGroup {
  /** None for a total by itself. */
  title?: string;
  rows: CompareRow[];
}

type Tell = Pick<CompareRow, 'missing' | 'better' | 'reduces' | 'partial' | 'total'>;

const { comparison } = messages;
const titles = comparison.groups;
const names: Readonly<Record<LineKind, string>> & typeof comparison.lines = {
  msrp: sheetLabels.msrp,
  destination: sheetLabels.destination,
  dealer_discount: sheetLabels.dealer_discount,
  selling_price: sheetLabels.selling_price,
  add_ons: sheetLabels.add_ons,
  rebates: sheetLabels.rebates,
  doc_fee: sheetLabels.doc_fee,
  title: sheetLabels.title,
  registration: sheetLabels.registration,
  inspection: sheetLabels.inspection,
  other_fees: sheetLabels.other_fees,
  sales_tax: sheetLabels.sales_tax,
  trade_allowance: sheetLabels.trade_allowance,
  trade_payoff: sheetLabels.trade_payoff,
  ...comparison.lines,
};

/** The columns' lines, group by group; a line that no column has is left out. As on the worksheet itself, a group's lines come to its last row. */
export function compareGroups(links: readonly Link[], sheets: readonly (ShownWorksheet | undefined)[]): CompareGroup[] {
  const layouts = sheets.map((sheet) => sheet && worksheetLayout(sheet));
  const read = (key: string, label: string, of: (layout: WorksheetLayout) => number | null, tell: Tell = { better: 'low' }): CompareRow => {
    const values = layouts.map((layout) => (layout ? of(layout) : null));
    const missing = layouts.map((layout, column) => layout !== undefined && values[column] === null);
    const nothing = layouts.map((layout, column) => missing[column] === true && layout !== undefined && isCounted(layout, key));
    return { key, label, kind: 'money', values, missing, nothing, ...tell };
  };
  const line = (kind: LineKind, tell?: Tell) => read(kind, names[kind], (layout) => centsOf(layout, kind), tell);
  const low = { better: 'low' } as const;
  const less = { ...low, reduces: true } as const;
  const untaxed = { ...low, total: true, partial: layouts.map((layout) => layout !== undefined && centsOf(layout, 'sales_tax') === null) };
  const notCounted = (key: GroupKey) => read(`not_counted ${key}`, names.not_counted, (layout) => notCountedIn(layout, key), { missing: [] });
  const extras = [line('add_ons'), line('rebates', less), notCounted('rebates')];
  const fees = (['doc_fee', 'title', 'registration', 'inspection', 'other_fees'] as const).map((kind) => line(kind));
  // Of a rate that one place splits and another does not, only the sums can be compared.
  const isSplit = layouts.some((layout) => layout && centsOf(layout, 'local_tax') !== null);
  const taxes = (['sales_tax', 'local_tax'] as const).map((kind) => {
    const row = line(kind, isSplit ? {} : low);
    const rate = oneOf(layouts.map((layout) => layout && rateIn(layout, kind)));
    return rate === undefined ? row : { ...row, label: `${row.label}, ${formatPercent(rate)}` };
  });
  const isExample = layouts.some((layout) => layout?.rule?.is_example === true);
  const trade = [line('trade_allowance', less), line('trade_payoff')];
  return [
    { title: titles.car, rows: carRows(links) },
    {
      title: titles.vehicle,
      rows: [
        ...[line('msrp'), line('before_discount', {}), line('destination'), line('dealer_discount', less), notCounted('vehicle')].filter(anywhere),
        read('selling_price', names.selling_price, (layout) => sumIn(layout, 'vehicle'), { ...low, total: true }),
      ],
    },
    { title: titles.extras, rows: withSum(extras, (rows) => read('extras_sum', names.sum, (layout) => sumOf(layout, ['add_ons', 'rebates']), sumOver(rows))) },
    { title: titles.fees, rows: withSum(fees, (rows) => read('fees_sum', names.sum, (layout) => sumIn(layout, 'fees'), sumOver(rows))) },
    {
      title: isExample ? `${titles.taxes}, ${inSentence(layoutLabels.exampleRule)}` : titles.taxes,
      rows: withSum(taxes, () => read('taxes_sum', names.sum, (layout) => taxIn(layout), { ...low, total: true })),
    },
    { rows: [read('total_otd', sheetLabels.total_otd, (layout) => layout.total_otd, untaxed)] },
    { title: titles.trade, rows: withSum(trade, (rows) => read('trade_sum', names.sum, (layout) => layout.trade?.sum ?? null, sumOver(rows))) },
    { rows: [read('cash_due', sheetLabels.cash_due, (layout) => layout.cash_due, untaxed)] },
  ]
    .map((group) => ({ ...group, rows: group.rows.filter(anywhere) }))
    .filter((group) => group.rows.length > 0);
}

/** Some column has something there. */
const anywhere = (row: CompareRow): boolean => row.values.some((value) => value !== null && (value !== 0 || row.total === true || row.kind !== 'money'));

/** The rows that occur in any link, and their sum if there are several. */
function withSum(rows: readonly CompareRow[], sum: (rows: readonly CompareRow[]) => CompareRow): CompareRow[] {
  const present = rows.filter(anywhere);
  return present.length > 1 ? [...present, sum(present)] : present;
}

/** A quote that says nothing of a line another one has is not cheaper for it. */
const sumOver = (rows: readonly CompareRow[]): Tell => ({
  better: 'low',
  total: true,
  partial: (rows[0]?.values ?? []).map((_value, column) => rows.some((row) => row.missing?.[column] === true)),
});

const groupsOf = (layout: WorksheetLayout): readonly LayoutGroup[] => (layout.trade ? [...layout.groups, layout.trade] : layout.groups);
const sumIn = (layout: WorksheetLayout, key: GroupKey): number | null => groupsOf(layout).find((group) => group.key === key)?.sum ?? null;
const sumOf = (layout: WorksheetLayout, keys: readonly GroupKey[]): number => keys.reduce((total, key) => total + (sumIn(layout, key) ?? 0), 0);

/** The lines of a kind together; null where the quote says nothing of it. Add-ons and rebates that are not there are known to be none. */
function centsOf(layout: WorksheetLayout, kind: LineKind): number | null {
  const lines = groupsOf(layout).flatMap((group) => group.lines.filter((line) => line.kind === kind));
  const cents = lines.reduce((total, line) => total + line.cents, 0);
  if (lines.length === 0) return kind === 'add_ons' || kind === 'rebates' ? 0 : null;
  // A dealer who quotes no tax has not said that there is none.
  return kind === 'sales_tax' && layout.rule === null && cents === 0 ? null : cents;
}

/** What a tax is by its rule, in percent; undefined for the dealer's own figure. */
const rateIn = (layout: WorksheetLayout, kind: LineKind): number | undefined =>
  groupsOf(layout)
    .flatMap(({ lines }) => lines)
    .find((each) => each.kind === kind)?.tax?.rate;

/** The value all columns share that have a quote; undefined where they differ. */
function oneOf(values: readonly (number | undefined)[]): number | undefined {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? first : undefined;
}

const taxIn = (layout: WorksheetLayout): number | null => (centsOf(layout, 'sales_tax') === null ? null : sumIn(layout, 'taxes'));

/** What reductions take off beyond the price, put back. */
function notCountedIn(layout: WorksheetLayout, key: GroupKey): number | null {
  const group = groupsOf(layout).find((each) => each.key === key);
  return group?.lines.find(({ kind }) => kind === 'not_counted')?.cents ?? null;
}

/** Lines of the vehicle that led to its price; where only the price was quoted, they are not known. */
const ofPrice: readonly string[] = ['msrp', 'before_discount', 'destination', 'dealer_discount'] satisfies LineKind[];

/** Whether a line that is not there counts as nothing. */
function isCounted(layout: WorksheetLayout, key: string): boolean {
  if (!ofPrice.includes(key)) return true;
  return key !== 'msrp' && key !== 'before_discount' && centsOf(layout, 'selling_price') === null;
}

function carRows(links: readonly Link[]): CompareRow[] {
  const fact = (key: string, label: string, kind: CompareRow['kind'], better: 'low' | 'high', read: (link: Link) => number | null): CompareRow => ({
    key,
    label,
    kind,
    better,
    values: links.map(read),
  });
  const fits = links.map(({ fit }) => (fit && fit.musts > 0 ? fit : null));
  return [
    fact('price', linksLabels.price, 'money', 'low', (link) => link.price),
    fact('year', linksLabels.year, 'year', 'high', (link) => link.year),
    fact('miles', linksLabels.miles, 'miles', 'low', (link) => link.miles),
    fact('distance', linksLabels.distance, 'miles', 'low', (link) => link.distance),
    {
      key: 'fit',
      label: comparison.fit,
      kind: 'share',
      better: 'high',
      values: fits.map((fit) => fit?.musts_met ?? null),
      of: fits.map((fit) => fit?.musts ?? null),
    },
  ];
}

/** Not all columns say the same; one that has no quote says nothing. */
export function differs(row: CompareRow): boolean {
  const said = row.values.map((value, column) => (value === null ? null : `${value} of ${row.of?.[column] ?? ''}`)).filter((each) => each !== null);
  return new Set(said).size > 1 || (said.length > 0 && row.missing?.includes(true) === true);
}

/** The best value of a line; undefined where none is better: fewer than two have it, they are alike, or out of different numbers. */
export function bestOf(row: CompareRow): number | undefined {
  const known = row.values.filter((value, column): value is number => value !== null && row.partial?.[column] !== true);
  if (!row.better || new Set(known).size < 2) return undefined;
  if (new Set(row.of?.filter((count) => count !== null)).size > 1) return undefined;
  return row.better === 'low' ? Math.min(...known) : Math.max(...known);
}

/** How far a column is from the best, which is not zero; undefined where it is the best itself or cannot be measured. */
export function gapOf(row: CompareRow, column: number): number | undefined {
  const best = bestOf(row);
  const value = row.values[column] ?? null;
  if (best === undefined || value === null || value === best || row.partial?.[column] === true) return undefined;
  return value - best;
}
