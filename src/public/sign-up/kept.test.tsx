// What a sign-up keeps when it is left: on the server as it is picked, in the browser until it is paid.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../api/session.ts';
import { begun, dealCheck, fullService, link, onSale, open, openBegun, prospect, refuse, shows } from '../../test/payment.tsx';
import { server, withServer } from '../../test/server.ts';

withServer();
beforeEach(async () => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  await session.open('0f'.repeat(32));
});

const person = { 'First name': 'Nora', 'Last name': 'Feld', 'E-mail': 'nora@mailhaven.example', Phone: '(207) 555-0148', ZIP: '04101' };
async function goOn(): Promise<void> {
  await screen.findByLabelText('First name');
  for (const [label, value] of Object.entries(person)) fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

/** What is sent there, one after the other. */
function sentTo(path: string, answer: (body: object) => Response = () => HttpResponse.json(prospect, { status: 201 })) {
  const sent: object[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      const body = (await request.json()) as object;
      sent.push(body);
      return answer(body);
    }),
  );
  return sent;
}

describe('package and code of the address', () => {
  it('go out with the first step', async () => {
    onSale(dealCheck, fullService);
    const sent = sentTo('*/api/users/initial-client-data');
    open('/signup/full-service?coupon=WELCOME10');
    await goOn();
    await screen.findByRole('heading', { name: 'Choose your package' });
    expect(sent).toMatchObject([{ first_name: 'Nora', package_identifier: 'full-service', coupon_code: 'WELCOME10' }]);
    expect(await screen.findByDisplayValue('WELCOME10')).toBeDefined();
  });

  it('stop nobody where the server knows no such package', async () => {
    onSale(dealCheck, fullService);
    const refusal = { type: 'about:blank', title: 'Not valid', status: 422, detail: 'Fix 1 field to continue.', errors: { package_identifier: 'Gone.' } };
    const sent = sentTo('*/api/users/initial-client-data', (body) =>
      'package_identifier' in body ? HttpResponse.json(refusal, { status: 422 }) : HttpResponse.json(prospect, { status: 201 }),
    );
    open('/signup/gone-by-now');
    await goOn();
    await screen.findByRole('heading', { name: 'Choose your package' });
    expect(sent.map((body) => 'package_identifier' in body)).toEqual([true, false]);
  });
});

it('a package is saved as it is picked, and Continue sends it with the zone of the browser', async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en-US').resolvedOptions(),
    timeZone: 'America/Denver',
  });
  onSale(dealCheck, fullService);
  begun();
  const sent = sentTo('*/api/onboarding/save', () => HttpResponse.json(prospect));
  openBegun('/signup');
  fireEvent.click(await screen.findByRole('radio', { name: /Deal Check/ }));
  await waitFor(() => expect(sent).toEqual([{ token: 'token-0123456789abcdef', package_identifier: 'deal-check' }]));
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ package_identifier: 'deal-check', coupon_code: null, time_zone: 'America/Denver' });
});

describe('whoever left at the payment', () => {
  const left = { package_identifier: 'full-service', coupon_code: 'WELCOME10', payment_id: '01900000-0000-7000-8000-0000000000a1' };

  it('is back there by the first letter, on another device, and may still change the order', async () => {
    onSale(dealCheck, fullService);
    begun(left);
    shows({}, { coupon_code: 'WELCOME10', discount: 9_990, amount: 89_910 });
    open(`/signup${link}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('button', { name: 'Pay $899.10' })).toBeDefined();
    expect(window.location.pathname).toBe('/payment');
    fireEvent.click(screen.getByRole('link', { name: 'Change package or coupon' }));
    expect(await screen.findByRole('radio', { name: /Full Service/, checked: true })).toBeDefined();
    expect(await screen.findByDisplayValue('WELCOME10')).toBeDefined();
  });

  it('is back there in another tab and on another day, but at the packages by the address of another one', async () => {
    onSale(dealCheck, fullService);
    begun(left);
    shows();
    window.localStorage.setItem('forecourt-sign-up', 'token-0123456789abcdef');
    open('/signup');
    expect(await screen.findByRole('button', { name: 'Pay $999.00' })).toBeDefined();
    cleanup();
    window.sessionStorage.clear();
    open('/signup/deal-check');
    expect(await screen.findByRole('heading', { name: 'Choose your package' })).toBeDefined();
  });
});

describe('the browser', () => {
  it('still knows it in another tab and on another day, until somebody else starts over', async () => {
    onSale(dealCheck, fullService);
    begun({ first_name: 'Nora' });
    window.localStorage.setItem('forecourt-sign-up', 'token-0123456789abcdef');
    open('/signup');
    expect(await screen.findByRole('heading', { name: 'Choose your package' })).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'Not Nora? Start over' }));
    expect(await screen.findByLabelText('First name')).toHaveProperty('value', '');
    expect(window.localStorage.getItem('forecourt-sign-up')).toBeNull();
  });

  it('goes on with the link that another tab opened meanwhile', async () => {
    onSale(fullService);
    window.localStorage.setItem('forecourt-sign-up', 'newer-0123456789abcdef');
    const sent = sentTo('*/api/onboarding/resume', (body) =>
      JSON.stringify(body).includes('newer') ? HttpResponse.json(prospect) : refuse(410, 'You continued from a newer link.'),
    );
    openBegun('/signup');
    expect(await screen.findByRole('heading', { name: 'Choose your package' })).toBeDefined();
    expect(sent).toEqual([{ token: 'token-0123456789abcdef' }, { token: 'newer-0123456789abcdef' }]);
  });
});
