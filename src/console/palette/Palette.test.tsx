// ⌘K: what is marked opens with Enter, Escape closes, and nothing found says so.
// Over 300 lines: one set-up of what the server answers serves all that is typed.
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLayoutEffect, useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resources } from '../../../generated/resources.ts';
import { apiBase } from '../../api/client.ts';
import { ContractProvider } from '../../../engine/console/ContractContext.tsx';
import { noOverrides } from '../../../engine/console/overrides.ts';
import { contractProvider } from '../../../engine/console/provider/provider.ts';
import { server, withServer } from '../../test/server.ts';
import type { SearchHit, SettingHit } from '../../../generated/api.ts';
import { ClientActContext } from '../acts/ClientActContext.ts';
import { AreaContext } from '../../kit/area/area.ts';
import { typedAhead } from '../../kit/keys/typedAhead.ts';
import { keys } from '../keys.ts';
import { WhileOpening } from '../../kit/keys/WhileOpening.tsx';
import { menuOf } from '../navigation.tsx';
import { pages } from '../pages.ts';
import { ConsoleContext } from '../shell/ConsoleContext.ts';
import { LogContext, type LogClient } from '../log/LogContext.ts';
import KeysSheet from './KeysSheet.tsx';
import { messages } from './messages.ts';
import Palette from './Palette.tsx';
import { placesOf } from './places.ts';

withServer();
// As newer browsers have it: it answers a promise.
beforeEach(() => Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() }));
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
const provider = contractProvider(resources, { apiUrl: apiBase, token: () => 'token-1' });
const role = 'admin';

/** Letters that are typed while the palette is drawn: once it is drawn, before it is on the screen. */
let late = '';
function TypedLate() {
  typedAhead.add(late);
  late = '';
  return null;
}

function Shown() {
  const [over, setOver] = useState<'palette' | 'keys' | undefined>('palette');
  if (over === 'palette')
    return (
      <>
        <Palette onClose={() => setOver(undefined)} onKeys={() => setOver('keys')} />
        <TypedLate />
      </>
    );
  return <p>{over === 'keys' ? 'keys' : 'closed'}</p>;
}

const logged: unknown[] = [];
const acted: unknown[] = [];
/** @param about whom the page below is about, @param entry its address */
function open(hits: readonly SearchHit[], more: readonly string[] = [], about?: LogClient, entry = '/admin/dashboard', settings: readonly SettingHit[] = []) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/search', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ hits, settings, more });
    }),
  );
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <CoreAdminContext dataProvider={provider} queryClient={new QueryClient()} basename="/admin">
            <ContractProvider resources={resources} role={role} basename="/admin" overrides={noOverrides}>
              <AreaContext value={{ role, basename: '/admin' }}>
                <LogContext value={{ open: (...all) => logged.push(all), whom: () => about, about: () => undefined }}>
                  <ConsoleContext value={{ role, basename: '/admin', menu: menuOf(role, resources) }}>
                    <ClientActContext value={(...all) => acted.push(all)}>
                      <Shown />
                    </ClientActContext>
                  </ConsoleContext>
                </LogContext>
              </AreaContext>
            </ContractProvider>
          </CoreAdminContext>
        ),
      },
    ],
    { initialEntries: [entry] },
  );
  render(<RouterProvider router={router} />);
  return {
    user: userEvent.setup({ delay: null }),
    at: () => router.state.location.pathname + router.state.location.search + router.state.location.hash,
    asked,
  };
}

const client = (id: string, name: string): SearchHit => ({
  kind: 'User',
  id,
  name,
  client_id: id,
  client_name: name,
  values: { role: null, package_name: 'Full Service', advisor_name: 'Maria Delgado', phone: null, email: `${id}@mail.example`, step_in_process: 'links_sent' },
});
const people = [client('u0', 'Hannah Okafor'), client('u1', 'Hannah Lind')];
const car: SearchHit = {
  kind: 'Link',
  id: 'l1',
  name: '2025 Toyota RAV4 Hybrid',
  client_id: 'u0',
  client_name: 'Hannah Okafor',
  values: { client_name: 'Hannah Okafor', dealer: null, price: 3_748_000, total_otd: null, status: 'proposed', user_id: 'u0' },
};
const field = () => screen.findByRole('combobox', { name: messages.label });

