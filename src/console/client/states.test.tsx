import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SavedView, ViewStore } from '../../../engine/console/list/viewStore.ts';
import { urgencyKindValues } from '../../../generated/enums.ts';
import type { Link, LinkCounts, UrgentItem } from '../../../generated/api.ts';
import { server, withServer } from '../../test/server.ts';
import { client, page, row, show } from '../../test/desk.tsx';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { LogContext } from '../log/LogContext.ts';
import { NextAction } from './NextAction.tsx';
import LinksTab from './tabs/LinksTab.tsx';

withServer();

/** What the server counts of links. */
const counted = (links: readonly Pick<Link, 'status' | 'is_displayed'>[]): LinkCounts => {
  const byStatus = (some: typeof links) => Object.fromEntries(some.map(({ status }) => [status, some.filter((link) => link.status === status).length]));
  const hidden = links.filter((link) => !link.is_displayed);
  return { all: links.length, your_turn: 0, by_status: byStatus(links), hidden_by_status: byStatus(hidden), hidden_fitting: 0 };
};
/** Refused, so that nothing is asked again by itself. */
const refused = () =>
  HttpResponse.json(
    { type: 'about:blank', title: 'No', status: 409, detail: 'Not now' },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  );
beforeEach(async () => {
  await signInAs({ role: 'employee' });
  server.use(
    http.get('*/api/dashboard-listings/urgent', () => HttpResponse.json([])),
    http.get('*/api/dashboard-listings/all', () => page([row])),
    http.get('*/api/links', () => page([])),
    http.get('*/api/links/c1/counts', () => HttpResponse.json(counted([]))),
  );
});

it('asks for the first links only where it is known that there are none', async () => {
  server.use(http.get('*/api/links/c1/counts', refused));
  show(<NextAction client={client} />);
  const next = await screen.findByRole('region', { name: 'Next' });
  await within(next).findByText('Your to-dos did not load');
  expect(screen.queryByText('No links yet')).toBeNull();
  server.use(http.get('*/api/links/c1/counts', () => HttpResponse.json(counted([]))));
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

it('offers no action that leads to the page it is on: what no other page does happens here', async () => {
  const waiting = urgencyKindValues.map((kind): UrgentItem => ({
    ...sampleOf('UrgentItem'),
    user_id: 'c1',
    client_name: 'Tomas',
    kind,
    target_id: `t-${kind}`,
  }));
  server.use(http.get('*/api/dashboard-listings/urgent', () => HttpResponse.json(waiting)));
  const open = vi.fn();
  show(
    <LogContext value={{ open, whom: () => undefined, about: () => undefined }}>
      <NextAction client={client} />
    </LogContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /more items/ }));
  const links = within(screen.getByRole('region', { name: 'Next' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).not.toContain('/client-profiles/c1');
  await userEvent.click(screen.getAllByRole('button', { name: 'Log call' })[0] ?? document.body);
  expect(open).toHaveBeenCalledWith('contact', { id: 'c1', name: 'Tomas' });
});

it('says how many links there are once they are there, and comes back from a failure', async () => {
  server.use(http.get('*/api/links', refused), http.get('*/api/links/c1/counts', refused));
  show(<LinksTab client={client} />, '/?tab=links');
  await screen.findByText('The links did not load');
  expect(screen.getByRole('button', { name: 'All' })).toBeDefined();
  server.use(
    http.get('*/api/links', () => page([])),
    http.get('*/api/links/c1/counts', () => HttpResponse.json(counted([]))),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No links yet');
  expect(await screen.findByRole('button', { name: 'All 0' })).toBeDefined();
});

it('names the price and the OTD of a row that has no column heads, and the miles of the car before its place', async () => {
  const link = {
    ...sampleOf('Link'),
    id: 'l1',
    user_id: 'c1',
    price: 3_783_000,
    total_otd: 4_014_350,
    first_total_otd: 4_014_350,
    miles: 5,
    dealer: 'Hollis Toyota',
    place: 'Springfield, OH',
  };
  server.use(http.get('*/api/links', () => page([link])));
  show(<LinksTab client={client} />, '/?tab=links');
  const found = await screen.findByText(/^5 mi, Hollis Toyota, Springfield, OH, /);
  expect(found.closest('li')?.textContent).toMatch(/Price\$37,830OTD\$40,143\.50/);
});

it('says of no saved view how many links of all clients it finds', async () => {
  const saved: SavedView = {
    id: 'v1',
    name: 'Strong ones',
    is_shared: false,
    is_own: true,
    owner_name: null,
    filter: { tier: 'strong' },
    sort: null,
    columns: null,
    group_by: null,
    density: 'regular',
    version: 1,
  };
  const counts = vi.fn(async () => [{ id: 'v1', count: 48, is_capped: false }]);
  const views: ViewStore = {
    keys: (list) => ({ list: ['/saved-views', list], counts: ['/saved-views/counts', list] }),
    list: async () => [saved],
    counts,
    groups: () => Promise.resolve({ groups: [], others: 0, is_capped: false }),
    create: async () => saved,
    update: async () => saved,
    remove: async () => undefined,
  };
  server.use(http.get('*/api/links', () => page([])));
  show(<LinksTab client={client} />, '/?tab=links', views);
  expect(await screen.findByRole('button', { name: 'Strong ones' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  expect(await within(await screen.findByRole('dialog', { name: 'Views' })).findByRole('button', { name: /^Strong ones/ })).toBeDefined();
  expect(counts).not.toHaveBeenCalled();
});

it('ticks links by pointer and by keys, does to them what lists do, and keeps the rest of the address', async () => {
  const rows = ['a', 'b', 'c'].map((id) => ({
    ...sampleOf('Link'),
    id,
    user_id: 'c1',
    title: `Car ${id}`,
    category: null,
    is_displayed: false,
    status: 'proposed' as const,
  }));
  const asked: URL[] = [];
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/links', ({ request }) => {
      asked.push(new URL(request.url));
      return page(rows);
    }),
    http.get('*/api/links/c1/counts', () => HttpResponse.json(counted(rows))),
    http.post('*/api/links/publish', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(['a', 'b']);
    }),
  );
  show(<LinksTab client={client} />, '/?tab=links&show=held');
  await screen.findByRole('checkbox', { name: 'Select Car a' });
  await userEvent.keyboard('jxj');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Car b' }));
  expect(await screen.findByText('2 selected')).toBeDefined();
  expect(screen.queryByRole('button', { name: /hidden links$/ })).toBeNull();
  const filters = asked.map((url) => JSON.parse(url.searchParams.get('filter') ?? '{}') as Record<string, unknown>);
  expect(filters.find((filter) => 'is_displayed' in filter)).toMatchObject({ user_id: 'c1', is_displayed: false });
  await userEvent.click(screen.getByRole('button', { name: 'Car b' }).closest('li') ?? document.body);
  await userEvent.keyboard('p');
  await vi.waitFor(() => expect(sent).toEqual([{ ids: ['a', 'b'] }]));
  await userEvent.click(screen.getByRole('button', { name: /^Closed/ }));
  await vi.waitFor(() => expect(window.location.search).toBe('?tab=links&show=over'));
});
