import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layoutLabels } from '../../../domain/worksheet-layout.ts';
import { anyWorksheet, centsIn } from '../../../tests/support/worksheets.ts';
import { printedIn } from '../../test/printed.ts';
import EveryLine from './EveryLine.tsx';

const figureOf = (cell: Element | undefined): number => {
  const text = cell ? printedIn(cell) : '';
  return text.includes('$') ? centsIn(text) : 0;
};

it('adds up as it is printed, the agreed price and a contract that adds up: lines to the total, and with the trade-in to what is due', () => {
  fc.assert(
    fc.property(anyWorksheet, anyWorksheet, (ours, theirs) => {
      const { tax_rule: _rule, trade_in: _car, taxed_amount: _taxed, ...contract } = theirs;
      const { container } = render(<EveryLine agreed={{ ...ours, good_through: null }} contract={contract} />);
      for (const column of [0, 1]) {
        let running = 0;
        for (const row of container.querySelectorAll('tbody > tr')) {
          const label = row.querySelector('th')?.textContent ?? '';
          const figure = figureOf(row.querySelectorAll('td')[column]);
          if (label.endsWith(layoutLabels.totalOtd) || label.endsWith(layoutLabels.cashDue)) expect(figure).toBe(running);
          else running += figure;
        }
        expect(running).toBe([ours.cash_due, contract.cash_due][column]);
      }
      cleanup();
    }),
    { numRuns: 20 },
  );
});
