// Acts as the contract speaks of them: asked before, told after, taken back.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openLibrary } from '../fixture/screens.tsx';
import { libraryServer } from '../fixture/server.ts';

const { calls, on, list } = libraryServer();
const titles = ['Atlas', 'Botany', 'Charts'];
const rows = titles.map((title, index) => ({
  id: `b${index}`,
  title,
  shelf: index === 2 ? 'fiction' : 'maps',
  price: 2500 + index,
  authors: [],
  copies: [],
  is_lendable: true,
  created_at: '2026-11-01T10:00:00.000Z',
  version: 1,
}));

const posted = (path: string) => calls.filter((call) => call.method !== 'GET' && call.path === path).map((call) => call.body);

const idsOf = (body: unknown): string[] => (typeof body === 'object' && body !== null && 'ids' in body && Array.isArray(body.ids) ? body.ids.map(String) : []);

async function openShelf(count: number, path = '/desk/catalogue') {
  on('get', '/stock/books', () => ({ body: rows, headers: { 'Content-Range': 'books 0-2/3' } }));
  const { user } = openLibrary(path);
  await screen.findByText('Atlas');
  for (const tick of screen.getAllByRole('checkbox').slice(1, count + 1)) await user.click(tick);
  // The bar of bulk actions is fetched when something is first ticked.
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { user, press };
}

describe('what is far-reaching', () => {
  it('is asked by name, count and consequence, and not done before', async () => {
    const { user, press } = await openShelf(2);
    await press('Lock away');
    const question = within(await screen.findByRole('alertdialog', { name: 'Lock 2 books away?' }));
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Atlas', 'Botany']);
    expect(question.getByText('Readers wait until somebody finds the key.')).toBeDefined();
    expect(posted('/stock/books/lock')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(posted('/stock/books/lock')).toEqual([]);
    expect(await screen.findByText('2 selected')).toBeDefined();
  });

  it('is done once it is confirmed', async () => {
    on('post', '/stock/books/lock', () => ({ body: ['b0', 'b1'] }));
    const { user, press } = await openShelf(2);
    await press('Lock away');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lock away' }));
    expect(await screen.findByText('2 books locked away')).toBeDefined();
    expect(posted('/stock/books/lock')).toEqual([{ ids: ['b0', 'b1'] }]);
  });

  it('is done at once with one where the contract asks only for several', async () => {
    on('post', '/stock/books/lock', () => ({ body: ['b0'] }));
    const { press } = await openShelf(1);
    await press('Lock away');
    expect(await screen.findByText('Atlas locked away')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is asked before one record is deleted, with what follows from it', async () => {
    on('delete', '/stock/books/:id', () => ({ body: rows[0] ?? null }));
    list('/loans', []);
    const { user, press } = await openShelf(1);
    await press('Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Burn Atlas?' }));
    expect(question.getByText('Nobody reads it again.')).toBeDefined();
    expect(question.getByText('$25.00 go up in smoke.')).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Atlas is ashes')).toBeDefined();
  });

  it('says before one is deleted how many of which list use it, leads there, and what to do instead', async () => {
    list('/loans', [{ id: 'l1' }], 12);
    const { press } = await openShelf(1);
    await press('Delete');
    const inUse = within(await within(await screen.findByRole('alertdialog', { name: 'Burn Atlas?' })).findByRole('region', { name: 'In use by' }));
    expect(inUse.getByText('12')).toBeDefined();
    expect(decodeURIComponent(inUse.getByRole('link', { name: 'Loans' }).getAttribute('href') ?? '')).toContain('/desk/loans?filter={"book_id":"b0"}&');
    expect(inUse.getByText('A book that was lent stays. Keep it in the reading room instead.')).toBeDefined();
    const asked = calls.filter(({ path }) => path === '/loans');
    expect(asked.map(({ query }) => query['filter'])).toEqual(['{"book_id":"b0"}']);
  });

  it('says nothing of it where nothing uses the record', async () => {
    list('/loans', []);
    const { press } = await openShelf(1);
    await press('Delete');
    await screen.findByRole('alertdialog', { name: 'Burn Atlas?' });
    await waitFor(() => expect(calls.some(({ path }) => path === '/loans')).toBe(true));
    await waitFor(() => expect(screen.queryByLabelText('Counting what uses it')).toBeNull());
    expect(screen.queryByRole('region', { name: 'In use by' })).toBeNull();
  });
});

