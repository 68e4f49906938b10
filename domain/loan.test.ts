import { describe, expect, it } from 'vitest';
import { monthlyPayment, principalFor } from './loan.ts';

describe('a monthly payment', () => {
  it('is that of the worked example of Regulation Z: $5,000 in 24 months at 9.69 % are $230 (12 CFR 1026, Appendix J, (c)(1)(i))', () => {
    expect(Math.round(monthlyPayment({ principal: 500_000, apr: 9.69, months: 24 }) / 100)).toBe(230);
  });

  it('pays the loan off: what is owed after the last payment is less than a cent a month', () => {
    for (const [principal, apr, months] of [
      [3_600_000, 6.9, 60],
      [1_250_000, 0, 48],
      [4_999_999, 21.5, 84],
      [100, 3, 12],
    ] as const) {
      const payment = monthlyPayment({ principal, apr, months });
      const owed = Array.from({ length: months }).reduce<number>((left) => left * (1 + apr / 1200) - payment, principal);
      expect(Math.abs(owed)).toBeLessThan(months * (1 + apr / 1200) ** months);
    }
  });

  it('leads back to the loan it pays off', () => {
    const loan = { principal: 3_600_000, apr: 6.9, months: 60 };
    const back = principalFor({ payment: monthlyPayment(loan), apr: 6.9, months: 60 });
    expect(Math.abs(back - loan.principal)).toBeLessThan(60);
  });

  it('is nothing where nothing is borrowed', () => {
    expect(monthlyPayment({ principal: -1, apr: 6.9, months: 60 })).toBe(0);
    expect(principalFor({ payment: 0, apr: 6.9, months: 60 })).toBe(0);
  });
});
