import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { api, dataOf } from '../../api/client.ts';
import { session } from '../../api/session.ts';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { ConfirmWatch } from './ConfirmWatch.tsx';

withServer();

const refusal = { type: 'about:blank', title: 'Not confirmed', status: 403, detail: 'Confirm it’s you again to continue.', second_step: 'again' };
const body = { reason: 'Takes over the office.', current_password: 'blue kettle 9 harbour' };
let isConfirmed: boolean;
let sent: unknown[];
let confirmations: unknown[];

beforeEach(async () => {
  isConfirmed = false;
  sent = [];
  confirmations = [];
  await session.open('0f'.repeat(32));
  await signInAs({ role: 'admin' });
  server.use(
    http.post('*/api/users/:id/make-admin', async ({ request }) => {
      sent.push([await request.json(), request.headers.get('authorization')]);
      return isConfirmed ? HttpResponse.json(sampleOf('User')) : HttpResponse.json(refusal, { status: 403 });
    }),
    http.post('*/api/auth/second-step/begin', () => HttpResponse.json({ ways: ['app', 'recovery_code'], passkey: null })),
    http.post('*/api/auth/second-step', async ({ request }) => {
      confirmations.push(await request.json());
      isConfirmed = true;
      return HttpResponse.json({ ...sampleOf('SignIn'), second_step: null });
    }),
  );
  render(<ConfirmWatch />);
});

const act = () => dataOf(api.POST('/users/{id}/make-admin', { params: { path: { id: '01900000-0000-7000-8000-0000000000aa' } }, body }));

it('confirms an act that asks again, and sends the very same call once more', async () => {
  const acting = act();
  await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '492039');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await acting).toMatchObject({ id: sampleOf('User').id });
  expect(confirmations).toEqual([{ way: 'app', code: '492039' }]);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toEqual([body, `Bearer ${session.get()?.token ?? ''}`]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks once for several at once', async () => {
  const acting = Promise.all([act(), act()]);
  await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '492039');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await acting).toHaveLength(2);
  expect(confirmations).toHaveLength(1);
});

it('fails with the server’s sentence where the person would rather not', async () => {
  const failed = act().catch((error: unknown) => error);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await failed).toMatchObject({ status: 403, message: 'Confirm it’s you again to continue.' });
  expect(sent).toHaveLength(1);
});

it('a sign-in that has to be confirmed now says so in the session', async () => {
  server.use(http.get('*/api/coupons/:id', () => HttpResponse.json({ ...refusal, second_step: 'confirm' }, { status: 403 })));
  await api.GET('/coupons/{id}', { params: { path: { id: 'c1' } } }).catch(() => undefined);
  expect(session.get()?.user['second_step']).toBe('confirm');
  expect(screen.queryByRole('dialog')).toBeNull();
});
