// A worksheet as it is typed: amounts may be missing or no amounts yet, rows may be half filled in.
import { carName } from '../../../../domain/car-name.ts';
import type { MoneyPreferences, OtdWorksheet, OtdWorksheetCreate, TaxRule, TradeIn } from '../../../../generated/api.ts';
import { addOtdWorksheetBody } from '../../../../generated/validators/addOtdWorksheet.js';
import { financingProblems } from '../../../../domain/monthly-payment.ts';
import { worksheetProblems, worksheetTotals, type WorksheetLines } from '../../../../domain/worksheet.ts';
import { checked } from '../../../../engine/contract/field-errors.ts';
import { localDay } from '../../../../engine/web/zone.ts';
import { countedRows, draftRows, known, placeOf, unfinished, type Lists } from '../../../features/worksheet/rows.ts';
import { financingDraft, financingOf, wishedFinancing, type FinancingDraft } from './financing-draft.ts';

/** Amounts of one line each. */
export const amountNames = [
  'msrp',
  'destination',
  'dealer_discount',
  'selling_price',
  'doc_fee',
  'title',
  'registration',
  'inspection',
  'trade_allowance',
  'trade_payoff',
  'sales_tax',
] as const;
export type AmountName = (typeof amountNames)[number];

interface Texts {
  dealer: string;
  good_through: string | null;
  remark: string;
  trade_in: string;
  /** Empty where the dealer's own tax is entered. */
  tax_rule_id: string;
}

type Amounts = Record<AmountName, number | null>;

/** The form's values. Amounts are cents; null for none yet, NaN while the text is no amount. */
export type WorksheetDraft = Texts & Amounts & Lists & { financing: FinancingDraft };

const noAmounts: Readonly<Amounts> = {
  msrp: null,
  destination: null,
  dealer_discount: null,
  selling_price: null,
  doc_fee: null,
  title: null,
  registration: null,
  inspection: null,
  trade_allowance: null,
  trade_payoff: null,
  sales_tax: null,
};

/** A first worksheet: the trade-in, and how it is paid for, as the client's checklist has it. */
export function firstDraft(tradeIn: TradeIn | undefined, taxRuleId: string, dealer: string | null, money?: MoneyPreferences): WorksheetDraft {
  const has = tradeIn?.has_trade_in === true;
  const car = has ? [tradeIn.year, carName(tradeIn.make, tradeIn.model)].filter(Boolean).join(' ') : '';
  return {
    dealer: dealer ?? '',
    good_through: null,
    remark: '',
    trade_in: car,
    tax_rule_id: taxRuleId,
    ...noAmounts,
    trade_payoff: has ? (tradeIn.payoff ?? null) : null,
    rebates: [],
    add_ons: [],
    other_fees: [],
    financing: wishedFinancing(money),
  };
}

/** A further revision starts as a copy of the one before, except for its remark and date. @param ruleIds of the rules still in use */
export function revisionDraft(sheet: OtdWorksheet, ruleIds: ReadonlySet<string>): WorksheetDraft {
  const orNone = (cents: number): number | null => (cents === 0 ? null : cents);
  const rule = sheet.tax_rule_id !== null && ruleIds.has(sheet.tax_rule_id) ? sheet.tax_rule_id : '';
  const amounts = { ...noAmounts };
  for (const name of amountNames) amounts[name] = orNone(sheet[name]);
  return {
    dealer: sheet.dealer ?? '',
    good_through: null,
    remark: '',
    trade_in: sheet.trade_in ?? '',
    tax_rule_id: rule,
    ...amounts,
    selling_price: sheet.msrp > 0 ? null : amounts.selling_price,
    sales_tax: rule === '' ? amounts.sales_tax : null,
    rebates: draftRows(sheet.rebates),
    add_ons: draftRows(sheet.add_ons),
    other_fees: draftRows(sheet.other_fees),
    financing: financingDraft(sheet.financing),
  };
}

/** The lines as they count now: a missing or invalid amount counts as zero. With an MSRP, the selling price follows from it. */
export function linesOf(draft: WorksheetDraft): WorksheetLines {
  const counted = (name: AmountName) => known(draft[name]);
  return {
    msrp: counted('msrp'),
    destination: counted('destination'),
    dealer_discount: counted('dealer_discount'),
    selling_price: counted('msrp') > 0 ? 0 : counted('selling_price'),
    doc_fee: counted('doc_fee'),
    title: counted('title'),
    registration: counted('registration'),
    inspection: counted('inspection'),
    trade_allowance: counted('trade_allowance'),
    trade_payoff: counted('trade_payoff'),
    sales_tax: draft.tax_rule_id === '' ? counted('sales_tax') : 0,
    ...countedRows(draft),
  };
}

/** The worksheet as it is sent. */
export function bodyOf(draft: WorksheetDraft): OtdWorksheetCreate {
  const orNull = (text: string): string | null => text.trim() || null;
  return {
    ...linesOf(draft),
    dealer: orNull(draft.dealer),
    good_through: draft.good_through,
    remark: orNull(draft.remark),
    trade_in: orNull(draft.trade_in),
    tax_rule_id: draft.tax_rule_id === '' ? null : draft.tax_rule_id,
    financing: financingOf(draft.financing),
  };
}

/** Errors by the contract and by the lines themselves, by place in the form. A tax rule is chosen, not typed: the server checks whether it is one. */
export function problemsOf(draft: WorksheetDraft, rule: TaxRule | null): Record<string, string> {
  const { errors } = checked(addOtdWorksheetBody, bodyOf(draft), { today: localDay(new Date()) });
  const { tax_rule_id: _chosen, ...told } = Object.fromEntries(Object.entries(errors).map(([path, message]) => [placeOf(path, draft), message]));
  const lines = linesOf(draft);
  const wrong = financingProblems(financingOf(draft.financing), worksheetTotals(lines, rule).cash_due);
  return { ...worksheetProblems(lines, rule), ...wrong, ...told, ...unfinished(draft, amountNames) };
}
