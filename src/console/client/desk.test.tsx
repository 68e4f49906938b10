import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import type { Link, OtdWorksheet, TaxRule, User } from '../../../generated/api.ts';
import { AreaContext } from '../../kit/area/area.ts';
import { server, withServer } from '../../test/server.ts';
import { renderInConsole } from '../../test/console.tsx';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import TrackerTab from './tabs/TrackerTab.tsx';
import WorksheetPage from './worksheet/WorksheetPage.tsx';

withServer();

const client: User = { ...sampleOf('User'), id: 'c1', role: 'client', name: 'Hannah Okafor', first_name: 'Hannah', zip: '04101' };
const link: Link = { ...sampleOf('Link'), id: 'l1', user_id: 'c1', title: 'Mazda CX-50', status: 'otd_requested', dealer: 'Keller Mazda' };
const rule: TaxRule = {
  ...sampleOf('TaxRule'),
  id: 'r1',
  name: 'Maine',
  state: 'ME',
  rate: 5.5,
  local_rate: 0,
  local_cap: null,
  base: 'price',
  trade_credit_cap: null,
  is_doc_fee_taxed: false,
  doc_fee_cap: 20_000,
  effective_from: '2026-01-01',
  is_active: true,
  is_example: false,
};
const { id: _id, created_at: _created, updated_at: _updated, version: _version, is_active: _active, ...frozen } = rule;
const page = (rows: readonly object[]) => HttpResponse.json(rows, { headers: { 'Content-Range': `rows 0-${rows.length}/${rows.length}` } });
const problem = (status: number, detail: string, errors: Record<string, string> = {}) =>
  HttpResponse.json({ type: 'about:blank', title: 'No', status, detail, errors }, { status, headers: { 'content-type': 'application/problem+json' } });

beforeEach(async () => {
  await signInAs({ role: 'employee' });
  server.use(
    http.get('*/api/users/c1', () => HttpResponse.json(client)),
    http.get('*/api/links/l1', () => HttpResponse.json(link)),
    http.get('*/api/tax-rules', () => page([rule])),
    http.get('*/api/otd-worksheets', () => page([])),
    http.get('*/api/user-preferences', () =>
      page([{ ...sampleOf('UserPreferences'), trade_in: { has_trade_in: true, year: 2017, make: 'Kia', model: 'Sportage', payoff: 312_000 } }]),
    ),
  );
});

const open = (path: string, at: string, element: ReactElement) =>
  renderInConsole([{ path, element: <AreaContext value={{ role: 'employee', basename: '' }}>{element}</AreaContext> }], at);
const worksheet = () => open('/client-profiles/:client/links/:link/worksheet', '/client-profiles/c1/links/l1/worksheet', <WorksheetPage />);

it('totals a worksheet while it is typed, by the rule of the client’s state, and warns of the doc fee', async () => {
  const user = userEvent.setup({ delay: null });
  worksheet();
  await user.type(await screen.findByLabelText(/^Selling price/), '20000');
  // 20,000.00 and 5.5 % of it.
  expect(screen.getByLabelText('Out the Door').textContent).toBe('$21,100.00');
  expect(screen.getByText('Client’s state: ME')).toBeDefined();
  await user.type(screen.getByLabelText(/^Doc fee/), '250');
  expect(screen.getByText(/Rule’s cap: \$200\.00/)).toBeDefined();
  expect(screen.getByLabelText('Out the Door').textContent).toBe('$21,350.00');
  expect(screen.getByLabelText<HTMLInputElement>(/^Loan payoff/).value).toBe('3,120.00');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Trade-in/ }).value).toBe('2017 Kia Sportage');
});

it('begins no second quote over the one that was just saved, and fetches nobody back who went elsewhere meanwhile', async () => {
  const user = userEvent.setup({ delay: null });
  const saved: OtdWorksheet = { ...sampleOf('OtdWorksheet'), id: 'w1', dealer: 'Keller Mazda', tax_rule: frozen };
  let isSaved = false;
  let isListed = false;
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.use(
    http.post('*/api/links/l1/worksheet', () => {
      isSaved = true;
      return HttpResponse.json(saved, { status: 201 });
    }),
    http.get('*/api/otd-worksheets', () => {
      isListed ||= isSaved;
      return page(isSaved ? [saved] : []);
    }),
    http.get('*/api/links/l1', async () => {
      if (isSaved) await late;
      return HttpResponse.json(link);
    }),
  );
  renderInConsole(
    [
      {
        path: '/client-profiles/:client/links/:link/worksheet',
        element: (
          <AreaContext value={{ role: 'employee', basename: '' }}>
            <WorksheetPage />
            <RouterLink to="/dashboard">Elsewhere</RouterLink>
          </AreaContext>
        ),
      },
      { path: '/dashboard', element: <h1>Dashboard</h1> },
      { path: '*', element: <h1>Links</h1> },
    ],
    '/client-profiles/c1/links/l1/worksheet',
  );
  await user.type(await screen.findByLabelText(/^Selling price/), '20000');
  await user.click(screen.getByRole('button', { name: 'Enter OTD worksheet' }));
  await screen.findByText('OTD price saved. Client notified.');
  await waitFor(() => expect(isListed).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  // The form of a next revision would begin in its first field, under the fingers of who goes on.
  expect(screen.getAllByRole('textbox', { name: /^Dealer/ })).not.toContain(document.activeElement);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByRole('heading', { name: 'Dashboard' });
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('heading').textContent).toBe('Dashboard');
});

