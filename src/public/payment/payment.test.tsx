import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../api/session.ts';
import { begun, dealCheck, failsFirst, fullService, onSale, open, openBegun, prospect, refuse, shows } from '../../test/payment.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf } from '../../test/shell.tsx';

withServer();
beforeEach(async () => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  await session.open('0f'.repeat(32));
});

describe('signing up', () => {
  it('does not ask for everything anew where what was entered could not be fetched', async () => {
    onSale(fullService);
    failsFirst('*/api/onboarding/resume', prospect);
    openBegun('/signup');
    expect(await screen.findByText('What you entered did not load')).toBeDefined();
    expect(screen.queryByLabelText('First name')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Choose your package' })).toBeDefined();
  });

  it('says that a link is no longer good, and begins again', async () => {
    onSale(fullService);
    server.use(http.post('*/api/onboarding/resume', () => refuse(410, 'This link is no longer good. Ask us for a new one, or begin again.')));
    openBegun('/signup');
    expect(await screen.findByText('This link is no longer good. Ask us for a new one, or begin again.')).toBeDefined();
    expect(await screen.findByLabelText('First name')).toBeDefined();
  });

  it('tells the prices before it asks who somebody is, and keeps the package on the way to sign-in', async () => {
    onSale(dealCheck, fullService);
    const { unmount } = open('/signup');
    expect((await screen.findByRole('list', { name: 'See package prices' })).textContent).toBe('Deal Check $249Full Service $999');
    unmount();
    open('/signup/full-service');
    expect(await screen.findByText('Continue with Full Service')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login/full-service');
  });

  it('says that the package of the address is not on sale, and lets the arrow keys choose another', async () => {
    onSale(dealCheck, fullService);
    begun({ package_identifier: null });
    openBegun('/signup/gone-by-now');
    expect(await screen.findByText('This package isn’t available. Choose one of these.')).toBeDefined();
    const [first, second] = screen.getAllByRole('radio');
    if (!first || !second) throw new Error('two packages are on sale');
    expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(document.activeElement).toBe(first));
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(second.getAttribute('aria-checked')).toBe('true');
    expect(document.activeElement).toBe(second);
  });

  it('leads to the support desk where nothing is on sale', async () => {
    onSale();
    begun();
    openBegun('/signup');
    expect(await screen.findByText('No packages are available right now')).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Get support' }).map((each) => each.getAttribute('href'))).toContain('/support');
  });
});

describe('paying', () => {
  it('never takes a package that is no longer on sale for one that costs nothing', async () => {
    begun();
    const problem = { type: 'about:blank', title: 'Not valid', status: 422, detail: 'Fix 1 field to continue.', errors: { package_identifier: 'Gone.' } };
    server.use(http.post('*/api/payments/checkout', () => HttpResponse.json(problem, { status: 422 })));
    openBegun('/payment');
    expect(await screen.findByText('Your package is no longer available')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Finish order' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Change package or coupon' })[0]?.getAttribute('href')).toBe('/signup');
  });

  it('says what is bought, until when the price is valid, and that the coupon no longer counts', async () => {
    begun({ coupon_code: 'fall100' });
    shows({ coupon_refusal: 'expired' });
    openBegun('/payment');
    expect(await screen.findByText(/Your coupon isn’t in this total\. This code has expired\./)).toBeDefined();
    expect(screen.getByText('Delivery arranged')).toBeDefined();
    expect(screen.getByText(/^Price valid until /)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pay $999.00' })).toBeDefined();
  });

  it('says that the total changed before anything is charged', async () => {
    begun();
    shows({ price_before: 89_900 });
    openBegun('/payment');
    expect(await screen.findByText(/changed from \$899\.00 to \$999\.00\. Nothing was charged\./)).toBeDefined();
  });

  it('speaks of no payment where a coupon covers all of it', async () => {
    begun({ coupon_code: 'FREE' });
    shows({}, { amount: 0, discount: 99_900, coupon_code: 'FREE' });
    openBegun('/payment');
    expect(await screen.findByRole('heading', { name: 'Finish your order' })).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Finish order' })).toBeDefined();
    expect(document.body.textContent).not.toMatch(/\b(pay|paid|paying|payment|card)\b/i);
    expect(document.title).not.toMatch(/payment/i);
  });

  it('tells terms and card together, and after a failure keeps the card and says that pressing again is safe', async () => {
    begun();
    shows();
    server.use(http.post('*/api/payments/prepare', () => refuse(500, 'Something went wrong')));
    openBegun('/payment');
    fireEvent.click(await screen.findByRole('button', { name: 'Pay $999.00' }));
    expect(await screen.findByText('Accept the terms, privacy notice and refund policy to continue.')).toBeDefined();
    expect(await screen.findAllByText('Fill this in.')).toHaveLength(3);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Use 4242 4242 4242 4242' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pay $999.00' }));
    const told = await screen.findByText(/Try again: you’re never charged twice\./);
    await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
  });
});

