import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../api/session.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf } from '../../test/shell.tsx';
import SignInLinkPage from './SignInLinkPage.tsx';

withServer();
beforeEach(() => session.open('0f'.repeat(32)));

const open = (path: string) =>
  renderShell(
    [
      { path: '/sign-in-link/:package_identifier?', element: <SignInLinkPage /> },
      { path: '*', element: <h1>elsewhere</h1> },
    ],
    path,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const token = '9hTz3v1sQk7eXbR5cWm2nJ8y';
/** What the server is asked, and what it answers. */
function redeems(answer: object, status = 200) {
  const asked = vi.fn();
  server.use(
    http.post('*/api/auth/sign-in-link/redeem', async ({ request }) => {
      asked(await request.json());
      return HttpResponse.json(answer, { status });
    }),
  );
  return asked;
}

it('is asked for with the package somebody came with, and answered the same for every e-mail', async () => {
  const asked = vi.fn();
  server.use(
    http.post('*/api/auth/sign-in-link', async ({ request }) => {
      asked(await request.json());
      return HttpResponse.json({ accepted: true }, { status: 202 });
    }),
  );
  open('/sign-in-link/full-service');
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'who@forecourt.example' } });
  press('Send the link');
  expect((await screen.findByRole('status')).textContent).toContain('If who@forecourt.example belongs to an account');
  expect(asked).toHaveBeenCalledWith({ email: 'who@forecourt.example', package_identifier: 'full-service' });
});

it('acts when the button is pressed, not when it is opened, and leads on as whoever it is', async () => {
  const asked = redeems({ sign_in: { access_token: 'token-0123456789abcdef', user: sampleOf('User'), second_step: null }, password_token: null });
  open(`/sign-in-link#token=${token}&package=full-service`);
  expect(await screen.findByRole('heading', { name: 'Sign in on this device' })).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
  press('Sign in');
  await waitFor(() => expect(window.location.pathname).toBe('/login/full-service'));
  expect(asked).toHaveBeenCalledExactlyOnceWith({ token });
  expect(session.get()?.token).toBe('token-0123456789abcdef');
});

it('leads to a password first where one is needed, and signs nobody in', async () => {
  redeems({ sign_in: null, password_token: 'first-0123456789abcdef' });
  open(`/sign-in-link#token=${token}`);
  press('Sign in');
  await waitFor(() => expect(window.location.pathname).toBe('/reset-password'));
  expect(window.location.hash).toBe('#token=first-0123456789abcdef');
  expect(session.get()).toBeNull();
});

it('that is dead says so, and offers another', async () => {
  redeems({ type: 'about:blank', title: 'Gone', status: 410, detail: 'This link was used or has expired. Request a new one.' }, 410);
  open(`/sign-in-link#token=${token}`);
  press('Sign in');
  expect(await screen.findByText('This link was used or has expired. Request a new one.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in without a password' }).getAttribute('href')).toBe('/sign-in-link');
});
