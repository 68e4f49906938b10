import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { withServer } from '../../test/server.ts';
import { renderInConsole } from '../../test/console.tsx';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { StatementView } from './StatementView.tsx';

withServer();
beforeEach(() => signInAs({ role: 'admin' }));

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
  ledger_total: 219_760,
  earned_lines: [{ kind: 'first_link' as const, count: 2, amount: 79_900 }],
  earned: 79_900,
  months: [{ month: '2026-11', cash_in: 219_760, earned: 79_900 }],
  entries: [],
  owed_before: 10_000,
  owed_after: 149_860,
  balances: true,
};
const open = (given: object = {}) =>
  renderInConsole([{ path: '/', element: <StatementView statement={{ ...statement, ...given }} pathOf={(month) => `?month=${month}`} /> }], '/');
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
    expect(figures.at(-1)).toBe(sum);
    expect(figures.slice(0, -1).reduce((all, each) => all + each, 0)).toBe(sum);
  }
  expect(screen.getByText(/\$1,398\.60 of this month’s cash isn’t earned yet\. With \$100\.00 from before, clients can get back \$1,498\.60\./)).toBeDefined();
  expect(screen.getByText('Balances with the ledger')).toBeDefined();
});

it('says by how much it differs from the ledger', async () => {
  open({ ledger_total: 219_759, balances: false });
  expect(await screen.findByText('Differs from the ledger by $0.01')).toBeDefined();
});
