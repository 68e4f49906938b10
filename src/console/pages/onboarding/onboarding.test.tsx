import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftsInMemory } from '../../../../engine/web/fixture/drafts.ts';
import { AreaContext } from '../../../kit/area/area.ts';
import { server, withServer } from '../../../test/server.ts';
import { renderInConsole } from '../../../test/console.tsx';
import { sampleOf, signInAs, testSettings } from '../../../test/shell.tsx';
import OnboardClientPage from './OnboardClientPage.tsx';
import OnboardedPage from './OnboardedPage.tsx';
import OnboardPaymentPage from './OnboardPaymentPage.tsx';

withServer();
beforeEach(() => signInAs({ role: 'employee' }));

const { kept, keep: keepDrafts } = draftsInMemory();
const area = '/employee/incomplete-onboardings/onboard-the-client';
const id = '01900000-0000-7000-8000-0000000000a1';
const fullService = { ...sampleOf('Package'), name: 'Full Service', package_identifier: 'full-service', price: 99_900 };
const prospect = {
  ...sampleOf('InitialClientData'),
  id,
  first_name: 'Nora',
  last_name: 'Feld',
  step: 'payment',
  package_identifier: 'full-service',
  coupon_code: null,
  terms_version: null,
};
const resumed = (answer: () => Response) => server.use(http.post('*/api/users/initial-client-data/:id/resume', answer));
const payment = (changes: object) => {
  const checkout = sampleOf('Checkout');
  server.use(http.post('*/api/payments/status', () => HttpResponse.json({ ...checkout, receipt: null, payment: { ...checkout.payment, ...changes } })));
};
const open = (step: string, search = `?onboarding=${id}`) =>
  renderInConsole(
    [
      { path: `${area}/payment`, element: <OnboardPaymentPage /> },
      { path: `${area}/payment-success`, element: <OnboardedPage /> },
      { path: `${area}/:package_identifier`, element: <OnboardClientPage /> },
    ].map(({ path, element }) => ({ path, element: <AreaContext value={{ role: 'employee', basename: '/employee' }}>{element}</AreaContext> })),
    `${area}/${step}${search}`,
    { ...testSettings, stripe_publishable_key: null },
  );

beforeEach(() => server.use(http.get('*/api/packages/all', () => HttpResponse.json([fullService]))));

describe('bringing a client in', () => {
  it('leads back to the list where there is no such onboarding, and offers nothing that cannot be done', async () => {
    resumed(() => HttpResponse.json({ title: 'Not Found', status: 404, detail: 'We can’t find this record.' }, { status: 404 }));
    open('payment');
    expect(await screen.findByText('Onboarding not found')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to the onboardings' }).getAttribute('href')).toBe('/employee/incomplete-onboardings');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send payment link' })).toBeNull();
  });

  it('says at the first step that the package of the address is not available', async () => {
    open('nonesuch', '');
    expect(await screen.findByText('The package in this address isn’t available. You choose one in the next step.')).toBeDefined();
    expect(screen.getByLabelText('First name')).toBeDefined();
  });

  it('keeps who they are while it is typed, through a closed tab, until it is saved', async () => {
    keepDrafts();
    server.use(http.post('*/api/users/initial-client-data', () => HttpResponse.json({ ...prospect, step: 'package' }, { status: 201 })));
    const { unmount } = open('full-service', '');
    await userEvent.type(await screen.findByLabelText('First name'), 'Nora');
    await waitFor(() => expect(kept.get('onboarding new')).toMatchObject({ first_name: 'Nora' }));
    unmount();

    open('full-service', '');
    expect(await screen.findByText('Restored what you typed.')).toBeDefined();
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Nora');
    await userEvent.type(screen.getByLabelText('Last name'), 'Feld');
    await userEvent.type(screen.getByLabelText('E-mail'), 'nora@feld.example');
    await userEvent.type(screen.getByLabelText('Phone'), '2075550100');
    await userEvent.type(screen.getByLabelText('ZIP'), '04101');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(kept.size).toBe(0));
  });

  it('says whose tick it is that accepts the terms', async () => {
    resumed(() => HttpResponse.json(prospect));
    const order = sampleOf('Checkout');
    server.use(
      http.post('*/api/payments/checkout', () =>
        HttpResponse.json({ ...order, awaits: null, receipt: null, payment: { ...order.payment, status: 'pending', failure: null } }),
      ),
    );
    open('payment');
    expect((await screen.findByRole('checkbox')).getAttribute('aria-labelledby')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /^Nora has read and accepts the/ })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send payment link' })).toBeDefined();
  });

  it('tells staff, not a client, what to do where nothing is on sale', async () => {
    server.use(http.get('*/api/packages/all', () => HttpResponse.json([])));
    resumed(() => HttpResponse.json(prospect));
    open('full-service');
    expect(await screen.findByText(/An admin can put one up for sale under Packages/)).toBeDefined();
  });

  it('does not call received what is not paid', async () => {
    resumed(() => HttpResponse.json(prospect));
    payment({ status: 'pending' });
    open('payment-success');
    expect(await screen.findByText(/The payment isn’t confirmed yet/)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payment');
  });

  it('goes on by itself once the payment is confirmed', async () => {
    resumed(() => HttpResponse.json(prospect));
    let calls = 0;
    const checkout = sampleOf('Checkout');
    server.use(
      http.post('*/api/payments/status', () => {
        calls += 1;
        return HttpResponse.json({ ...checkout, receipt: null, payment: { ...checkout.payment, status: calls === 1 ? 'pending' : 'succeeded' } });
      }),
    );
    open('payment-success');
    expect(await screen.findByText(/The payment isn’t confirmed yet/)).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Nora is a client now' })).toBeDefined();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order complete' })).toBeDefined();
  });
});
