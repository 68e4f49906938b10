import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { monthlyPayment } from '../../../../domain/loan.ts';
import { worksheetLayout, type ShownWorksheet } from '../../../../domain/worksheet-layout.ts';
import { formatCents } from '../../../../engine/web/format.ts';
import { setFormatting } from '../../../../engine/web/formatting.ts';
import { anyWorksheet, centsIn, exampleRule, shownWorksheet } from '../../../../tests/support/worksheets.ts';
import { AreaContext } from '../../../kit/area/area.ts';
import { printedIn } from '../../../test/printed.ts';
import { server, withServer } from '../../../test/server.ts';
import { renderShell, sampleOf, signInAs } from '../../../test/shell.tsx';
import WorksheetPage from './WorksheetPage.tsx';
import { WorksheetTable } from './WorksheetTable.tsx';

withServer();
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-21T15:00:00Z');
  setFormatting({ timeZone: 'America/New_York' });
  await signInAs({ role: 'client' });
});

const lines = { msrp: 3_736_000, destination: 139_500, doc_fee: 38_700, title: 1_800 };
const revisions: Partial<ShownWorksheet>[] = [
  { ...lines, dealer_discount: 57_500, add_ons: [{ label: 'Nitrogen', amount: 39_700 }] },
  { ...lines, dealer_discount: 100_000, add_ons: [] },
  { ...lines, dealer_discount: 165_000, add_ons: [], trade_allowance: 1_150_000 },
];
const sheets = revisions.map((given, index) => ({
  ...sampleOf('OtdWorksheet'),
  id: `w${index + 1}`,
  revision: index + 1,
  remark: null,
  financing: null,
  good_through: '2026-11-24',
  created_at: `2026-11-2${index}T14:00:00Z`,
  ...shownWorksheet(given, exampleRule),
}));
const newest = sheets[2] ?? sheets[0];

