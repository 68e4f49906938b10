import { render, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Statement } from '../../../generated/api.ts';
import { earnedKindValues } from '../../../generated/enums.ts';
import { sampleOf } from '../../test/shell.tsx';
import { cashColumn, earnedColumn, type MoneyColumn } from './columns.ts';
import { LedgerColumn } from './LedgerColumn.tsx';

const upTo = (most: number) => fc.integer({ min: 0, max: most });
const cents = upTo(50_000_000);
const count = upTo(900);
const moved = fc.integer({ min: -5_000_000, max: 5_000_000 });

/** Any month, with the sums the server says (`server/modules/reports`). */
const anyStatement: fc.Arbitrary<Statement> = fc
  .record({
    sold: fc.array(fc.record({ package_identifier: fc.uuid(), name: fc.uuid(), count, amount: cents }), { maxLength: 4 }),
    coupons: cents.map((each) => -each || 0),
    coupons_used: count,
    refunds: cents.map((each) => -each || 0),
    refunds_made: count,
    refunds_returned: cents,
    disputes: moved,
    disputes_lost: count,
    dispute_fees: moved,
    held_before: cents,
    held_after: cents,
    disputes_open: count,
    earned_lines: fc.uniqueArray(fc.record({ kind: fc.constantFrom(...earnedKindValues), count, amount: moved }), { selector: ({ kind }) => kind }),
  })
  .map((given) => {
    const sums = [...given.sold.map(({ amount }) => amount), given.coupons, given.refunds, given.refunds_returned, given.disputes, given.dispute_fees];
    const cash_in = sums.reduce((all, each) => all + each, 0);
    const earned = given.earned_lines.reduce((all, { amount }) => all + amount, 0);
    return { ...sampleOf('Statement'), ...given, cash_in, at_hand: cash_in - given.held_after + given.held_before, earned };
  });

/** `−$1,234.50` as cents. */
const figureIn = (text: string | null): number => Math.round(Number((text ?? '').replace('−', '-').replaceAll(/[$,]/g, '')) * 100) || 0;

it.each<[string, (statement: Statement) => MoneyColumn]>([
  ['cash', cashColumn],
  ['earned', earnedColumn],
])('of %s adds up as it is printed, in any month: the lines to the sum, and with what disputes hold to what is at hand', (_name, columnOf) => {
  fc.assert(
    fc.property(anyStatement, (statement) => {
      const column = columnOf(statement);
      const { container, unmount } = render(<LedgerColumn title="Column" mark={null} empty="None" {...column} />);
      const rows = within(container)
        .getAllByRole('definition')
        .map((figure) => ({ label: figure.previousElementSibling?.textContent, cents: figureIn(figure.textContent) }));
      let running = 0;
      let sums = 0;
      for (const { label, cents: figure } of rows) {
        if (label !== column.sum.label && label !== column.after?.sum.label) running += figure;
        else {
          sums += 1;
          expect([label, figure]).toEqual([label, running]);
        }
      }
      expect(sums).toBe(column.after ? 2 : 1);
      unmount();
    }),
    { numRuns: 60 },
  );
});
