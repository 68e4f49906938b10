// What a car costs a month, financed or leased (docs/rules.md, OTD worksheet). An estimate: the lender's contract counts.
import type { WorksheetFinancing } from '../generated/api.ts';
import { monthlyPayment } from './loan.ts';

export interface Lease {
  /** Adjusted capitalized cost, cents: what is leased, less what is paid for it at signing. */
  cap_cost: number;
  /** What the car is worth at the end, cents. */
  residual: number;
  /** A 2,400th of the rate in percent. */
  money_factor: number;
  months: number;
}

/**
 * The base payment of a lease, before tax on it: depreciation, and a rent charge on what is tied up on average (Regulation M shows both apart: 12 CFR 1013.4(f)).
 * @returns cents, rounded to the nearest
 */
export function leasePayment({ cap_cost, residual, money_factor, months }: Lease): number {
  return Math.round((cap_cost - residual) / months + (cap_cost + residual) * money_factor);
}

/**
 * The estimated payment of a quote a month, in cents; undefined where its terms do not say enough.
 * @param cashDue what is due at signing where nothing is financed, cents
 */
export function paymentOf(financing: WorksheetFinancing | null | undefined, cashDue: number): number | undefined {
  if (!financing) return undefined;
  const { method, term_months: months, apr, down_payment, cap_cost, residual, money_factor } = financing;
  if (method === 'finance') return apr === null ? undefined : monthlyPayment({ principal: cashDue - (down_payment ?? 0), apr, months });
  return cap_cost === null || residual === null || money_factor === null ? undefined : leasePayment({ cap_cost, residual, money_factor, months });
}

/** What is wrong with the terms of a quote, by field. */
export function financingProblems(financing: WorksheetFinancing | null | undefined, cashDue: number): Record<string, string> {
  if (!financing) return {};
  const { method, apr, down_payment, cap_cost, residual, money_factor } = financing;
  if (method === 'finance') {
    if (apr === null) return { 'financing.apr': 'Enter the APR.' };
    return (down_payment ?? 0) > Math.max(0, cashDue) ? { 'financing.down_payment': 'This is more than what is due.' } : {};
  }
  return {
    ...(cap_cost === null ? { 'financing.cap_cost': 'Enter the cap cost.' } : {}),
    ...(residual === null ? { 'financing.residual': 'Enter the residual.' } : {}),
    ...(money_factor === null ? { 'financing.money_factor': 'Enter the money factor.' } : {}),
    ...(cap_cost !== null && residual !== null && residual > cap_cost ? { 'financing.residual': 'The residual exceeds the cap cost.' } : {}),
  };
}
