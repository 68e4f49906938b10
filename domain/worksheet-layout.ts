// A worksheet as shown to clients and staff alike (docs/rules.md, OTD worksheet): in every group the lines sum to the figure printed with them, and the groups
// sum to Out the Door. Every screen and paper that shows a worksheet uses this.
import type { FeeKind, FeeMedian, FrozenTaxRule, WorksheetFinancing } from '../generated/api.ts';
import { feeKindValues } from '../generated/enums.ts';
import { addOtdWorksheetForm as named } from '../generated/forms.ts';
import { otdWorksheetsLabels as labels } from '../generated/labels.ts';
import { paymentOf } from './monthly-payment.ts';
import { localBase, lowersTax, taxByRate, taxedParts, type WorksheetLines, type WorksheetTotals } from './worksheet.ts';

/** A line's kind; comparing quotes puts lines of one kind in one row. */
export type LineKind =
  | 'before_discount'
  | 'msrp'
  | 'destination'
  | 'dealer_discount'
  | 'selling_price'
  | 'add_ons'
  | 'rebates'
  | 'doc_fee'
  | 'title'
  | 'registration'
  | 'inspection'
  | 'other_fees'
  | 'sales_tax'
  | 'local_tax'
  | 'trade_allowance'
  | 'trade_payoff'
  | 'not_counted';

export interface LayoutLine {
  /** Its own among the lines of a worksheet, and the same for the same line of another revision. */
  key: string;
  kind: LineKind;
  /** The dealer's own words, or the field's name. */
  label: string;
  /** Signed: a reduction of the price is below zero. */
  cents: number;
  /** Remarks in words, without figures. */
  note?: string;
  /** Tax alone: the rate in percent and what it is taken of, in cents. */
  tax?: { rate: number; base: number };
  /** The figures it is above, in cents: the cap of its rule, the firm's own median of the state over so many worksheets. */
  above?: { cap?: number; median?: { amount: number; worksheets: number; state: string } };
}

export type GroupKey = 'vehicle' | 'add_ons' | 'rebates' | 'fees' | 'taxes' | 'trade';

export interface LayoutGroup {
  key: GroupKey;
  title: string;
  lines: LayoutLine[];
  /** The sums of the lines, by name. */
  sumLabel: string;
  sum: number;
}

/** How the taxed amount comes about. */
export interface TaxWorking {
  lines: LayoutLine[];
  taxed_amount: number;
}

export interface WorksheetLayout {
  /** Vehicle, add-ons, rebates, fees, taxes; together they are `total_otd`. Groups without a line are left out. */
  groups: LayoutGroup[];
  total_otd: number;
  /** Allowance less payoff; null without a trade-in. Together with `total_otd` it is `cash_due`. */
  trade: LayoutGroup | null;
  cash_due: number;
  /** What it comes to a month, estimated in cents by a lender's terms; null where nobody has given any. */
  monthly: { cents: number; terms: WorksheetFinancing } | null;
  /** The tax rule of the quote; null if the dealer's own tax is used. */
  rule: FrozenTaxRule | null;
  working: TaxWorking | null;
}

/** A stored worksheet, or a typed one together with its sums. */
export type ShownWorksheet = WorksheetLines &
  Omit<WorksheetTotals, 'warnings'> & {
    tax_rule: FrozenTaxRule | null;
    trade_in: string | null;
    financing?: WorksheetFinancing | null;
  };

/** Names of the lines on every worksheet. */
export const layoutLabels = {
  groups: { vehicle: 'Vehicle', add_ons: 'Add-ons', rebates: 'Rebates', fees: 'Fees', taxes: 'Taxes', trade: 'Trade-in' },
  sum: 'Subtotal',
  beforeDiscount: 'Price before discount',
  notCounted: 'Above the price, not counted',
  salesTax: named.sales_tax.label,
  stateTax: 'State sales tax',
  localTax: 'Local sales tax',
  ownTax: 'As the dealer quoted it',
  lowersTax: 'Lowers the taxed amount',
  stillTaxed: 'Still taxed',
  taxed: 'Taxed',
  localCapped: 'Counts up to the rule’s cap',
  allowanceOf: (car: string) => `${car}, allowance`,
  totalOtd: labels.total_otd,
  cashDue: labels.cash_due,
  monthly: 'Monthly payment',
  estimate: 'Estimate. The lender’s contract counts.',
  loanTerms: (apr: string, months: number, down: string) => `${apr} APR, ${months} months, ${down} down`,
  leaseTerms: (months: number, cap: string, residual: string, factor: number) =>
    `Lease of ${months} months: cap cost ${cap}, residual ${residual}, money factor ${factor}, before tax on the payment`,
  taxOf: (rate: string, base: string) => `${rate} × ${base}`,
  aboveCap: (by: string, cap: string) => `${by} above the rule’s cap of ${cap}`,
  aboveMedian: (by: string, state: string) => `${by} above our ${state} median`,
  medianOf: (amount: string, worksheets: number) => `${amount} in ${worksheets} worksheets`,
  exampleRule: 'Example rule',
  exampleNote: 'The firm hasn’t checked this rule.',
  rule: (name: string, from: string, source: string) => `${name}, from ${from}. Source: ${source}`,
  workedOut: (amount: string) => `How is ${amount} worked out?`,
  taxedAmount: labels.taxed_amount,
  keepsRule: 'This quote keeps the tax rule in effect that day.',
  goodThrough: (day: string) => `Good through ${day}`,
  working: {
    docFee: 'Doc fee, taxed',
    fees: 'Other fees, taxed',
    rebates: 'Rebates that lower it',
    trade: 'Trade-in allowance',
    capped: 'Only the part the rule counts',
  },
} as const;

