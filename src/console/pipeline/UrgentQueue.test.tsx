import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bandsOf } from '../../../domain/urgency.ts';
import { defaultAnswerHours } from '../../../domain/working-hours.ts';
import type { Queue, UrgentItem } from '../../../generated/api.ts';
import { server, withServer } from '../../test/server.ts';
import { renderInConsole } from '../../test/console.tsx';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { AreaContext } from '../../kit/area/area.ts';
import { singleKeys } from '../../kit/keys/single-keys.ts';
import { LogContext } from '../log/LogContext.ts';
import { UrgentQueue } from './UrgentQueue.tsx';

withServer();
beforeEach(() => signInAs({ role: 'employee' }));
afterEach(() => singleKeys.set(true));

const open = () => renderInConsole([{ path: '/', element: <AreaContext value={{ role: 'employee', basename: '' }}>{<UrgentQueue />}</AreaContext> }], '/');
const item: UrgentItem = { ...sampleOf('UrgentItem'), user_id: 'c1', client_name: 'Hannah Okafor', kind: 'checklist_submitted', target_id: 'p1', count: 1 };

const queueOf = (items: readonly UrgentItem[], more: Partial<Queue> = {}): Queue => ({
  items: [...items],
  bands: bandsOf(items, new Date(), defaultAnswerHours),
  is_cut: false,
  done_today: 0,
  ...more,
});
const answers = (queue: Queue) => http.get('*/api/dashboard-listings/queue', () => HttpResponse.json(queue));

it('leads to the client by the name, and to the very thing that waits by its action', async () => {
  server.use(answers(queueOf([item])));
  open();
  expect((await screen.findByRole('link', { name: 'Hannah Okafor' })).getAttribute('href')).toBe('/client-profiles/c1');
  expect(screen.getByRole('link', { name: 'Begin: Hannah Okafor' }).getAttribute('href')).toBe('/new-requests/c1');
});

it('says that what waits did not load, and comes back from it', async () => {
  const problem = { type: 'about:blank', title: 'No', status: 409, detail: 'Not now' };
  server.use(http.get('*/api/dashboard-listings/queue', () => HttpResponse.json(problem, { status: 409 })));
  open();
  await screen.findByText('Your to-dos did not load');
  expect(screen.queryByText('You’re all caught up')).toBeNull();
  server.use(answers(queueOf([])));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You’re all caught up')).toBeDefined();
});

const bids: UrgentItem = { ...item, user_id: 'c2', client_name: 'Tomas Bergstrom', kind: 'bids_in', target_id: 'b1', because: 'due_today' };
const price: UrgentItem = { ...item, user_id: 'c3', client_name: 'Lena Whitfield', kind: 'otd_asked', target_id: 'l1', because: 'due_later' };

/** Both rows, and what is sent about them. */
async function openBoth() {
  const sent: unknown[] = [];
  server.use(
    answers(queueOf([bids, price])),
    http.patch('*/api/dashboard-listings/urgent', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(bids);
    }),
  );
  open();
  await screen.findByRole('link', { name: 'Compare bids: Tomas Bergstrom' });
  return sent;
}
const current = () => screen.getAllByRole('listitem').find((row) => row.getAttribute('aria-current') === 'true');

