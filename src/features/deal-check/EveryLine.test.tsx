import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dealCheckReport } from '../../../domain/deal-check.ts';
import { centsIn } from '../../../tests/support/worksheets.ts';
import { printedIn } from '../../test/printed.ts';
import { EveryLine } from './EveryLine.tsx';

const cents = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500_000 }));
const rows = fc.uniqueArray(fc.record({ label: fc.constantFrom('Mats', 'Tint', 'Filing'), amount: cents }), { maxLength: 3, selector: ({ label }) => label });
const anyOffer = fc
  .record({
    msrp: fc.oneof(fc.constant(0), fc.integer({ min: 3_000_000, max: 6_000_000 })),
    selling_price: fc.integer({ min: 2_000_000, max: 6_000_000 }),
    dealer_discount: fc.integer({ min: 0, max: 400_000 }),
    add_ons: rows,
    doc_fee: cents,
    title: cents,
    other_fees: rows,
    sales_tax: cents,
  })
  .map((lines) => ({ ...lines, ...(lines.msrp > 0 ? { selling_price: undefined } : { dealer_discount: 0 }), total_otd: 0, cash_due: 0 }));
const sent = (number: number) => ({ number, submitted_at: '2026-11-20T17:00:00.000Z' });
const figureOf = (cell: Element | null | undefined): number => {
  const text = cell ? printedIn(cell) : '';
  return text.includes('$') ? centsIn(text) : 0;
};

it('adds up as it is printed, now and as aimed for: the car’s lines to its price, all of them to the total', () => {
  fc.assert(
    fc.property(anyOffer, fc.option(anyOffer), cents, (offer, before, aim) => {
      const verdicts = [
        { key: 'doc_fee', verdict: 'high' as const, aim },
        ...offer.add_ons.map(({ label }) => ({ key: `add_ons ${label}`, verdict: 'ask_to_remove' as const })),
      ];
      const report = dealCheckReport({ lines: offer, verdicts }, before && { lines: before, verdicts: [] });
      const { container } = render(<EveryLine report={report} version={sent(2)} before={before && sent(1)} />);
      for (const column of ['v2', 'am']) {
        let [running, group] = [0, 0];
        for (const row of container.querySelectorAll('tbody > tr')) {
          const figure = figureOf(row.querySelector(`td.${column}`));
          if (row.className === 'g') group = 0;
          else if (row.className === 's') expect(figure).toBe(group);
          else if (row.className === 'big') expect(figure).toBe(running);
          else {
            running += figure;
            group += figure;
          }
        }
        expect(running).toBe(column === 'v2' ? report.total : report.aim_total);
      }
      cleanup();
    }),
    { numRuns: 20 },
  );
});