/** Lays a worksheet out. All figures in cents. @param medians of fees in its rule's state, where they are known */
export function worksheetLayout(sheet: ShownWorksheet, medians: readonly FeeMedian[] = []): WorksheetLayout {
  const { tax_rule: rule } = sheet;
  const before = [vehicleGroup(sheet), addOnGroup(sheet), feeGroup(sheet, medians), taxGroup(sheet)];
  const rebates = rebateGroup(sheet, sheet.total_otd - before.reduce((total, group) => total + group.sum, 0));
  const [vehicle, addOns, fees, taxes] = before;
  const groups = [vehicle, addOns, rebates, fees, taxes].filter((group) => group !== undefined).filter(({ lines }) => lines.length > 0);
  const trade = tradeGroup(sheet);
  return {
    groups,
    total_otd: sheet.total_otd,
    trade: trade.lines.length > 0 ? trade : null,
    cash_due: sheet.cash_due,
    monthly: monthlyOf(sheet),
    rule,
    working: rule && workingOf(sheet, rule),
  };
}

function monthlyOf({ financing = null, cash_due }: ShownWorksheet): WorksheetLayout['monthly'] {
  const cents = paymentOf(financing, cash_due);
  return cents === undefined || financing === null ? null : { cents, terms: financing };
}

/** A lender's terms in words. */
export function termsText(
  { method, apr, term_months, down_payment, cap_cost, residual, money_factor }: WorksheetFinancing,
  write: { money: (cents: number) => string; percent: (rate: number) => string },
): string {
  return method === 'finance'
    ? layoutLabels.loanTerms(write.percent(apr ?? 0), term_months, write.money(down_payment ?? 0))
    : layoutLabels.leaseTerms(term_months, write.money(cap_cost ?? 0), write.money(residual ?? 0), money_factor ?? 0);
}

/** The remark on a fee above its reference, with the figure. */
export function aboveText(cents: number, above: LayoutLine['above'], money: (cents: number) => string): string[] {
  const { cap, median } = above ?? {};
  return [
    ...(cap === undefined ? [] : [layoutLabels.aboveCap(money(cents - cap), money(cap))]),
    ...(median
      ? [`${layoutLabels.aboveMedian(money(cents - median.amount), median.state)}, ${layoutLabels.medianOf(money(median.amount), median.worksheets)}`]
      : []),
  ];
}

/**
 * How long a quote is good.
 * @param day its last day, YYYY-MM-DD
 * @param today in the same zone, YYYY-MM-DD
 * @returns days left after today; 0 on its last day, below zero once it is past
 */
export const daysLeft = (day: string, today: string): number => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);

function vehicleGroup(sheet: ShownWorksheet): LayoutGroup {
  const { msrp, destination, dealer_discount, selling_price } = sheet;
  const sumLabel = named.selling_price.label;
  if (msrp === 0 && destination === 0 && dealer_discount === 0) {
    const only = line('selling_price', sumLabel, selling_price);
    return groupOf('vehicle', [only], sumLabel, [only]);
  }
  // A price entered without MSRP is the one after destination and discount.
  const start =
    msrp > 0 ? line('msrp', named.msrp.label, msrp) : line('before_discount', layoutLabels.beforeDiscount, selling_price - destination + dealer_discount);
  const lines = [start, line('destination', named.destination.label, destination), line('dealer_discount', named.dealer_discount.label, -dealer_discount)];
  return groupOf('vehicle', [...lines, notCounted('vehicle', selling_price - sumOf(lines))], sumLabel, [start]);
}

function addOnGroup({ add_ons }: ShownWorksheet): LayoutGroup {
  return groupOf(
    'add_ons',
    add_ons.map(({ label, amount }) => line('add_ons', label, amount)),
  );
}

/** @param worth what the rebates may take off: never more than the rest comes to */
function rebateGroup({ rebates, tax_rule }: ShownWorksheet, worth: number): LayoutGroup {
  const lines = rebates.map((rebate) => {
    const note = tax_rule && (lowersTax(rebate, tax_rule) ? layoutLabels.lowersTax : layoutLabels.stillTaxed);
    return line('rebates', rebate.label, -rebate.amount, note === null ? {} : { note });
  });
  return groupOf('rebates', [...lines, notCounted('rebates', worth - sumOf(lines))]);
}

