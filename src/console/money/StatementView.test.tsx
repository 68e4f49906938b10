import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CoreAdminContext } from 'react-admin';
import { beforeEach, expect, it } from 'vitest';
import { ContractProvider } from '../../../engine/console/ContractContext.tsx';
import { noOverrides } from '../../../engine/console/overrides.ts';
import { contractProvider } from '../../../engine/console/provider/provider.ts';
import type { Role } from '../../../generated/api.ts';
import { resources } from '../../../generated/resources.ts';
import { apiBase } from '../../api/client.ts';
import { server, withServer } from '../../test/server.ts';
import { renderInConsole } from '../../test/console.tsx';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { StatementView } from './StatementView.tsx';

withServer();
const role: Role = 'admin';
beforeEach(() => signInAs({ role }));

const statement = {
  ...sampleOf('Statement'),
  month: '2026-11',
  sold: [
    { package_identifier: 'full-service', name: 'Full Service', count: 2, amount: 199_800 },
    { package_identifier: 'guided-search', name: 'Guided Search', count: 1, amount: 59_900 },
  ],
  coupons: -9_990,
  coupons_used: 1,
  refunds: -29_950,
  refunds_made: 1,
  refunds_returned: 10_000,
  disputes: -8_500,
  disputes_lost: 1,
  dispute_fees: -1_500,
  cash_in: 219_760,
  held_before: 0,
  held_after: 59_900,
  disputes_open: 1,
  at_hand: 159_860,
  ledger_total: 219_760,
  earned_lines: [
    { kind: 'first_link' as const, count: 2, amount: 55_000 },
    { kind: 'review_answered' as const, count: 1, amount: 24_900 },
  ],
  earned: 79_900,
  months: [{ month: '2026-11', cash_in: 219_760, earned: 79_900 }],
  entries: [],
  owed_before: 10_000,
  owed_after: 149_860,
  balances: true,
};
const provider = contractProvider(resources, { apiUrl: apiBase, token: () => 'token-1' });
const open = (given: object = {}) =>
  renderInConsole(
    [
      {
        path: '/',
        element: (
          <CoreAdminContext dataProvider={provider} basename="">
            <ContractProvider resources={resources} role={role} basename="" overrides={noOverrides}>
              <StatementView statement={{ ...statement, ...given }} pathOf={(month) => `?month=${month}`} now={new Date('2026-11-20T17:00:00Z')} />
            </ContractProvider>
          </CoreAdminContext>
        ),
      },
    ],
    '/',
  );
const list = (rows: readonly object[]) => HttpResponse.json(rows, { headers: { 'Content-Range': `rows 0-${rows.length - 1}/${rows.length}` } });
const cents = (text: string | null): number => Math.round(Number((text ?? '').replace('−', '-').replaceAll(/[$,]/g, '')) * 100);

it('adds up in sight: the lines of each column come to the figure below them', async () => {
  open();
  for (const [column, sum] of [
    ['November 2026, cash', 219_760],
    ['November 2026, earned', 79_900],
  ] as const) {
    const figures = within(await screen.findByRole('region', { name: column }))
      .getAllByRole('definition')
      .map(({ textContent }) => cents(textContent));
    const place = figures.lastIndexOf(sum);
    expect(figures.slice(0, place).reduce((all, each) => all + each, 0)).toBe(sum);
    // Below the sum: what disputes hold, and what is at hand.
    const held = figures.slice(place);
    expect(held).toEqual(column.endsWith('cash') ? [219_760, -59_900, 159_860] : [79_900]);
  }
  expect(screen.getByText('Held in 1 dispute')).toBeDefined();
  expect(screen.getByText(/The bank is deciding on \$599\.00 in 1 dispute\./)).toBeDefined();
  expect(screen.getByText(/\$1,398\.60 of this month’s cash isn’t earned yet\. With \$100\.00 from before, clients can get back \$1,498\.60\./)).toBeDefined();
  expect(screen.getByText('Deal Checks answered, 1')).toBeDefined();
  expect(screen.getByText('Balances with the ledger')).toBeDefined();
});

it('says by how much it differs from the ledger', async () => {
  open({ ledger_total: 219_759, balances: false });
  expect(await screen.findByText('Differs from the ledger by $0.01')).toBeDefined();
});

it('puts the dispute to answer above everything, by name, and names who asked for a refund', async () => {
  const client = { ...sampleOf('User'), id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10', name: 'Karen Lindholm', role: 'client' };
  const dispute = { ...sampleOf('PaymentCase'), user_id: client.id, amount: 59_900, due_at: '2026-11-27T17:00:00.000Z', reason: 'Product not received' };
  server.use(
    http.get('*/api/payment-cases', () =>
      list([
        { ...dispute, id: 'c1', kind: 'failed_payment', status: 'open' },
        { ...dispute, id: 'c2', kind: 'dispute', status: 'answer_due' },
      ]),
    ),
    http.get('*/api/refund-requests', () => list([{ ...sampleOf('RefundRequest'), id: 'r1', user_id: client.id }])),
    http.get('*/api/users/detail', () => list([client])),
    http.get('*/api/users/:id', () => HttpResponse.json(client)),
  );
  open();
  const note = await screen.findByRole('region', { name: 'Dispute to answer' });
  expect((await within(note).findByText(/Karen Lindholm disputes \$599\.00\. Answer by Fri, Nov 27\./)).textContent).toBeTruthy();
  expect(within(note).getByRole('link', { name: 'Open case' }).getAttribute('href')).toMatch(/payment-cases\/c2$/);
  const requests = await screen.findByRole('region', { name: 'Refund requests to answer' });
  expect(await within(requests).findByRole('link', { name: 'Karen Lindholm' })).toBeDefined();
});

it('draws the months with their sums, the shown one marked, and lists the refunds made', async () => {
  const entry = { payment_id: 'p1', receipt_number: 'FC-2026-00042', package_name: 'Guided Search', moved_at: '2026-11-09T15:00:00.000Z' };
  open({
    months: [{ month: '2026-10', cash_in: 100_000, earned: 90_000 }, ...statement.months],
    entries: [
      { ...entry, kind: 'charge', client_name: 'Elena Marsh', amount: 59_900 },
      { ...entry, kind: 'refund', client_name: 'Sofia Rinaldi', amount: -29_950 },
    ],
  });
  const months = within(await screen.findByRole('region', { name: 'Last 12 months' })).getAllByRole('link');
  expect(months.map((month) => [month.getAttribute('aria-label'), month.getAttribute('aria-current')])).toEqual([
    ['October 2026: cash in $1,000.00, earned $900.00', null],
    ['November 2026: cash in $2,197.60, earned $799.00', 'page'],
  ]);
  const refunds = within(screen.getByRole('region', { name: 'Refunds made in November 2026' }));
  expect(refunds.getByText('Sofia Rinaldi')).toBeDefined();
  expect(refunds.queryByText('Elena Marsh')).toBeNull();
});
