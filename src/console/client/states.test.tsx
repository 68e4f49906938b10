import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { ReactElement } from 'react';
import type { DashboardListing, UrgentItem, User } from '../../../generated/api.ts';
import { AreaContext } from '../../kit/area/area.ts';
import { server, withServer } from '../../test/server.ts';
import { renderInConsole } from '../../test/console.tsx';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { NextAction } from './NextAction.tsx';
import LinksTab from './tabs/LinksTab.tsx';

withServer();

const client: User = { ...sampleOf('User'), id: 'c1', role: 'client' };
const row: DashboardListing = { ...sampleOf('DashboardListing'), user_id: 'c1', step_in_process: 'searching', to_decide: 0 };
const page = (rows: readonly object[]) => HttpResponse.json(rows, { headers: { 'Content-Range': `rows 0-${rows.length}/${rows.length}` } });
/** Refused, so that nothing is asked again by itself. */
const refused = () =>
  HttpResponse.json(
    { type: 'about:blank', title: 'No', status: 409, detail: 'Not now' },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  );
const show = (element: ReactElement, at = '/') =>
  renderInConsole([{ path: '/', element: <AreaContext value={{ role: 'employee', basename: '' }}>{element}</AreaContext> }], at);

beforeEach(async () => {
  await signInAs({ role: 'employee' });
  server.use(
    http.get('*/api/dashboard-listings/urgent', () => HttpResponse.json([])),
    http.get('*/api/dashboard-listings/all', () => page([row])),
    http.get('*/api/links', () => page([])),
  );
});

it('asks for the first links only where it is known that there are none', async () => {
  server.use(http.get('*/api/links', refused));
  show(<NextAction client={client} />);
  const next = await screen.findByRole('region', { name: 'Next' });
  await within(next).findByText('Your to-dos did not load');
  expect(screen.queryByText('No links yet')).toBeNull();
  server.use(http.get('*/api/links', () => page([])));
  await userEvent.click(within(next).getByRole('button', { name: 'Try again' }));
  await screen.findByText('No links yet');
});

it('shows the three most urgent, each with its own action, and unfolds the rest', async () => {
  const waiting: UrgentItem[] = [
    { ...sampleOf('UrgentItem'), user_id: 'c1', kind: 'message_waiting', target_id: 'm1', words: 'Is it still there?' },
    { ...sampleOf('UrgentItem'), user_id: 'c1', kind: 'otd_asked', target_id: 'l1', count: 1, words: 'Mazda CX-50' },
    { ...sampleOf('UrgentItem'), user_id: 'c1', kind: 'task_due', target_id: 't1', words: 'Send the form' },
    { ...sampleOf('UrgentItem'), user_id: 'c1', kind: 'file_uploaded', target_id: 'f1', words: 'Title.pdf' },
  ];
  server.use(http.get('*/api/dashboard-listings/urgent', () => HttpResponse.json(waiting)));
  show(<NextAction client={client} />);
  await screen.findByText(/“Is it still there\?”/);
  expect(screen.getByRole('link', { name: 'Enter worksheet' }).getAttribute('href')).toBe('/client-profiles/c1/links/l1/worksheet');
  expect(screen.queryByText(/Title\.pdf/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '1 more item' }));
  await screen.findByText(/Title\.pdf/);
});

it('says how many links there are once they are there, and comes back from a failure', async () => {
  server.use(http.get('*/api/links', refused));
  show(<LinksTab client={client} />, '/?tab=links');
  await screen.findByText('The links did not load');
  expect(screen.getByRole('button', { name: 'All' })).toBeDefined();
  server.use(http.get('*/api/links', () => page([])));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No links yet');
  expect(screen.getByRole('button', { name: 'All 0' })).toBeDefined();
});