it('has a name for who listens', async () => {
  open([]);
  expect(await screen.findByRole('dialog', { name: messages.label })).toBeDefined();
});

it('opens the first hit with Enter, as it is marked at once', async () => {
  const { user, at } = open(people);
  await user.type(await field(), 'hannah');
  const first = await screen.findByRole('option', { name: /^Hannah Okafor/, selected: true });
  expect((await field()).getAttribute('aria-activedescendant')).toBe(first.id);
  // Two of one name are told apart.
  expect(first.textContent).toContain('u0@mail.example');
  await user.keyboard('{Enter}');
  expect(at()).toBe('/admin/client-profiles/u0');
  expect(screen.getByText('closed')).toBeDefined();
});

it('opens what is found with Enter pressed before it is here, and what is typed on takes that back', async () => {
  const { user, at } = open(people);
  await user.type(await field(), 'hannah{Enter}');
  await waitFor(() => expect(at()).toBe('/admin/client-profiles/u0'));
  expect(screen.getByText('closed')).toBeDefined();
  cleanup();
  const again = open(people);
  await again.user.type(await field(), 'hanna{Enter}h');
  await screen.findByRole('option', { name: /^Hannah Okafor/, selected: true });
  expect(again.at()).toBe('/admin/dashboard');
});

it('has in its field what was typed before it was there, however late', async () => {
  typedAhead.add('h');
  late = 'annah';
  open(people);
  expect(await field()).toHaveProperty('value', 'hannah');
  expect(typedAhead.take()).toBe('');
});

it('leaves letters to the field from the moment it is there', async () => {
  function Field() {
    // As soon as there can be a key at all.
    useLayoutEffect(() => void fireEvent.keyDown(document, { key: 'h' }), []);
    return null;
  }
  const { rerender } = render(<WhileOpening label="Search" keeps onClose={() => undefined} />);
  fireEvent.keyDown(document, { key: 'g' });
  rerender(<Field />);
  expect(typedAhead.take()).toBe('g');
});

it('moves the mark with the arrows, round the end, and opens what it is on', async () => {
  const { user, at } = open(people);
  await user.type(await field(), 'hannah');
  await screen.findByRole('option', { name: /^Hannah Lind/ });
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toBe(screen.getAllByRole('option').at(-1));
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
  if (text === 'hannah') await screen.findByRole('option', { name: /^Hannah Lind/ });
  if (text === 'zzzqq') await screen.findByText(messages.nothing('zzzqq'));
  await field();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByText('closed')).toBeDefined());
});

it('never opens what was found for other words', async () => {
  const { user, at } = open(people);
  await user.type(await field(), 'hannah');
  await screen.findByRole('option', { name: /^Hannah Okafor/ });
  await user.type(await field(), 'x{Enter}');
  expect(at()).toBe('/admin/dashboard');
});

it('shows the state of each hit, and opens a car where the advisor works with it', async () => {
  const { user, at } = open([car, ...people], ['Link']);
  await user.type(await field(), 'rav4');
  const first = await screen.findByRole('option', { name: /RAV4/, selected: true });
  expect(first.textContent).toContain('For Hannah Okafor, $37,480');
  expect(first.textContent).toContain('Proposed');
  expect(screen.getByRole('option', { name: messages.allIn('links', 'rav4') })).toBeDefined();
  await user.keyboard('{Enter}');
  expect(at()).toBe('/admin/client-profiles/u0?tab=links&link=l1');
});

it('makes commands of the contract’s operations: about who was found, and called by name with who it is about', async () => {
  const { user, asked } = open(people);
  await user.type(await field(), 'log hannah');
  const command = await screen.findByRole('option', { name: /Log a contact with Hannah Okafor/ });
  expect(asked.at(-1)).toContain('q=hannah');
  await user.click(command);
  expect(logged.at(-1)).toEqual(['contact', { id: 'u0', name: 'Hannah Okafor' }]);
});