function feeGroup(sheet: ShownWorksheet, medians: readonly FeeMedian[]): LayoutGroup {
  const fee = (kind: FeeKind) => line(kind, named[kind].label, sheet[kind], aboveOf(sheet, kind, medians));
  return groupOf('fees', [
    ...feeKindValues.map(fee),
    ...sheet.other_fees.map((other) =>
      line('other_fees', other.label, other.amount, other.is_taxed === true && sheet.tax_rule ? { note: layoutLabels.taxed } : {}),
    ),
  ]);
}

/** The limits a fee exceeds: the cap of the quote's rule, and what the firm's clients are charged in that state. */
function aboveOf(sheet: ShownWorksheet, kind: FeeKind, medians: readonly FeeMedian[]): Pick<LayoutLine, 'above'> {
  const { tax_rule: rule, [kind]: cents } = sheet;
  const cap = kind === 'doc_fee' ? (rule?.doc_fee_cap ?? undefined) : undefined;
  const median = rule ? medians.find((each) => each.kind === kind) : undefined;
  const above = {
    ...(cap !== undefined && cents > cap ? { cap } : {}),
    ...(rule && median && cents > median.amount ? { median: { amount: median.amount, worksheets: median.worksheets, state: rule.state } } : {}),
  };
  return Object.keys(above).length > 0 ? { above } : {};
}

/** Shown even if the tax is zero: that none is charged is worth seeing. */
function taxGroup(sheet: ShownWorksheet): LayoutGroup {
  const { tax_rule: rule, taxed_amount, sales_tax } = sheet;
  if (!rule) {
    const own = line('sales_tax', layoutLabels.salesTax, sales_tax, { note: layoutLabels.ownTax });
    return groupOf('taxes', [own], layoutLabels.sum, [own]);
  }
  const { state, local } = taxByRate(taxed_amount, sales_tax, rule);
  const base = localBase(taxed_amount, rule);
  const lines = [
    line('sales_tax', rule.local_rate > 0 ? layoutLabels.stateTax : layoutLabels.salesTax, state, { tax: { rate: rule.rate, base: taxed_amount } }),
  ];
  if (rule.local_rate > 0) {
    const note = base < taxed_amount ? { note: layoutLabels.localCapped } : {};
    lines.push(line('local_tax', layoutLabels.localTax, local, { tax: { rate: rule.local_rate, base }, ...note }));
  }
  return groupOf('taxes', lines, layoutLabels.sum, lines);
}

function tradeGroup({ trade_in, trade_allowance, trade_payoff }: ShownWorksheet): LayoutGroup {
  const car = trade_in === null || trade_in === '' ? named.trade_allowance.label : layoutLabels.allowanceOf(trade_in);
  return groupOf('trade', [line('trade_allowance', car, -trade_allowance), line('trade_payoff', named.trade_payoff.label, trade_payoff)]);
}

function workingOf(sheet: ShownWorksheet, rule: FrozenTaxRule): TaxWorking {
  const parts = taxedParts(sheet, sheet.selling_price, rule);
  const { working } = layoutLabels;
  const capped = -parts.trade_credit < sheet.trade_allowance ? { note: working.capped } : {};
  const lines = [
    line('selling_price', named.selling_price.label, parts.selling_price),
    line('add_ons', layoutLabels.groups.add_ons, parts.add_ons),
    line('rebates', working.rebates, parts.rebates),
    line('doc_fee', working.docFee, parts.doc_fee),
    line('other_fees', working.fees, parts.taxed_fees),
    line('trade_allowance', working.trade, parts.trade_credit, capped),
  ].filter(({ cents }) => cents !== 0);
  const rest = notCounted('working', sheet.taxed_amount - sumOf(lines));
  return { lines: rest.cents === 0 ? lines : [...lines, rest], taxed_amount: sheet.taxed_amount };
}

/** Kinds whose lines the dealer names. */
const own: ReadonlySet<LineKind> = new Set(['add_ons', 'rebates', 'other_fees']);

function line(kind: LineKind, label: string, cents: number, more: Pick<LayoutLine, 'note' | 'tax' | 'above'> = {}): LayoutLine {
  const key = own.has(kind) ? `${kind} ${label}` : kind;
  // Nothing off is nothing: no minus zero.
  return { key, kind, label, cents: cents === 0 ? 0 : cents, ...more };
}

/** The part of a reduction beyond the price, added back so that the lines sum. */
const notCounted = (where: string, cents: number): LayoutLine => ({ ...line('not_counted', layoutLabels.notCounted, cents), key: `not_counted ${where}` });

/** A group of its non-zero lines and those shown at any amount. Duplicate keys are numbered. */
function groupOf(key: GroupKey, all: readonly LayoutLine[], sumLabel: string = layoutLabels.sum, always: readonly LayoutLine[] = []): LayoutGroup {
  const seen = new Map<string, number>();
  const lines = all
    .filter((each) => each.cents !== 0 || always.includes(each))
    .map((each) => {
      const times = (seen.get(each.key) ?? 0) + 1;
      seen.set(each.key, times);
      return times === 1 ? each : { ...each, key: `${each.key} ${times}` };
    });
  return { key, title: layoutLabels.groups[key], lines, sumLabel, sum: sumOf(lines) };
}

function sumOf(lines: readonly LayoutLine[]): number {
  return lines.reduce((total, { cents }) => total + cents, 0);
}
