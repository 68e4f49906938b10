// The service desk in three panes: the cases, the open one, and its answer.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { ComplaintEntry, SupportEntry } from '../../../generated/api.ts';
import { toastStore } from '../../../engine/web/toast/toast.ts';
import { renderResource } from '../../test/resource.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import '../overrides/cases/page.list.tsx';
import './CaseDesk.tsx';
import './OpenCase.tsx';
import { listenForLists } from '../list-keys/listKeys.ts';
import { groupOf, grouped } from './groups.ts';
import { saidInComplaint, saidInSupport } from './conversation.ts';

withServer();
const role = 'admin';
beforeEach(() => signInAs({ role }));

const hour = 3_600_000;
const support = {
  ...sampleOf('Case'),
  id: '01998a3e-6c1f-7d30-9f52-000000000001',
  kind: 'support',
  state: 'open',
  status: 'Open',
  title: 'I can’t open the worksheet PDF',
  client_name: 'Lewis Tran',
  user_id: null,
  owner_id: null,
  due_at: new Date(Date.now() - 2 * hour).toISOString(),
};
const complaint = {
  ...support,
  id: '01998a3e-6c1f-7d30-9f52-000000000002',
  kind: 'complaint',
  status: 'In progress',
  title: 'No answer',
  client_name: 'Sofia Rinaldi',
  due_at: null,
};
const request = {
  ...sampleOf('SupportRequest'),
  id: support.id,
  name: 'Lewis Tran',
  message: 'I can’t open the worksheet PDF, at all.',
  status: 'open',
  user_id: null,
};
const record = { ...sampleOf('Complaint'), id: complaint.id, subject: 'No answer', details: 'Nobody wrote to me.', status: 'in_progress' };

const asked: URLSearchParams[] = [];
beforeEach(() => {
  asked.length = 0;
  const all = [support, complaint];
  server.use(
    http.get('*/api/cases/counts', () => HttpResponse.json({ count: 14, mine: 4, unowned: 3, overdue: 1, by_kind: { support: 4, complaint: 2 } })),
    http.get('*/api/cases', ({ request: { url } }) => {
      const params = new URL(url).searchParams;
      asked.push(params);
      const { id } = JSON.parse(params.get('filter') ?? '{}') as { id?: string };
      const rows = id ? all.filter((each) => each.id === id) : all;
      return HttpResponse.json(rows, { headers: { 'Content-Range': `cases 0-1/${rows.length}` } });
    }),
    http.get(`*/api/support-requests/${support.id}`, () => HttpResponse.json(request)),
    http.get('*/api/support-requests/:id/timeline', () => HttpResponse.json({ items: [] })),
    http.get(`*/api/complaints/${complaint.id}`, () => HttpResponse.json(record)),
    http.get('*/api/complaints/:id/timeline', () => HttpResponse.json({ items: [], next: null })),
    http.get('*/api/complaints/:id/evidence', () => HttpResponse.json({ title: 'Not Found', status: 404, code: 'not_found' }, { status: 404 })),
    http.get('*/api/canned-replies', () =>
      HttpResponse.json([{ ...sampleOf('CannedReply'), name: 'New link', text: 'Hi {client_first_name}, your link is on its way.' }], {
        headers: { 'Content-Range': 'canned-replies 0-0/1' },
      }),
    ),
  );
});
const said = () => toastStore.get().map(({ message }) => message);
const filters = () => asked.map((params) => JSON.parse(params.get('filter') ?? '{}') as Record<string, unknown>);

function open(at = '') {
  const router = renderResource('cases', role, at);
  return { user: userEvent.setup({ delay: null }), search: () => router.state.location.search };
}

