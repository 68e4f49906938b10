// What a car would come to out the door before a dealer has named a price (docs/rules.md, OTD worksheet): the sums of a worksheet over what the firm knows.
import type { FeeMedian, FrozenTaxRule, OtdEstimate } from '../generated/api.ts';
import { wholeLines, worksheetTotals, type WorksheetLines } from './worksheet.ts';
import type { ShownWorksheet } from './worksheet-layout.ts';

/** What says which tax rule counts. */
interface RuleInForce {
  state: string;
  is_active: boolean;
  /** YYYY-MM-DD */
  effective_from: string;
}

/** The tax rule a worksheet begins with: the newest in use for the client's state that is in force. @param today YYYY-MM-DD */
export function ruleFor<Rule extends RuleInForce>(state: string | undefined, all: readonly Rule[], today: string): Rule | undefined {
  return all
    .filter((rule) => rule.is_active && rule.state === state && rule.effective_from <= today)
    .toSorted((one, other) => other.effective_from.localeCompare(one.effective_from))[0];
}

/**
 * The asking price with the firm's median fees of the state and the rule's tax. A trade-in is left out: nobody has named what it brings, and it lowers the tax at most.
 * @param price the asking price, in cents
 * @param medians of the rule's state; where the firm knows none, the fees are left out and the estimate says so
 */
export function otdEstimate(price: number, tax_rule: FrozenTaxRule, medians: readonly FeeMedian[]): OtdEstimate {
  const fees = medians.map((fee) => (fee.kind === 'doc_fee' ? { ...fee, amount: Math.min(fee.amount, tax_rule.doc_fee_cap ?? fee.amount) } : fee));
  const { total_otd, taxed_amount, sales_tax } = worksheetTotals(linesOf(price, fees), tax_rule);
  return { total_otd, taxed_amount, sales_tax, tax_rule, fees };
}

/** The estimate as a worksheet, to lay its lines out as every other. @param price the asking price it was made of, in cents */
export function estimatedSheet(price: number, { total_otd, taxed_amount, sales_tax, tax_rule, fees }: OtdEstimate): ShownWorksheet {
  return { ...linesOf(price, fees), total_otd, taxed_amount, sales_tax, tax_rule, cash_due: total_otd, trade_in: null };
}

const linesOf = (price: number, fees: readonly FeeMedian[]): WorksheetLines =>
  wholeLines({ selling_price: price, ...Object.fromEntries(fees.map(({ kind, amount }) => [kind, amount])) });
