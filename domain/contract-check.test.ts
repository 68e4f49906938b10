import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AgreedLines, ContractLines, FrozenTaxRule } from '../generated/api.ts';
import { comparedLines, contractCheck } from './contract-check.ts';
import { wholeLines, worksheetTotals } from './worksheet.ts';

const rule: FrozenTaxRule = {
  name: 'Franklin County',
  state: 'OH',
  rate: 5.75,
  local_rate: 1.75,
  local_cap: null,
  base: 'price_less_trade',
  trade_credit_cap: null,
  rebate_reduces_base: true,
  is_doc_fee_taxed: true,
  doc_fee_cap: null,
  source: 'County table',
  effective_from: '2026-01-01',
  is_example: true,
};

const cents = fc.integer({ min: 0, max: 5_000_000 });
const rows = fc.array(fc.record({ label: fc.constantFrom('Mats', 'Tint', 'Nitrogen'), amount: cents }), { maxLength: 3 });
const lines = fc.record({
  selling_price: fc.integer({ min: 4_000_000, max: 9_000_000 }),
  rebates: fc.array(fc.record({ label: fc.constant('Rebate'), amount: fc.integer({ min: 0, max: 100_000 }) }), { maxLength: 2 }),
  add_ons: rows,
  other_fees: rows,
  doc_fee: cents,
  title: cents,
  trade_allowance: cents,
  trade_payoff: cents,
  sales_tax: cents,
});
type Typed = Omit<ContractLines, 'total_otd' | 'cash_due'>;

/** A contract that adds up. */
function summed(typed: Typed): ContractLines {
  const { total_otd, cash_due } = worksheetTotals(wholeLines(typed), null);
  return { ...typed, total_otd, cash_due };
}

/** The worksheet that was agreed, with the tax its rule takes. */
function agreedFrom(typed: Typed, tax_rule: FrozenTaxRule | null): AgreedLines {
  const own = wholeLines(typed);
  const { warnings: _warnings, ...totals } = worksheetTotals(own, tax_rule);
  return { ...own, ...totals, tax_rule, trade_in: null, good_through: null };
}

const trade = new Set(['trade_allowance', 'trade_payoff']);

describe('a contract beside the agreed price', () => {
  it('differs by what its lines differ by, to the cent', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const [agreed, contract] = [agreedFrom(before, null), summed(after)];
        const { differences, by } = contractCheck(agreed, contract);
        const explained = differences.filter(({ key }) => ![...trade].some((name) => key.startsWith(name))).reduce((total, one) => total + one.by, 0);
        expect(explained).toBe(by);
      }),
    );
  });

  it('matches itself: nothing differs, nothing is open', () => {
    fc.assert(
      fc.property(lines, (typed) => {
        const agreed = agreedFrom(typed, rule);
        const { differences, open } = contractCheck(agreed, summed({ ...typed, sales_tax: agreed.sales_tax }));
        expect({ differences, open }).toEqual({ differences: [], open: 0 });
      }),
    );
  });

  it('never lets through what costs more and has no answer', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const { by, open } = contractCheck(agreedFrom(before, null), summed(after));
        if (by > 0) expect(open).toBeGreaterThan(0);
      }),
    );
  });

  it('names a new taxed fee, and says of the tax that it follows', () => {
    const agreed = agreedFrom(
      { selling_price: 3_710_500, rebates: [{ label: 'Toyota cash', amount: 50_000 }], doc_fee: 38_700, trade_allowance: 1_150_000 },
      rule,
    );
    const fee = { label: 'Nitrogen tire fill', amount: 19_600, is_taxed: true };
    const typed = {
      selling_price: 3_710_500,
      rebates: [{ label: 'Toyota cash', amount: 50_000 }],
      doc_fee: 38_700,
      trade_allowance: 1_150_000,
      other_fees: [fee],
    };
    const { differences, open, by } = contractCheck(agreed, summed({ ...typed, sales_tax: agreed.sales_tax + 1_470 }));
    expect(differences.map(({ label, kind, by: each, blocks }) => [label, kind, each, blocks])).toEqual([
      ['Nitrogen tire fill', 'new', 19_600, true],
      ['Sales tax', 'follows', 1_470, false],
    ]);
    expect([open, by]).toEqual([1, 21_070]);
  });

  it('is compared by the price alone where only one says how it came about', () => {
    const agreed = agreedFrom({ msrp: 3_736_000, destination: 139_500, dealer_discount: 165_000 }, null);
    expect(contractCheck(agreed, summed({ selling_price: 3_710_500 })).differences).toEqual([]);
  });

  it('with a rebate left out is dearer, and with one more cheaper', () => {
    const agreed = agreedFrom({ selling_price: 3_000_000, rebates: [{ label: 'Cash', amount: 50_000 }] }, null);
    expect(contractCheck(agreed, summed({ selling_price: 3_000_000 })).differences).toMatchObject([{ kind: 'missing', by: 50_000, blocks: true }]);
    const more = summed({
      selling_price: 3_000_000,
      rebates: [
        { label: 'Cash', amount: 50_000 },
        { label: 'Loyalty', amount: 10_000 },
      ],
    });
    expect(contractCheck(agreed, more).differences).toMatchObject([{ kind: 'below', by: -10_000, blocks: false }]);
  });
});

it('every line of both is shown once, in order, and comes to the totals printed with them', () => {
  fc.assert(
    fc.property(lines, lines, fc.boolean(), (before, after, byRule) => {
      const [agreed, contract] = [agreedFrom(before, byRule ? rule : null), summed(after)];
      const shown = comparedLines(agreed, contract);
      expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
      const end = shown.findIndex(({ key }) => key === 'total_otd');
      const sum = (side: 'agreed' | 'contract') => shown.slice(0, end).reduce((total, line) => total + (line[side] ?? 0), 0);
      expect([sum('agreed'), sum('contract')]).toEqual([agreed.total_otd, contract.total_otd]);
      const differing = shown.filter((line) => line.total !== true && (line.agreed ?? 0) !== (line.contract ?? 0)).length;
      expect(differing).toBe(contractCheck(agreed, contract).differences.filter(({ kind }) => kind !== 'sum').length);
    }),
  );
});
