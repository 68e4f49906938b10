import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyPayment } from './loan.ts';
import { financingProblems, leasePayment, paymentOf } from './monthly-payment.ts';

describe('a loan', () => {
  // letuscalculate.com/calculators/financial/auto-loan ($20,000, 4 %, 60 months) · en.wikipedia.org/wiki/Mortgage_calculator ($200,000, 6.5 %, 30 years).
  it.each([
    [20_000_00, 4, 60, 368_33],
    [200_000_00, 6.5, 360, 1_264_14],
  ])('of %i cents at %d %% over %i months costs what public pages work out', (principal, apr, months, payment) => {
    expect(monthlyPayment({ principal, apr, months })).toBe(payment);
  });

  it('has the payment of Regulation Z’s own example, within what its rounded rate leaves open', () => {
    // 12 CFR 1026, Appendix J (c)(1)(i): $5,000 repaid by 24 payments of $230 has an APR of 9.69 %.
    const between = [9.685, 9.695].map((apr) => monthlyPayment({ principal: 5_000_00, apr, months: 24 }));
    expect(between[0]).toBeLessThanOrEqual(230_01);
    expect(between[1]).toBeGreaterThanOrEqual(230_00);
  });

  it('without interest is the amount in equal parts, and of nothing is nothing', () => {
    expect(monthlyPayment({ principal: 12_000_00, apr: 0, months: 48 })).toBe(250_00);
    expect(monthlyPayment({ principal: -1, apr: 5, months: 48 })).toBe(0);
  });

  it('is repaid: month by month with interest, the last balance is what rounding leaves', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 15_000_000 }),
        fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 30, noNaN: true })),
        fc.integer({ min: 12, max: 96 }),
        (principal, apr, months) => {
          const payment = monthlyPayment({ principal, apr, months });
          let balance = principal;
          let growth = 0;
          for (let month = 0; month < months; month += 1) {
            balance = balance * (1 + apr / 1200) - payment;
            growth = growth * (1 + apr / 1200) + 0.5;
          }
          // Half a cent of rounding each month, with its interest.
          expect(Math.abs(balance)).toBeLessThanOrEqual(growth + 0.01);
        },
      ),
    );
  });
});

describe('a lease', () => {
  // Worked step by step on auto.remmont.com/guide-to-lease-payments-lease-calculations-and-alg-residual-values ($447.22 of depreciation, $179.49 of rent)
  // and, for a car of $15,000 with a residual of 75 %, on infinitysw.com/library/details/f3c4fcdb2a.
  it.each([
    [35_000_00, 18_900_00, 0.00333, 36, 626_71],
    [13_500_00, 11_250_00, 0.002917, 30, 147_20],
  ])('of %i cents with a residual of %i at %d over %i months costs what public pages work out', (cap_cost, residual, money_factor, months, payment) => {
    expect(leasePayment({ cap_cost, residual, money_factor, months })).toBe(payment);
  });

  it('is what Regulation M’s own steps come to: depreciation and rent charge together, over the number of payments', () => {
    // 12 CFR 1013.4(f): (5) depreciation, (6) rent charge, (7) both, (8) the number of payments, (9) the base periodic payment.
    const money = fc.integer({ min: 100_000, max: 15_000_000 });
    fc.assert(
      fc.property(
        money,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 12, max: 60 }),
        (cap_cost, kept, rate, months) => {
          const residual = Math.round(cap_cost * kept);
          const depreciation = cap_cost - residual;
          const rent = (cap_cost + residual) * (rate / 100_000) * months;
          expect(Math.abs(leasePayment({ cap_cost, residual, money_factor: rate / 100_000, months }) - (depreciation + rent) / months)).toBeLessThanOrEqual(
            0.501,
          );
        },
      ),
    );
  });
});

const none = { apr: null, down_payment: null, cap_cost: null, residual: null, money_factor: null };

describe('a quote', () => {
  it('finances what is due less the down payment', () => {
    expect(paymentOf({ ...none, method: 'finance', term_months: 60, apr: 4, down_payment: 5_000_00 }, 25_000_00)).toBe(368_33);
    expect(paymentOf({ ...none, method: 'lease', term_months: 36, cap_cost: 30_000_00, residual: 18_000_00, money_factor: 0.0025 }, 0)).toBe(453_33);
  });

  it('without its terms has no payment, and says what is missing', () => {
    expect(paymentOf(null, 25_000_00)).toBeUndefined();
    expect(paymentOf({ ...none, method: 'finance', term_months: 60 }, 25_000_00)).toBeUndefined();
    expect(financingProblems({ ...none, method: 'finance', term_months: 60 }, 1)).toEqual({ 'financing.apr': 'Enter the APR.' });
    expect(Object.keys(financingProblems({ ...none, method: 'lease', term_months: 36 }, 1))).toEqual([
      'financing.cap_cost',
      'financing.residual',
      'financing.money_factor',
    ]);
    expect(financingProblems({ ...none, method: 'finance', term_months: 60, apr: 4, down_payment: 2 }, 1)).toEqual({
      'financing.down_payment': 'This is more than what is due.',
    });
    expect(financingProblems({ ...none, method: 'lease', term_months: 36, cap_cost: 1, residual: 2, money_factor: 0 }, 1)).toEqual({
      'financing.residual': 'The residual exceeds the cap cost.',
    });
  });
});
