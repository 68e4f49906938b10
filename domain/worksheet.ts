// What an Out the Door quote comes to (domain.md, OTD worksheet): all in whole cents, tax rounded once, half up.
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

export interface WorksheetTotals {
  /** Of the car, before rebates. */
  selling_price: number;
  /** What the state's rate is taken of; never below zero. */
  taxed_amount: number;
  sales_tax: number;
  /** To drive away, whatever happens with the trade-in. */
  total_otd: number;
  /** After the trade-in; below zero the client gets money back. */
  cash_due: number;
  warnings: WorksheetWarning[];
}

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
    return { selling_price: 'MSRP and destination less the discount come to something else.' };
  }
  return rule && lines.sales_tax > 0 ? { sales_tax: 'The tax rule works this out. Leave it empty, or choose no rule.' } : {};
}

function taxOf(lines: WorksheetLines, selling_price: number, rule: FrozenTaxRule): Pick<WorksheetTotals, 'taxed_amount' | 'sales_tax' | 'warnings'> {
  const warnings: WorksheetWarning[] = [];
  const rebates = rule.rebate_reduces_base ? sum(lines.rebates.filter((rebate) => !rebate.is_taxable)) : 0;
  const credit = rule.base === 'price_less_trade' ? Math.min(lines.trade_allowance, rule.trade_credit_cap ?? lines.trade_allowance) : 0;
  const fees = sum(lines.other_fees.filter((fee) => fee.is_taxed)) + (rule.is_doc_fee_taxed ? lines.doc_fee : 0);
  const taxed_amount = Math.max(0, selling_price - rebates - credit + sum(lines.add_ons) + fees);
  const local_amount = Math.min(taxed_amount, rule.local_cap ?? taxed_amount);
  if (rule.doc_fee_cap !== null && lines.doc_fee > rule.doc_fee_cap) warnings.push('doc_fee_over_cap');
  if (rule.base === 'price_less_trade' && credit < lines.trade_allowance) warnings.push('trade_credit_capped');
  if (rule.local_rate > 0 && local_amount < taxed_amount) warnings.push('local_tax_capped');
  if (rule.is_example) warnings.push('example_rule');
  const parts = taxed_amount * thousandths(rule.rate) + local_amount * thousandths(rule.local_rate);
  return { taxed_amount, sales_tax: Math.floor((2 * parts + ratePart) / (2 * ratePart)), warnings };
}

/** A rate in percent as a whole number of thousandths, so that no fraction is multiplied. */
function thousandths(rate: number): number {
  return Math.round(rate * 1000);
}

function sum(lines: readonly { amount: number }[]): number {
  return lines.reduce((total, line) => total + line.amount, 0);
}
