// What comes after the page was left: a mailed link, a bank that waits, a card provider that is away.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../api/session.ts';
import { begun, fullService, guided, link, onSale, open, openBegun, orderOf, refuse, shows } from '../../test/payment.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, testSettings } from '../../test/shell.tsx';

withServer();
beforeEach(async () => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  await session.open('0f'.repeat(32));
});

describe('a mailed link to go on with', () => {
  it('acts when the button is pressed, leaves the address, and keeps the newest token', async () => {
    begun({ resume_token: 'newest-0123456789abcdef' });
    onSale(fullService);
    open(`/payment${link}`);
    expect(await screen.findByRole('heading', { name: 'Continue your sign-up' })).toBeDefined();
    expect(window.sessionStorage.getItem('forecourt-sign-up')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Payment' })).toBeDefined();
    expect(window.sessionStorage.getItem('forecourt-sign-up')).toBe('newest-0123456789abcdef');
  });

  it.each(['/signup', '/payment'])('that is dead says why: %s', async (path) => {
    onSale(fullService);
    server.use(http.post('*/api/onboarding/resume', () => refuse(410, 'We sent you a newer link. Open our newest e-mail.')));
    open(`${path}${link}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('We sent you a newer link. Open our newest e-mail.')).toBeDefined();
  });
});

describe('what comes by mail', () => {
  const paid = { ...sampleOf('Checkout'), check_mail: true, password_token: null, receipt: null, email: 'hannah@mailhaven.example' };

  it('is told on payment-success, without a way to sign in as anybody', async () => {
    server.use(http.post('*/api/payments/status', () => HttpResponse.json({ ...paid, payment: { ...paid.payment, status: 'succeeded' } })));
    openBegun('/payment-success');
    expect(await screen.findByText('Check your e-mail')).toBeDefined();
    expect(screen.getByText(/We e-mailed hannah@mailhaven.example/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('is told where a coupon leaves nothing to pay, once it was asked for', async () => {
    begun({ coupon_code: 'FREE', terms_version: testSettings.terms_version });
    const free = { amount: 0, discount: 99_900 };
    const waiting = { check_mail: true, email: 'hannah@mailhaven.example' };
    shows(waiting, free);
    server.use(http.post('*/api/payments/prepare', () => HttpResponse.json(orderOf(waiting, free))));
    openBegun('/payment');
    const finish = await screen.findByRole('button', { name: 'Finish order' });
    const letter = /Open the link we e-mailed to hannah@mailhaven.example to finish/;
    expect(screen.queryByText(letter)).toBeNull();
    fireEvent.click(finish);
    expect(await screen.findByText(letter)).toBeDefined();
  });
});

describe('a payment that waits for the bank', () => {
  const waiting = { status: 'requires_action' };

  it('says so after a reload, and is finished there', async () => {
    begun({ terms_version: testSettings.terms_version });
    shows({ awaits: 'payer' }, waiting);
    const answers: unknown[] = [];
    server.use(
      http.post('*/api/payments/status', () => HttpResponse.json(orderOf({ awaits: 'payer' }, waiting))),
      http.post('*/api/payments/test-card/confirm', async ({ request }) => {
        answers.push(await request.json());
        return HttpResponse.json(orderOf({}, { status: 'succeeded' }));
      }),
    );
    openBegun('/payment');
    expect(await screen.findByRole('heading', { name: 'Your bank asks you to confirm' })).toBeDefined();
    expect(screen.getByText(/Your bank asks you to confirm \$999\.00/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm the payment' }));
    await waitFor(() => expect(answers).toEqual([{ token: guided.token, approve: true }]));
    await waitFor(() => expect(window.location.pathname).toBe('/payment-success'));
  });

  it('asks for no card while the bank has it, and goes on by itself', async () => {
    begun();
    shows({ awaits: 'bank' }, waiting);
    server.use(http.post('*/api/payments/status', () => HttpResponse.json(orderOf({}, { status: 'succeeded' }))));
    openBegun('/payment');
    expect(await screen.findByRole('heading', { name: 'Waiting for your bank' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay|another card/ })).toBeNull();
    await waitFor(() => expect(window.location.pathname).toBe('/payment-success'));
  });

  it('may be paid by another card', async () => {
    begun();
    shows({ awaits: 'payer' }, waiting);
    openBegun('/payment');
    fireEvent.click(await screen.findByRole('button', { name: 'Use another card' }));
    expect(screen.getByRole('button', { name: 'Pay $999.00' })).toBeDefined();
  });
});

describe('a card provider that is away', () => {
  it('is told in its own words, not as a fault of ours', async () => {
    const sentence = 'Cards can’t be taken right now; nothing was charged. Try again in a minute.';
    begun();
    shows();
    server.use(http.post('*/api/payments/prepare', () => refuse(503, sentence)));
    openBegun('/payment');
    fireEvent.change(await screen.findByLabelText(/Card number/), { target: { value: '4242 4242 4242 4242' } });
    fireEvent.change(screen.getByLabelText(/Expires/), { target: { value: '12/40' } });
    fireEvent.change(screen.getByLabelText(/Security code/), { target: { value: '123' } });
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: /^Pay / }));
    expect(await screen.findByText(sentence)).toBeDefined();
  });
});
