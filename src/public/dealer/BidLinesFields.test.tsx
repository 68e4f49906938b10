import { cleanup, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { anyWorksheet, centsIn } from '../../../tests/support/worksheets.ts';
import type { FrozenTaxRule } from '../../../generated/api.ts';
import { worksheetTotals } from '../../../domain/worksheet.ts';
import { textToCents } from '../../../engine/web/fields/money.ts';
import { bidDraft, lineFields, type BidDraft } from '../../features/bids/draft.ts';
import { BidLinesFields } from './BidLinesFields.tsx';
import { messages } from './line-messages.ts';

const show = (
  values: BidDraft,
  rule: FrozenTaxRule | null,
  wanted = { year: 2025, make: 'Kia' },
  filed: { vin: string | null; warning: string | null } = { vin: null, warning: null },
) => {
  const field = (name: string) => ({
    id: name,
    name,
    label: lineFields[name]?.label ?? name,
    hint: undefined,
    error: undefined,
    optional: true,
    onBlur: () => {},
  });
  const at = (path: string) => ({ id: path, error: undefined });
  return render(
    <BidLinesFields form={{ values, field, at, set: () => {} }} rule={rule} wanted={wanted} filed={filed} tradeIn="2017 Kia Sportage" noteLabel="Note" />,
  );
};

/** What stands in the money fields of a part of the page, as it is printed there, in cents. */
const typedIn = (part: Element): number[] =>
  [...part.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]')].map(({ value }) => textToCents(value) ?? 0);
const sum = (figures: readonly number[]): number => figures.reduce((total, each) => total + each, 0);
const printedIn = (part: Element | undefined): number => centsIn(part?.querySelector('b')?.textContent ?? '');

describe('the lines of a dealer’s price', () => {
  afterEach(cleanup);

  it('add up as they are printed, whatever is typed', () => {
    fc.assert(
      fc.property(anyWorksheet, ({ trade_in: _trade, tax_rule: rule, ...sheet }) => {
        const lines = Object.fromEntries(Object.entries(sheet).filter(([name]) => name in lineFields));
        // What contradicts itself is refused before it is sent.
        fc.pre(!worksheetTotals(sheet, rule).warnings.includes('discount_over_price'));
        cleanup();
        const { container } = show(bidDraft({ ...lines, ...(rule ? { sales_tax: null } : {}) }, rule, '2026-11-26'), rule);
        const part = (title: string) => [...container.querySelectorAll('section')].find((each) => each.querySelector('h2')?.textContent === title);
        const [car, addOns, rebates, fees, tax] = [messages.vehicle, messages.addOns, messages.rebates, messages.fees, messages.tax].map(part);
        if (!car || !addOns || !rebates || !fees || !tax) throw new Error('A part of the price is missing.');
        const [msrp = 0, destination = 0, discount = 0, own = 0] = typedIn(car);
        const price = msrp > 0 ? printedIn(car) : own;
        if (msrp > 0) expect(price).toBe(msrp + destination - discount);
        expect(printedIn(fees)).toBe(sum(typedIn(fees)));
        const owed = rule ? printedIn(tax) : sum(typedIn(tax));
        const total = within(container).getByText(messages.outTheDoor).parentElement ?? undefined;
        expect(printedIn(total)).toBe(price + sum(typedIn(addOns)) - sum(typedIn(rebates)) + printedIn(fees) + owed);
      }),
      { numRuns: 20 },
    );
  });

  it('warn of a VIN that is of another car, or of none, once it is whole', () => {
    const draft = bidDraft(null, null, '2026-11-26');
    const page = show({ ...draft, vin: '1HGCM82633A004352' }, null);
    expect(screen.getByText('This VIN says 2003 Honda, not 2025 Kia.')).toBeDefined();
    page.unmount();
    const other = show({ ...draft, vin: '1HGCM82633A004353' }, null);
    expect(screen.getByText('This VIN doesn’t add up. Check each character.')).toBeDefined();
    other.unmount();
    // The server, once it has the VIN, knows the model, too.
    const warning = 'This VIN says Accord, not Civic.';
    const known = show({ ...draft, vin: '1hgcm82633a004352' }, null, { year: 2003, make: 'Honda' }, { vin: '1HGCM82633A004352', warning });
    expect(screen.getByText(warning)).toBeDefined();
    known.unmount();
    const changed = show({ ...draft, vin: '1HGCM82633A004352' }, null, { year: 2003, make: 'Honda' }, { vin: '5XYPK4A55KG494962', warning });
    expect(screen.queryByText(warning)).toBeNull();
    changed.unmount();
    show({ ...draft, vin: '1HGCM82633A00' }, null);
    expect(screen.queryByText(/This VIN|A VIN/)).toBeNull();
  });
});