it('has what is late above the rest, and is narrowed by whose and which', async () => {
  const { user, search } = open();
  const late = within(await screen.findByRole('region', { name: 'Overdue' }));
  expect(late.getByRole('link', { name: /Lewis Tran/ })).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Later' })).getByRole('link', { name: /Sofia Rinaldi/ })).toBeDefined();
  expect(filters()).toContainEqual({ state: 'open' });
  await user.click(screen.getByRole('button', { name: 'No owner 3' }));
  await waitFor(() => expect(filters()).toContainEqual({ state: 'open', owner_id_empty: true }));
  await user.click(screen.getByRole('button', { name: 'Complaint 2' }));
  await waitFor(() => expect(filters()).toContainEqual({ state: 'open', owner_id_empty: true, kind: 'complaint' }));
  await user.click(screen.getByRole('link', { name: /Lewis Tran/ }));
  expect(search()).toBe(`?whose=unowned&kind=complaint&case=${support.id}`);
});

it('answers a question with a canned reply that is filled in without an account, and closes it', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/support-requests/:id/replies', async ({ request: call }) => {
      sent.push(await call.json());
      return HttpResponse.json(sampleOf('SupportEntry'), { status: 201 });
    }),
    http.patch('*/api/support-requests/:id/status', async ({ request: call }) => {
      sent.push(await call.json());
      return HttpResponse.json({ ...request, status: 'closed' });
    }),
  );
  const { user } = open(`?case=${support.id}`);
  expect(await screen.findByText('I can’t open the worksheet PDF, at all.')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Canned replies' }));
  await user.click(await screen.findByRole('menuitem', { name: 'New link' }));
  expect(await screen.findByText('Canned reply “New link”, 1 field filled in from the record')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Status after the reply: Then: Answered' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Then: Closed' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toEqual([{ text: 'Hi Lewis, your link is on its way.' }, { status: 'closed' }]));
});

