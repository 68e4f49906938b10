// Over 300 lines: one table with all that is done in it, over one list of clients, and the same clients on its board.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DashboardListing } from '../../../generated/api.ts';
import { server, withServer } from '../../test/server.ts';
import { AreaContext } from '../../kit/area/area.ts';
import type { SavedView, ViewStore } from '../../../engine/console/list/viewStore.ts';
import { setFormatting } from '../../../engine/web/formatting.ts';
import { ContractScreens, renderInConsole } from '../../test/console.tsx';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { listenForLists } from '../list-keys/listKeys.ts';
import WorkTable from './WorkTable.tsx';

withServer();

let me: string;
let row: DashboardListing;
let asked: URL[];
let views: SavedView[];
let sent: { path: string; body: unknown }[];

beforeEach(async () => {
  me = (await signInAs({ role: 'employee' })).id;
  setFormatting({ locale: 'en-US', timeZone: 'America/New_York' });
  asked = [];
  sent = [];
  views = [];
  row = {
    ...sampleOf('DashboardListing'),
    client_name: 'Hannah Okafor',
    step_in_process: 'links_sent',
    note_status: 'to_do',
    date_to_re_engage: '2026-11-18',
    re_engage: 'overdue',
  };
  const save = (name: string, field: keyof DashboardListing) =>
    http.patch(`*/api/${name}/:id`, async ({ request }) => {
      const body: Partial<DashboardListing> = JSON.parse(await request.text());
      sent.push({ path: name, body });
      row = { ...row, [field]: body[field] };
      return HttpResponse.json(row);
    });
  server.use(
    http.get('*/api/dashboard-listings/all', ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json([row], { headers: { 'content-range': 'dashboard-listings 0-0/1' } });
    }),
    save('update-step-in-process', 'step_in_process'),
    save('update-note-status', 'note_status'),
    save('update-re-engage-date', 'date_to_re_engage'),
  );
});

const area = { role: 'employee', basename: '' } as const;

const store: ViewStore = {
  keys: (list) => ({ list: ['/saved-views', list], counts: ['/saved-views/counts', list] }),
  list: async () => views,
  counts: async () => views.map(({ id }) => ({ id, count: 4, is_capped: false })),
  groups: () => Promise.resolve({ groups: [], others: 0, is_capped: false }),
  create: async (_list, wish) => {
    const made: SavedView = { ...wish, id: 'v1', is_own: true, owner_name: null, version: 1 };
    views.push(made);
    return made;
  },
  update: async (view, changes) => ({ ...view, ...changes }),
  remove: async () => undefined,
};

const filterAsked = () => JSON.parse(asked.at(-1)?.searchParams.get('filter') ?? '{}') as Record<string, unknown>;

const open = (at = '/dashboard') =>
  renderInConsole(
    [
      {
        path: '/dashboard',
        element: (
          <AreaContext value={area}>
            <ContractScreens reader="employee" views={store}>
              <WorkTable />
            </ContractScreens>
          </AreaContext>
        ),
      },
      { path: '/client-profiles/:id', element: <p>the client</p> },
    ],
    at,
  );

it('moves a client to another step in place, at once, and takes it back', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Step of Hannah Okafor: Links sent' }));
  const menu = await screen.findByRole('menu', { name: 'Move Hannah Okafor to' });
  expect(within(menu).getByRole('menuitemradio', { name: 'Links sent' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Negotiating' }));
  await screen.findByRole('button', { name: 'Step of Hannah Okafor: Negotiating' });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Step of Hannah Okafor: Links sent' });
  expect(sent.map(({ body }) => body)).toEqual([{ step_in_process: 'negotiating' }, { step_in_process: 'links_sent' }]);
});

it('says which date is overdue, and saves another one with Enter, none with Escape', async () => {
  // Of the real clock the day might be called tomorrow.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-22T15:00:00Z');
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Follow-up of Hannah Okafor: Nov 18.*, overdue$/ }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: /^Follow-up of Hannah Okafor/ }));
  const field = screen.getByLabelText('Follow-up of Hannah Okafor');
  await userEvent.clear(field);
  await userEvent.type(field, '2026-12-01');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: /Dec 1/ });
  expect(sent).toEqual([{ path: 'update-re-engage-date', body: { date_to_re_engage: '2026-12-01' } }]);
});

