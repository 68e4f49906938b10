import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { staffRoles } from '../../domain/roles.ts';
import * as roles from '../../generated/roles.ts';
import { page } from '../../engine/web/page.ts';
import { session } from '../api/session.ts';
import { forgetKept, openKept, whatWaits } from '../kit/kept/kept.ts';
import { sessionEndSentences } from '../../domain/session-end.ts';
import { server, withServer } from '../test/server.ts';
import { BrowserRouter } from '../kit/router/BrowserRouter.tsx';
import { Routes } from '../kit/router/Routes.tsx';
import { renderInShell, sampleOf, signInAs } from '../test/shell.tsx';
import { areaDoor } from '../app/area-door.tsx';
import { Root } from '../app/Root.tsx';
import { publicDoor } from './public-door.tsx';

withServer();
const Portal = ({ basename }: { basename: string }) => <h1>portal at “{basename}”</h1>;
const Console = ({ basename }: { basename: string }) => <h1>console at “{basename}”</h1>;

/** jsdom's window stands on localhost, where path prefixes alone decide, and loads no page: behind this one door is what three have in a browser. */
const open = (path: string) => {
  const doors = [areaDoor('portal', [roles.client], Portal, BrowserRouter), areaDoor('console', staffRoles, Console, BrowserRouter), publicDoor];
  const routes = doors.flatMap(({ routesFor }) => routesFor('localhost', 'localhost'));
  window.history.replaceState(null, '', path);
  return renderInShell(
    <BrowserRouter>
      <Root door="public" watch={publicDoor.Watch}>
        <Routes routes={routes} />
      </Root>
    </BrowserRouter>,
  );
};
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

beforeEach(async () => {
  await session.open('0f'.repeat(32));
  // The signed-in person is whoever the test says, not the sample.
  server.use(
    http.get('*/api/auth/get/me', () => HttpResponse.json(session.get()?.user)),
    http.get('*/api/users/check/status/:id', () => HttpResponse.json({ status: 'active' })),
  );
});

describe('public routes', () => {
  it.each([
    ['/', 'Sign in'],
    ['/login', 'Sign in'],
    ['/login/full-service', 'Sign in'],
    ['/support', 'Get support'],
    ['/support/full-service', 'Get support'],
    ['/forgot-password', 'Forgot your password?'],
    ['/forgot-password/full-service', 'Forgot your password?'],
    ['/reset-password', 'Choose a new password'],
    ['/confirm-email', 'This link is incomplete'],
    ['/stop-reminders', 'This link is incomplete'],
    ['/support-case', 'This link is incomplete'],
    ['/dealer', 'This link is incomplete'],
    ['/unauthorized', 'You can’t open this page'],
    ['/not-found', 'This page doesn’t exist'],
    ['/not-found/full-service', 'This page doesn’t exist'],
    ['/no/such/page', 'This page doesn’t exist'],
  ])('%s shows “%s”, with a title and the help button', async (path, name) => {
    open(path);
    expect(await heading(name)).toBeDefined();
    await waitFor(() => expect(document.title).toBe(`${name} · Forecourt`));
    expect(screen.getByRole('button', { name: 'How it works' })).toBeDefined();
  });
});

describe('areas', () => {
  it.each([
    ['client', '/client/dashboard', 'portal at “/client”'],
    ['employee', '/employee/chats', 'console at “/employee”'],
    ['admin', '/admin/coupons', 'console at “/admin”'],
  ] as const)('%s opens %s', async (role, path, name) => {
    await signInAs({ role });
    open(path);
    expect(await heading(name)).toBeDefined();
    expect(window.location.pathname).toBe(path);
  });

  it('send whoever is not signed in to sign in, and back', async () => {
    open('/client/listings?state=turn');
    await heading('Sign in');
    expect(window.location.pathname + window.location.search).toBe('/login?next=%2Fclient%2Flistings%3Fstate%3Dturn');
    server.use(
      http.post('*/api/auth/login', () => HttpResponse.json({ ...sampleOf('SignIn'), user: { ...sampleOf('User'), role: 'client' }, second_step: null })),
    );
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'client@forecourt.example' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Forecourt-demo-2026' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await heading('portal at “/client”')).toBeDefined();
    expect(window.location.pathname + window.location.search).toBe('/client/listings?state=turn');
  });

  it('send another role to its own prefix', async () => {
    await signInAs({ role: 'employee' });
    open('/admin/chats');
    expect(await heading('console at “/employee”')).toBeDefined();
    expect(window.location.pathname).toBe('/employee/chats');
  });

  it('keep the package of the address through sign-in', async () => {
    await signInAs({ role: 'client' });
    open('/login/full-service');
    expect(await heading('portal at “/client”')).toBeDefined();
    expect(window.location.pathname + window.location.search).toBe('/client/packages?package=full-service');
  });
});

