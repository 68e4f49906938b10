import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyWorksheet } from '../../../../tests/support/worksheets.ts';
import { worksheetTotals } from '../../../../domain/worksheet.ts';
import type { AgreedLines } from '../../../../generated/api.ts';
import { ContractTable } from './ContractTable.tsx';
import { contractDraft } from './draft.ts';
import { checkTable } from './lines.ts';

/** `1,234.50`, below zero with a minus; nothing for no figure. */
const figureIn = (text: string): number =>
  Math.round(
    Number(
      text
        .replace(/^[^\d−–-]*/, '')
        .replace(/[−–](?=\d)/, '-')
        .replaceAll(',', '') || 0,
    ) * 100,
  ) || 0;

it('adds up as it is printed, what was agreed and what the contract has: lines to the price, to the total, to what is due', () => {
  fc.assert(
    fc.property(anyWorksheet, anyWorksheet, (ours, theirs) => {
      // Reductions beyond the price are warned of where they are typed: no line says how much of them counts.
      fc.pre([ours, theirs].every((sheet) => worksheetTotals(sheet, sheet.tax_rule).warnings.length === 0));
      const agreed: AgreedLines = { ...ours, good_through: null };
      const { tax_rule: _rule, trade_in: _car, taxed_amount: _taxed, ...contract } = theirs;
      const { lines } = checkTable(agreed, contractDraft(agreed, contract), [], true);
      const { container } = render(
        <ContractTable
          lines={lines}
          isFixed
          idOf={({ place }) => ({ id: place, error: undefined })}
          onType={() => undefined}
          onName={() => undefined}
          onRemove={() => undefined}
          onCurrent={() => undefined}
        >
          {() => null}
        </ContractTable>,
      );
      const shown = [...container.querySelectorAll('tbody > tr:not([data-answer]):not([data-kept])')];
      expect(shown).toHaveLength(lines.length);
      const typedIn = (row: Element) => {
        const cell = row.querySelectorAll('td')[1];
        const box = cell?.querySelector('input');
        return figureIn(box ? box.value : (cell?.textContent ?? ''));
      };
      const agreedIn = (row: Element) => figureIn((row.querySelectorAll('td')[0]?.lastChild?.textContent ?? '').trim());
      for (const [read, { msrp }] of [[agreedIn, ours] as const, [typedIn, theirs] as const]) {
        let running = 0;
        for (const [place, row] of shown.entries()) {
          const line = lines[place];
          const figure = read(row);
          if (line?.isSum !== true) running += line?.lowers === true ? -Math.abs(figure) : figure;
          // A price that is said by itself has its destination in it.
          else if (line.key === 'selling_price' && msrp === 0) running = figure;
          else expect([line.key, figure]).toEqual([line.key, running]);
        }
      }
      cleanup();
    }),
    { numRuns: 15 },
  );
});
