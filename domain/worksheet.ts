// The sums of an Out the Door quote (docs/rules.md, OTD worksheet): all in whole cents, tax rounded once, half up.
import type { FrozenTaxRule, OtdWorksheet, WorksheetWarning } from '../generated/api.ts';

/** The lines as entered; money in cents. */
export type WorksheetLines = Pick<
  OtdWorksheet,
  | 'msrp'
  | 'destination'
  | 'dealer_discount'
  | 'selling_price'
  | 'rebates'
  | 'add_ons'
  | 'doc_fee'
  | 'title'
  | 'registration'
  | 'inspection'
  | 'other_fees'
  | 'trade_allowance'
  | 'trade_payoff'
> & {
  /** As the dealer quotes it; counts only where there is no rule. */
  sales_tax: number;
};

/** Lines as a dealer, a contract or a form gives them: what is not there counts as nothing. */
export type GivenLines = { [Name in Exclude<keyof WorksheetLines, 'rebates' | 'add_ons' | 'other_fees'>]?: number | null } & {
  rebates?: WorksheetLines['rebates'];
  add_ons?: WorksheetLines['add_ons'];
  other_fees?: WorksheetLines['other_fees'];
};

/** The lines with nothing left out. */
export function wholeLines(given: GivenLines): WorksheetLines {
  return {
    msrp: given.msrp ?? 0,
    destination: given.destination ?? 0,
    dealer_discount: given.dealer_discount ?? 0,
    selling_price: given.selling_price ?? 0,
    rebates: (given.rebates ?? []).map((rebate) => ({ ...rebate, is_taxable: rebate.is_taxable ?? false })),
    add_ons: given.add_ons ?? [],
    doc_fee: given.doc_fee ?? 0,
    title: given.title ?? 0,
    registration: given.registration ?? 0,
    inspection: given.inspection ?? 0,
    other_fees: (given.other_fees ?? []).map((fee) => ({ ...fee, is_taxed: fee.is_taxed ?? false })),
    trade_allowance: given.trade_allowance ?? 0,
    trade_payoff: given.trade_payoff ?? 0,
    sales_tax: given.sales_tax ?? 0,
  };
}

export interface WorksheetTotals {
  /** Of the car, before rebates. */
  selling_price: number;
  /** The base of the state's rate; never below zero. */
  taxed_amount: number;
  sales_tax: number;
  /** To drive away, whatever happens with the trade-in. */
  total_otd: number;
  /** After the trade-in; below zero the client gets money back. */
  cash_due: number;
  warnings: WorksheetWarning[];
}

/** More than this no quote comes to, in cents: it is a mistake in its lines. */
export const mostQuoted = 200_000_000;

/** Rates are kept to three decimals of a percent: 7.25 % is 7250 of 100000. */
const ratePart = 100_000;

/**
 * The totals of a quote.
 * Where MSRP is given, the selling price follows from it; otherwise it is taken as entered.
 * @param rule the tax rule; null where the dealer's own tax was entered
 */
export function worksheetTotals(lines: WorksheetLines, rule: FrozenTaxRule | null): WorksheetTotals {
  const selling_price = lines.msrp > 0 ? Math.max(0, lines.msrp + lines.destination - lines.dealer_discount) : lines.selling_price;
  const rebates = sum(lines.rebates);
  const add_ons = sum(lines.add_ons);
  const fees = lines.doc_fee + lines.title + lines.registration + lines.inspection + sum(lines.other_fees);
  const tax = rule ? taxOf(lines, selling_price, rule) : { taxed_amount: 0, sales_tax: lines.sales_tax, warnings: [] };
  const beforeTax = selling_price - rebates + add_ons + fees;
  const total_otd = Math.max(0, beforeTax + tax.sales_tax);
  const discounted = lines.msrp > 0 && lines.dealer_discount > lines.msrp + lines.destination;
  return {
    selling_price,
    taxed_amount: tax.taxed_amount,
    sales_tax: tax.sales_tax,
    total_otd,
    cash_due: total_otd - lines.trade_allowance + lines.trade_payoff,
    warnings: [...(discounted || beforeTax < 0 ? (['discount_over_price'] as const) : []), ...tax.warnings],
  };
}

