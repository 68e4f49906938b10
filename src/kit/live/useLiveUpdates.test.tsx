import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { ownChanges } from '../../../engine/web/own-changes.ts';
import { connect } from '../../test/live-connection.ts';
import { renderShell, testSettings } from '../../test/shell.tsx';
import type { PublicSettings } from '../../../generated/api.ts';
import type { LiveConnection } from './connect.ts';
import { countAgainMs } from './follow.ts';
import { live, usePollEvery } from './live.ts';
import { useLiveUpdates } from './useLiveUpdates.ts';

const connections: (LiveConnection & { ended: boolean })[] = [];

let asked: Record<string, number> = {};
beforeEach(() => {
  connections.length = 0;
  asked = {};
  connect.mockImplementation((options) => {
    const connection = { ...options, ended: false };
    connections.push(connection);
    return () => {
      connection.ended = true;
      options.onConnectedChange(false);
    };
  });
});
afterAll(() => {
  connect.mockReset();
});

function Shown({ path }: { path: '/chats' | '/links' | '/notifications' }) {
  const { data } = useQuery({
    queryKey: [path],
    queryFn: () => {
      asked[path] = (asked[path] ?? 0) + 1;
      return asked[path];
    },
  });
  return <p>{`${path} ${data ?? ''}`}</p>;
}

/** What a screen does after a change of its own. */
function AskLinks() {
  const queries = useQueryClient();
  return (
    <button type="button" onClick={() => void queries.refetchQueries({ queryKey: ['/links'] })}>
      Ask
    </button>
  );
}

function Page({ userId }: { userId: string | null }) {
  useLiveUpdates(userId);
  return (
    <>
      <Shown path="/chats" />
      <Shown path="/links" />
      <output>{String(usePollEvery(3_000)({ state: { status: 'success' } }))}</output>
      <AskLinks />
    </>
  );
}

/** The page's own server pushes. */
const own: PublicSettings = { ...testSettings, push: { ...testSettings.push, cluster: null, host: null } };
const show = (userId: string | null, settings = own) => renderShell([{ path: '/', element: <Page userId={userId} /> }], '/', settings);

async function connected() {
  await waitFor(() => expect(connections).toHaveLength(1));
  const [connection] = connections;
  if (!connection) throw new Error('Nothing was connected.');
  return connection;
}

it('asks again what an event names, and nothing else', async () => {
  show('someone');
  await screen.findByText('/links 1');
  const connection = await connected();
  expect(connection.userId).toBe('someone');
  act(() => connection.onChange({ resources: ['chats'] }));
  await screen.findByText('/chats 2');
  expect(asked).toEqual({ '/chats': 2, '/links': 1 });
});

it('asks nothing again for a record that is not on screen', async () => {
  show('someone');
  await screen.findByText('/links 1');
  const connection = await connected();
  act(() => connection.onChange({ resources: ['links'], ids: { chats: ['01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10'] } }));
  await screen.findByText('/links 2');
  expect(asked).toEqual({ '/chats': 1, '/links': 2 });
});

it('asks once for what changes in quick succession', async () => {
  show('someone');
  await screen.findByText('/links 1');
  const connection = await connected();
  act(() => {
    for (let count = 0; count < 20; count += 1) connection.onChange({ resources: ['links'] });
  });
  await screen.findByText('/links 2');
  act(() => connection.onChange({ resources: ['links'] }));
  await screen.findByText('/links 3');
  expect(asked['/links']).toBe(3);
});

it('keeps what changed for later while something is removed here', async () => {
  show('someone');
  await screen.findByText('/links 1');
  const connection = await connected();
  const release = live.hold();
  act(() => connection.onChange({ resources: ['chats'] }));
  expect(asked['/chats']).toBe(1);
  release();
  await screen.findByText('/chats 2');
});

it('asks nothing again that was just asked, catches up after a gap, and asks nothing by itself while it hears', async () => {
  show('someone');
  await screen.findByText('/links 1');
  expect(screen.getByRole('status').textContent).toBe('3000');
  const connection = await connected();
  act(() => connection.onConnectedChange(true));
  expect(screen.getByRole('status').textContent).toBe('false');
  act(() => connection.onConnectedChange(false));
  // Whatever happened meanwhile was not heard.
  act(() => connection.onConnectedChange(true));
  await screen.findByText('/links 2');
  await screen.findByText('/chats 2');
  expect(asked).toEqual({ '/chats': 2, '/links': 2 });
  act(() => connection.onConnectedChange(false));
  expect(screen.getByRole('status').textContent).toBe('3000');
});

it('asks only for what shows the record in view when a notice of it comes, and for the rest with the mark, or a moment later', async () => {
  show('someone');
  await screen.findByText('/links 1');
  const connection = await connected();
  const id = '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10';
  const end = live.attend({ id, isSeen: () => true });
  const notice = { resources: ['links', 'notifications'], about: [id] };
  act(() => connection.onChange({ ...notice, ids: {} }));
  act(() => connection.onChange({ resources: ['chats'] }));
  await screen.findByText('/chats 2');
  expect(asked['/links']).toBe(1);
  act(() => live.askTheRest());
  await screen.findByText('/links 2');
  act(() => connection.onChange(notice));
  // No mark comes.
  await screen.findByText('/links 3');
  end();
  act(() => connection.onChange(notice));
  await screen.findByText('/links 4');
});

