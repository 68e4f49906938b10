// ⌘K: what is marked opens with Enter, Escape closes, and nothing found says so.
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resources } from '../../../generated/resources.ts';
import { apiBase } from '../../api/client.ts';
import { ContractProvider } from '../../../engine/console/ContractContext.tsx';
import { noOverrides } from '../../../engine/console/overrides.ts';
import { contractProvider } from '../../../engine/console/provider/provider.ts';
import { server, withServer } from '../../test/server.ts';
import { sampleOf } from '../../test/shell.tsx';
import { messages } from '../messages.ts';
import SearchDialog from './SearchDialog.tsx';

withServer();
// As newer browsers have it: it answers a promise.
beforeEach(() => Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() }));
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
const provider = contractProvider(resources, { apiUrl: apiBase, token: () => 'token-1' });
const role = 'admin';
const found = resources.filter(({ name }) => name === 'users' || name === 'payments');

function Palette() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? <SearchDialog onClose={() => setIsOpen(false)} /> : <p>closed</p>;
}

function open(clients: readonly object[], payments: readonly object[] = []) {
  const answer = (rows: readonly object[]) => HttpResponse.json(rows, { headers: { 'Content-Range': `rows 0-${rows.length}/${rows.length}` } });
  server.use(
    http.get('*/api/users/detail', () => answer(clients)),
    http.get('*/api/payments', () => answer(payments)),
  );
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <CoreAdminContext dataProvider={provider} queryClient={new QueryClient()} basename="/admin">
            <ContractProvider resources={found} role={role} basename="/admin" overrides={noOverrides}>
              <Palette />
            </ContractProvider>
          </CoreAdminContext>
        ),
      },
    ],
    { initialEntries: ['/admin/dashboard'] },
  );
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup({ delay: null }), at: () => router.state.location.pathname };
}

const people = ['Hannah Okafor', 'Hannah Lind'].map((name, index) => ({ ...sampleOf('User'), id: `u${index}`, name, email: `hannah${index}@mail.example` }));
const field = () => screen.findByRole('combobox', { name: messages.search });
const slow = { timeout: 15_000 };

it('has a name for who listens', async () => {
  open([]);
  expect(await screen.findByRole('dialog', { name: messages.search })).toBeDefined();
});

it('opens the first hit with Enter, as it is marked at once', async () => {
  const { user, at } = open(people);
  await user.type(await field(), 'hannah');
  const first = await screen.findByRole('option', { name: /Hannah Okafor/, selected: true }, slow);
  expect((await field()).getAttribute('aria-activedescendant')).toBe(first.id);
  // Two of one name are told apart.
  expect(first.textContent).toContain('hannah0@mail.example');
  await user.keyboard('{Enter}');
  expect(at()).toBe('/admin/client-profiles/u0');
  expect(screen.getByText('closed')).toBeDefined();
});

it('moves the mark with the arrows, round the end, and opens what it is on', async () => {
  const { user, at } = open(people);
  await user.type(await field(), 'hannah');
  await screen.findByRole('option', { name: /Hannah Lind/ }, slow);
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Hannah Lind');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(at()).toBe('/admin/client-profiles/u1');
});

it.each([
  ['before anything is typed', ''],
  ['while hits are shown', 'hannah'],
  ['where nothing was found', 'zzzqq'],
])('closes with Escape %s', async (_when, text) => {
  const { user } = open(text === 'hannah' ? people : []);
  if (text) await user.type(await field(), text);
  if (text === 'hannah') await screen.findByRole('option', { name: /Hannah Lind/ }, slow);
  if (text === 'zzzqq') await screen.findByText(messages.searchNothing, {}, slow);
  await field();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByText('closed')).toBeDefined());
});

it('never opens what was found for other words', async () => {
  const { user, at } = open(people);
  await user.type(await field(), 'hannah');
  await screen.findByRole('option', { name: /Hannah Okafor/ }, slow);
  await user.type(await field(), 'x{Enter}');
  expect(at()).toBe('/admin/dashboard');
});
