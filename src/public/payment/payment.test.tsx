import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../api/session.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf, testSettings } from '../../test/shell.tsx';
import SignUpPage from '../sign-up/SignUpPage.tsx';
import PaymentPage from './PaymentPage.tsx';
import PaymentSuccessPage from './PaymentSuccessPage.tsx';

withServer();
beforeEach(async () => {
  window.sessionStorage.clear();
  await session.open('0f'.repeat(32));
});

const fullService = { ...sampleOf('Package'), name: 'Full Service', package_identifier: 'full-service', price: 99_900, inclusions: ['Delivery arranged'] };
const dealCheck = { ...fullService, id: '01900000-0000-7000-8000-0000000000d1', name: 'Deal Check', package_identifier: 'deal-check', price: 24_900 };
const prospect = {
  ...sampleOf('InitialClientData'),
  step: 'incomplete',
  package_identifier: 'full-service',
  coupon_code: null,
  terms_version: null,
  resume_token: 'token-0123456789abcdef',
};

const refuse = (status: number, detail: string) => HttpResponse.json({ type: 'about:blank', title: 'Refused', status, detail }, { status });
const onSale = (...offers: object[]) => server.use(http.get('*/api/packages/all', () => HttpResponse.json(offers)));
const begun = (changes: object = {}) => server.use(http.post('*/api/onboarding/resume', () => HttpResponse.json({ ...prospect, ...changes })));
const guided = { ...sampleOf('Checkout'), receipt: null, password_token: null, check_mail: false, coupon_until: null, awaits: null, price_before: null };
/** What the order comes to, as the server says. */
const orderOf = (changes: object = {}, payment: object = {}) => ({
  ...guided,
  package_name: 'Full Service',
  inclusions: ['Delivery arranged'],
  price_until: '2026-11-21T15:30:00.000Z',
  coupon_refusal: null,
  ...changes,
  payment: { ...guided.payment, status: 'pending', failure: null, price: 99_900, discount: 0, amount: 99_900, coupon_code: null, ...payment },
});
const shows = (changes: object = {}, payment: object = {}) =>
  server.use(http.post('*/api/payments/checkout', () => HttpResponse.json(orderOf(changes, payment))));
/** Fails once, then answers. */
const failsFirst = (path: string, answer: object) => {
  let calls = 0;
  server.use(http.post(path, () => ((calls += 1) === 1 ? refuse(500, 'Something went wrong') : HttpResponse.json(answer))));
};
const open = (path: string) =>
  renderShell(
    [
      { path: '/signup/:package_identifier?', element: <SignUpPage /> },
      { path: '/payment', element: <PaymentPage /> },
      { path: '/payment-success', element: <PaymentSuccessPage /> },
    ],
    path,
    { ...testSettings, stripe_publishable_key: null },
  );
const link = '#resume=token-0123456789abcdef';
/** As somebody who began in this tab. */
const openBegun = (path: string) => {
  window.sessionStorage.setItem('forecourt-sign-up', 'token-0123456789abcdef');
  open(path);
};

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
    expect((await screen.findByRole('list', { name: 'What the packages cost' })).textContent).toBe('Deal Check $249Full Service $999');
    unmount();
    open('/signup/full-service');
    expect(await screen.findByText('Continue with Full Service')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login/full-service');
  });

  it('says that the package of the address is not on sale, and lets the arrow keys choose another', async () => {
    onSale(dealCheck, fullService);
    begun({ package_identifier: null });
    openBegun('/signup/gone-by-now');
    expect(await screen.findByText('The package in this address is not on sale. Choose one of these.')).toBeDefined();
    const [first, second] = screen.getAllByRole('radio');
    if (!first || !second) throw new Error('two packages are on sale');
    expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(second.getAttribute('aria-checked')).toBe('true');
    expect(document.activeElement).toBe(second);
  });

  it('leads to the support desk where nothing is on sale', async () => {
    onSale();
    begun();
    openBegun('/signup');
    expect(await screen.findByText('No package is on sale right now')).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Get support' }).map((each) => each.getAttribute('href'))).toContain('/support');
  });
});

