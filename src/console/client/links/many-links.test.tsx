// A client with more links than a page: what is read of them, and when.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Link, LinkCounts } from '../../../../generated/api.ts';
import { client, page, row, show } from '../../../test/desk.tsx';
import { server, withServer } from '../../../test/server.ts';
import { sampleOf, signInAs } from '../../../test/shell.tsx';
import { CarsPanel } from '../CarsPanel.tsx';
import { NextAction } from '../NextAction.tsx';
import LinksTab from '../tabs/LinksTab.tsx';

withServer();

beforeEach(async () => {
  await signInAs({ role: 'employee' });
  server.use(
    http.get('*/api/dashboard-listings/urgent', () => HttpResponse.json([])),
    http.get('*/api/dashboard-listings/all', () => page([row])),
  );
});

const many: Link[] = Array.from({ length: 250 }, (_, at) => ({
  ...sampleOf('Link'),
  id: `l${at}`,
  user_id: 'c1',
  title: `Car ${at}`,
  category: null,
  status: 'proposed',
  is_displayed: at >= 120,
  // Of the hidden ones two thirds are what the client asked for.
  fit: { musts: 1, musts_met: 1, missing: at < 120 && at % 3 === 0 ? ['Hybrid'] : [], unknown: [], rejects_hit: [], score: 100 },
}));

/** As the server counts them. */
const counts: LinkCounts = { all: 250, your_turn: 130, by_status: { proposed: 250 }, hidden_by_status: { proposed: 120 }, hidden_fitting: 80 };

/** Answers for many links as the server does; tells what was asked for of them. */
function manyLinks(): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/api/links', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const of = (name: string): unknown => JSON.parse(searchParams.get(name) ?? 'null');
      const [from, to] = of('range') as [number, number];
      const filter = of('filter') as { is_displayed?: boolean };
      const found = many.filter((link) => filter.is_displayed === undefined || link.is_displayed === filter.is_displayed);
      asked.push(`${filter.is_displayed === undefined ? 'all' : filter.is_displayed ? 'shown' : 'hidden'} ${from}-${to}`);
      const rows = found.slice(from, to + 1);
      return HttpResponse.json(rows, { headers: { 'Content-Range': `rows ${from}-${from + rows.length - 1}/${found.length}` } });
    }),
    http.get('*/api/links/:id', ({ params }) => {
      asked.push(String(params['id']));
      const found = many.find(({ id }) => id === params['id']);
      return found ? HttpResponse.json(found) : HttpResponse.json({ type: 'about:blank', title: 'No', status: 404 }, { status: 404 });
    }),
    http.get('*/api/links/c1/counts', () => {
      asked.push('counts');
      return HttpResponse.json(counts);
    }),
  );
  return asked;
}

it('reads one page of many links beside their counts, and the hidden ones when they are to be published', async () => {
  const asked = manyLinks();
  const sent: { ids: string[] }[] = [];
  server.use(
    http.post('*/api/links/publish', async ({ request }) => {
      const body = (await request.json()) as { ids: string[] };
      sent.push(body);
      return HttpResponse.json(body.ids);
    }),
  );
  show(
    <>
      <NextAction client={client} />
      <LinksTab client={client} />
    </>,
    '/?tab=links&rows=10',
  );
  await screen.findByRole('button', { name: 'Car 9' });
  for (const name of ['All 250', 'Client’s turn 130', 'Hidden 120', 'Closed 0', 'Publish 120 hidden links'])
    expect(await screen.findByRole('button', { name })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Car 10' })).toBeNull();
  expect(asked.toSorted()).toEqual(['all 0-9', 'counts']);
  asked.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Publish 80 that fit' }));
  await userEvent.click(within(await screen.findByRole('alertdialog', { name: 'Publish 80 links?' })).getByRole('button', { name: 'Publish' }));
  await vi.waitFor(() => expect(sent.flatMap(({ ids }) => ids)).toHaveLength(80));
  expect(asked[0]).toBe('hidden 0-499');
  const fitting = many.filter((link) => !link.is_displayed && link.fit?.missing.length === 0).map(({ id }) => id);
  expect(sent.flatMap(({ ids }) => ids).toSorted()).toEqual(fitting.toSorted());
});

it('opens a link by its id, on whatever page it is', async () => {
  const asked = manyLinks();
  show(<LinksTab client={client} />, '/?tab=links&rows=10&link=l200');
  expect(await screen.findByRole('dialog', { name: 'Car 200' })).toBeDefined();
  await screen.findByText('Car 9');
  expect(asked.toSorted()).toEqual(['all 0-9', 'counts', 'l200']);
});

it('opens no link of another client', async () => {
  const asked = manyLinks();
  server.use(
    http.get('*/api/links/l9', () => {
      asked.push('l9');
      return HttpResponse.json({ ...sampleOf('Link'), id: 'l9', user_id: 'c2', title: 'Elsewhere' });
    }),
  );
  const filtered = many.slice(20, 30);
  server.use(http.get('*/api/links', () => page(filtered)));
  show(<LinksTab client={client} />, '/?tab=links&link=l9');
  await screen.findByRole('button', { name: 'Car 29' });
  await vi.waitFor(() => expect(asked).toContain('l9'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('reads of many cars the first that wait for the client, and counts the others', async () => {
  const asked = manyLinks();
  show(<CarsPanel clientId="c1" />);
  expect(await screen.findByRole('link', { name: /^Hidden\s*120$/ })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Car 124' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Cars 250' })).toBeDefined();
  expect(asked.toSorted()).toEqual(['counts', 'shown 0-4']);
});
