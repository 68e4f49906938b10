import type { WorksheetFinancing } from '../../generated/api.ts';
import type { DemoWish } from './model.ts';

/** Percent, as the demo's lenders offer it. */
const apr = 5.9;

/** What a lender offers a client who finances; null for the others. @param cashDue of the quote, cents */
export function financingFor({ selections: { money } }: DemoWish, cashDue: number): WorksheetFinancing | null {
  if (money?.method !== 'finance' || !money.term_months || cashDue <= 0) return null;
  const down_payment = Math.min(money.down_payment ?? 0, cashDue);
  return { method: 'finance', term_months: money.term_months, apr, down_payment, cap_cost: null, residual: null, money_factor: null };
}