function PageOfNotices() {
  useLiveUpdates('someone');
  return (
    <>
      <Shown path="/notifications" />
      <Shown path="/links" />
    </>
  );
}

it('asks for the notices that a mark ends with the mark, whether one was heard of or not', async () => {
  renderShell([{ path: '/', element: <PageOfNotices /> }], '/', own);
  await screen.findByText('/notifications 1');
  await connected();
  act(() => live.askTheRest());
  await screen.findByText('/notifications 2');
  expect(asked).toEqual({ '/links': 1, '/notifications': 2 });
});

it('does not ask again for what was asked for since its own change was answered', async () => {
  show('someone');
  await screen.findByText('/links 1');
  const connection = await connected();
  const answered = ownChanges.begin();
  act(() => connection.onChange({ resources: ['links', 'chats'], call: 'mine' }));
  answered(new Response(null, { headers: { 'x-request-id': 'mine' } }));
  expect(asked).toEqual({ '/chats': 1, '/links': 1 });
  // What the screen asks by itself after the change.
  act(() => screen.getByRole('button', { name: 'Ask' }).click());
  await screen.findByText('/chats 2');
  expect(asked).toEqual({ '/chats': 2, '/links': 2 });
});

it('leaves its screen a moment after the answer to its own change, whenever it heard of the change', async () => {
  show('someone');
  await screen.findByText('/links 1');
  const connection = await connected();
  const answered = ownChanges.begin();
  act(() => connection.onChange({ resources: ['links', 'chats'], call: 'mine-late' }));
  const later = (ms: number) => new Promise((done) => setTimeout(done, ms));
  // Heard of long before the answer, so that it is looked for again and again.
  await later(290);
  answered(new Response(null, { headers: { 'x-request-id': 'mine-late' } }));
  await later(30);
  act(() => screen.getByRole('button', { name: 'Ask' }).click());
  await screen.findByText('/chats 2');
  expect(asked).toEqual({ '/chats': 2, '/links': 2 });
});

it('asks again once it listens where a hosted service pushes, which repeats nothing', async () => {
  show('someone', testSettings);
  await screen.findByText('/links 1');
  const connection = await connected();
  await new Promise((later) => setTimeout(later, 2));
  act(() => connection.onConnectedChange(true));
  await screen.findByText('/links 2');
  expect(asked).toEqual({ '/chats': 2, '/links': 2 });
});

function PageOfCounts({ awaits }: { awaits: boolean }) {
  useLiveUpdates('someone');
  useQuery({
    queryKey: ['/reports/figures'],
    meta: { counts: ['links'] },
    queryFn: () => {
      asked['counts'] = (asked['counts'] ?? 0) + 1;
      return asked['counts'];
    },
  });
  return (
    <>
      <Shown path="/links" />
      {awaits && <Shown path="/chats" />}
    </>
  );
}

/** Long enough for what is asked at once. */
const soon = () => act(() => vi.advanceTimersByTimeAsync(2_000));
async function showCounts(awaits: boolean): Promise<LiveConnection> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderShell([{ path: '/', element: <PageOfCounts awaits={awaits} /> }], '/', own);
  await screen.findByText('/links 1');
  return connected();
}

it('counts anew at once what is made of what changed, and together with what follows in quick succession', async () => {
  const connection = await showCounts(false);
  act(() => connection.onChange({ resources: ['links'] }));
  await soon();
  expect(asked).toEqual({ '/links': 2, counts: 2 });
  for (let count = 0; count < 5; count += 1) {
    act(() => connection.onChange({ resources: ['links'] }));
    await soon();
  }
  // Nobody waits for it: a message costs one call at most, and so it is no call of its own for what is shown beside the counts.
  expect(asked).toEqual({ '/links': 2, counts: 2 });
  await act(() => vi.advanceTimersByTimeAsync(countAgainMs));
  expect(asked).toEqual({ '/links': 3, counts: 3 });
  vi.useRealTimers();
});

it('counts nothing anew for one record', async () => {
  const connection = await showCounts(false);
  act(() => connection.onChange({ resources: [], ids: { links: ['one'] } }));
  await soon();
  expect(asked).toEqual({ '/links': 1, counts: 1 });
  vi.useRealTimers();
});

it('asks for a chat at once, and with it for all that waits to be counted', async () => {
  const connection = await showCounts(true);
  act(() => connection.onChange({ resources: ['links'] }));
  await soon();
  act(() => connection.onChange({ resources: ['links'] }));
  await soon();
  expect(asked).toEqual({ '/links': 2, '/chats': 1, counts: 2 });
  act(() => connection.onChange({ resources: ['chats', 'links'] }));
  await soon();
  expect(asked).toEqual({ '/links': 3, '/chats': 2, counts: 3 });
  // Nothing is left to be asked.
  await act(() => vi.advanceTimersByTimeAsync(countAgainMs));
  expect(asked).toEqual({ '/links': 3, '/chats': 2, counts: 3 });
  vi.useRealTimers();
});

it('connects for nobody who is not signed in, and ends with the screen', async () => {
  const { unmount } = show(null);
  await screen.findByText('/links 1');
  expect(connections).toEqual([]);
  unmount();
  const second = show('someone');
  const connection = await connected();
  second.unmount();
  expect(connection.ended).toBe(true);
});
