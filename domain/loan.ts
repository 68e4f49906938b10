// What a loan costs a month: the annuity formula. Of an estimate only; a lender decides.

/** A loan of equal monthly payments, the first a month after it begins. */
export interface Loan {
  /** Cents. */
  principal: number;
  /** Annual percentage rate, as 6.9 for 6.9 %. */
  apr: number;
  months: number;
}

/** An example, as nobody knows the client's rate before a lender has said it; every figure made with it says so. */
export const exampleApr = 6.9;
/** Offered where the client has not said for how long. */
export const usualMonths = 60;
/** Months that lenders offer. */
export const usualTerms: readonly number[] = [36, 48, 60, 72];

/** What one dollar a month for so long is worth today at that rate. */
function annuity(apr: number, months: number): number {
  const rate = apr / 1200;
  // Written so that rates near zero lose no digits.
  return rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;
}

/**
 * The payment of each month in cents, rounded: principal ÷ ((1 − (1 + r)⁻ⁿ) ÷ r) with the monthly rate r (12 CFR Part 1026, Appendix J, (b)(8) for one
 * advance and equal payments at regular periods).
 */
export function monthlyPayment({ principal, apr, months }: Loan): number {
  return principal <= 0 || months <= 0 ? 0 : Math.round(principal / annuity(apr, months));
}

/** The loan in cents that a monthly payment pays off, rounded down. @param payment cents */
export function principalFor({ payment, apr, months }: { payment: number; apr: number; months: number }): number {
  return payment <= 0 || months <= 0 ? 0 : Math.floor(payment * annuity(apr, months));
}