describe('signing out', () => {
  it('says so meanwhile, ends the session on the server, clears both keys and goes to sign-in', async () => {
    const signedOut = vi.fn();
    let answer: () => void = () => {};
    server.use(
      http.post('*/api/auth/logout', async () => {
        signedOut();
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return HttpResponse.json({ signed_out: true });
      }),
    );
    await signInAs({ role: 'client' });
    open('/logout');
    expect(await screen.findByText('Logging out...')).toBeDefined();
    await waitFor(() => expect(signedOut).toHaveBeenCalledOnce());
    answer();
    expect(await heading('Sign in')).toBeDefined();
    expect([session.get(), localStorage.getItem('user'), localStorage.getItem('token')]).toEqual([null, null, null]);
  });

  it('asks first where something still waits to be sent, and takes it along', async () => {
    const person = await signInAs({ role: 'client' });
    const kept = await openKept(person.id);
    await kept.put('note', 'a', 'not sent', { waiting: true });
    await kept.put('note', 'b', 'not sent either', { waiting: true });
    open('/logout');
    expect(await screen.findByText('2 things you wrote haven’t been sent yet. Signing out deletes them from this device.')).toBeDefined();
    expect(session.get()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out and delete' }));
    expect(await heading('Sign in')).toBeDefined();
    expect(await whatWaits(person.id)).toBe(0);
  });

  it('keeps what waits for the next time when the session was ended', async () => {
    const person = await signInAs({ role: 'client' });
    await (await openKept(person.id)).put('note', 'a', 'not sent', { waiting: true });
    server.use(http.get('*/api/users/check/status/:id', () => HttpResponse.json({ status: 'closed' })));
    open('/client/dashboard');
    expect(await heading('Sign in')).toBeDefined();
    expect(await screen.findByText(sessionEndSentences.closed)).toBeDefined();
    expect(await whatWaits(person.id)).toBe(1);
    await forgetKept(person.id);
  });

  it('says on the sign-in page why the session was ended elsewhere', async () => {
    await signInAs({ role: 'client' });
    const refused = { title: 'Not signed in', status: 401, detail: sessionEndSentences.password_changed };
    server.use(http.get('*/api/auth/get/me', () => HttpResponse.json(refused, { status: 401 })));
    open('/client/dashboard');
    expect(await heading('Sign in')).toBeDefined();
    expect((await screen.findByRole('alert')).textContent).toBe(sessionEndSentences.password_changed);
  });

  it('works though the server no longer knows the token', async () => {
    server.use(http.post('*/api/auth/logout', () => HttpResponse.json({ title: 'Signed out', status: 401 }, { status: 401 })));
    await signInAs({ role: 'client' });
    open('/logout');
    expect(await heading('Sign in')).toBeDefined();
    expect(session.get()).toBeNull();
  });
});

describe('hand-over', () => {
  it('leaves for the role’s own host with a code in the fragment, and forgets the session here', async () => {
    const leave = vi.spyOn(page, 'leave').mockImplementation(() => {});
    const asked = vi.fn();
    server.use(
      http.post('*/api/auth/hand-over', async ({ request }) => {
        asked(await request.json());
        return HttpResponse.json({ ...sampleOf('SignIn'), code: 'code-0123456789abcdef', expires_at: '2026-11-21T00:00:30Z' }, { status: 201 });
      }),
    );
    await signInAs({ role: 'employee' });
    const { leaveTo } = await import('../kit/area/hand-over.ts');
    await leaveTo({ kind: 'elsewhere', origin: 'http://team.localhost:3000', host: 'team.localhost:3000', path: '/chats' });
    expect(asked).toHaveBeenCalledWith({ host: 'team.localhost:3000' });
    expect(leave).toHaveBeenCalledWith('http://team.localhost:3000/chats#hand-over=code-0123456789abcdef');
    expect(localStorage.length).toBe(0);
  });

  const accept = () => {
    const redeemed = vi.fn();
    server.use(
      http.post('*/api/auth/hand-over/redeem', async ({ request }) => {
        redeemed(await request.json());
        return HttpResponse.json({
          access_token: 'a-new-token-0123',
          user: { ...sampleOf('User'), id: '01900000-0000-7000-8000-0000000000ff', role: 'client' },
        });
      }),
    );
    return redeemed;
  };

  it('takes the session over on arrival, and the code out of the address', async () => {
    const redeemed = accept();
    open('/client/listings#hand-over=code-0123456789abcdef');
    expect(await heading('portal at “/client”')).toBeDefined();
    expect(redeemed).toHaveBeenCalledExactlyOnceWith({ code: 'code-0123456789abcdef' });
    expect(session.get()?.token).toBe('a-new-token-0123');
    expect(window.location.hash).toBe('');
  });

  it('keeps the session, and says so, where no code is given', async () => {
    server.use(http.post('*/api/auth/hand-over', () => HttpResponse.error()));
    await signInAs({ role: 'employee' });
    const { leaveTo } = await import('../kit/area/hand-over.ts');
    await expect(leaveTo({ kind: 'elsewhere', origin: 'http://team.localhost:3000', host: 'team.localhost:3000', path: '/chats' })).rejects.toThrow(
      'Something went wrong',
    );
    expect(session.get()).not.toBeNull();
  });

  it('asks first where somebody else is signed in', async () => {
    const redeemed = accept();
    await signInAs({ role: 'client', first_name: 'Hannah', last_name: 'Okafor' });
    open('/client/listings#hand-over=code-0123456789abcdef');
    await heading('Another person is signed in here');
    expect(screen.getByText(/^Hannah Okafor is signed in/)).toBeDefined();
    expect(redeemed).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await heading('portal at “/client”')).toBeDefined();
    expect(session.get()?.token).toBe('a-new-token-0123');
  });

  it('leads to sign-in when the code came too late', async () => {
    server.use(http.post('*/api/auth/hand-over/redeem', () => HttpResponse.json({ title: 'Gone', status: 410 }, { status: 410 })));
    open('/client/listings#hand-over=code-0123456789abcdef');
    expect(await heading('Sign in')).toBeDefined();
    expect(await screen.findByText('That took too long. Sign in again.')).toBeDefined();
  });
});
