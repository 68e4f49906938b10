import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../api/session.ts';
import { open, press, refuse, type } from '../../test/public-page.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf } from '../../test/shell.tsx';
import SignInPage from './SignInPage.tsx';

withServer();
beforeEach(() => session.open('0f'.repeat(32)));

describe('sign-in', () => {
  it('asks for both fields before it calls', async () => {
    open(<SignInPage />, '/login');
    press('Sign in');
    expect(await screen.findAllByText('Fill this in.')).toHaveLength(2);
    type('E-mail', 'hannah');
    fireEvent.blur(screen.getByLabelText('E-mail'));
    expect(await screen.findByText(/Enter an e-mail address/)).toBeDefined();
  });

  it('shows the server’s words, like those for a suspended account', async () => {
    server.use(http.post('*/api/auth/login', () => refuse(403, { detail: 'Your account got suspended from the admin.' })));
    open(<SignInPage />, '/login');
    type('E-mail', 'suspended@forecourt.example');
    type('Password', 'Forecourt-demo-2026');
    press('Sign in');
    expect((await screen.findByRole('alert')).textContent).toContain('Your account got suspended from the admin.');
    expect(session.get()).toBeNull();
  });

  it('counts down when tries are limited, then lets go', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });
    server.use(http.post('*/api/auth/login', () => refuse(429, { detail: 'Too many attempts.' }, { 'Retry-After': '30' })));
    open(<SignInPage />, '/login');
    type('E-mail', 'client@forecourt.example');
    type('Password', 'wrong');
    press('Sign in');
    expect(await screen.findByText(/You can try again in 30\ss/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await screen.findByText(/again in (9|10)\ss/)).toBeDefined();
    await vi.advanceTimersByTimeAsync(11_000);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false));
  });

  it('says that the server is busy in its own words, and lets the person try again at once', async () => {
    const detail = 'We’re busier than usual right now. Try again in a few seconds.';
    server.use(http.post('*/api/auth/login', () => refuse(503, { detail }, { 'Retry-After': '2' })));
    open(<SignInPage />, '/login');
    type('E-mail', 'client@forecourt.example');
    type('Password', 'Forecourt-demo-2026');
    press('Sign in');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(detail);
    expect(alert.textContent).not.toContain('Too many');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false));
  });

  it('keeps both values, in encrypted form', async () => {
    server.use(http.post('*/api/auth/login', () => HttpResponse.json({ access_token: 'token-0123456789', user: { ...sampleOf('User'), role: 'client' } })));
    open(<SignInPage />, '/login');
    type('E-mail', 'client@forecourt.example');
    type('Password', 'Forecourt-demo-2026');
    press('Sign in');
    expect(await screen.findByRole('heading', { name: 'elsewhere' })).toBeDefined();
    expect(window.location.pathname).toBe('/client/dashboard');
    expect(localStorage.getItem('token')).not.toContain('token-0123456789');
  });

  it('shows the package of the address and carries it to the other pages', async () => {
    server.use(
      http.get('*/api/packages/all', () =>
        HttpResponse.json([{ ...sampleOf('Package'), name: 'Full Service', package_identifier: 'full-service', price: 99_900 }]),
      ),
    );
    open(<SignInPage />, '/login/full-service', '/login/:package_identifier');
    expect(await screen.findByText('Continue with Full Service')).toBeDefined();
    expect(screen.getByText('$999')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/signup/full-service');
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot-password/full-service');
  });
});

it('a package that is not on sale is said so at sign-in, and a page that was asked for', async () => {
  server.use(http.get('*/api/packages/all', () => HttpResponse.json([])));
  open(<SignInPage />, '/login/gone-by-now?next=%2Fclient%2Fchats', '/login/:package_identifier');
  expect(await screen.findByText('This package isn’t available. You can choose another one.')).toBeDefined();
  expect(screen.getByText('Sign in to open the page you chose.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Get support' }).getAttribute('href')).toBe('/support/gone-by-now');
});