function open(changes: object = {}, all: readonly object[] = sheets, method: string | null = 'finance') {
  const link = {
    ...sampleOf('Link'),
    id: 'l1',
    title: '2025 Toyota RAV4',
    status: 'otd_received',
    total_otd: newest?.total_otd,
    bid_request_id: 'b1',
    ...changes,
  };
  server.use(
    http.get('*/api/links', () => HttpResponse.json([link])),
    http.get('*/api/otd-worksheets', () => HttpResponse.json(all.toReversed())),
    http.get('*/api/user-preferences/:a/:b', () => HttpResponse.json({ ...sampleOf('UserPreferences'), selections: { money: { method } } })),
    http.get('*/api/otd-worksheets/fee-medians', () => HttpResponse.json([])),
  );
  renderShell(
    [
      {
        path: '/client/listings/:id/worksheet',
        element: (
          <AreaContext value={{ role: 'client', basename: '/client' }}>
            <WorksheetPage />
          </AreaContext>
        ),
      },
    ],
    '/client/listings/l1/worksheet',
  );
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
const moved = (row: HTMLElement | null | undefined) => row?.querySelector('td[data-moved]')?.textContent;

describe('the table of a worksheet', () => {
  it('adds up as it is printed, whatever the worksheet and the one it is compared with', () => {
    fc.assert(
      fc.property(anyWorksheet, fc.option(anyWorksheet), (sheet, before) => {
        const now = { revision: 2, layout: worksheetLayout(sheet) };
        const { container } = render(<WorksheetTable revisions={before ? [{ revision: 1, layout: worksheetLayout(before) }, now] : [now]} choice={null} />);
        let running = 0;
        for (const part of container.querySelectorAll('tbody')) {
          const figures = (of: string) => [...part.querySelectorAll(of)].map(printedIn).filter(Boolean).map(centsIn);
          const [printed = NaN] = figures('td[data-sum]');
          if (part.dataset['total'] === undefined) {
            const single = figures('td[data-line]');
            if (part.querySelector('tr[data-sums]')) expect(sum(single)).toBe(printed);
            else expect(single).toEqual([]);
            running += printed;
          } else expect(printed).toBe(running);
        }
        expect(running).toBe(sheet.cash_due);
        cleanup();
      }),
      { numRuns: 20 },
    );
  });
});

describe('the page of a worksheet', () => {
  it('says what it comes to, how long it is good, and how each line moved since the first quote', async () => {
    open();
    const table = within(await screen.findByRole('region', { name: 'How the price adds up' }));
    expect(screen.getByText('3 days left')).toBeDefined();
    expect(screen.getByText('Good through Tue, Nov 24')).toBeDefined();
    expect(moved(table.getByText('Dealer discount').closest('tr'))).toContain('$1,075.00 more off');
    expect(table.getByText('Removed in revision 2')).toBeDefined();
    expect(moved(table.getByText('Allowance').closest('tr'))).toContain('$11,500.00 new');
    expect(screen.getByRole('link', { name: 'The bids on this car' }).getAttribute('href')).toBe('/client/bids/b1');
    fireEvent.change(table.getByLabelText('Compare with'), { target: { value: 'w2' } });
    expect(table.queryByText('Removed in revision 2')).toBeNull();
    expect(moved(table.getByText('Dealer discount').closest('tr'))).toContain('$650.00 more off');
  });

  it('shows an earlier revision without its days, and that the decision is about the newest', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: /^Rev 1/ }));
    expect(await screen.findByText('Was good through Tue, Nov 24')).toBeDefined();
    expect(screen.getByText(/^You’re looking at revision 1/)).toBeDefined();
    expect(screen.getByText('Nitrogen').closest('s')).toBeNull();
  });

  it('has the current price in view where the revisions are wider than the screen', async () => {
    const wide = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(640);
    open();
    const strip = (await screen.findByRole('button', { name: /^Rev 3/ })).closest('ol');
    expect(strip?.scrollLeft).toBe(640);
    wide.mockRestore();
  });

  it('works out the month by the lender’s own terms, and knows no rate before one is typed', async () => {
    open();
    const card = within(await screen.findByRole('region', { name: 'Monthly payment, estimate' }));
    expect(card.getByText('Enter your lender’s APR.')).toBeDefined();
    fireEvent.change(card.getByLabelText('APR'), { target: { value: '5.49' } });
    fireEvent.change(card.getByLabelText('Down payment'), { target: { value: '4,000' } });
    const due = newest?.cash_due ?? 0;
    const payment = (months: number) => formatCents(monthlyPayment({ principal: due - 400_000, apr: 5.49, months }));
    expect(card.getByText(payment(60))).toBeDefined();
    expect(card.getByText(formatCents(due - 400_000))).toBeDefined();
    fireEvent.click(card.getByRole('button', { name: '72' }));
    expect(card.getByText(payment(72))).toBeDefined();
    fireEvent.change(card.getByLabelText('Down payment'), { target: { value: '400,000' } });
    expect(card.getByText('This is more than what is due.')).toBeDefined();
    fireEvent.change(card.getByLabelText('Down payment'), { target: { value: '' } });
    fireEvent.change(card.getByLabelText('APR'), { target: { value: '5,49 a year' } });
    expect(card.getByText('Enter a figure from 0 to 40.')).toBeDefined();
  });

  it('begins with the terms a lender offered with the quote', async () => {
    const financing = { method: 'finance', term_months: 54, apr: 4.9, down_payment: 200_000, cap_cost: null, residual: null, money_factor: null };
    open({}, [{ ...newest, financing }]);
    const card = within(await screen.findByRole('region', { name: 'Monthly payment, estimate' }));
    expect(card.getByRole('button', { name: '54', pressed: true })).toBeDefined();
    expect(card.getByText(formatCents(monthlyPayment({ principal: (newest?.cash_due ?? 0) - 200_000, apr: 4.9, months: 54 })))).toBeDefined();
  });

  it('says nothing of a month to who pays cash or leases without terms, and shows the terms of a lease alone', async () => {
    const card = () => screen.queryByRole('region', { name: 'Monthly payment, estimate' });
    for (const method of ['cash', 'lease', null]) {
      const asked = vi.fn();
      server.events.on('response:mocked', ({ request }) => void (request.url.includes('/user-preferences/') && asked()));
      open({}, sheets, method);
      await screen.findByRole('region', { name: 'How the price adds up' });
      await vi.waitFor(() => expect(asked).toHaveBeenCalled());
      expect(card()).toBeNull();
      server.events.removeAllListeners();
      cleanup();
    }
    const financing = { method: 'lease', term_months: 36, apr: null, down_payment: null, cap_cost: 3_600_000, residual: 2_100_000, money_factor: 0.002 };
    open({}, [{ ...newest, financing }], 'lease');
    expect((await screen.findByRole('region', { name: 'Monthly payment, estimate' })).textContent).toContain('for 36 months');
    expect(screen.queryByLabelText('APR')).toBeNull();
  });

  it('without a price says what to do next', async () => {
    open({ status: 'proposed', bid_request_id: null }, []);
    expect(await screen.findByText('No out-the-door price yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'This car' }).getAttribute('href')).toBe('/client/listings/l1');
  });
});
