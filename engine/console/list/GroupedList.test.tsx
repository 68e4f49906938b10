// A list in groups: by a field of the contract, each group under its head with its count, and what works on rows works across them.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openLibrary } from '../fixture/screens.tsx';
import { libraryServer } from '../fixture/server.ts';
import { readLook } from './listLook.ts';
import type { ListGroups, ViewStore } from './viewStore.ts';

const { calls, on } = libraryServer();
afterEach(() => localStorage.clear());

const shelves = { maps: 9, fiction: 2, science: 1 };
const book = (shelf: string, index: number) => ({
  id: `${shelf}-${index}`,
  title: `${shelf} ${index}`,
  shelf,
  price: 2500 + index,
  authors: [],
  copies: [],
  is_lendable: true,
  supplier_note: null,
  created_at: '2026-11-01T10:00:00.000Z',
  version: 1,
});

/** Answers the books of a shelf, or of all; what is asked for stays in `calls`. */
function shelve() {
  on('get', '/stock/books', ({ query }) => {
    const { shelf }: { shelf?: keyof typeof shelves } = JSON.parse(query['filter'] ?? '{}');
    const [first = 0, last = 24]: number[] = JSON.parse(query['range'] ?? '[0,24]');
    const total = shelf ? shelves[shelf] : 12;
    const rows = Array.from({ length: Math.min(total, last + 1) - first }, (_row, index) => book(shelf ?? 'maps', first + index));
    return { body: rows, headers: { 'Content-Range': `books ${first}-${last}/${total}` } };
  });
}

const counted: ListGroups = {
  groups: [
    { value: 'maps', count: 9 },
    { value: 'fiction', count: 2 },
    { value: 'science', count: 1 },
  ],
  others: 0,
  is_capped: false,
};

function store(groups: ViewStore['groups'] = () => Promise.resolve(counted)): ViewStore {
  return {
    keys: (resource) => ({ list: ['/search', 'views', resource], counts: ['/search', 'counts', resource] }),
    list: () => Promise.resolve([]),
    counts: () => Promise.resolve([]),
    groups,
    create: () => Promise.reject(new Error('not here')),
    update: () => Promise.reject(new Error('not here')),
    remove: () => Promise.resolve(),
  };
}

async function group(field = 'Shelf', views = store()) {
  shelve();
  const { user } = openLibrary('/desk/catalogue', { views });
  await screen.findByRole('link', { name: 'maps 0' });
  await user.click(screen.getByRole('button', { name: 'Group by' }));
  await user.click(await screen.findByRole('menuitemradio', { name: field }));
  return { user };
}
const head = (name: string) => screen.findByRole('button', { name });
/** The rows as they are read: heads and titles. */
const read = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryAllByRole('link')[0]?.textContent ?? row.textContent);

describe('a list in groups', () => {
  it('is grouped by what the contract says has few values, and by nothing else', async () => {
    shelve();
    const { user } = openLibrary('/desk/catalogue', { views: store() });
    await screen.findByRole('link', { name: 'maps 0' });
    await user.click(screen.getByRole('button', { name: 'Group by' }));
    expect((await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent)).toEqual(['Shelf', 'Lendable', 'No groups']);
  });

  it('is offered no groups where nothing counts them', async () => {
    shelve();
    openLibrary('/desk/catalogue');
    await screen.findByRole('link', { name: 'maps 0' });
    expect(screen.queryByRole('button', { name: 'Group by' })).toBeNull();
  });

  it('has heads in the contract’s order, each with its count, its first rows and the way to more', async () => {
    const { user } = await group();
    await head('Fiction 2');
    await waitFor(() =>
      expect(read()).toEqual(
        ['Fiction 2', 'fiction 0', 'fiction 1', 'Science 1', 'science 0', 'Maps 9', ...[0, 1, 2, 3, 4, 5].map((at) => `maps ${at}`), 'Show 3 more'].map(
          (text) => expect.stringContaining(text),
        ),
      ),
    );
    expect(screen.getByText('12 books in 3 groups')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show 3 more Maps 9' }));
    expect(await screen.findByRole('link', { name: 'maps 8' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
    await user.click(await head('Maps 9'));
    expect(screen.queryByRole('link', { name: 'maps 0' })).toBeNull();
    expect((await head('Maps 9')).getAttribute('aria-expanded')).toBe('false');
  });

  it('reads each group as the list with one condition more, in the list’s order', async () => {
    await group();
    await screen.findByRole('link', { name: 'fiction 0' });
    const asked = calls.map(({ query }) => query).filter(({ filter }) => filter?.includes('shelf'));
    expect(asked).toContainEqual(expect.objectContaining({ filter: '{"shelf":"fiction"}', range: '[0,1]', sort: '["created_at","DESC"]' }));
    expect(asked).toHaveLength(3);
  });

  it('selects across groups', async () => {
    const { user } = await group();
    await user.click(await screen.findByRole('checkbox', { name: 'Select fiction 1' }));
    await user.keyboard('{Shift>}');
    await user.click(await screen.findByRole('checkbox', { name: 'Select maps 0' }));
    await user.keyboard('{/Shift}');
    const bar = await screen.findByRole('toolbar', { name: /3 selected/ });
    await user.click(within(bar).getByRole('checkbox'));
    expect(await screen.findByRole('toolbar', { name: /9 selected/ })).toBeDefined();
  });

  it('is kept as the list’s look, and taken off again', async () => {
    const { user } = await group();
    await head('Fiction 2');
    expect(readLook('catalogue').group_by).toBe('shelf');
    await user.click(screen.getByRole('button', { name: 'Group by Shelf' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'No groups' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Fiction 2' })).toBeNull());
    expect(readLook('catalogue').group_by).toBeNull();
  });

  it('says where too many rows are to be counted, and where they are not counted', async () => {
    const { user } = await group(
      'Shelf',
      store(() => Promise.resolve({ groups: [], others: 0, is_capped: true })),
    );
    expect(await screen.findByText('Too many rows to group')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'No groups' }));
    expect(await screen.findByRole('link', { name: 'maps 0' })).toBeDefined();
  });

  it('offers to ask again where the groups did not load', async () => {
    let isDown = true;
    const { user } = await group(
      'Shelf',
      store(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(counted))),
    );
    expect(await screen.findByText('The groups did not load')).toBeDefined();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await head('Fiction 2')).toBeDefined();
  });
});