it('begins with the clients in progress, and shows all on demand', async () => {
  open();
  expect((await screen.findByRole('button', { name: /^Active/ })).getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(asked).toHaveLength(1));
  const { step_in_process: steps } = JSON.parse(asked[0]?.searchParams.get('filter') ?? '{}');
  expect(steps).toContain('on_hold');
  expect(steps).not.toContain('delivered');
  expect(steps).not.toContain('closed_lost');
  await userEvent.click(screen.getByRole('button', { name: /^All/ }));
  await waitFor(() => expect(filterAsked()).toEqual({ advisor_id: me }));
  expect(window.location.search).toBe('?view=all');
});

it('opens the client by a press anywhere on the row that is no control of its own', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Step of Hannah Okafor: Links sent' }));
  expect(window.location.pathname).toBe('/dashboard');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('cell', { name: row.package_name ?? '' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/client-profiles/${row.user_id}`));
});

it('shows the rows behind a figure', async () => {
  open('/dashboard?view=decide');
  expect((await screen.findByRole('button', { name: /^Decisions/ })).getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(filterAsked()).toEqual({ to_decide_gte: 1, advisor_id: me }));
});

it('says of cars that were not counted to the end that there are more', async () => {
  server.use(http.get('*/api/dashboard-listings/counts', () => HttpResponse.json({ ...sampleOf('DashboardCounts'), all: 12_345, to_decide: 10_001 })));
  open('/dashboard?view=decide');
  expect(await screen.findByRole('button', { name: 'Decisions 10,000+' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'All 12,345' })).toBeTruthy();
});

it('orders by a pressed column, first up, then down, and keeps it in the address', async () => {
  open();
  const heading = () => screen.findByRole('button', { name: 'Links' });
  await userEvent.click(await heading());
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('sort')).toBe('["links","ASC"]'));
  expect(screen.getByRole('columnheader', { name: 'Links' }).getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(await heading());
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('sort')).toBe('["links","DESC"]'));
  expect(window.location.search).toBe('?sort=-links');
});

it('draws no more than 100 rows, whatever the address says', async () => {
  open('/dashboard?rows=1000');
  await screen.findByText('Hannah Okafor');
  expect(asked.at(-1)?.searchParams.get('range')).toBe('[0,99]');
});

it('exports what is filtered, in its order', async () => {
  const exported: URL[] = [];
  server.use(
    http.get('*/api/exports/dashboard-listings', ({ request }) => {
      exported.push(new URL(request.url));
      return HttpResponse.json({ type: 'about:blank', title: 'No', status: 409, detail: 'Not now' }, { status: 409 });
    }),
  );
  open('/dashboard?view=waiting&filter={"q":"Han"}&sort=-links');
  await screen.findByRole('link', { name: 'Hannah Okafor' });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(exported).toHaveLength(1));
  expect(JSON.parse(exported[0]?.searchParams.get('filter') ?? '')).toEqual({ advisor_id: me, note_status: 'waiting_on_client', q: 'Han' });
  expect(exported[0]?.searchParams.get('sort')).toBe('["links","DESC"]');
});

it('adds a condition to a view, also on what the view asks for, and shows the same on the board', async () => {
  open('/dashboard?view=closing');
  await screen.findByRole('link', { name: 'Hannah Okafor' });
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Step in process' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Paperwork' }));
  await waitFor(() => expect(filterAsked()).toMatchObject({ advisor_id: me, or: [[{ step_in_process: 'paperwork' }]] }));
  expect(filterAsked()['step_in_process']).toContain('offer_accepted');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Board by step' }));
  await screen.findByRole('region', { name: 'Links sent, one client' });
  expect(filterAsked()).toMatchObject({ advisor_id: me, or: [[{ step_in_process: 'paperwork' }]] });
  expect(asked.at(-1)?.searchParams.get('range')).toBe('[0,99]');
  const kept = new URLSearchParams(window.location.search);
  expect([kept.get('view'), kept.get('as'), kept.get('filter')]).toEqual(['closing', 'board', '{"step_in_process":"paperwork"}']);
});

it('saves a view without whose clients they are, shows it among the others with its count, and opens it again', async () => {
  open('/dashboard?view=waiting&filter={"package_name_contains":"Full"}');
  await screen.findByRole('link', { name: 'Hannah Okafor' });
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  await userEvent.type(await screen.findByLabelText(/^View name/), 'Full, waiting');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Share/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  const tab = await screen.findByRole('button', { name: 'Shared Full, waiting 4' });
  expect(views[0]).toMatchObject({ is_shared: true, filter: { note_status: 'waiting_on_client', package_name_contains: 'Full' } });
  expect(views[0]?.filter).not.toHaveProperty('advisor_id');
  expect(tab.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: /^Active/ }));
  await waitFor(() => expect(tab.getAttribute('aria-pressed')).toBe('false'));
  await userEvent.click(tab);
  await waitFor(() => expect(filterAsked()).toEqual({ advisor_id: me, note_status: 'waiting_on_client', package_name_contains: 'Full' }));
});

it('sets the step of several at once, names who was refused, and takes it back', async () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ ...row, id, user_id: `u-${id}`, client_name: `Client ${id}` }));
  server.use(
    http.get('*/api/dashboard-listings/all', () => HttpResponse.json(rows, { headers: { 'content-range': 'dashboard-listings 0-2/3' } })),
    http.patch('*/api/update-step-in-process/:id', async ({ request, params: { id } }) => {
      sent.push({ path: String(id), body: await request.json() });
      if (id === 'b') return HttpResponse.json({ type: 'about:blank', title: 'No', status: 409, detail: 'Somebody else has them.' }, { status: 409 });
      return HttpResponse.json(rows[0]);
    }),
  );
  open();
  for (const name of ['Client a', 'Client b']) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  const bar = within(await screen.findByRole('toolbar'));
  expect(await bar.findByText('2 selected')).toBeDefined();
  await userEvent.click(await bar.findByRole('button', { name: 'Move' }));
  const form = within(await screen.findByRole('dialog', { name: 'Move' }));
  await userEvent.selectOptions(await form.findByRole('combobox'), 'Negotiating');
  await userEvent.click(form.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText(/Not changed: Client b \(Somebody else has them\)/)).toBeDefined();
  expect(sent.map(({ path }) => path).toSorted()).toEqual(['a', 'b']);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ path: 'a', body: { step_in_process: 'links_sent' } }));
});

describe('what is done for several, with one form and a call for each', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_row, index) => ({ ...row, id: `r${index}`, user_id: `u${index}`, chat_id: `c${index}`, client_name: `Client ${index}` }));
  const listed = (all: readonly DashboardListing[]) =>
    http.get('*/api/dashboard-listings/all', ({ request }) => {
      const { id: ids } = JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}') as { id?: string[] };
      const found = all.filter(({ id }) => ids?.includes(id) ?? true);
      return HttpResponse.json(found, { headers: { 'content-range': `dashboard-listings 0-${found.length - 1}/${found.length}` } });
    });

  it('adds a task for each, and takes all of them back', async () => {
    server.use(
      listed(rows(3)),
      http.post('*/api/tasks', async ({ request }) => {
        const body = (await request.json()) as { user_id: string };
        sent.push({ path: 'tasks', body });
        return HttpResponse.json({ ...sampleOf('Task'), id: `task of ${body.user_id}` }, { status: 201 });
      }),
      http.delete('*/api/tasks/:id', ({ params: { id } }) => {
        sent.push({ path: `delete ${decodeURIComponent(String(id))}`, body: undefined });
        return HttpResponse.json(sampleOf('Task'));
      }),
    );
    open();
    for (const name of ['Client 0', 'Client 2']) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    await userEvent.click(await within(await screen.findByRole('toolbar')).findByRole('button', { name: 'Add task' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add task' }));
    // Whose task it is, each row says: it is not asked.
    expect(form.queryByLabelText(/^(Client|Owner|Kind|Time)/)).toBeNull();
    await userEvent.type(await form.findByLabelText(/^Task/), 'Ask for the title form');
    await userEvent.type(form.getByLabelText(/^Due/), '2026-12-01');
    await userEvent.click(form.getByRole('button', { name: 'Add task' }));
    await screen.findByText('Task added for 2 clients');
    const task = { title: 'Ask for the title form', due_on: '2026-12-01', due_at: null, kind: 'task', owner_id: null };
    expect(sent).toEqual(['u0', 'u2'].map((user_id) => ({ path: 'tasks', body: { ...task, user_id } })));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.slice(2).map(({ path }) => path)).toEqual(['delete task of u0', 'delete task of u2']));
  });

  it('writes to each in the client’s own chat, tells how far it is, and waits where the server wants it slower', async () => {
    const kept: Record<string, unknown>[] = [];
    let turnedAway = 0;
    let calls = 0;
    server.use(
      listed(rows(14)),
      http.post('*/api/chats/send', async ({ request }) => {
        calls += 1;
        if (calls === 12) {
          turnedAway += 1;
          return HttpResponse.json({ type: 'about:blank', title: 'No', status: 429, detail: 'Too fast.' }, { status: 429, headers: { 'Retry-After': '1' } });
        }
        const body = (await request.json()) as Record<string, unknown>;
        if (body['chat_id'] === 'c3')
          return HttpResponse.json({ type: 'about:blank', title: 'No', status: 409, detail: 'The account is closed.' }, { status: 409 });
        kept.push(body);
        return HttpResponse.json(sampleOf('Message'), { status: 201 });
      }),
    );
    open();
    await screen.findByRole('checkbox', { name: 'Select Client 0' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(await within(await screen.findByRole('toolbar')).findByRole('button', { name: 'Message' }));
    const form = within(await screen.findByRole('dialog', { name: 'Message' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Message' }), 'We are closed on Friday.');
    await userEvent.click(form.getByRole('button', { name: 'Message' }));
    expect(await screen.findByText('Message sent to 13 clients, 1 not changed')).toBeDefined();
    expect(screen.getByText(/The account is closed\./)).toBeDefined();
    expect(turnedAway).toBe(1);
    expect(kept.map(({ chat_id }) => chat_id).toSorted()).toEqual(
      rows(14)
        .map(({ chat_id }) => chat_id)
        .filter((id) => id !== 'c3')
        .toSorted(),
    );
    expect(new Set(kept.map(({ message_id }) => message_id)).size).toBe(13);
    expect(kept[0]).toMatchObject({ client_id: 'u0', text: 'We are closed on Friday.' });
  });
});

it('finds a client by name, says where nobody fits, and leads back to all', async () => {
  server.use(
    http.get('*/api/dashboard-listings/all', ({ request }) => {
      const rows = new URL(request.url).searchParams.get('filter')?.includes('"q"') === true ? [] : [row];
      return HttpResponse.json(rows, { headers: { 'content-range': `dashboard-listings 0-0/${rows.length}` } });
    }),
  );
  open();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a client' }), 'Nobody');
  await screen.findByText('No clients found');
  await userEvent.click(screen.getByRole('button', { name: 'Show all clients' }));
  await screen.findByRole('link', { name: 'Hannah Okafor' });
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a client' }).value).toBe('');
});

it('changes the first value of the row by its key', async () => {
  const stop = listenForLists();
  open();
  await screen.findByRole('button', { name: 'Step of Hannah Okafor: Links sent' });
  screen.getByRole('link', { name: 'Hannah Okafor' }).focus();
  await userEvent.keyboard('e');
  expect(await screen.findByRole('menu', { name: 'Move Hannah Okafor to' })).toBeDefined();
  stop();
});

it('comes back from a failure with the retry', async () => {
  const problem = { type: 'about:blank', title: 'No', status: 409, detail: 'Not now' };
  server.use(http.get('*/api/dashboard-listings/all', () => HttpResponse.json(problem, { status: 409 }), { once: true }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Hannah Okafor' });
  expect(screen.queryByText('Not now')).toBeNull();
});

it('shows the same clients on a board by step, and moves one by its menu', async () => {
  open('/dashboard?as=board');
  const column = await screen.findByRole('region', { name: 'Links sent, one client' });
  await userEvent.click(within(column).getByRole('button', { name: 'Step of Hannah Okafor: Links sent' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Negotiating' }));
  const next = await screen.findByRole('region', { name: 'Negotiating, one client' });
  expect(within(next).getByRole('link', { name: 'Hannah Okafor' })).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(within(next).getByRole('button', { name: 'Move Hannah Okafor' })));
  expect(sent).toEqual([{ path: 'update-step-in-process', body: { step_in_process: 'negotiating' } }]);
});

it('reaches every client on the board where there are more than one call brings: by column, each with its whole count', async () => {
  const of = (step: DashboardListing['step_in_process'], count: number): DashboardListing[] =>
    Array.from({ length: count }, (_row, index) => ({ ...row, id: `${step}-${index}`, client_name: `${step} ${index}`, step_in_process: step }));
  let all = [...of('searching', 120), ...of('negotiating', 3)];
  server.use(
    http.get('*/api/dashboard-listings/all', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [first = 0, last = 0] = JSON.parse(searchParams.get('range') ?? '[0,24]') as number[];
      const { or = [] } = JSON.parse(searchParams.get('filter') ?? '{}') as { or?: { step_in_process?: string }[][] };
      const wanted = or.flat().map((one) => one.step_in_process);
      const found = wanted.length > 0 ? all.filter((one) => wanted.includes(one.step_in_process)) : all;
      return HttpResponse.json(found.slice(first, last + 1), { headers: { 'content-range': `dashboard-listings ${first}-${last}/${found.length}` } });
    }),
    http.patch('*/api/update-step-in-process/:id', ({ params: { id } }) => {
      all = all.map((one) => (one.id === id ? { ...one, step_in_process: 'searching' } : one));
      return HttpResponse.json(all.find((one) => one.id === id));
    }),
  );
  open('/dashboard?as=board');
  const searching = await screen.findByRole('region', { name: 'Searching, 120 clients' });
  expect(within(searching).getAllByRole('listitem')).toHaveLength(25);
  const negotiating = screen.getByRole('region', { name: 'Negotiating, 3 clients' });
  expect(within(negotiating).getAllByRole('listitem')).toHaveLength(3);
  expect(within(negotiating).queryByRole('button', { name: /^Show/ })).toBeNull();
  for (const shown of [50, 75, 100, 120]) {
    await userEvent.click(within(searching).getByRole('button', { name: /^Show (25|20) more, Searching$/ }));
    await waitFor(() => expect(within(searching).getAllByRole('listitem')).toHaveLength(shown));
  }
  expect(within(searching).queryByRole('button', { name: /^Show/ })).toBeNull();
  expect(within(searching).getByRole('link', { name: 'searching 119' })).toBeDefined();
  await userEvent.click(within(negotiating).getByRole('button', { name: 'Step of negotiating 1: Negotiating' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Searching' }));
  await screen.findByRole('region', { name: 'Searching, 121 clients' });
  await screen.findByRole('region', { name: 'Negotiating, 2 clients' });
});
