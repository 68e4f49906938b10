// Signing up and paying as tests see it: the pages, an order, and what a server answers on the way.
import { http, HttpResponse } from 'msw';
import PaymentPage from '../public/payment/PaymentPage.tsx';
import PaymentSuccessPage from '../public/payment/PaymentSuccessPage.tsx';
import SignUpPage from '../public/sign-up/SignUpPage.tsx';
import { server } from './server.ts';
import { renderShell, sampleOf, testSettings } from './shell.tsx';

export const fullService = {
  ...sampleOf('Package'),
  name: 'Full Service',
  package_identifier: 'full-service',
  price: 99_900,
  inclusions: ['Delivery arranged'],
};
export const dealCheck = { ...fullService, id: '01900000-0000-7000-8000-0000000000d1', name: 'Deal Check', package_identifier: 'deal-check', price: 24_900 };
export const prospect = {
  ...sampleOf('InitialClientData'),
  step: 'incomplete',
  package_identifier: 'full-service',
  coupon_code: null,
  payment_id: null,
  terms_version: null,
  resume_token: 'token-0123456789abcdef',
};

export const refuse = (status: number, detail: string) => HttpResponse.json({ type: 'about:blank', title: 'Refused', status, detail }, { status });
export const onSale = (...offers: object[]) => server.use(http.get('*/api/packages/all', () => HttpResponse.json(offers)));
export const begun = (changes: object = {}) => server.use(http.post('*/api/onboarding/resume', () => HttpResponse.json({ ...prospect, ...changes })));
export const guided = { ...sampleOf('Checkout'), receipt: null, password_token: null, check_mail: false, coupon_until: null, awaits: null, price_before: null };
/** What the order comes to, as the server says. */
export const orderOf = (changes: object = {}, payment: object = {}) => ({
  ...guided,
  package_name: 'Full Service',
  inclusions: ['Delivery arranged'],
  price_until: '2026-11-21T15:30:00.000Z',
  coupon_refusal: null,
  ...changes,
  payment: { ...guided.payment, status: 'pending', failure: null, price: 99_900, discount: 0, amount: 99_900, coupon_code: null, ...payment },
});
export const shows = (changes: object = {}, payment: object = {}) =>
  server.use(http.post('*/api/payments/checkout', () => HttpResponse.json(orderOf(changes, payment))));
/** Fails once, then answers. */
export const failsFirst = (path: string, answer: object) => {
  let calls = 0;
  server.use(http.post(path, () => ((calls += 1) === 1 ? refuse(500, 'Something went wrong') : HttpResponse.json(answer))));
};
export const open = (path: string) =>
  renderShell(
    [
      { path: '/signup/:package_identifier?', element: <SignUpPage /> },
      { path: '/payment', element: <PaymentPage /> },
      { path: '/payment-success', element: <PaymentSuccessPage /> },
    ],
    path,
    { ...testSettings, stripe_publishable_key: null },
  );
export const link = '#resume=token-0123456789abcdef';
/** As somebody who began in this tab. */
export const openBegun = (path: string) => {
  window.sessionStorage.setItem('forecourt-sign-up', 'token-0123456789abcdef');
  open(path);
};