/** The lines that contradict each other: field → what to do about it. */
export function worksheetProblems(lines: WorksheetLines, rule: FrozenTaxRule | null): Partial<Record<'selling_price' | 'sales_tax', string>> {
  const fromMsrp = lines.msrp + lines.destination - lines.dealer_discount;
  if (lines.msrp === 0 && lines.selling_price === 0) return { selling_price: 'Enter the selling price, or MSRP and discount.' };
  if (lines.msrp > 0 && lines.selling_price > 0 && lines.selling_price !== fromMsrp) {
    return { selling_price: 'Doesn’t match MSRP + destination − discount.' };
  }
  return rule && lines.sales_tax > 0 ? { sales_tax: 'The tax rule calculates this. Leave it empty or choose no rule.' } : {};
}

/** The base of a rule's rates, part by part; the parts sum to the taxed amount unless that would be below zero. */
export interface TaxedParts {
  selling_price: number;
  add_ons: number;
  /** Those the rule takes off, as a reduction. */
  rebates: number;
  /** Zero where the rule leaves it untaxed. */
  doc_fee: number;
  taxed_fees: number;
  /** The part of the allowance that counts, as a reduction. */
  trade_credit: number;
}

/** The part of a quote a rule taxes. A taxable rebate lowers nothing, whatever the rule says of rebates. */
export function taxedParts(lines: WorksheetLines, selling_price: number, rule: FrozenTaxRule): TaxedParts {
  return {
    selling_price,
    add_ons: sum(lines.add_ons),
    rebates: -sum(lines.rebates.filter((rebate) => lowersTax(rebate, rule))),
    doc_fee: rule.is_doc_fee_taxed ? lines.doc_fee : 0,
    taxed_fees: sum(lines.other_fees.filter((fee) => fee.is_taxed)),
    trade_credit: rule.base === 'price_less_trade' ? -Math.min(lines.trade_allowance, rule.trade_credit_cap ?? lines.trade_allowance) : 0,
  };
}

/** Whether a rebate lowers what the rule taxes. */
export const lowersTax = (rebate: WorksheetLines['rebates'][number], rule: FrozenTaxRule): boolean => rule.rebate_reduces_base && rebate.is_taxable !== true;

/** The base of the local rate: the taxed amount up to the rule's cap. */
export const localBase = (taxed_amount: number, rule: FrozenTaxRule): number => Math.min(taxed_amount, rule.local_cap ?? taxed_amount);

/**
 * The tax of each rate, in cents, of a sum that was rounded once: each part is less than a cent off its rate × base, and
 * together they are the sum to the cent.
 */
export function taxByRate(taxed_amount: number, sales_tax: number, rule: FrozenTaxRule): { state: number; local: number } {
  const exactState = taxed_amount * thousandths(rule.rate);
  const exactLocal = localBase(taxed_amount, rule) * thousandths(rule.local_rate);
  const [wholeState, wholeLocal] = [Math.floor(exactState / ratePart), Math.floor(exactLocal / ratePart)];
  const left = sales_tax - wholeState - wholeLocal;
  const stateFirst = exactState % ratePart >= exactLocal % ratePart;
  const state = wholeState + (left === 2 || (left === 1 && stateFirst) ? 1 : 0);
  return rule.local_rate > 0 ? { state, local: sales_tax - state } : { state: sales_tax, local: 0 };
}

function taxOf(lines: WorksheetLines, selling_price: number, rule: FrozenTaxRule): Pick<WorksheetTotals, 'taxed_amount' | 'sales_tax' | 'warnings'> {
  const warnings: WorksheetWarning[] = [];
  const parts = taxedParts(lines, selling_price, rule);
  const taxed_amount = Math.max(
    0,
    Object.values(parts).reduce((total: number, part: number) => total + part, 0),
  );
  const local_amount = localBase(taxed_amount, rule);
  if (rule.doc_fee_cap !== null && lines.doc_fee > rule.doc_fee_cap) warnings.push('doc_fee_over_cap');
  if (rule.base === 'price_less_trade' && -parts.trade_credit < lines.trade_allowance) warnings.push('trade_credit_capped');
  if (rule.local_rate > 0 && local_amount < taxed_amount) warnings.push('local_tax_capped');
  if (rule.is_example) warnings.push('example_rule');
  const exact = taxed_amount * thousandths(rule.rate) + local_amount * thousandths(rule.local_rate);
  return { taxed_amount, sales_tax: Math.floor((2 * exact + ratePart) / (2 * ratePart)), warnings };
}

/** A rate in percent as a whole number of thousandths, so that no fraction is multiplied. */
function thousandths(rate: number): number {
  return Math.round(rate * 1000);
}

function sum(lines: readonly { amount: number }[]): number {
  return lines.reduce((total, line) => total + line.amount, 0);
}
