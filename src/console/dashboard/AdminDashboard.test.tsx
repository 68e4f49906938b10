import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { ActivityReport, BreakdownReport, FunnelReport, RevenueReport, WorkloadReport } from '../../../generated/api.ts';
import { reportBreakdownLabels, reportMeasureLabels } from '../../../generated/enums.ts';
import { setFormatting } from '../../../engine/web/formatting.ts';
import { server, withServer } from '../../test/server.ts';
import { renderInConsole } from '../../test/console.tsx';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { ConsoleContext } from '../shell/ConsoleContext.ts';
import AdminDashboard from './AdminDashboard.tsx';

withServer();

const period = { from: '2026-10-01', to: '2026-11-21', starts_at: '2026-10-01T04:00:00.000Z', ends_at: '2026-11-22T04:59:59.999Z' };
const october = { from: '2026-10-01', to: '2026-10-31', starts_at: '2026-10-01T04:00:00.000Z', ends_at: '2026-11-01T03:59:59.999Z' };
const revenue: RevenueReport = {
  period,
  before: period,
  net: 11_800_00,
  net_before: 10_000_00,
  refunded: 500_00,
  currency: 'USD',
  unit: 'month',
  packages: [
    { package_identifier: 'full-service', name: 'Full Service', net: 9_800_00 },
    { package_identifier: 'deal-check', name: 'Deal Check', net: 2_000_00 },
  ],
  columns: [
    { period: october, net: 7_000_00, refunded: 500_00, nets: [6_000_00, 1_000_00] },
    { period: { ...period, from: '2026-11-01' }, net: 4_800_00, refunded: 0, nets: [3_800_00, 1_000_00] },
  ],
};
const activity: ActivityReport = {
  measure: 'links_published',
  period,
  before: period,
  unit: 'month',
  total: 9,
  total_before: 4,
  advisors: [
    { id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e11', name: 'Maria Delgado', total: 6 },
    { id: null, name: null, total: 3 },
  ],
  columns: [
    { period: october, total: 7, counts: [5, 2] },
    { period: { ...period, from: '2026-11-01' }, total: 2, counts: [1, 1] },
  ],
};
const breakdown: BreakdownReport = {
  breakdown: 'makes',
  period,
  before: period,
  total: 20,
  total_before: 12,
  parts: [
    { name: 'Toyota', count: 10 },
    { name: null, count: 6 },
  ],
};
const funnel: FunnelReport = {
  period,
  stages: [
    { stage: 'prospect', count: 40 },
    { stage: 'paid', count: 26 },
    { stage: 'checklist', count: 20 },
    { stage: 'links', count: 18 },
    { stage: 'accepted', count: 10 },
    { stage: 'delivered', count: 6 },
  ],
};
const workload: WorkloadReport = {
  advisors: [
    {
      id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e11',
      name: 'Jonah Wells',
      status: 'active',
      away_until: null,
      clients: 24,
      capacity: 20,
      needs_reply: 9,
      is_late: true,
    },
    {
      id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e12',
      name: 'Elise Novak',
      status: 'suspended',
      away_until: null,
      clients: 1,
      capacity: 15,
      needs_reply: 0,
      is_late: false,
    },
  ],
  advisor_count: 12,
  overdue: [],
  overdue_count: 0,
};

let asked: URL[];
let measured: (string | null)[];
let split: (string | null)[];
beforeEach(async () => {
  setFormatting({ locale: 'en-US', timeZone: 'America/New_York' });
  await signInAs({ role: 'admin' });
  asked = [];
  measured = [];
  split = [];
  const figures = {
    ...sampleOf('FiguresReport'),
    period,
    clients_new: 12,
    clients_delivered: 113,
    new_requests: 9,
    new_requests_unassigned: 3,
    needs_advisor: 0,
    complaints_open: 5,
    complaints_old: 0,
    complaint_old_days: 7,
  };
  server.use(
    http.get('*/api/users/clients/count', ({ request }) =>
      HttpResponse.json({ count: new URL(request.url).searchParams.get('in_progress') === 'true' ? 71 : 184 }),
    ),
    http.get('*/api/reports/figures', () => HttpResponse.json(figures)),
    http.get('*/api/reports/funnel', () => HttpResponse.json(funnel)),
    http.get('*/api/reports/activity', ({ request }) => {
      measured.push(new URL(request.url).searchParams.get('measure'));
      return HttpResponse.json(activity);
    }),
    http.get('*/api/reports/breakdown', ({ request }) => {
      split.push(new URL(request.url).searchParams.get('breakdown'));
      return HttpResponse.json(breakdown);
    }),
    http.get('*/api/reports/workload', () => HttpResponse.json(workload)),
    http.get('*/api/reports/revenue', ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json(revenue);
    }),
  );
});

