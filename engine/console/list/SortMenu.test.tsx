import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openLibrary } from '../fixture/screens.tsx';
import { libraryServer } from '../fixture/server.ts';

const { calls, list } = libraryServer();
const asked = () => calls.at(-1)?.query ?? {};

it('a list is put in order by a menu, too, for where the headings are not shown', async () => {
  list('/stock/books', [
    { id: 'b1', title: 'Atlas 1', price: 2501, authors: [], copies: [], is_lendable: true, created_at: '2026-11-01T10:00:00.000Z', version: 1 },
  ]);
  const { user } = openLibrary('/desk/catalogue');
  await screen.findByText('Atlas 1');
  await user.click(screen.getByRole('button', { name: /^Sort/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Price' }));
  await waitFor(() => expect(asked()['sort']).toBe('["price","ASC"]'));
  await user.click(await screen.findByRole('button', { name: 'Sorted by price, ascending' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Price' }));
  await waitFor(() => expect(asked()['sort']).toBe('["price","DESC"]'));
  expect(await screen.findByRole('button', { name: 'Sorted by price, descending' })).toBeDefined();
});
