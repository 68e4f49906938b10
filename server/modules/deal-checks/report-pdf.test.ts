import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dealCheckReport, type ReadVersion } from '../../../domain/deal-check.ts';
import { wholeLines, worksheetTotals } from '../../../domain/worksheet.ts';
import { layoutLabels } from '../../../domain/worksheet-layout.ts';
import type { PaperRow } from '../../../domain/worksheet-paper.ts';
import { lineVerdictValues } from '../../../generated/enums.ts';
import { otdWorksheetsLabels } from '../../../generated/labels.ts';
import { pdfText } from '../../../tests/support/pdf-text.ts';
import { anyWorksheet, centsIn } from '../../../tests/support/worksheets.ts';
import { worksheetPdf } from '../links/index.ts';
import { reportRows } from './download.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const anyAim = fc.option(fc.integer({ min: 0, max: 200_000 }), { nil: null });

/** A version as it was read, with something said of some of its lines and of one that is missing. */
const anyVersion: fc.Arbitrary<ReadVersion> = anyWorksheet.chain(
  ({ msrp, destination, dealer_discount, selling_price, rebates, add_ons, doc_fee, title, registration, inspection, other_fees, sales_tax }) => {
    // What is read of a dealer's paper comes to something: its price is above what is taken off it.
    const typed = {
      msrp: msrp === 0 ? 0 : msrp + dealer_discount + 100_000_000,
      dealer_discount: msrp === 0 ? 0 : dealer_discount,
      selling_price: msrp === 0 ? selling_price + 100_000_000 : 0,
      destination,
      rebates,
      add_ons,
      doc_fee,
      title,
      registration,
      inspection,
      other_fees,
      sales_tax,
    };
    const { total_otd, cash_due } = worksheetTotals(wholeLines(typed), null);
    const lines = { ...typed, total_otd, cash_due };
    // The car itself is asked for nowhere to be removed.
    const keys = dealCheckReport({ lines, verdicts: [] }, null)
      .lines.map(({ key }) => key)
      .filter((key) => !['msrp', 'before_discount', 'selling_price'].includes(key));
    const verdict = fc.constantFrom(...lineVerdictValues);
    const said = fc.record({ key: fc.constantFrom(...keys), label: fc.constant(null), verdict, aim: anyAim, words: fc.constant(null), say: fc.constant(null) });
    const missing = fc.record({
      key: fc.constant('missing 1'),
      label: fc.constant('Loyalty rebate'),
      verdict: fc.constant('missing' as const),
      aim: fc.integer({ min: -100_000, max: 100_000 }),
      words: fc.constant('Ask for it.'),
      say: fc.constant(null),
    });
    return fc.record({
      lines: fc.constant(lines),
      verdicts: fc
        .tuple(fc.uniqueArray(said, { maxLength: 5, selector: ({ key }) => key }), fc.option(missing))
        .map(([some, one]) => [...some, ...(one ? [one] : [])]),
    });
  },
);
const anyReport = fc.tuple(anyVersion, fc.option(anyVersion, { nil: null })).map(([now, before]) => dealCheckReport(now, before));

const figureOf = ({ figure = '' }: PaperRow): number => (figure === 'none' ? 0 : centsIn(figure));
/** A figure that a detail names after some words, or the line's own. */
const said = (row: PaperRow, words: RegExp): number => {
  const found = row.details?.map((detail) => words.exec(detail)?.[1]).find((each) => each !== undefined);
  return found === undefined ? figureOf(row) : found === 'none' ? 0 : centsIn(found);
};

it('adds up on paper, whatever was read and said: what to ask for, the lines, what to aim for and the version before', () => {
  fc.assert(
    fc.property(anyReport, (report) => {
      const rows = reportRows(report, null);
      const asks = report.asks === 0 ? [] : rows.slice(0, rows.findIndex(({ kind }) => kind === 'sum') + 1);
      if (asks.length > 0) {
        const all = asks.at(-1);
        const lessTax = centsIn(/with (.+) less tax/.exec(all?.label ?? '')?.[1] ?? '');
        expect(sum(asks.filter(({ kind }) => kind === 'line').map(figureOf)) - lessTax).toBe(all && figureOf(all));
      }
      const rest = rows.slice(asks.length);
      const lines = rest.filter(({ kind }) => kind === 'line');
      const printed = (label: string) => rest.filter((row) => row.label === label && row.kind !== 'line').map(figureOf);
      expect(printed('Out the Door')).toEqual([sum(lines.map(figureOf))]);
      expect(printed('Aim for')).toEqual([sum(lines.map((row) => said(row, /Aim for (none|−?\$[\d,.]+\d)\./)))]);
      // The car's price, where several lines make it; of what makes no car there is none.
      const vehicle = rest.slice(
        1,
        rest.findIndex((row, index) => index > 0 && row.kind !== 'line'),
      );
      const isCar = rest[0]?.label === layoutLabels.groups.vehicle && vehicle.length > 1;
      const prices = rest.filter(({ kind, label }) => kind === 'sum' && label === otdWorksheetsLabels.selling_price);
      expect(prices.map(figureOf)).toEqual(isCar ? [sum(vehicle.map(figureOf))] : []);
      expect(prices.map((row) => said(row, /^Aim for (none|−?\$[\d,.]+\d)\./))).toEqual(
        isCar ? [sum(vehicle.map((row) => said(row, /Aim for (none|−?\$[\d,.]+\d)\./)))] : [],
      );
      if (report.before_total !== null) expect(printed('Version before')).toEqual([sum(lines.map((row) => said(row, /^Before: (none|−?\$[\d,.]+\d)/)))]);
    }),
    { numRuns: 200 },
  );
});

it('draws every row with its figure, in order', async () => {
  await fc.assert(
    fc.asyncProperty(anyReport, async (report) => {
      const rows = reportRows(report, 'We walk.');
      const drawn = pdfText(await buffer(await worksheetPdf({ firm: ['Forecourt'], title: 'A car', facts: [], rows })));
      const figures = drawn.filter((line) => /^(?:none|[–−]?\$[\d,]+\.\d\d)$/.test(line)).map((line) => (line === 'none' ? 0 : centsIn(line)));
      expect(figures).toEqual(rows.filter(({ figure }) => figure !== undefined).map(figureOf));
    }),
    { numRuns: 12 },
  );
});