it('keeps everything typed when a worksheet is refused, with the errors at their rows', async () => {
  const user = userEvent.setup({ delay: null });
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post('*/api/links/l1/worksheet', async ({ request }) => {
      sent.push(JSON.parse(await request.text()));
      return problem(422, 'Something needs a look.', { 'rebates.0.amount': 'More than the car.' });
    }),
  );
  worksheet();
  await user.type(await screen.findByLabelText(/^Selling price/), '20000');
  await user.click(screen.getByRole('button', { name: 'Add rebate' }));
  await user.click(screen.getByRole('button', { name: 'Add rebate' }));
  const second = within(screen.getByRole('group', { name: 'Rebate 2' }));
  await user.type(second.getByLabelText('Rebate'), 'Loyalty');
  await user.type(second.getByLabelText('Amount'), '500');
  await user.click(screen.getByRole('button', { name: 'Enter OTD worksheet' }));
  expect(await second.findByText('More than the car.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Selling price/).value).toBe('20,000.00');
  expect(sent[0]).toMatchObject({ tax_rule_id: 'r1', selling_price: 2_000_000, rebates: [{ label: 'Loyalty', amount: 50_000, is_taxable: false }] });
});

it('shows a revision beside the one before, and what is no price due is said', async () => {
  const user = userEvent.setup({ delay: null });
  const sheet: OtdWorksheet = {
    ...sampleOf('OtdWorksheet'),
    link_id: 'l1',
    revision: 1,
    msrp: 0,
    destination: 0,
    dealer_discount: 0,
    selling_price: 2_000_000,
    rebates: [],
    add_ons: [],
    other_fees: [],
    doc_fee: 20_000,
    title: 0,
    registration: 0,
    inspection: 0,
    tax_rule_id: 'r1',
    tax_rule: frozen,
    sales_tax: 110_000,
    total_otd: 2_130_000,
  };
  server.use(
    http.get('*/api/links/l1', () => HttpResponse.json({ ...link, status: 'otd_received' })),
    http.get('*/api/otd-worksheets', () => page([sheet])),
  );
  worksheet();
  const price = await screen.findByLabelText(/^Selling price/);
  await user.clear(price);
  await user.type(price, '19000');
  expect(screen.getByText('$1,055.00 less than revision 1')).toBeDefined();
  const row = screen.getByRole('row', { name: /^Sales tax/ });
  expect(row.textContent).toContain('−$55.00');
  expect(screen.getByRole('button', { name: 'Enter revision 2' })).toBeDefined();
});

it('says so where no price is asked for', async () => {
  server.use(http.get('*/api/links/l1', () => HttpResponse.json({ ...link, status: 'proposed' })));
  worksheet();
  expect(await screen.findByText('No price requested')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Enter OTD worksheet' })).toBeNull();
});

it('keeps what was written in the tracker until it is saved', async () => {
  const user = userEvent.setup({ delay: null });
  const tracker = { ...sampleOf('CustomerTracker'), user_id: 'c1', fields: [] };
  let working = false;
  server.use(
    http.get('*/api/customer-trackers/c1', () => HttpResponse.json(tracker)),
    http.get('*/api/customer-trackers/c1/history', () => HttpResponse.json({ items: [], next: null })),
    http.patch('*/api/customer-trackers/c1', async ({ request }) => {
      if (!working) return problem(503, 'The desk is closed.');
      const { field, value }: { field: string; value: string } = JSON.parse(await request.text());
      return HttpResponse.json({ ...tracker, fields: [{ field, value, updated_at: '2026-11-21T12:00:00Z', updated_by_name: 'Maria Delgado' }] });
    }),
  );
  open('/tracker', '/tracker', <TrackerTab client={client} />);
  const budget = await screen.findByLabelText<HTMLTextAreaElement>('Budget');
  await user.type(budget, 'Around 40');
  await user.tab();
  expect(await screen.findByText(/The desk is closed/)).toBeDefined();
  expect(budget.value).toBe('Around 40');
  working = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Maria Delgado/)).toBeDefined();
  await user.type(screen.getByLabelText(/^Field name/), 'budget');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByText('This field already exists.')).toBeDefined();
});