it('says of a security code what its hint says', async () => {
  begun();
  shows();
  openBegun('/payment');
  fireEvent.change(await screen.findByLabelText('Security code'), { target: { value: '12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Pay $999.00' }));
  expect(await screen.findByText('Enter 3 or 4 digits.')).toBeDefined();
  expect(screen.queryByText('Use at least 3 characters.')).toBeNull();
});

describe('after the payment', () => {
  const status = (payment: object) => {
    const checkout = sampleOf('Checkout');
    return { ...checkout, payment: { ...checkout.payment, failure: null, ...payment }, receipt: null, password_token: null };
  };
  const answers = (payment: object) => server.use(http.post('*/api/payments/status', () => HttpResponse.json(status(payment))));

  it.each([
    [{ status: 'failed', failure: 'The card was declined.' }, 'Your payment didn’t go through', 'The card was declined. Nothing was charged.'],
    [{ status: 'requires_action' }, 'Your bank is waiting for you', /confirm it, or use another card/],
  ])('says how it stands and leads back: %o', async (payment, title, text) => {
    answers(payment);
    openBegun('/payment-success');
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(document.title).toBe(`${title} · Forecourt`);
    expect(screen.getByRole('link', { name: 'Back to the payment' }).getAttribute('href')).toBe('/payment');
  });

  it('says that the connection is gone instead of waiting for the bank', async () => {
    server.use(http.post('*/api/payments/status', () => HttpResponse.error()));
    openBegun('/payment-success');
    expect(await screen.findByText(/The connection dropped/)).toBeDefined();
  });

  it('has a heading and a way on where nothing was begun', async () => {
    server.use(http.post('*/api/payments/status', () => refuse(409, 'Choose a package and go to payment first.')));
    openBegun('/payment-success');
    expect(await screen.findByRole('heading', { name: 'No order in this tab' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to the payment' })).toBeDefined();
  });

  it('names the tab by what is there: no payment, or none needed', async () => {
    const { unmount } = open('/payment-success');
    expect(await screen.findByRole('heading', { name: 'No payment in this tab' })).toBeDefined();
    expect(document.title).toBe('No payment in this tab · Forecourt');
    unmount();
    answers({ status: 'succeeded', amount: 0, provider: 'none' });
    openBegun('/payment-success');
    expect(await screen.findByText(/^Your coupon covered /)).toBeDefined();
    expect(document.title).not.toContain('Payment');
    expect(screen.queryByText(/is paid/)).toBeNull();
  });

  it('tells somebody who comes to pay what is paid', async () => {
    begun({ step: 'payment_success' });
    answers({ status: 'succeeded', amount: 99_900 });
    openBegun('/payment');
    expect(await screen.findByText(/You already paid for this order\. Nothing was charged again\./)).toBeDefined();
  });
});
