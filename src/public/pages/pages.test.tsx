import { fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../api/session.ts';
import { open, press, refuse, type } from '../../test/public-page.tsx';
import { server, withServer } from '../../test/server.ts';
import { renderShell, signInAs, testSettings } from '../../test/shell.tsx';
import ForgotPasswordPage from './ForgotPasswordPage.tsx';
import ResetPasswordPage from './ResetPasswordPage.tsx';
import SupportPage from './SupportPage.tsx';
import UnauthorizedPage from './UnauthorizedPage.tsx';

withServer();
beforeEach(() => session.open('0f'.repeat(32)));

describe('a forgotten password', () => {
  it('is answered the same for every e-mail', async () => {
    const asked = vi.fn();
    server.use(
      http.post('*/api/auth/forgot-password', async ({ request }) => {
        asked(await request.json());
        return HttpResponse.json({ accepted: true }, { status: 202 });
      }),
    );
    open(<ForgotPasswordPage />, '/forgot-password');
    type('E-mail', 'who@forecourt.example');
    press('Send the link');
    expect((await screen.findByRole('status')).textContent).toContain('If who@forecourt.example belongs to an account');
    expect(asked).toHaveBeenCalledWith({ email: 'who@forecourt.example' });
  });

  const link = (purpose: 'reset_password' | 'accept_invitation') =>
    server.use(
      http.post('*/api/auth/check-token', () =>
        HttpResponse.json({ purpose, email: 'hannah@mailhaven.example', first_name: 'Hannah', expires_at: '2026-11-21T12:00:00Z' }),
      ),
    );
  const page = '/reset-password#token=9hTz3v1sQk7eXbR5cWm2nJ8y';

  it('is chosen anew, typed twice, by the token of the mail', async () => {
    link('reset_password');
    const saved = vi.fn();
    server.use(
      http.post('*/api/auth/reset-password', async ({ request }) => {
        saved(await request.json());
        return HttpResponse.json({ email: 'hannah@mailhaven.example' });
      }),
    );
    open(<ResetPasswordPage />, page);
    await screen.findByRole('heading', { name: 'Choose a new password' });
    type('New password', 'short');
    type('New password again', 'other');
    press('Save the password');
    expect(await screen.findByText('Use at least 12 characters.')).toBeDefined();
    expect(screen.getByText('The passwords don’t match.')).toBeDefined();
    type('New password', 'a-long-enough-one');
    type('New password again', 'a-long-enough-one');
    press('Save the password');
    expect(await screen.findByRole('heading', { name: 'elsewhere' })).toBeDefined();
    expect(window.location.pathname).toBe('/login');
    expect(saved).toHaveBeenCalledExactlyOnceWith({ token: '9hTz3v1sQk7eXbR5cWm2nJ8y', password: 'a-long-enough-one' });
  });

  it('keeps the package somebody came with: in the mail, and back to sign-in', async () => {
    const asked = vi.fn();
    server.use(
      http.post('*/api/auth/forgot-password', async ({ request }) => {
        asked(await request.json());
        return HttpResponse.json({ accepted: true }, { status: 202 });
      }),
    );
    const { unmount } = open(<ForgotPasswordPage />, '/forgot-password/full-service', '/forgot-password/:package_identifier');
    type('E-mail', 'who@forecourt.example');
    press('Send the link');
    await screen.findByRole('status');
    expect(asked).toHaveBeenCalledWith({ email: 'who@forecourt.example', package_identifier: 'full-service' });
    unmount();
    link('reset_password');
    server.use(http.post('*/api/auth/reset-password', () => HttpResponse.json({ email: 'hannah@mailhaven.example' })));
    open(<ResetPasswordPage />, `${page}&package=full-service`);
    await screen.findByRole('heading', { name: 'Choose a new password' });
    type('New password', 'a-long-enough-one');
    type('New password again', 'a-long-enough-one');
    press('Save the password');
    await screen.findByRole('heading', { name: 'elsewhere' });
    expect(window.location.pathname).toBe('/login/full-service');
  });

  it('is not told that a good link is dead because the server could not be asked', async () => {
    let calls = 0;
    server.use(
      http.post('*/api/auth/check-token', () =>
        (calls += 1) === 1
          ? HttpResponse.error()
          : HttpResponse.json({ purpose: 'reset_password', email: 'h@mailhaven.example', first_name: 'Hannah', expires_at: '2026-11-21T12:00:00Z' }),
      ),
    );
    open(<ResetPasswordPage />, page);
    expect(await screen.findByText('We couldn’t check this link')).toBeDefined();
    press('Try again');
    expect(await screen.findByLabelText('New password')).toBeDefined();
  });

  it('keeps what was typed when saving fails, and says that it can be sent again', async () => {
    link('reset_password');
    server.use(http.post('*/api/auth/reset-password', () => refuse(500, {})));
    open(<ResetPasswordPage />, page);
    await screen.findByLabelText('New password');
    type('New password', 'a-long-enough-one');
    type('New password again', 'a-long-enough-one');
    press('Save the password');
    expect((await screen.findByRole('alert')).textContent).toBe('Refused. What you entered is still here: send it again.');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'a-long-enough-one');
  });

  it('welcomes an invited account', async () => {
    link('accept_invitation');
    open(<ResetPasswordPage />, page);
    expect(await screen.findByRole('heading', { name: 'Welcome, Hannah' })).toBeDefined();
  });

  it('says so when the link was cut where it was copied, and what to do', async () => {
    server.use(http.post('*/api/auth/check-token', () => refuse(422, { title: 'Fix 1 field to continue.', errors: { token: 'Use at least 43 characters.' } })));
    open(<ResetPasswordPage />, page);
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeDefined();
    expect(screen.getByText('Open it from the e-mail again, or copy it whole.')).toBeDefined();
    expect(screen.queryByText(/Fix 1 field/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Get a new link' })).toBeDefined();
  });

  it('says so when the link was used, and offers a new one', async () => {
    server.use(http.post('*/api/auth/check-token', () => refuse(410, { detail: 'This link has been used or is too old.' })));
    open(<ResetPasswordPage />, page);
    expect(await screen.findByText('This link has been used or is too old.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/forgot-password');
  });
});

describe('support', () => {
  it('knows who is signed in, sums up what is missing, and puts the server’s errors on their fields', async () => {
    await signInAs({ role: 'client', first_name: 'Hannah', last_name: 'Okafor', email: 'hannah@mailhaven.example' });
    server.use(http.post('*/api/auth/support-request', () => refuse(422, { errors: { message: 'Please say a little more.' } })));
    open(<SupportPage />, '/support');
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Hannah Okafor');
    press('Send');
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toBe('Fix 2 fields to continue: Topic, Message');
    await waitFor(() => expect(document.activeElement?.contains(summary)).toBe(true));
    fireEvent.change(screen.getByRole('combobox', { name: 'Topic' }), { target: { value: screen.getAllByRole('option').at(-1)?.getAttribute('value') } });
    type('Message', 'I cannot open the link.');
    press('Send');
    expect(await screen.findByText('Please say a little more.')).toBeDefined();
    expect(screen.getByLabelText('Message').getAttribute('aria-invalid')).toBe('true');
  });

  it('says when the firm answers, by its settings', async () => {
    const settings = { ...testSettings, answer_hours: { opens: 8, closes: 17, weekdays: [1, 2, 3, 4, 5], promise_hours: 4 }, time_zone: 'America/Chicago' };
    renderShell([{ path: '/support', element: <SupportPage /> }], '/support', settings);
    expect(await screen.findByText(/within 4 business hours\. We answer Monday to Friday, 8 AM to 5 PM Central Time\./)).toBeDefined();
  });

  it('says where the answer goes, and by when', async () => {
    server.use(
      http.post('*/api/auth/support-request', async () => {
        await delay(20);
        return HttpResponse.json({ id: '01900000-0000-7000-8000-000000000001', answer_by: '2026-11-23T15:00:00Z' }, { status: 201 });
      }),
    );
    open(<SupportPage />, '/support');
    type('Name', 'Hannah');
    type('E-mail', 'hannah@mailhaven.example');
    fireEvent.change(screen.getByRole('combobox', { name: 'Topic' }), { target: { value: screen.getAllByRole('option').at(-1)?.getAttribute('value') } });
    type('Message', 'I cannot open the link.');
    press('Send');
    expect(await screen.findByRole('button', { name: 'Sending' })).toHaveProperty('disabled', true);
    expect((await screen.findByRole('status')).textContent).toMatch(/hannah@mailhaven\.example by .*\d:00/);
  });
});

it('an unauthorized page leads back to one’s own start', async () => {
  await signInAs({ role: 'employee' });
  open(<UnauthorizedPage />, '/unauthorized');
  press('Go to my home page');
  expect(await screen.findByRole('heading', { name: 'elsewhere' })).toBeDefined();
  expect(window.location.pathname).toBe('/employee/dashboard');
});