describe('paying', () => {
  it('never takes a package that is no longer on sale for one that costs nothing', async () => {
    begun();
    const problem = { type: 'about:blank', title: 'Not valid', status: 422, detail: 'One field needs a look.', errors: { package_identifier: 'Gone.' } };
    server.use(http.post('*/api/payments/checkout', () => HttpResponse.json(problem, { status: 422 })));
    openBegun('/payment');
    expect(await screen.findByText('Your package is no longer on sale')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Finish order' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Change package or coupon' })[0]?.getAttribute('href')).toBe('/signup');
  });

  it('says what is bought, until when the price is valid, and that the coupon no longer counts', async () => {
    begun({ coupon_code: 'fall100' });
    shows({ coupon_refusal: 'expired' });
    openBegun('/payment');
    expect(await screen.findByText(/The total is without your coupon\. This code has ended\./)).toBeDefined();
    expect(screen.getByText('Delivery arranged')).toBeDefined();
    expect(screen.getByText(/^Price valid until /)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pay $999.00' })).toBeDefined();
  });

  it('says that the total changed before anything is charged', async () => {
    begun();
    shows({ price_before: 89_900 });
    openBegun('/payment');
    expect(await screen.findByText(/it was \$899\.00 and is \$999\.00 now\. Nothing was charged\./)).toBeDefined();
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
    expect(await screen.findByText('Accept them to continue.')).toBeDefined();
    expect(await screen.findAllByText('Fill this in.')).toHaveLength(3);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Use 4242 4242 4242 4242' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pay $999.00' }));
    const told = await screen.findByText(/Press the button again: nothing is ever charged twice\./);
    await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
  });
});

describe('after the payment', () => {
  const status = (payment: object) => {
    const checkout = sampleOf('Checkout');
    return { ...checkout, payment: { ...checkout.payment, failure: null, ...payment }, receipt: null, password_token: null };
  };
  const answers = (payment: object) => server.use(http.post('*/api/payments/status', () => HttpResponse.json(status(payment))));

  it.each([
    [{ status: 'failed', failure: 'The card was declined.' }, 'The payment did not go through', 'The card was declined. Nothing was charged.'],
    [{ status: 'requires_action' }, 'Your bank waits for you', /confirm, or use another card/],
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
    expect(await screen.findByText(/The connection dropped, so we do not know yet/)).toBeDefined();
  });

  it('has a heading and a way on where nothing was begun', async () => {
    server.use(http.post('*/api/payments/status', () => refuse(409, 'Choose a package and go to payment first.')));
    openBegun('/payment-success');
    expect(await screen.findByRole('heading', { name: 'No payment here yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to the payment' })).toBeDefined();
  });

  it('names the tab by what is there: no payment, or none needed', async () => {
    const { unmount } = open('/payment-success');
    expect(await screen.findByRole('heading', { name: 'No payment here' })).toBeDefined();
    expect(document.title).toBe('No payment here · Forecourt');
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
    expect(await screen.findByText(/This order was paid before, and nothing was charged again\./)).toBeDefined();
  });
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
    server.use(http.post('*/api/onboarding/resume', () => refuse(410, 'We sent you a newer link. Open the newest mail from us.')));
    open(`${path}${link}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('We sent you a newer link. Open the newest mail from us.')).toBeDefined();
  });
});

describe('what comes by mail', () => {
  const paid = { ...sampleOf('Checkout'), check_mail: true, password_token: null, receipt: null, email: 'hannah@mailhaven.example' };

  it('is told on payment-success, without a way to sign in as anybody', async () => {
    server.use(http.post('*/api/payments/status', () => HttpResponse.json({ ...paid, payment: { ...paid.payment, status: 'succeeded' } })));
    openBegun('/payment-success');
    expect(await screen.findByText('Check your mail')).toBeDefined();
    expect(screen.getByText(/We sent hannah@mailhaven.example what comes next/)).toBeDefined();
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
    const letter = /Open the link we mailed to hannah@mailhaven.example to finish/;
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
    expect(screen.getByText(/Your payment of \$999\.00 waits for the bank's confirmation/)).toBeDefined();
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
    await waitFor(() => expect(window.location.pathname).toBe('/payment-success'), { timeout: 5_000 });
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
    const sentence = "Cards can't be taken right now; nothing was charged. Try again in a minute.";
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
