import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { momentText } from '../../../domain/moment.ts';
import { centsIn } from '../../../tests/support/worksheets.ts';
import { sampleOf } from '../../test/shell.tsx';
import { setFormatting } from '../../../engine/web/formatting.ts';
import { Receipt } from './Receipt.tsx';

const clock = { locale: 'en-US', timeZone: 'America/New_York' };
const receipt = { ...sampleOf('Receipt'), price: 59_900, discount: 10_000, amount: 49_900, refunded_amount: 0, status: 'succeeded' as const };
beforeEach(() => setFormatting(clock));
afterEach(() => setFormatting({ locale: undefined, timeZone: undefined }));

it('shows the moment as the letter tells it, and who was paid', () => {
  render(
    <Receipt receipt={{ ...receipt, issued_at: '2026-11-22T00:39:00.000Z', firm_name: 'Marsh Autos', firm_address: '1 Main Street\nBangor, ME 04401' }} />,
  );
  expect(screen.getByText(momentText('2026-11-22T00:39:00.000Z', clock)).textContent).toBe('Nov 21, 2026, 7:39 PM EST');
  expect(screen.getByText('Marsh Autos').tagName).toBe('STRONG');
  expect(screen.getByText('Bangor, ME 04401')).toBeDefined();
});

it('speaks of no payment where a coupon covered all of it', () => {
  const { container } = render(<Receipt receipt={{ ...receipt, discount: 59_900, amount: 0, provider: 'none' }} />);
  expect(container.textContent).toContain('Covered by coupon');
  expect(container.textContent).not.toMatch(/\b(pay|paid|payment|card)\b/i);
});

it('adds up as it is printed: price and coupon to the total, less what was refunded to the rest', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (price, off, back) => {
        const discount = Math.round(price * off);
        const amount = price - discount;
        const refunded_amount = Math.round(amount * back);
        const { container } = render(<Receipt receipt={{ ...receipt, price, discount, amount, refunded_amount }} />);
        const figures = [...(container.querySelectorAll('dl')[1]?.querySelectorAll('dd') ?? [])].map((cell) => centsIn(cell.textContent));
        const lines = discount > 0 ? 2 : 1;
        expect(figures.slice(0, lines).reduce((sum, each) => sum + each, 0)).toBe(figures[lines]);
        expect(figures.slice(lines)).toEqual([amount, ...(refunded_amount > 0 ? [-refunded_amount, amount - refunded_amount] : [])]);
        cleanup();
      },
    ),
    { numRuns: 25 },
  );
});