it('has what is done most with a client as buttons of their hit: Tab and Enter write to them, arrows go from button to button and on from line to line', async () => {
  const { user, at } = open(people);
  await user.type(await field(), 'hannah');
  await screen.findByRole('option', { name: /Hannah Okafor/, selected: true });
  const best = within(screen.getByRole('group', { name: messages.groups.best }));
  const [, ...offered] = best.getAllByRole('option');
  expect(offered.map((each) => [each.getAttribute('aria-label'), each.textContent])).toEqual([
    ['Write to Hannah Okafor', 'Replyr'],
    ['Log a contact with Hannah Okafor', 'Log contactl'],
    ['Add a task for Hannah Okafor', 'New taskt'],
    ['Add links for Hannah Okafor', 'Add linksa'],
  ]);
  // Nothing is offered twice.
  expect(screen.getAllByRole('option', { name: /^Write to Hannah Okafor/ })).toHaveLength(1);
  const mark = () => screen.getByRole('option', { selected: true }).getAttribute('aria-label') ?? screen.getByRole('option', { selected: true }).textContent;
  await user.keyboard('{Tab}{ArrowRight}');
  expect(mark()).toBe('Log a contact with Hannah Okafor');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(mark()).toBe('Write to Hannah Okafor');
  await user.keyboard('{ArrowDown}');
  expect(mark()).toMatch(/^HLHannah Lind/);
  await user.keyboard('{ArrowUp}{Tab}{Enter}');
  expect(at()).toContain('tab=chat');
});

it('runs what needs no record, by the words of its button, and a record’s act on the record that was found', async () => {
  const first = open([]);
  await first.user.type(await field(), '>create coup');
  await screen.findByRole('option', { name: 'Create coupon', selected: true });
  await first.user.keyboard('{Enter}');
  expect(first.at()).toBe('/admin/coupons/create');
});

it('asks for the record of an act that was called without one', async () => {
  const { user } = open([]);
  await user.type(await field(), '>set tier');
  await user.click(await screen.findByRole('option', { name: /Set tier/ }));
  expect(await field()).toHaveProperty('value', 'Set tier ');
});

it('begins on the page of a client with what one does for this client, by name', async () => {
  const { user, at } = open([], [], { id: 'u7', name: 'Victor Achebe' });
  await user.click(await screen.findByRole('option', { name: /^Log a contact with Victor Achebe/ }));
  expect(logged.at(-1)).toEqual(['contact', { id: 'u7', name: 'Victor Achebe' }]);
  cleanup();
  const second = open([], [], { id: 'u7', name: 'Victor Achebe' });
  await second.user.click(await screen.findByRole('option', { name: /^Write to Victor Achebe/ }));
  expect(second.at()).toBe('/admin/client-profiles/u7?tab=chat');
  expect(at()).toBe('/admin/dashboard');
});

const message: SearchHit = {
  kind: 'Message',
  id: 'm1',
  name: 'I will log a call with this client to assign, create coupon and move step',
  client_id: 'u0',
  client_name: 'Hannah Okafor',
  values: { sender_name: 'Maria Delgado', chat_id: 'c1', seq: 4, sent_at: '2026-11-20T17:10:00.000Z' },
};
const victor = { id: 'u7', name: 'Victor Achebe' };

it.each([
  ['log a call', /^Log a contact with Victor Achebe/],
  ['log a call with this client', /^Log a contact with Victor Achebe/],
  ['create coupon', /^Create coupon/],
  ['assign to', /^Assign to advisor: this client/],
  ['step', /^Move the step of Victor Achebe/],
  ['move step', /^Move the step of Victor Achebe/],
  ['follow-up', /^Set the follow-up of Victor Achebe/],
  ['advisor assign', /^Assign to advisor: this client/],
])('on a client’s page “%s” marks the command before a message with the same words', async (typed, command) => {
  const { user } = open([message], [], victor, '/admin/client-profiles/u7');
  await user.type(await field(), typed);
  await screen.findByRole('option', { name: /I will log a call/ });
  expect(screen.getByRole('option', { selected: true }).textContent).toMatch(command);
});

