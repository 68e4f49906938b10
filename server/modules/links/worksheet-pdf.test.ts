import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layoutLabels, worksheetLayout, type ShownWorksheet } from '../../../domain/worksheet-layout.ts';
import { worksheetPaper, type PaperRow } from '../../../domain/worksheet-paper.ts';
import { pdfText } from '../../../tests/support/pdf-text.ts';
import { anyWorksheet, centsIn, exampleRule, shownWorksheet } from '../../../tests/support/worksheets.ts';
import { paperWriting } from './worksheet-download.ts';
import { worksheetPdf } from './worksheet-pdf.ts';

const rowsOf = (sheet: ShownWorksheet): PaperRow[] => worksheetPaper(worksheetLayout(sheet), paperWriting);
const textOf = async (rows: readonly PaperRow[], title = 'A car'): Promise<string[]> =>
  pdfText(await buffer(await worksheetPdf({ firm: ['Forecourt', '1 Main Street'], title, facts: ['Northgate Toyota'], rows })));

/** Adds up the figures of the rows from top to bottom, as they are written out. */
function addUp(rows: readonly PaperRow[]): number[] {
  let [lines, group, running] = [0, 0, 0];
  const totals: number[] = [];
  for (const { kind, figure = '' } of rows) {
    if (kind === 'group') lines = group = 0;
    if (kind === 'line') {
      lines += 1;
      group += centsIn(figure);
    }
    if (kind === 'sum') {
      // A line by itself is its group's figure.
      if (lines > 0) expect(centsIn(figure)).toBe(group);
      running += centsIn(figure);
    }
    if (kind === 'total') {
      expect(centsIn(figure)).toBe(running);
      totals.push(running);
    }
  }
  return totals;
}

it('adds up on paper, whatever the worksheet: lines to their group, groups to the totals', () => {
  fc.assert(
    fc.property(anyWorksheet, (sheet) => {
      expect(addUp(rowsOf(sheet))).toEqual([sheet.total_otd, sheet.cash_due]);
    }),
    { numRuns: 200 },
  );
});

it('draws every row with its figure, in order, over as many pages as it takes', async () => {
  await fc.assert(
    fc.asyncProperty(anyWorksheet, async (sheet) => {
      const rows = rowsOf(sheet);
      const drawn = await textOf(rows);
      const figures = drawn.filter((line) => /^–?\$[\d,]+\.\d\d$/.test(line)).map(centsIn);
      expect(figures).toEqual(rows.flatMap(({ figure }) => (figure === undefined ? [] : [centsIn(figure)])));
    }),
    { numRuns: 12 },
  );
  const fees = Array.from({ length: 20 }, (_unused, index) => ({ label: `Fee ${index}`, amount: 100 + index }));
  const long = shownWorksheet({ selling_price: 3_000_000, other_fees: fees, add_ons: fees, rebates: fees }, exampleRule);
  const drawn = await textOf(rowsOf(long));
  expect(drawn.filter((line) => line.startsWith('Fee '))).toHaveLength(60);
});

it('says whose rule the tax follows, what it is taken of and that it is an example', async () => {
  const drawn = await textOf(rowsOf(shownWorksheet({ selling_price: 3_000_000, doc_fee: 52_400 }, exampleRule)));
  expect(drawn).toContain('5.75% × $30,524.00');
  expect(drawn).toContain('$137.00 above the rule’s cap of $387.00');
  expect(drawn.join(' ')).toContain('Ohio, Franklin County, from Thu, Oct 1, 2026. Source: County rate table');
  expect(drawn).toContain(`${layoutLabels.exampleRule}: ${layoutLabels.exampleNote}`);
});

it('writes names in the letters it has', async () => {
  expect(await textOf([], 'Škoda Łódź 车')).toContain('Škoda ?ódz ?');
});