const frame = { role: 'admin', basename: '/admin', menu: [] } as const;
const open = (at = '/admin/dashboard') =>
  renderInConsole(
    [
      {
        path: '/admin/dashboard',
        element: (
          <ConsoleContext value={frame}>
            <AdminDashboard />
          </ConsoleContext>
        ),
      },
      { path: '*', element: <p>a list</p> },
    ],
    at,
  );

const filterOf = (link: HTMLElement): unknown => JSON.parse(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('filter') ?? 'null');

it('says how the firm does, and each figure opens its list with the filter set', async () => {
  open();
  const figures = await screen.findByRole('navigation', { name: 'Figures' });
  const paid = { moved_at_gte: period.starts_at, moved_at_lte: period.ends_at };
  expect(filterOf(await within(figures).findByRole('link', { name: 'Revenue, net $11,800' }))).toEqual(paid);
  expect(within(figures).getByText('18% vs. the previous year')).toBeTruthy();
  expect(filterOf(await within(figures).findByRole('link', { name: 'Clients in progress 71' }))).toEqual({ role: 'client', in_progress: true });
  expect(filterOf(within(figures).getByRole('link', { name: '113 delivered' }))).toEqual({ role: 'client', delivered: true });
  expect(filterOf(within(figures).getByRole('link', { name: '3 without an advisor' }))).toEqual({ has_advisor: false });
  expect(within(figures).getByText('None older than 7 days')).toBeTruthy();

  const checklist = await screen.findByRole('link', { name: 'Submitted the checklist: 20, 50%' });
  expect(filterOf(checklist)).toEqual({ reached: 'checklist', created_at_gte: period.starts_at, created_at_lte: period.ends_at });
  expect((await screen.findByRole('link', { name: 'All 12 advisors' })).getAttribute('href')).toBe('/admin/employees');
  expect(screen.getByText('9 need a reply')).toBeTruthy();
  expect(filterOf(screen.getByRole('link', { name: 'Elise Novak: 1 of 15 clients in progress' }))).toMatchObject({
    advisor_id: workload.advisors[1]?.id,
    in_progress: true,
  });
  expect(screen.getByRole('link', { name: 'Jonah Wells: 24 of 20 clients in progress' }).textContent).toBe('24 of 20');
  expect(screen.getByText('Suspended')).toBeTruthy();
  expect(screen.getByText('No one is overdue')).toBeTruthy();
});

it('shows revenue as bars that say their sums, and as a table', async () => {
  open();
  const bar = await screen.findByRole('link', { name: 'October 2026: $7,000. Full Service $6,000, Deal Check $1,000, Refunds $500' });
  expect(filterOf(bar)).toEqual({ moved_at_gte: october.starts_at, moved_at_lte: october.ends_at });
  const panel = within(screen.getByRole('region', { name: 'Revenue by month' }));
  await userEvent.click(panel.getByRole('button', { name: 'Show as table' }));
  const table = panel.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Month', 'Full Service', 'Deal Check', 'Total', 'Refunds']);
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent)[2],
  ).toBe('October 2026$6,000$1,000$7,000−$500');
});

it('draws a chart for whatever the contract counts, by advisor', async () => {
  open();
  const panel = await screen.findByRole('region', { name: 'Activity by advisor' });
  expect(await within(panel).findByRole('img', { name: 'October 2026: 7. Maria Delgado 5, No advisor 2' })).toBeTruthy();
  expect(within(panel).getByText('9 in all, 4 in the previous period')).toBeTruthy();
  await userEvent.click(within(panel).getByRole('combobox', { name: 'Show' }));
  const choices = await screen.findAllByRole('option');
  expect(choices.map((choice) => choice.textContent)).toEqual(Object.values(reportMeasureLabels));
  await userEvent.click(screen.getByRole('option', { name: 'Complaints' }));
  await expect.poll(() => measured.at(-1)).toBe('complaints');
  await userEvent.click(within(panel).getByRole('button', { name: 'Show as table' }));
  const heads = within(within(panel).getByRole('table')).getAllByRole('columnheader');
  expect(heads.map((cell) => cell.textContent)).toEqual(['Month', 'Maria Delgado', 'No advisor', 'Total']);
});