it('keeps a note for staff apart from the reply: each has its own text, and the note goes to staff', async () => {
  const noted: unknown[] = [];
  server.use(
    http.post('*/api/support-requests/:id/notes', async ({ request: call }) => {
      noted.push(await call.json());
      return HttpResponse.json({ ...sampleOf('SupportEntry'), kind: 'note' }, { status: 201 });
    }),
  );
  const { user } = open(`?case=${support.id}`);
  await user.type(await screen.findByRole('textbox', { name: 'Reply to Lewis' }), 'Half a rep');
  await user.click(screen.getByRole('tab', { name: 'Note for staff' }));
  const note = await screen.findByRole('textbox', { name: 'Write a note for staff' });
  expect(note).toHaveProperty('value', '');
  await user.type(note, 'Their bank.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(noted).toEqual([{ text: 'Their bank.' }]));
});

it('says that the reply is sent where only its status did not follow', async () => {
  server.use(
    http.post('*/api/complaints/:id/replies', () => HttpResponse.json(sampleOf('ComplaintEntry'), { status: 201 })),
    http.patch('*/api/complaints/:id/status', () =>
      HttpResponse.json({ title: 'This complaint is closed.', status: 409, code: 'conflict', detail: 'This complaint is closed.' }, { status: 409 }),
    ),
  );
  const { user } = open(`?case=${complaint.id}`);
  await user.type(await screen.findByRole('textbox', { name: 'Reply to Sofia' }), 'I’m looking into it.');
  expect(screen.getByRole('button', { name: 'Status after the reply: Then: Waiting on client' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(said()).toContain('Your reply is sent. Its status stays: This complaint is closed.'));
  expect(screen.getByRole('textbox', { name: 'Reply to Sofia' })).toHaveProperty('value', '');
});

it('gives the case to somebody where its owner is read, and resolves it', async () => {
  const called: unknown[] = [];
  server.use(
    http.get('*/api/users/detail', () =>
      HttpResponse.json([{ ...sampleOf('User'), id: 'u1', name: 'Maria Delgado', role: 'admin' }], { headers: { 'Content-Range': 'users 0-0/1' } }),
    ),
    http.post('*/api/cases/assign', async ({ request: call }) => {
      called.push(await call.json());
      return HttpResponse.json([complaint.id]);
    }),
    http.patch('*/api/complaints/:id/status', async ({ request: call }) => {
      called.push(await call.json());
      return HttpResponse.json({ ...record, status: 'resolved' });
    }),
  );
  const { user } = open(`?case=${complaint.id}`);
  await user.click(await screen.findByRole('button', { name: 'Owner: No owner' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Maria Delgado' }));
  await waitFor(() => expect(called).toEqual([{ ids: [complaint.id], owner_id: 'u1' }]));
  await user.click(await screen.findByRole('button', { name: 'Resolve' }));
  await waitFor(() => expect(called.at(-1)).toMatchObject({ status: 'resolved' }));
});

it('says of a case that is not there, or not the reader’s, the same', async () => {
  open('?case=01998a3e-6c1f-7d30-9f52-00000000000f');
  expect(await screen.findByText('Case not found')).toBeDefined();
});

it('puts each case where its time is', () => {
  const now = new Date('2026-11-24T15:00:00.000Z');
  const due = (due_at: string | null) => ({ due_at });
  expect(groupOf(due('2026-11-24T14:59:00.000Z'), now)).toBe('overdue');
  expect(groupOf(due('2026-11-24T15:01:00.000Z'), now)).toBe('today');
  expect(groupOf(due('2026-11-26T15:01:00.000Z'), now)).toBe('later');
  expect(groupOf(due(null), now)).toBe('later');
  expect(grouped([due(null), due('2026-11-24T14:00:00.000Z')], now).map(({ group }) => group)).toEqual(['overdue', 'later']);
});

it('tells a complaint from its opening on, the newest last, each on its side', () => {
  const entry = (over: Partial<ComplaintEntry>): ComplaintEntry => ({
    ...(sampleOf('ComplaintEntry') as unknown as ComplaintEntry),
    attachments: [],
    text: null,
    status: null,
    is_internal: false,
    ...over,
  });
  const entries = [
    entry({ id: '5', kind: 'status_changed', status: 'resolved', text: 'All done.', author_name: 'Grace Tan', author_role: 'admin' }),
    entry({ id: '4', kind: 'reply', text: 'Call them.', is_internal: true, author_role: 'admin' }),
    entry({ id: '3', kind: 'reply', text: 'Thank you.', author_role: 'client' }),
    entry({ id: '2', kind: 'assigned', text: 'Maria Delgado', author_name: 'Grace Tan', author_role: 'admin' }),
    entry({ id: '1', kind: 'opened', author_role: 'client' }),
  ];
  const complained = record as unknown as Parameters<typeof saidInComplaint>[0];
  expect(saidInComplaint(complained, 'Sofia', entries, true).map(({ side, text }) => [side, text])).toEqual([
    ['theirs', 'Nobody wrote to me.'],
    ['event', 'Grace Tan assigned it to Maria Delgado'],
    ['theirs', 'Thank you.'],
    ['note', 'Call them.'],
    ['event', 'Grace Tan set it to Resolved'],
    ['ours', 'All done.'],
  ]);
  // Of a page that is not the last, the opening is above it.
  expect(saidInComplaint(complained, 'Sofia', entries, false)[0]?.side).toBe('event');
});

it('tells a question with what was answered, written back and noted', () => {
  const entry = (kind: SupportEntry['kind'], text: string | null, status: SupportEntry['status'] = null): SupportEntry => ({
    id: kind,
    kind,
    author_name: 'Grace Tan',
    text,
    status,
    created_at: '2026-11-24T15:00:00.000Z',
  });
  const entries = [
    entry('assigned', null),
    entry('answer', 'Try again.'),
    entry('written_back', 'No.'),
    entry('note', 'Bank.'),
    entry('status_changed', null, 'closed'),
  ];
  const asking = request as unknown as Parameters<typeof saidInSupport>[0];
  expect(saidInSupport(asking, entries).map(({ side, text }) => [side, text])).toEqual([
    ['theirs', request.message],
    ['event', 'Grace Tan left it without an owner'],
    ['ours', 'Try again.'],
    ['theirs', 'No.'],
    ['note', 'Bank.'],
    ['event', 'Grace Tan set it to Closed'],
  ]);
});

it('is walked by keys', async () => {
  const stop = listenForLists();
  const { user, search } = open();
  await screen.findByRole('link', { name: /Lewis Tran/ });
  await user.keyboard('jj');
  expect(document.activeElement?.textContent).toContain('Sofia Rinaldi');
  await user.keyboard('ko');
  expect(search()).toBe(`?case=${support.id}`);
  stop();
});