it('is walked by keys: j and k move, e ends what no record ends, s asks until when', async () => {
  const sent = await openBoth();
  const keys = userEvent.setup();
  await keys.keyboard('j');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Compare bids: Tomas Bergstrom' }));
  await keys.keyboard('j');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Enter worksheet: Lena Whitfield' }));
  expect(within(current() ?? document.body).getByText('Lena Whitfield')).toBeDefined();
  await keys.keyboard('e');
  await screen.findByText('Lena Whitfield is waiting for this. Use “Enter worksheet”, or snooze it.');
  expect(sent).toEqual([]);
  await keys.keyboard('ke');
  await waitFor(() => expect(sent).toMatchObject([{ kind: 'bids_in', user_id: 'c2', target_id: 'b1', mark: 'done' }]));
  await screen.findByText('Marked as done for Tomas Bergstrom');
  await keys.keyboard('s');
  await keys.click(await screen.findByRole('menuitem', { name: 'Tomorrow, 9 AM' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ mark: 'snoozed', user_id: 'c2' });
});

it('says of the current row why it is there, and offers what else can be done with it', async () => {
  await openBoth();
  const row = within(current() ?? document.body);
  expect(row.getByText(/^First because /)).toBeDefined();
  expect(row.getByRole('link', { name: 'Client: Tomas Bergstrom' }).getAttribute('href')).toBe('/client-profiles/c2');
  await userEvent.click(screen.getByText('Lena Whitfield').closest('li') ?? document.body);
  expect(within(current() ?? document.body).getByText(/^Here because /)).toBeDefined();
  // What a client waits for ends by doing it.
  expect(screen.queryByRole('button', { name: 'Done: Lena Whitfield' })).toBeNull();
});

it('logs a contact from a follow-up that is due', async () => {
  const opened: unknown[] = [];
  const due: UrgentItem = { ...item, kind: 're_engage_today', because: 'due_today', due_on: '2026-11-20' };
  server.use(answers(queueOf([due])));
  const log = { open: (...about: unknown[]) => void opened.push(about), whom: () => undefined, about: () => undefined };
  renderInConsole(
    [
      {
        path: '/',
        element: (
          <AreaContext value={{ role: 'employee', basename: '' }}>
            <LogContext value={log}>
              <UrgentQueue />
            </LogContext>
          </AreaContext>
        ),
      },
    ],
    '/',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Log call: Hannah Okafor' }));
  expect(opened).toEqual([['contact', { id: 'c1', name: 'Hannah Okafor' }]]);
});

it('leaves letters alone where the user turned them off', async () => {
  singleKeys.set(false);
  const sent = await openBoth();
  await userEvent.keyboard('je');
  expect(document.activeElement).toBe(document.body);
  expect(sent).toEqual([]);
});

it('counts what it does not show: under its headings, beside its name, and on the button that asks for the rest', async () => {
  const rows = Array.from({ length: 100 }, (_each, index): UrgentItem => ({ ...bids, target_id: `b${index}`, act_by: '2026-11-20T23:00:00.000Z' }));
  const bands: Queue['bands'] = [
    { of: 'today', day: null, count: 137, late: 4 },
    { of: 'later', day: '2099-11-24', count: 9, late: 0 },
    { of: 'snoozed', day: null, count: 2, late: 0 },
  ];
  const asked: string[] = [];
  server.use(
    http.get('*/api/dashboard-listings/queue', ({ request }) => {
      const limit = new URL(request.url).searchParams.get('limit') ?? '';
      asked.push(limit);
      return HttpResponse.json(queueOf(limit === '100' ? rows : [...rows, { ...bids, target_id: 'last', client_name: 'Yuki Nakamura' }], { bands }));
    }),
  );
  open();
  const today = within(await screen.findByRole('region', { name: /today$|^Today$/i }));
  expect([today.getByText('137').textContent, today.getByText('4 overdue').textContent]).toEqual(['137', '4 overdue']);
  expect(screen.getByText('146')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 148' }));
  await screen.findByText('Yuki Nakamura');
  expect(asked).toEqual(['100', '1000']);
});

it('says that there is more than was counted, and how much was done today', async () => {
  server.use(answers(queueOf([bids], { is_cut: true, done_today: 9, bands: [{ of: 'today', day: null, count: 200, late: 0 }] })));
  open();
  expect(await screen.findByText('9 done today')).toBeDefined();
  await waitFor(() => expect(screen.getAllByText('200+')).toHaveLength(2));
});

it('shows what was done today where its count is pressed, with the client it was for', async () => {
  const done_at = new Date().toISOString();
  const done: Queue['done'] = [
    { kind: 'message_waiting', target_id: 'm1', user_id: 'c2', client_name: 'Tomas Bergstrom', title: null, done_at },
    { kind: 'task_due', target_id: 't1', user_id: null, client_name: null, title: 'Send the form', done_at },
  ];
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/dashboard-listings/queue', ({ request }) => {
      const with_done = new URL(request.url).searchParams.get('with_done');
      asked.push(with_done);
      return HttpResponse.json(queueOf([bids], { done_today: 2, ...(with_done === null ? {} : { done }) }));
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: /2 done today/ }));
  const list = within(await screen.findByRole('dialog', { name: '2 done today' }));
  expect((await list.findByRole('link', { name: 'Tomas Bergstrom' })).getAttribute('href')).toBe('/client-profiles/c2');
  expect(list.getByText('Message answered')).toBeDefined();
  expect(list.getByText('Task done: Send the form')).toBeDefined();
  // Not before somebody asks.
  expect(asked).toEqual([null, 'true']);
});