it('draws bars for whatever the contract splits, the rest as one', async () => {
  open();
  const panel = await screen.findByRole('region', { name: 'Breakdown' });
  const bars = await within(panel).findByRole('list', { name: 'Links by make' });
  expect(
    within(bars)
      .getAllByRole('listitem')
      .map((bar) => bar.textContent),
  ).toEqual(['Toyota1050%', 'Unknown630%', 'Others420%']);
  expect(within(panel).getByText('20 in all, 12 in the previous period')).toBeTruthy();
  await userEvent.click(within(panel).getByRole('combobox', { name: 'Show' }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(Object.values(reportBreakdownLabels));
  await userEvent.click(screen.getByRole('option', { name: 'Complaints by category' }));
  await expect.poll(() => split.at(-1)).toBe('complaints');
});

it('keeps the period in the address, and takes days of one’s own that make a period', async () => {
  open();
  await screen.findByText('18% vs. the previous year');
  expect(asked.at(-1)?.search).toBe('?period=year');
  await userEvent.click(screen.getByRole('button', { name: 'Quarter' }));
  expect(await screen.findByText('18% vs. the previous quarter')).toBeTruthy();
  expect(window.location.search).toBe('?period=quarter');

  await userEvent.click(screen.getByRole('button', { name: /^Period: / }));
  const dialog = await screen.findByRole('dialog', { name: 'Custom dates' });
  const [from, to] = [within(dialog).getByLabelText('From'), within(dialog).getByLabelText('To')];
  await userEvent.clear(from);
  await userEvent.type(from, '2026-03-01');
  await userEvent.clear(to);
  await userEvent.type(to, '2026-02-01');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show' }));
  expect(within(dialog).getByText('Choose a day after the first one.')).toBeTruthy();
  await userEvent.clear(to);
  await userEvent.type(to, '2026-04-30');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('18% vs. the previous period')).toBeTruthy();
  expect(window.location.search).toBe('?from=2026-03-01&to=2026-04-30');
});

it('says which part did not load, and tries it again', async () => {
  let fails = true;
  server.use(
    http.get('*/api/reports/funnel', () =>
      fails ? HttpResponse.json({ title: 'Down', detail: 'The database rests.' }, { status: 400 }) : HttpResponse.json(funnel),
    ),
  );
  open();
  const part = await screen.findByRole('region', { name: 'From prospect to delivered' });
  expect(await within(part).findByText('The database rests.')).toBeTruthy();
  fails = false;
  await userEvent.click(within(part).getByRole('button', { name: 'Try again' }));
  expect(await within(part).findByText('Delivered')).toBeTruthy();
});

it('says of each panel and figure by its own name that it did not load, never 0', async () => {
  server.use(
    http.get('*/api/reports/workload', () => HttpResponse.json({ title: 'Down' }, { status: 400 })),
    http.get('*/api/reports/revenue', () => HttpResponse.json({ title: 'Down' }, { status: 400 })),
  );
  open();
  const overdue = await screen.findByRole('region', { name: 'Overdue follow-ups' });
  expect(await within(overdue).findByText('The overdue follow-ups did not load')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Advisor workload' })).getByText('The workload did not load')).toBeTruthy();
  const figures = screen.getByRole('navigation', { name: 'Figures' });
  expect(within(figures).getByText('Did not load')).toBeTruthy();
  expect(within(figures).queryByText('$0')).toBeNull();
});

it('reminds the admin to say who the firm is, until they have', async () => {
  server.use(http.get('*/api/settings', () => HttpResponse.json({ ...sampleOf('FirmSettings'), postal_address: null })));
  const { unmount } = open();
  expect(await screen.findByText(/Your receipts have no firm name and postal address yet/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open settings' }).getAttribute('href')).toMatch(/\/settings$/);
  unmount();
  server.use(http.get('*/api/settings', () => HttpResponse.json(sampleOf('FirmSettings'))));
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.queryByText(/Your receipts have no firm name/)).toBeNull();
});