it('asks what becomes of something before one record is deleted, where the contract has a word for it', async () => {
  on('get', '/members/all', () => ({
    body: [
      { id: 'm1', name: 'Ada', email: null },
      { id: 'm2', name: 'Bea', email: null },
    ],
  }));
  on('delete', '/members/:id', () => ({ body: { id: 'm1', name: 'Ada', email: null } }));
  list('/stock/books', rows, 3);
  const { user } = openLibrary('/desk/members');
  await screen.findByText('Ada');
  await user.click(screen.getByRole('button', { name: 'More for Ada' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Leave' }));
  const form = within(await screen.findByRole('dialog', { name: 'Leave' }));
  // The page behind it does not tell whose menu it was.
  expect(form.getByText('Ada')).toBeDefined();
  // Its rows name the record by something else than its id.
  const inUse = within(await form.findByRole('region', { name: 'In use by' }));
  expect(inUse.getByText('The books they gave stay.')).toBeDefined();
  expect(decodeURIComponent(inUse.getByRole('link', { name: 'Books' }).getAttribute('href') ?? '')).toContain('/desk/catalogue?filter={"name":"Ada"}&');
  expect(form.getByLabelText('Books go to')).toBeDefined();
  const farewell = form.getByLabelText('Farewell');
  await user.click(farewell);
  await user.paste('So long, and thanks for all the books');
  await user.click(form.getByRole('button', { name: 'Leave' }));
  expect(await form.findByText('Use at most 20 characters.')).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.clear(farewell);
  await user.click(form.getByRole('button', { name: 'Leave' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Let Ada leave?' }));
  expect(question.getByText('Their books go back to the shelf.')).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Ada left')).toBeDefined();
});

it('calls someone whose name cannot be fetched by what they are: no sentence breaks off', async () => {
  const everybody = ['Ada', 'Bea'].map((name, index) => ({ id: `m${index + 1}`, name, email: null }));
  on('get', '/members/all', () => ({ body: everybody }));
  const { user } = openLibrary('/desk/members');
  await screen.findByText('Ada');
  await user.click(screen.getByRole('button', { name: 'More for Ada' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Leave' }));
  const form = within(await screen.findByRole('dialog', { name: 'Leave' }));
  await user.click(form.getByLabelText('Books go to'));
  await user.click(await screen.findByRole('option', { name: /Bea/ }));
  on('get', '/members/all', () => ({ body: [] }));
  await user.click(form.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Their books go to the member.')).toBeDefined();
});

it('asks the same before several are deleted at once, and names those refused with the reason', async () => {
  const everybody = ['Ada', 'Bea', 'Cyd'].map((name, index) => ({ id: `m${index + 1}`, name, email: null }));
  on('get', '/members/all', () => ({ body: everybody }));
  on('delete', '/members/:id', (_seen, { id }) =>
    id === 'm2' ? { status: 409, body: { title: 'Owes', status: 409, detail: 'Owes a fine.' } } : { body: everybody[0] ?? null },
  );
  const { user } = openLibrary('/desk/members');
  await screen.findByText('Ada');
  const ticks = screen.getAllByRole('checkbox');
  await user.click(ticks[1] ?? document.body);
  await user.click(ticks[2] ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  const form = within(await screen.findByRole('dialog', { name: 'Leave' }));
  expect(form.getByLabelText('Books go to')).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Leave' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Let 2 members leave?' }));
  expect(question.getByText('Their books go back to the shelf.')).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Not deleted: Bea (Owes a fine).')).toBeDefined();
  expect(screen.getByText('Ada left')).toBeDefined();
});

describe('what can be undone', () => {
  it('happens at once and gives each back what it had', async () => {
    on('post', '/stock/books/move', ({ body }) => ({ body: idsOf(body) }));
    const { user, press } = await openShelf(3);
    await press('Move to a shelf');
    const form = within(await screen.findByRole('dialog', { name: 'Move to a shelf' }));
    // Nothing is chosen for anybody: the form begins empty, and empty is no choice.
    await user.click(form.getByRole('button', { name: 'Move to a shelf' }));
    expect(await form.findByRole('alert')).toBeDefined();
    expect(posted('/stock/books/move')).toEqual([]);
    await user.selectOptions(form.getByRole('combobox', { name: 'Shelf' }), 'Science');
    await user.click(form.getByRole('button', { name: 'Move to a shelf' }));
    expect(await screen.findByText('3 books moved to Science')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeDefined();
    expect(posted('/stock/books/move').slice(1)).toEqual([
      { ids: ['b0', 'b1'], shelf: 'maps' },
      { ids: ['b2'], shelf: 'fiction' },
    ]);
  });
});

describe('how it went', () => {
  it('names those that an answer leaves out', async () => {
    on('post', '/stock/books/lock', () => ({ body: ['b0'] }));
    const { user, press } = await openShelf(2);
    await press('Lock away');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lock away' }));
    expect(await screen.findByText('Atlas locked away')).toBeDefined();
    expect(screen.getByText('1 of 2 unchanged: Botany')).toBeDefined();
  });

  it.each([
    ['an action', 'Lock away', 'post', '/stock/books/lock'],
    ['a deletion', 'Delete', 'delete', '/stock/books/:id'],
  ] as const)('is told where %s with one chosen fails without a word', async (_what, button, method, path) => {
    on(method, path, () => ({ status: 500, body: null }));
    const { user, press } = await openShelf(1);
    await press(button);
    if (method === 'delete') await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }));
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
    expect(await screen.findByText('1 selected')).toBeDefined();
  });

  it('shows the rows of an answer by name and reason', async () => {
    on('post', '/stock/take', () => ({
      body: {
        counted: 2,
        rows: [
          { title: 'Atlas', errors: {} },
          { title: 'Botany', errors: { shelf_mark: 'No such shelf.' } },
        ],
      },
    }));
    const { user, press } = await openShelf(0, '/desk/catalogue?filter={"shelf":"maps"}');
    await press('Take stock');
    const form = within(await screen.findByRole('dialog', { name: 'Take stock' }));
    // What the list is narrowed to, because the contract says so.
    expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'Shelf' }).value).toBe('maps');
    await user.click(form.getByRole('button', { name: 'Take stock' }));
    expect(await screen.findByText('2 books counted')).toBeDefined();
    const answered = within(await screen.findByRole('table', { name: 'Rows' }));
    expect(
      answered
        .getAllByRole('row')
        .map((row) =>
          within(row)
            .queryAllByRole('cell')
            .map(({ textContent }) => textContent),
        )
        .slice(1),
    ).toEqual([
      ['Atlas', ''],
      ['Botany', 'Shelf mark: No such shelf.'],
    ]);
  });
});

it('does what its list offers for chosen ones with the one record whose address asks for it', async () => {
  on('get', '/stock/books/:id', () => ({ body: rows[0] }));
  on('post', '/stock/books/lock', () => ({ body: ['b0'] }));
  openLibrary('/desk/catalogue/b0?act=lock');
  expect(await screen.findByText('Atlas locked away')).toBeDefined();
  expect(posted('/stock/books/lock')).toEqual([{ ids: ['b0'] }]);
});
