import { cleanup, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { worksheetLayout, type ShownWorksheet } from '../../../domain/worksheet-layout.ts';
import { anyWorksheet, centsIn, exampleRule, shownWorksheet } from '../../../tests/support/worksheets.ts';
import { printedIn } from '../../test/printed.ts';
import { WorksheetSheet } from './WorksheetSheet.tsx';

const show = (sheet: ShownWorksheet, before?: ShownWorksheet) =>
  render(<WorksheetSheet layout={worksheetLayout(sheet)} before={before && worksheetLayout(before)} />);
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

/** Rows of a list of terms: what stands on the left, and the figure on the right; lines struck through are gone. */
function rowsOf(list: Element | null | undefined): { label: string; cents: number }[] {
  return [...(list?.querySelectorAll(':scope > dd') ?? [])]
    .map((cell) => ({ label: cell.previousElementSibling?.textContent ?? '', figure: printedIn(cell) }))
    .filter(({ figure }) => figure !== '')
    .map(({ label, figure }) => ({ label, cents: centsIn(figure) }));
}

/** Adds up what is printed, from top to bottom, and compares it with every figure printed below what it sums. */
function addUp(sheet: Element): { otd: number; cashDue: number } {
  let running = 0;
  const totals: number[] = [];
  for (const part of sheet.children) {
    if (part.getAttribute('role') === 'group') {
      const rows = rowsOf(part.querySelector(':scope > dl'));
      const printed = rows.at(-1)?.cents ?? 0;
      if (rows.length > 1) expect(sum(rows.slice(0, -1).map(({ cents }) => cents))).toBe(printed);
      const working = rowsOf(part.querySelector('details dl'));
      if (working.length > 0) expect(sum(working.slice(0, -1).map(({ cents }) => cents))).toBe(working.at(-1)?.cents);
      running += printed;
    } else {
      const [total] = rowsOf(part);
      expect(total?.cents).toBe(running);
      totals.push(running);
    }
  }
  const [otd = NaN, cashDue = NaN] = totals;
  return { otd, cashDue };
}

/** Every tax printed as rate × base comes to its figure: less than a cent apart, since the sum alone is rounded. @returns how many are */
function checkTaxes(sheet: Element): number {
  const taxes = [...sheet.querySelectorAll('dt > small')].filter((note) => note.textContent.includes('×'));
  for (const note of taxes) {
    const figure = note.closest('dt')?.nextElementSibling;
    const exact = (Number.parseFloat(note.textContent) * centsIn(note.textContent)) / 100;
    expect(Math.abs(exact - (figure ? centsIn(printedIn(figure)) : NaN))).toBeLessThan(1 + 1e-6);
  }
  return taxes.length;
}

it('adds up as it is printed, group by group and rate by rate, whatever the worksheet, also beside the revision before', () => {
  fc.assert(
    fc.property(anyWorksheet, fc.option(anyWorksheet), (sheet, before) => {
      const { container } = show(sheet, before ?? undefined);
      const printed = container.firstElementChild ?? container;
      expect(addUp(printed)).toEqual({ otd: sheet.total_otd, cashDue: sheet.cash_due });
      expect(checkTaxes(printed)).toBe(sheet.tax_rule ? (sheet.tax_rule.local_rate > 0 ? 2 : 1) : 0);
      cleanup();
    }),
    { numRuns: 40 },
  );
});

it('says whose rule it is, from when, where it comes from, and that it is an example', () => {
  const sheet = shownWorksheet({ selling_price: 3_000_000, doc_fee: 52_400 }, exampleRule);
  const { rerender } = show(sheet);
  const taxes = () => within(screen.getByRole('group', { name: 'Taxes' }));
  expect(taxes().getByText('Example rule')).toBeDefined();
  expect(taxes().getByText('Ohio, Franklin County, from Oct 1, 2026. Source: County rate table')).toBeDefined();
  expect(screen.getByText('$137.00 above the rule’s cap of $387.00')).toBeDefined();
  rerender(<WorksheetSheet layout={worksheetLayout({ ...sheet, tax_rule: { ...exampleRule, is_example: false } })} />);
  expect(taxes().queryByText('Example rule')).toBeNull();
});

it('keeps two lines of one name apart, and shows what is gone since the revision before', () => {
  const mats = { label: 'Mats', amount: 20_000 };
  const before = shownWorksheet({ selling_price: 3_000_000, add_ons: [mats, mats], doc_fee: 40_000 }, null);
  show(shownWorksheet({ selling_price: 3_000_000, add_ons: [mats], doc_fee: 30_000 }, null), before);
  const addOns = screen.getByRole('group', { name: 'Add-ons' });
  expect(within(addOns).getAllByText('Mats')).toHaveLength(2);
  expect(within(addOns).getByText('Removed')).toBeDefined();
  expect(within(addOns).getByText('Subtotal').nextElementSibling?.textContent).toContain('was $400.00');
  expect(within(screen.getByRole('group', { name: 'Fees' })).getByText('Doc fee').nextElementSibling?.textContent).toBe('was $400.00$300.00');
});
