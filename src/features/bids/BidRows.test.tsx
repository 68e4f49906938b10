import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsIn } from '../../../tests/support/worksheets.ts';
import { sampleOf } from '../../test/shell.tsx';
import { printedIn } from '../../test/printed.ts';
import { BidRows } from './BidRows.tsx';
import { bidGroups } from './compare.ts';

const sample = sampleOf('BidInvitation').bids[0];
const cents = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300_000 }));
const rows = fc.uniqueArray(fc.record({ label: fc.constantFrom('Mats', 'Tint', 'Filing'), amount: cents }), { maxLength: 3, selector: ({ label }) => label });
const anyLines = fc
  .record({
    selling_price: fc.integer({ min: 2_000_000, max: 6_000_000 }),
    rebates: fc.array(fc.record({ label: fc.constant('Cash'), amount: fc.integer({ min: 0, max: 100_000 }), is_taxable: fc.boolean() }), { maxLength: 2 }),
    add_ons: rows,
    doc_fee: cents,
    title: cents,
    registration: cents,
    other_fees: rows,
    sales_tax: fc.integer({ min: 1, max: 400_000 }),
    trade_allowance: cents,
    trade_payoff: cents,
  })
  .map((lines) => ({ ...lines, other_fees: lines.other_fees.map((fee) => ({ ...fee, is_taxed: false })) }));

/** The figure of a cell, without how far it is from the best. */
function figureOf(cell: Element | undefined): number {
  const text = cell?.lastElementChild?.lastElementChild?.textContent ?? '';
  return text.includes('$') ? centsIn(text) : 0;
}

it('adds up as it is printed, dealer by dealer: lines to their sum, sums to the total and to what is due', () => {
  fc.assert(
    fc.property(fc.array(anyLines, { minLength: 1, maxLength: 3 }), (offers) => {
      const bids = offers.map((lines, place) => {
        if (!sample) throw new Error('The contract has no sample of a bid.');
        return { ...sample, id: String(place), tax_rule: null, missing: [], filled: {}, lines };
      });
      const groups = bidGroups(bids, '2017 Kia Sportage');
      const { container } = render(
        <table>
          <tbody>
            <BidRows groups={groups} bids={bids} onlyDifferences={false} />
          </tbody>
        </table>,
      );
      const printed = [...container.querySelectorAll('tr:has(> td)')].map((row) => [...row.querySelectorAll('td')]);
      for (const [column] of bids.entries()) {
        let [place, running] = [0, 0];
        for (const group of groups) {
          const figures = group.rows.map((_row, index) => figureOf(printed[place + index]?.[column]));
          place += group.rows.length;
          const last = figures.at(-1) ?? NaN;
          if (group.title === undefined) expect(last).toBe(running);
          else {
            if (figures.length > 1 && group.rows.at(-1)?.total === true) expect(figures.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(last);
            running += last;
          }
        }
        expect(place).toBe(printed.length);
      }
      expect(printedIn(container)).toContain('$');
      cleanup();
    }),
    { numRuns: 20 },
  );
});
