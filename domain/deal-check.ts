// What a review of a dealer's offer comes to (docs/rules.md, Deal Check). Money in cents; a reduction of the price is below zero.
import type { CheckedLine, ContractLines, DealCheckReport, LineVerdict, ReportLine } from '../generated/api.ts';
import { layoutLabels, worksheetLayout, type GroupKey, type LayoutLine } from './worksheet-layout.ts';
import { wholeLines, worksheetTotals } from './worksheet.ts';

/** One version as it was read: its lines, and what was said of them. */
export interface ReadVersion {
  lines: ContractLines;
  verdicts: readonly CheckedLine[];
}

/** A line of the offer with the group it stands in. */
interface Placed extends LayoutLine {
  group: GroupKey;
}

/** The groups that make the price, in the order of a worksheet. */
const order = ['vehicle', 'add_ons', 'rebates', 'fees', 'taxes'] as const satisfies readonly GroupKey[];

/**
 * The report on a version: each line before, now and as aimed for. Tax follows what is asked for at the offer's own rate, unless a figure was given for it.
 * The lines of this version sum to `total`, those aimed for to `aim_total`.
 * @param before the version before, where there is one
 */
export function dealCheckReport(now: ReadVersion, before: ReadVersion | null): DealCheckReport {
  const [lines, earlier] = [placedLines(now.lines), before ? placedLines(before.lines) : []];
  const verdicts = new Map(now.verdicts.map((verdict) => [verdict.key, verdict]));
  const known = new Set([...lines, ...earlier].map(({ key }) => key));
  const gone = earlier.filter(({ key }) => !lines.some((line) => line.key === key));
  const missing = now.verdicts.filter(({ key, verdict }) => verdict === 'missing' && !known.has(key));
  const rows = [
    ...lines.map((line) => lineOf(line, { now: line.cents, ...beforeOf(line.key, earlier, before), said: verdicts.get(line.key) })),
    ...gone.map((line) => lineOf(line, { now: null, ...beforeOf(line.key, earlier, before), said: verdicts.get(line.key) })),
    ...missing.map((said) => lineOf(missingLine(said), { now: null, before: null, wasAsked: false, said })),
  ].toSorted((one, other) => order.indexOf(one.place) - order.indexOf(other.place));
  const taxed = taxedLines(now.lines);
  const aimed = withTax(rows, taxed, verdicts.get('sales_tax'));
  const total = sum(aimed.map((row) => row.now ?? 0));
  const aim_total = Math.max(0, sum(aimed.map((row) => row.aim ?? 0)));
  const tax = aimed.find(({ key }) => key === 'sales_tax');
  return {
    lines: aimed.map(({ place: _place, ...row }) => row),
    asks: aimed.filter((row) => isAsked(row)).length,
    before_total: before ? worksheetTotals(wholeLines(before.lines), null).total_otd : null,
    total,
    aim_total,
    less_tax: (tax?.now ?? 0) - (tax?.aim ?? 0),
    by: total - aim_total,
  };
}

/** Is there something to say about it at the desk? Tax follows by itself. */
export const isAsked = ({ key, now, aim }: Pick<ReportLine, 'key' | 'now' | 'aim'>): boolean => key !== 'sales_tax' && (now ?? 0) !== (aim ?? 0);

/** What to ask for, the largest amount first. */
export const asksOf = ({ lines }: Pick<DealCheckReport, 'lines'>): ReportLine[] => lines.filter(isAsked).toSorted((one, other) => worth(other) - worth(one));

/** What the line would save, in cents. */
export const worth = ({ now, aim }: Pick<ReportLine, 'now' | 'aim'>): number => (now ?? 0) - (aim ?? 0);

interface Row extends ReportLine {
  place: (typeof order)[number];
}

interface Facts {
  now: number | null;
  before: number | null;
  /** Was something asked for it in the version before? */
  wasAsked: boolean;
  said: CheckedLine | undefined;
}

function lineOf({ key, label, group }: Placed, { now, before, wasAsked, said }: Facts): Row {
  const verdict: LineVerdict = said?.verdict ?? 'fair';
  const place = order.find((each) => each === group) ?? 'fees';
  return {
    key,
    place,
    group: layoutLabels.groups[place],
    label: said?.label ?? label,
    before,
    now,
    aim: aimOf(verdict, now, said?.aim ?? null),
    verdict,
    is_fixed: verdict === 'fair' && wasAsked && (now ?? 0) < (before ?? 0),
    words: said?.words ?? null,
    say: said?.say ?? null,
  };
}

function aimOf(verdict: LineVerdict, now: number | null, given: number | null): number | null {
  switch (verdict) {
    case 'fair':
      return now;
    case 'ask_to_remove':
      return null;
    case 'high':
    case 'missing':
      return given ?? now;
  }
}

function beforeOf(key: string, earlier: readonly Placed[], before: ReadVersion | null): Pick<Facts, 'before' | 'wasAsked'> {
  const asked = before?.verdicts.some((said) => said.key === key && said.verdict !== 'fair') ?? false;
  return { before: earlier.find((line) => line.key === key)?.cents ?? null, wasAsked: asked };
}

/** A reduction belongs to the rebates, anything else to the fees. */
const missingLine = ({ key, label, aim }: CheckedLine): Placed => {
  const kind = (aim ?? 0) < 0 ? 'rebates' : 'other_fees';
  return { key, kind, label: label ?? key, cents: 0, group: kind === 'rebates' ? 'rebates' : 'fees' };
};

/** Puts the tax that goes with what is aimed for: the offer's own rate on the taxed lines, rounded half up. */
function withTax(rows: readonly Row[], isTaxed: (key: string, place: GroupKey) => boolean, said: CheckedLine | undefined): Row[] {
  if (said?.verdict === 'high' && typeof said.aim === 'number') return [...rows];
  const base = (of: 'now' | 'aim') => sum(rows.filter((row) => row.place !== 'taxes' && isTaxed(row.key, row.place)).map((row) => row[of] ?? 0));
  const [baseNow, baseAim] = [base('now'), Math.max(0, base('aim'))];
  return rows.map((row) =>
    row.key === 'sales_tax' && row.now !== null && row.verdict === 'fair' && baseNow > 0 ? { ...row, aim: Math.round((row.now * baseAim) / baseNow) } : row,
  );
}

/** Which lines are taxed: the car, add-ons, the doc fee, and what the paper marks; a rebate lowers the taxed amount unless it is marked as taxable. */
function taxedLines(lines: ContractLines): (key: string, place: GroupKey) => boolean {
  const { other_fees, rebates } = wholeLines(lines);
  const fees = new Set(other_fees.filter(({ is_taxed }) => is_taxed).map(({ label }) => `other_fees ${label}`));
  const stillTaxed = new Set(rebates.filter(({ is_taxable }) => is_taxable).map(({ label }) => `rebates ${label}`));
  return (key, place) => place === 'vehicle' || place === 'add_ons' || key === 'doc_fee' || fees.has(key) || (place === 'rebates' && !stillTaxed.has(key));
}

function placedLines(lines: ContractLines): Placed[] {
  const whole = wholeLines(lines);
  const { warnings: _warnings, ...totals } = worksheetTotals(whole, null);
  return worksheetLayout({ ...whole, ...totals, tax_rule: null, trade_in: null }).groups.flatMap((group) =>
    group.lines.map((line) => ({ ...line, group: group.key })),
  );
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