it('moves the step of the client whose page is open', async () => {
  const { user } = open([], [], victor, '/admin/client-profiles/u7');
  await user.type(await field(), 'step{Enter}');
  expect(acted).toEqual([['step', victor]]);
});

it.each([
  ['/admin/support-requests/s1', '/admin/cases/s1?act=assign'],
  ['/admin/complaints/k1', '/admin/complaints/k1?act=assign'],
  ['/admin/refund-requests/r1', '/admin/cases/r1?act=assign'],
  ['/admin/new-requests/n1', '/admin/new-requests/n1?act=assign'],
  ['/admin/client-profiles/u7', '/admin/client-profiles/u7?act=assign'],
])('assigns what is open at %s', async (entry, to) => {
  const { user, at } = open([], [], undefined, entry);
  await user.type(await field(), 'assign to{Enter}');
  expect(at()).toBe(to);
});

it('finds the acts of a car that lies over its client’s page', async () => {
  const { user, at } = open([], [], victor, '/admin/client-profiles/u7?tab=links&link=l1');
  await user.type(await field(), 'report{Enter}');
  expect(at()).toBe('/admin/client-listings/l1?act=postReport');
});

it('marks who is called like a command before the command', async () => {
  const { user } = open([client('u9', 'Mark Askew')]);
  await user.type(await field(), 'mark');
  await screen.findByRole('option', { name: /^Mark Askew/, selected: true });
  expect(screen.getByRole('option', { name: /Mark as handled/ })).toBeDefined();
});

it.each([
  ['mail texts', '/admin/mail-texts'],
  ['notification defaults', '/admin/notification-defaults'],
  ['import clients', '/admin/client-profiles/import'],
  ['canned replies', '/admin/canned-replies'],
  ['categories', '/admin/complaint-categories'],
  ['tax rules', '/admin/tax-rules'],
  ['front door', '/admin/front-door'],
])('opens the page called “%s” before what has these words in it', async (typed, to) => {
  const { user, at } = open([{ ...message, name: `Where are the ${typed}?` }]);
  await user.type(await field(), typed);
  await screen.findByRole('option', { name: /Where are the/ });
  await user.keyboard('{Enter}');
  expect(at()).toBe(to);
});

it('has a name for every page that needs no record', () => {
  const routes = new Set(placesOf(role, '', menuOf(role, resources), resources).map(({ route }) => route));
  // Steps of a form, and a form that is a command.
  const isStep = (path: string) => path.startsWith('incomplete-onboardings/') || path === 'create-employee';
  const nameless = pages.filter((page) => !page.path.includes(':') && !isStep(page.path) && !routes.has(page.path));
  expect(nameless.map(({ path }) => path)).toEqual([]);
});

it('leads to the field of a setting, and says what it is now', async () => {
  const ladder: SettingHit = {
    operation: 'updateFirmSettings',
    field: 'refund_ladder',
    name: 'Refund policy',
    says: 'What the firm pays back.',
    value: '100%, 50%',
  };
  const { user, at } = open([message], [], undefined, '/admin/dashboard', [ladder]);
  await user.type(await field(), 'refund ladder');
  const option = await screen.findByRole('option', { name: /^Refund policy/, selected: true });
  expect(option.textContent).toContain('100%, 50%');
  await user.keyboard('{Enter}');
  expect(at()).toBe('/admin/settings#refund_ladder');
});

it('shows every key by ?', async () => {
  const { user } = open([]);
  await field();
  await user.keyboard('?');
  expect(screen.getByText('keys')).toBeDefined();
});

it('tells all keys of all groups, those of a table to fill in, too', () => {
  render(<KeysSheet pages={new Map()} onClose={() => {}} />);
  const table = within(screen.getByRole('region', { name: 'Table to fill in' }));
  const told = table.getAllByRole('definition').map((each) => each.textContent);
  expect(told).toHaveLength(Object.keys(keys.grid).length);
  expect(told).toContain('Ctrld');
});
