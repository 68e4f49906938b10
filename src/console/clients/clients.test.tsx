import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { Toaster } from '../../../engine/web/toast/Toaster.tsx';
import { renderResource } from '../../test/resource.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import '../overrides/client-profiles/page.list.tsx';

withServer();

const asked: unknown[] = [];
beforeEach(() => {
  asked.length = 0;
  server.use(
    http.get('*/api/users/clients/count', ({ request }) => HttpResponse.json({ count: new URL(request.url).searchParams.has('in_progress') ? 14 : 38 })),
    http.get('*/api/users/detail', ({ request }) => {
      asked.push(JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}'));
      return HttpResponse.json([{ ...sampleOf('User'), name: 'Hannah Okafor' }], { headers: { 'Content-Range': 'users 0-0/1' } });
    }),
  );
});

it('an advisor’s list begins with those whose work is not over, and shows all of them where asked', async () => {
  signInAs({ role: 'employee' });
  renderResource('client-profiles', 'employee');
  await screen.findByText('Hannah Okafor');
  expect(asked[0]).toEqual({ role: 'client', in_progress: true });
  expect((await screen.findByRole('button', { name: 'Active 14' })).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'All 38' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ role: 'client' }));
  await userEvent.click(screen.getByRole('button', { name: 'Active 14' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ role: 'client', in_progress: true }));
});

it('an admin’s begins with all clients', async () => {
  signInAs({ role: 'admin' });
  renderResource('client-profiles', 'admin');
  await screen.findByText('Hannah Okafor');
  expect(asked[0]).toEqual({ role: 'client' });
  expect(screen.queryByRole('button', { name: /^Active/ })).toBeNull();
});

it.each(['admin', 'employee'] as const)('%s: writes one message to several, and names those whom it did not reach', async (role) => {
  const sent: Record<string, unknown>[] = [];
  const clients = ['Hannah Okafor', 'Sofia Rinaldi', 'Theo Brandt'].map((name, index) => ({ ...sampleOf('User'), id: `c${index}`, name }));
  server.use(
    http.get('*/api/users/detail', ({ request }) => {
      const { id: ids } = JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}') as { id?: string[] };
      const found = clients.filter(({ id }) => ids?.includes(id) ?? true);
      return HttpResponse.json(found, { headers: { 'Content-Range': `users 0-${found.length - 1}/${found.length}` } });
    }),
    http.post('*/api/chats/send', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      return body['client_id'] === 'c1'
        ? HttpResponse.json({ type: 'about:blank', title: 'No', status: 404, detail: 'She has another advisor now.' }, { status: 404 })
        : HttpResponse.json(sampleOf('Message'), { status: 201 });
    }),
  );
  signInAs({ role });
  renderResource('client-profiles', role);
  render(<Toaster />);
  await screen.findByText('Hannah Okafor');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(await within(await screen.findByRole('toolbar')).findByRole('button', { name: 'Message' }));
  const form = within(await screen.findByRole('dialog', { name: 'Message' }));
  // Whom it goes to each row says, and a file belongs to one client: neither is asked.
  expect(form.getAllByRole('textbox')).toHaveLength(1);
  await userEvent.type(await form.findByRole('textbox', { name: 'Message' }), 'We are closed on Friday.');
  await userEvent.click(form.getByRole('button', { name: 'Message' }));
  expect(await screen.findByText(/Not changed: Sofia Rinaldi \(She has another advisor now\)/)).toBeDefined();
  const said = { chat_id: '21', text: 'We are closed on Friday.', attachment_ids: [] };
  expect(sent).toMatchObject(['c0', 'c1', 'c2'].map((client_id) => ({ ...said, client_id })));
  expect(new Set(sent.map(({ message_id }) => message_id)).size).toBe(3);
});

it('an advisor’s is of clients alone, whatever its address asks for, and nobody is offered to take that off', async () => {
  signInAs({ role: 'employee' });
  renderResource('client-profiles', 'employee', '?filter={"q":"hannah"}');
  await screen.findByText('Hannah Okafor');
  expect(asked).toEqual([{ role: 'client', q: 'hannah' }]);
  expect(screen.queryByRole('button', { name: 'Change filter Role' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await screen.findByRole('menu');
  expect(screen.getByRole('menuitem', { name: 'Status' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Role' })).toBeNull();
});
