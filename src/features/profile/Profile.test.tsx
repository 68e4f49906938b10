import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { policyKept } from '../../../domain/refund-policy.ts';
import { quoteRefund } from '../../../domain/refunds.ts';
import type { User } from '../../../generated/api.ts';
import { session } from '../../api/session.ts';
import { server, withServer } from '../../test/server.ts';
import { renderShell, sampleOf } from '../../test/shell.tsx';
import { Profile } from './Profile.tsx';

withServer();

const user: User = {
  ...sampleOf('User'),
  role: 'client',
  status: 'active',
  first_name: 'Hannah',
  last_name: 'Okafor',
  name: 'Hannah Okafor',
  phone: '(207) 555-0148',
  zip: '04101',
  time_zone: 'America/New_York',
  avatar: null,
  guest_of: null,
  notification_choices: {},
};
const here = { ...sampleOf('SignedInSession'), id: 'here', device: 'Firefox on Windows', is_current: true };
const there = { ...here, id: 'there', device: 'Safari on iPhone', is_current: false };

/** Bodies sent to a path, in order. */
function sent(method: 'patch' | 'post', path: string, answer: (body: Record<string, unknown>) => object, status = 200): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  server.use(
    http[method](`*/api${path}`, async ({ request }) => {
      const body: Record<string, unknown> = JSON.parse(await request.text());
      bodies.push(body);
      return HttpResponse.json(answer(body), { status });
    }),
  );
  return bodies;
}

beforeEach(async () => {
  session.open('0f'.repeat(32));
  await session.signIn(user, 'tok-1');
  server.use(
    http.get('*/api/auth/get/me', () => HttpResponse.json(user)),
    http.get('*/api/auth/sessions', () => HttpResponse.json([here, there])),
    http.get('*/api/notification-defaults/mine', () => HttpResponse.json({ complaint_updated: { push: false } })),
    http.get('*/api/packages/mine', () => HttpResponse.json({ ...sampleOf('PackageInUse'), refund: null })),
  );
});

const open = () => renderShell([{ path: '/profile', element: <Profile heading={<h1>Profile</h1>} /> }], '/profile');
const section = async (name: string) => within(await screen.findByRole('region', { name }));

it('saves what was changed, here and in the session', async () => {
  const bodies = sent('patch', '/auth/update/:id', (body) => ({ ...user, ...body }));
  open();
  const you = await section('You');
  await userEvent.clear(you.getByLabelText('First name'));
  await userEvent.type(you.getByLabelText('First name'), 'Hanna');
  await userEvent.click(you.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(bodies[0]).toMatchObject({ first_name: 'Hanna', last_name: 'Okafor' });
  expect(session.get()?.user['first_name']).toBe('Hanna');
});

it('closes the form for another e-mail without one, and the focus is where it was opened', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change e-mail' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change e-mail' }));
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

it('says a weak password is weak before it is sent, and puts the server’s word on its field', async () => {
  const bodies = sent(
    'patch',
    '/auth/update-password/:id',
    () => ({ title: 'Not valid', status: 422, errors: { current_password: 'This isn’t your password.' } }),
    422,
  );
  open();
  const password = await section('Password');
  await userEvent.type(password.getByLabelText('Current password'), 'wrong');
  await userEvent.type(password.getByLabelText('New password'), 'password1234');
  await userEvent.click(password.getByRole('button', { name: 'Change password' }));
  expect(await password.findByText(/Too easy to guess/)).toBeDefined();
  expect(bodies).toEqual([]);
  await userEvent.clear(password.getByLabelText('New password'));
  await userEvent.type(password.getByLabelText('New password'), 'blue kettle 9 harbour');
  await userEvent.click(password.getByRole('button', { name: 'Change password' }));
  expect(await password.findByText('This isn’t your password.')).toBeDefined();
});

it('keeps a notification choice at once, and takes it back when that fails', async () => {
  const bodies = sent('patch', '/auth/update/:id', (body) => ({ ...user, ...body }));
  open();
  // What the firm chose for clients holds until the client chooses.
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Complaint updated: in the app' })).toHaveProperty('checked', false));
  const notices = await section('Notifications');
  const mail = notices.getByRole('switch', { name: 'New message: by e-mail' });
  expect(mail).toHaveProperty('checked', false);
  await userEvent.click(mail);
  expect(mail).toHaveProperty('checked', true);
  expect(bodies).toEqual([{ notification_choices: { message_new: { mail: true } } }]);
  server.use(http.patch('*/api/auth/update/:id', () => HttpResponse.json({ title: 'Down', status: 503, detail: 'Not now.' }, { status: 503 })));
  await userEvent.click(notices.getByRole('switch', { name: 'File shared: by e-mail' }));
  expect(await screen.findByText('Not now.')).toBeDefined();
  expect(notices.getByRole('switch', { name: 'File shared: by e-mail' })).toHaveProperty('checked', false);
});

it('signs out in another place, never this one', async () => {
  let ended: string | undefined;
  server.use(
    http.delete('*/api/auth/sessions/:id', ({ params }) => {
      ended = String(params['id']);
      server.use(http.get('*/api/auth/sessions', () => HttpResponse.json([here])));
      return HttpResponse.json(there);
    }),
  );
  open();
  const places = await section('Where you are signed in');
  expect(await places.findByText('This device')).toBeDefined();
  await userEvent.click(places.getByRole('button', { name: 'Sign out on Safari on iPhone' }));
  expect(await places.findByText('You’re not signed in anywhere else.')).toBeDefined();
  expect(ended).toBe('there');
  expect(places.queryByRole('button')).toBeNull();
});

it('says what the refund policy gives back before the account is closed', async () => {
  const refund = quoteRefund(59_900, { ...policyKept(null), started: { at: '2026-11-12T12:00:00.000Z', by: 'search' }, done: null });
  server.use(http.get('*/api/packages/mine', () => HttpResponse.json({ ...sampleOf('PackageInUse'), refund, paid_apart: 24_900 })));
  open();
  const closing = await section('Close your account');
  await userEvent.click(closing.getByRole('button', { name: 'Close my account' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(within(await dialog.findByRole('list', { name: 'Refund policy' })).getByText('Now $299.50')).toBeDefined();
  // There is no request here in which it could be named.
  expect(dialog.getByText(/You paid \$249\.00 before\. To ask for it, request a refund on the page of your package first\./)).toBeDefined();
  expect(dialog.getByText(/To get \$299\.50 back, request a refund on the page of your package first\./)).toBeDefined();
});

it('closes the account with the password, and signs out', async () => {
  const bodies = sent('post', '/auth/close-account', () => ({ closed: true }));
  open();
  const closing = await section('Close your account');
  await userEvent.click(closing.getByRole('button', { name: 'Close my account' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText('Your password'), 'blue kettle 9 harbour');
  await userEvent.click(dialog.getByRole('button', { name: 'Close my account' }));
  expect(await screen.findByText('Your account is closed.')).toBeDefined();
  expect(bodies).toEqual([{ current_password: 'blue kettle 9 harbour' }]);
  expect(session.get()).toBeNull();
});
