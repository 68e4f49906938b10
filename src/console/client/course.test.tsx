import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { ReactElement } from 'react';
import type { DashboardListing, Role, Spendings, StatusTracker } from '../../../generated/api.ts';
import { AreaContext } from '../../kit/area/area.ts';
import { server, withServer } from '../../test/server.ts';
import { renderInConsole } from '../../test/console.tsx';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { ClientFacts } from './ClientFacts.tsx';
import { Steps } from './Steps.tsx';
import { SpendingsByCoupon, SpendingTotals } from './tabs/Spendings.tsx';

withServer();

beforeEach(async () => {
  await signInAs({ role: 'admin' });
});

const show = (element: ReactElement, role: Role = 'admin') =>
  renderInConsole([{ path: '/', element: <AreaContext value={{ role, basename: '' }}>{element}</AreaContext> }], '/');
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

it('shows since when the present step runs and how long those before it took', async () => {
  const tracker: StatusTracker = {
    ...sampleOf('StatusTracker'),
    user_id: 'c1',
    step_in_process: 'searching',
    step_since: daysAgo(4),
    steps: [
      { step: 'new_request', began_at: daysAgo(12) },
      { step: 'intake_review', began_at: daysAgo(9) },
      { step: 'searching', began_at: daysAgo(4) },
    ],
  };
  server.use(http.get('*/api/dashboard-listings/status-tracker/c1', () => HttpResponse.json(tracker)));
  show(<Steps clientId="c1" />);
  const steps = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
  expect(steps[0]).toMatch(/^Searching.*Since .*, 4 days$/);
  expect(steps[1]).toMatch(/^Intake review.*, 5 days$/);
  expect(steps[2]).toMatch(/^New request.*, 3 days$/);
  expect(steps).toHaveLength(3);
});

it('moves on with the step that is set above it', async () => {
  const user = userEvent.setup({ delay: null });
  const steps: StatusTracker['steps'] = [{ step: 'searching', began_at: daysAgo(4) }];
  const row: DashboardListing = { ...sampleOf('DashboardListing'), id: 'd1', user_id: 'c1', step_in_process: 'searching' };
  server.use(
    http.get('*/api/dashboard-listings/all', () => HttpResponse.json([row], { headers: { 'Content-Range': 'rows 0-0/1' } })),
    http.get('*/api/dashboard-listings/status-tracker/c1', () => HttpResponse.json({ ...sampleOf('StatusTracker'), user_id: 'c1', steps })),
    http.patch('*/api/update-step-in-process/d1', () => {
      steps.push({ step: 'links_sent', began_at: daysAgo(0) });
      return HttpResponse.json({ ...row, step_in_process: 'links_sent' });
    }),
  );
  show(
    <>
      <ClientFacts client={{ ...sampleOf('User'), id: 'c1', role: 'client', advisor_id: null, package_id: null }} />
      <Steps clientId="c1" />
    </>,
  );
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  await user.selectOptions(await screen.findByLabelText('Step in process'), 'Links sent');
  await waitFor(() => expect(screen.getByRole('listitem', { current: 'step' }).textContent).toMatch(/^Links sent/));
});

it('says so where no case has begun', async () => {
  server.use(http.get('*/api/dashboard-listings/status-tracker/c1', () => HttpResponse.json({ ...sampleOf('StatusTracker'), user_id: 'c1', steps: [] })));
  show(<Steps clientId="c1" />);
  expect(await screen.findByText('After the checklist is submitted.')).toBeDefined();
});

const spendings: Spendings = {
  user_id: 'c1',
  paid: 89_910,
  saved: 9_990,
  currency: 'USD',
  by_coupon: [{ coupon_id: 'k1', code: 'WELCOME10', times: 2, paid: 80_000, saved: 9_990 }],
};
const Money = () => (
  <>
    <SpendingTotals clientId="c1" refunded={5_000} />
    <SpendingsByCoupon clientId="c1" />
  </>
);

it('shows what the client paid, got back and saved, in all and by coupon', async () => {
  server.use(http.get('*/api/coupon-usage/user/c1/spendings', () => HttpResponse.json(spendings)));
  show(<Money />);
  expect(await screen.findByText('$899.10')).toBeDefined();
  expect(screen.getByText('$50.00')).toBeDefined();
  const coupons = within(screen.getByRole('region', { name: 'By coupon' }));
  expect(coupons.getByRole('link', { name: 'WELCOME10' }).getAttribute('href')).toBe('/coupons/k1');
  expect(coupons.getByText('used 2 times')).toBeDefined();
  expect(coupons.getByText('$99.90')).toBeDefined();
});

it('names a coupon to an advisor without a way to it, for it is not theirs to open', async () => {
  server.use(http.get('*/api/coupon-usage/user/c1/spendings', () => HttpResponse.json(spendings)));
  show(<Money />, 'employee');
  expect(await screen.findByText('WELCOME10')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'WELCOME10' })).toBeNull();
});
