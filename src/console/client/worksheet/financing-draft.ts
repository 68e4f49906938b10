// A lender's terms as they are typed.
import type { MoneyPreferences, PurchaseMethod, WorksheetFinancing } from '../../../../generated/api.ts';

/** Figures that are no money stay as typed; money is cents, null for none yet, NaN while the text is no amount. */
export interface FinancingDraft {
  method: PurchaseMethod;
  term_months: string;
  apr: string;
  money_factor: string;
  down_payment: number | null;
  cap_cost: number | null;
  residual: number | null;
}

const inCash: FinancingDraft = { method: 'cash', term_months: '', apr: '', money_factor: '', down_payment: null, cap_cost: null, residual: null };

/** As the client wants to pay: the lender's own figures are still missing. */
export const wishedFinancing = ({ method, term_months, down_payment }: MoneyPreferences = {}): FinancingDraft => ({
  ...inCash,
  method: method ?? 'cash',
  term_months: term_months?.toString() ?? '',
  down_payment: down_payment ?? null,
});

/** As an earlier revision has it. */
export const financingDraft = (terms: WorksheetFinancing | null): FinancingDraft =>
  terms === null
    ? inCash
    : {
        ...inCash,
        ...terms,
        term_months: String(terms.term_months),
        apr: terms.apr?.toString() ?? '',
        money_factor: terms.money_factor?.toString() ?? '',
      };

const typedNumber = (text: string): number | null => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')));

/** The terms as they are sent; null in cash, and as long as nothing of a lender is known. */
export function financingOf({ method, term_months, apr, money_factor, down_payment, cap_cost, residual }: FinancingDraft): WorksheetFinancing | null {
  // What is missing is NaN, which the contract refuses at its field.
  const months = typedNumber(term_months) ?? Number.NaN;
  const none = { apr: null, down_payment: null, cap_cost: null, residual: null, money_factor: null };
  if (method === 'finance') return apr.trim() === '' ? null : { ...none, method, term_months: months, apr: typedNumber(apr), down_payment };
  if (method === 'cash' || (cap_cost === null && residual === null && money_factor.trim() === '')) return null;
  return { ...none, method, term_months: months, cap_cost, residual, money_factor: typedNumber(money_factor) };
}
