import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '../kit/router/router.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/client.ts';
import { session } from '../api/session.ts';
import { whyEnded } from '../kit/area/ended.ts';
import { server, withServer } from '../test/server.ts';
import { renderShell, signInAs } from '../test/shell.tsx';
import LockedScreen from './LockedScreen.tsx';
import SessionWatch, { statusInterval, suspensionDuration } from './SessionWatch.tsx';

withServer();

let statusCalls = 0;
let status: string | null = 'active';
let tokenWorks = true;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });
  statusCalls = 0;
  status = 'active';
  tokenWorks = true;
  server.use(
    http.get('*/api/users/check/status/:id', () => {
      statusCalls += 1;
      return HttpResponse.json({ status });
    }),
    http.get('*/api/auth/get/me', () =>
      tokenWorks
        ? HttpResponse.json({ ...session.get()?.user, first_name: 'Fresh' })
        : HttpResponse.json({ title: 'Signed out', status: 401 }, { status: 401 }),
    ),
    http.get('*/api/coupons/:id', () => HttpResponse.json({ title: 'Signed out', status: 401 }, { status: 401 })),
  );
});

function Frame({ children }: { children: ReactNode }) {
  const [locked, setLocked] = useState<string | null>(null);
  return (
    <>
      {locked === null ? children : <LockedScreen />}
      <SessionWatch onLock={setLocked} />
    </>
  );
}

function LoggedOut() {
  return <p data-why={whyEnded(useLocation().state)}>logged out</p>;
}

const show = () =>
  renderShell(
    [
      { path: '/', element: <Frame>{<p>the screen</p>}</Frame> },
      { path: '/logout', element: <Frame>{<LoggedOut />}</Frame> },
    ],
    '/',
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('while a token exists', () => {
  it('asks the status every 5000 ms', async () => {
    expect(statusInterval).toBe(5000);
    await signInAs({ role: 'client' });
    show();
    await waitFor(() => expect(statusCalls).toBe(1));
    await pass(4900);
    expect(statusCalls).toBe(1);
    await pass(200);
    await waitFor(() => expect(statusCalls).toBe(2));
    await pass(5000);
    await waitFor(() => expect(statusCalls).toBe(3));
    expect(screen.getByText('the screen')).toBeDefined();
  });

  it('reloads the user at start', async () => {
    await signInAs({ role: 'client', first_name: 'Stale' });
    show();
    await waitFor(() => expect(session.get()?.user.first_name).toBe('Fresh'));
  });

  it('tells a suspended account for 10 seconds over a locked screen, then signs it out', async () => {
    expect(suspensionDuration).toBe(10_000);
    await signInAs({ role: 'client' });
    show();
    await waitFor(() => expect(statusCalls).toBe(1));
    status = 'suspended';
    tokenWorks = false;
    await pass(5000);
    expect((await screen.findByRole('alert')).textContent).toBe('Your account got suspended from the admin.');
    expect(screen.queryByText('the screen')).toBeNull();
    await pass(9500);
    expect(screen.queryByText('Your account got suspended from the admin.')).not.toBeNull();
    expect(screen.queryByText('logged out')).toBeNull();
    await pass(600);
    expect((await screen.findByText('logged out')).dataset['why']).toBe('Your account got suspended from the admin.');
    expect(screen.queryByText('Your account got suspended from the admin.')).toBeNull();
  });

  it.each([null, 'closed'])('signs out an account whose status is %s', async (ended) => {
    await signInAs({ role: 'client' });
    status = ended;
    show();
    expect(await screen.findByText('logged out')).toBeDefined();
  });

  it('signs out when reloading the user answers 401, and hands on why', async () => {
    await signInAs({ role: 'client' });
    tokenWorks = false;
    show();
    expect((await screen.findByText('logged out')).dataset['why']).toBe('Signed out');
  });

  it('reloads the user when any call’s token is refused, and so signs out', async () => {
    await signInAs({ role: 'client' });
    show();
    await waitFor(() => expect(session.get()?.user.first_name).toBe('Fresh'));
    tokenWorks = false;
    await expect(api.GET('/coupons/{id}', { params: { path: { id: 'c1' } } })).rejects.toThrow('Signed out');
    expect(await screen.findByText('logged out')).toBeDefined();
  });

  it('shows the suspension, not a bare sign-out, when a call is refused before the next poll', async () => {
    await signInAs({ role: 'client' });
    show();
    await waitFor(() => expect(session.get()?.user.first_name).toBe('Fresh'));
    tokenWorks = false;
    status = 'suspended';
    await expect(api.GET('/coupons/{id}', { params: { path: { id: 'c1' } } })).rejects.toThrow('Signed out');
    expect((await screen.findByRole('alert')).textContent).toBe('Your account got suspended from the admin.');
    expect(screen.queryByText('logged out')).toBeNull();
  });
});

it('asks nothing while nobody is signed in', async () => {
  await session.open('0f'.repeat(32));
  show();
  await pass(20_000);
  expect(statusCalls).toBe(0);
});
