import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderResource } from '../../test/resource.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import '../overrides/cases/page.list.tsx';
import '../overrides/cases/column.owner_id.tsx';
import { tableSearch } from './useDesk.ts';

withServer();
const role = 'admin';
beforeEach(() => signInAs({ role }));

const hour = 3_600_000;
const late = {
  ...sampleOf('Case'),
  id: '01998a3e-6c1f-7d30-9f52-000000000001',
  kind: 'support',
  state: 'open',
  title: 'I can’t open the worksheet PDF',
  client_name: 'Lewis Tran',
  owner_id: null,
  due_at: new Date(Date.now() - 2 * hour).toISOString(),
};

/** The cases as a table. */
function open() {
  const router = renderResource('cases', role, `?${tableSearch}`);
  return { user: userEvent.setup({ delay: null }), router };
}

const asked: URLSearchParams[] = [];
beforeEach(() => {
  asked.length = 0;
  server.use(
    http.get('*/api/cases/counts', () => HttpResponse.json({ count: 14, mine: 4, unowned: 3, overdue: 2, by_kind: { support: 4, refund: 2 } })),
    http.get('*/api/cases', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json([late], { headers: { 'Content-Range': 'cases 0-0/1' } });
    }),
  );
});
const filter = () => JSON.parse(asked.at(-1)?.get('filter') ?? '{}') as unknown;

it('begins with what waits, the first due on top, and is narrowed by whose and which, each with its count', async () => {
  const { user } = open();
  expect(await screen.findByText('2 hr late')).toBeDefined();
  expect([filter(), asked.at(-1)?.get('sort')]).toEqual([{ state: 'open' }, '["due_at","ASC"]']);
  await user.click(await screen.findByRole('button', { name: 'Refund request 2' }));
  await waitFor(() => expect(filter()).toEqual({ state: 'open', kind: 'refund' }));
  await user.click(screen.getByRole('button', { name: 'No owner 3' }));
  await waitFor(() => expect(filter()).toEqual({ state: 'open', kind: 'refund', owner_id_empty: true }));
  await user.click(screen.getByRole('button', { name: 'Refund request 2' }));
  await waitFor(() => expect(filter()).toEqual({ state: 'open', owner_id_empty: true }));
});

it('makes a case nobody has the reader’s with one press', async () => {
  const taken: string[] = [];
  server.use(
    http.post('*/api/cases/:id/take', ({ params }) => {
      taken.push(String(params['id']));
      return HttpResponse.json(late);
    }),
  );
  const { user } = open();
  const before = asked.length;
  await user.click(await screen.findByRole('button', { name: 'Take the case of Lewis Tran' }));
  await waitFor(() => expect(taken).toEqual([late.id]));
  await waitFor(() => expect(asked.length).toBeGreaterThan(before + 1));
});

it('gives a case to somebody where its address asks for it, and leads to the desk', async () => {
  const given: unknown[] = [];
  server.use(
    http.get('*/api/users/detail', () =>
      HttpResponse.json([{ ...sampleOf('User'), id: 'u1', name: 'Grace Tan', role: 'admin' }], { headers: { 'Content-Range': 'users 0-0/1' } }),
    ),
    http.post('*/api/cases/assign', async ({ request }) => {
      given.push(await request.json());
      return HttpResponse.json([late.id]);
    }),
  );
  const router = renderResource('cases', role, `/${late.id}?act=assign`);
  const user = userEvent.setup({ delay: null });
  const form = within(await screen.findByRole('dialog', { name: 'Assign' }));
  await user.click(await form.findByRole('combobox', { name: /Owner/ }));
  await user.click(await screen.findByRole('option', { name: /Grace Tan/ }));
  await user.click(form.getByRole('button', { name: 'Assign' }));
  await screen.findByRole('heading', { name: 'Service desk 14 open' });
  expect(given).toEqual([{ ids: [late.id], owner_id: 'u1' }]);
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(`/cases?case=${late.id}`);
});
