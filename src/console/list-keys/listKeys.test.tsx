// A list by keys: the row with the focus is where one is, and keys do to it what its controls do.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ViewStore } from '../../../engine/console/list/viewStore.ts';
import { setTicks } from '../../../engine/console/list/ticks.ts';
import { singleKeys } from '../../kit/keys/single-keys.ts';
import { renderResource } from '../../test/resource.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import { views } from '../views.ts';
import { listenForLists } from './listKeys.ts';

withServer();
let stop = () => undefined as void;
beforeEach(async () => {
  await signInAs({ role: 'admin' });
  stop = listenForLists();
});
afterEach(() => {
  stop();
  setTicks('coupons', []);
  singleKeys.set(true);
});

const codes = ['FALL100', 'WINTER50', 'SPRING20'];
async function open(total = 3, store?: ViewStore) {
  const rows = codes.map((code, index) => ({ ...sampleOf('Coupon'), id: `c${index}`, code }));
  server.use(http.get('*/api/coupons', () => HttpResponse.json(rows, { headers: { 'Content-Range': `coupons 0-2/${total}` } })));
  const router = renderResource('coupons', 'admin', '', store);
  await screen.findByRole('link', { name: 'FALL100' });
  return { user: userEvent.setup({ delay: null }), at: () => router.state.location.pathname };
}
const focused = () => document.activeElement?.textContent;

it('moves from row to row, and opens the one it is at', async () => {
  const { user, at } = await open();
  await user.keyboard('j');
  expect(focused()).toBe('FALL100');
  await user.keyboard('jj');
  expect(focused()).toBe('SPRING20');
  // Nothing comes after the last one.
  await user.keyboard('jk');
  expect(focused()).toBe('WINTER50');
  await user.keyboard('o');
  expect(at()).toBe('/coupons/c1');
});

it('edits the row it is at', async () => {
  const { user, at } = await open();
  await user.keyboard('jje');
  await waitFor(() => expect(at()).toBe('/coupons/c1/edit'));
});

it('groups the rows', async () => {
  const { user } = await open(3, views);
  await user.keyboard('{Shift>}g{/Shift}');
  expect(await screen.findByRole('menuitemradio', { name: 'No groups' })).toBeDefined();
});

it('selects rows, one and up to another', async () => {
  const { user } = await open();
  await user.keyboard('jx');
  expect(screen.getByRole('checkbox', { name: 'Select FALL100' })).toHaveProperty('checked', true);
  await user.keyboard('jj{Shift>}x{/Shift}');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select WINTER50' })).toHaveProperty('checked', true));
  expect(screen.getByRole('checkbox', { name: 'Select SPRING20' })).toHaveProperty('checked', true);
});

it('selects all of the page, and all that match where those are selected, also with single letters off', async () => {
  const { user } = await open(706);
  singleKeys.set(false);
  await user.keyboard('{Control>}a{/Control}');
  const bar = await screen.findByRole('toolbar');
  expect(await within(bar).findByText('3 selected')).toBeDefined();
  await user.keyboard('{Control>}a{/Control}');
  expect(await within(bar).findByText('All 706 matching selected')).toBeDefined();
});

it('selects nothing while something is typed', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.queryByRole('toolbar')).toBeNull();
});

it('opens the filters and the columns', async () => {
  const { user } = await open();
  await user.keyboard('f');
  expect(await screen.findByRole('menu')).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.keyboard('{Shift>}c{/Shift}');
  expect(within(await screen.findByRole('dialog')).getAllByRole('checkbox').length).toBeGreaterThan(0);
});

it('does nothing where single letters are off, nor while something is typed', async () => {
  const { user } = await open();
  singleKeys.set(false);
  await user.keyboard('j');
  expect(document.activeElement).toBe(document.body);
  singleKeys.set(true);
  const search = screen.getByRole('searchbox');
  await user.click(search);
  await user.keyboard('jx');
  expect(document.activeElement).toBe(search);
});
