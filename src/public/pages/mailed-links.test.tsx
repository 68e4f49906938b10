// Pages that are opened by a mailed link and act when their button is pressed.
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../api/session.ts';
import { open, press, refuse } from '../../test/public-page.tsx';
import { server, withServer } from '../../test/server.ts';
import SupportCasePage from '../support-case/SupportCasePage.tsx';
import ConfirmEmailPage from './ConfirmEmailPage.tsx';
import SignInLinkPage from './SignInLinkPage.tsx';
import StopRemindersPage from './StopRemindersPage.tsx';
import SignUpPage from '../sign-up/SignUpPage.tsx';

withServer();
beforeEach(() => session.open('0f'.repeat(32)));

describe('the mailed link that confirms an e-mail', () => {
  const page = '/confirm-email#token=9hTz3v1sQk7eXbR5cWm2nJ8y';
  const answers = (answer: object, seen: (string | null)[] = []) =>
    server.use(
      http.post('*/api/auth/confirm-email', ({ request }) => {
        seen.push(request.headers.get('authorization'));
        return HttpResponse.json({ email: 'hannah@mailhaven.example', password_token: null, ...answer });
      }),
    );

  it('acts when the button is pressed, not when it is opened', async () => {
    const seen: (string | null)[] = [];
    answers({}, seen);
    open(<ConfirmEmailPage />, page);
    expect(await screen.findByRole('heading', { name: 'Confirm your e-mail' })).toBeDefined();
    expect(seen).toEqual([]);
    press('Confirm this e-mail');
    expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBeDefined();
    expect(seen).toEqual([null]);
  });

  it('leads on to a new password where one is needed', async () => {
    answers({ password_token: 'another-token-0123456789' });
    open(<ConfirmEmailPage />, page);
    press('Confirm this e-mail');
    expect(await screen.findByRole('heading', { name: 'elsewhere' })).toBeDefined();
  });

  it('says that a link is used or too old, and keeps one that could not be tried', async () => {
    server.use(http.post('*/api/auth/confirm-email', () => refuse(500, { detail: 'Something went wrong on our side.' }), { once: true }));
    open(<ConfirmEmailPage />, page);
    press('Confirm this e-mail');
    expect((await screen.findByRole('alert')).textContent).toContain('went wrong');
    server.use(http.post('*/api/auth/confirm-email', () => refuse(410, { detail: 'This link has been used or is too old.' })));
    press('Confirm this e-mail');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
    expect(await screen.findByText('This link has been used or is too old.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
  });
});

// Opened without a token these show another page.
it.each([
  ['/sign-in-link', <SignInLinkPage key="l" />, 'auth/sign-in-link/redeem', 'Sign in', 'token'],
  ['/signup', <SignUpPage key="u" />, 'onboarding/resume', 'Continue', 'resume'],
] as const)('a mailed link to %s that was cut inside its token says so, and names no field', async (path, page, call, button, name) => {
  server.use(http.post(`*/api/${call}`, () => refuse(422, { title: 'Fix 1 field to continue.', errors: { token: 'Too short.' } })));
  open(page, `${path}#${name}=9hTz3v`);
  fireEvent.click(await screen.findByRole('button', { name: button }));
  expect((await screen.findAllByText(/This link is incomplete/)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/Open it from the e-mail again, or copy it whole\./).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Fix 1 field/)).toBeNull();
});

describe.each([
  ['/confirm-email', <ConfirmEmailPage key="c" />, 'auth/confirm-email', 'Confirm this e-mail'],
  ['/stop-reminders', <StopRemindersPage key="s" />, 'onboarding/stop-reminders', 'Stop reminders'],
  ['/support-case', <SupportCasePage key="q" />, 'support-case/read', null],
] as const)('a mailed link to %s that was cut', (path, page, call, button) => {
  const title = () => screen.findByRole('heading', { name: 'This link is incomplete' });
  const remedy = 'Open it from the e-mail again, or copy it whole.';

  it('before its token says so, and what to do', async () => {
    open(page, path);
    expect(await title()).toBeDefined();
    expect(screen.getByText(remedy)).toBeDefined();
  });

  it('inside its token says the same', async () => {
    server.use(http.post(`*/api/${call}`, () => refuse(422, { errors: { token: 'Too short.' } })));
    open(page, `${path}#token=9hTz3v`);
    if (button !== null) press(button);
    expect(await title()).toBeDefined();
    expect(screen.getByText(remedy)).toBeDefined();
  });
});
