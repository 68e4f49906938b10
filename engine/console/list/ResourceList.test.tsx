// Over 300 lines: one list with all that can be done in it, over one library.
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { library } from '../fixture/library.ts';
import { openLibrary } from '../fixture/screens.tsx';
import { libraryServer } from '../fixture/server.ts';
import ResourceList from './ResourceList.tsx';

const { server, calls, on, list } = libraryServer();
const book = (index: number) => ({
  id: `b${index}`,
  title: `Atlas ${index}`,
  shelf: index % 2 ? 'maps' : 'fiction',
  price: 2500 + index,
  authors: [],
  copies: [],
  is_lendable: true,
  supplier_note: 'Cheap',
  created_at: '2026-11-01T10:00:00.000Z',
  version: 1,
});
const rows = Array.from({ length: 3 }, (_row, index) => book(index));

const shelve = (total = rows.length) => on('get', '/stock/books', () => ({ body: rows, headers: { 'Content-Range': `books 0-${rows.length - 1}/${total}` } }));

const asked = () => calls.at(-1)?.query ?? {};

describe('a list made from a descriptor', () => {
  it('shows the columns in their own form: money, words, links', async () => {
    shelve(60);
    openLibrary('/desk/catalogue');
    const row = (await screen.findByRole('link', { name: 'Atlas 1' })).closest('tr');
    if (!row) throw new Error('no row');
    expect(within(row).getByText('$25.01')).toBeDefined();
    expect(within(row).getByText('Maps')).toBeDefined();
    expect(within(row).getByRole('link', { name: 'Atlas 1' }).getAttribute('href')).toBe('/desk/catalogue/b1');
    expect(screen.getByText('1 to 3 of 60')).toBeDefined();
  });

  it('opens a row wherever it is pressed, but where a control is', async () => {
    shelve();
    on('get', '/stock/books/:id', () => ({ body: book(1) }));
    const { user, router } = openLibrary('/desk/catalogue');
    await screen.findByText('Atlas 1');
    await user.click(screen.getByRole('checkbox', { name: 'Select Atlas 1' }));
    expect(router.state.location.pathname).toBe('/desk/catalogue');
    await user.click(screen.getByText('$25.01'));
    expect(router.state.location.pathname).toBe('/desk/catalogue/b1');
  });

  it('keeps a row that cannot be shown in its place, and acts on many leave it out', async () => {
    on('get', '/stock/books', () => ({ body: [book(0), { id: 'broken-b1' }, book(2)], headers: { 'Content-Range': 'books 0-2/3', 'X-Unshowable': '/1' } }));
    on('get', '/stock/books/broken-b1', () => ({ body: {} }));
    const { user } = openLibrary('/desk/catalogue');
    const told = await screen.findByText(/b1 can’t be shown\. We’ve been notified\.$/);
    const row = told.closest('tr');
    if (!row) throw new Error('no row');
    expect(within(row).queryByRole('checkbox')).toBeNull();
    expect(within(row).queryByRole('link')).toBeNull();
    expect(screen.getByRole('link', { name: 'Atlas 2' })).toBeDefined();
    expect(screen.getByText('1 to 3 of 3')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(await screen.findByText('2 selected')).toBeDefined();
  });

  it('shows a role only what it may read and do', async () => {
    shelve();
    openLibrary('/desk/catalogue', { role: 'volunteer' });
    await screen.findByText('Atlas 1');
    expect(screen.queryByText('Cheap')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create book' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('does the only thing there is to do with a row at one press', async () => {
    on('get', '/members/all', () => ({ body: [{ id: 'm1', name: 'Ada Byron', email: null }] }));
    on('post', '/members/m1/greet', () => ({ body: { id: 'm1', name: 'Ada Byron', email: null } }));
    const { user } = openLibrary('/desk/members', { role: 'volunteer' });
    await user.click(await screen.findByRole('button', { name: 'Greet: Ada Byron' }));
    await waitFor(() => expect(calls.some((call) => call.path.endsWith('/members/m1/greet'))).toBe(true));
    expect(screen.queryByRole('button', { name: 'More for Ada Byron' })).toBeNull();
  });

  it('draws no more than 100 rows, whatever the address says', async () => {
    shelve(2000);
    const { router } = openLibrary('/desk/catalogue?perPage=1000&page=2&sort=title&order=ASC');
    await screen.findByText('Atlas 1');
    expect(calls.filter(({ path }) => path.endsWith('/stock/books')).map(({ query }) => query['range'])).toEqual(['[0,99]']);
    expect(asked()['sort']).toBe('["title","ASC"]');
    expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveProperty('value', '100');
    expect(router.state.location.search).toBe('?perPage=100&sort=title&order=ASC');
  });

  it('pages, sorts and searches on the server and keeps it in the address', async () => {
    shelve(60);
    const { user, router } = openLibrary('/desk/catalogue');
    await screen.findByText('Atlas 1');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked()['range']).toBe('[25,49]'));
    await user.click(screen.getByText('Price'));
    await waitFor(() => expect(asked()['sort']).toBe('["price","ASC"]'));
    await user.type(screen.getByRole('searchbox', { name: 'Search books' }), 'sea');
    await waitFor(() => expect(asked()['filter']).toBe('{"q":"sea"}'));
    expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"q":"sea"}');
  });

  it('adds a filter as a chip, and takes it away', async () => {
    shelve();
    const { user } = openLibrary('/desk/catalogue');
    await screen.findByText('Atlas 1');
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Shelf' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Maps' }));
    await waitFor(() => expect(asked()['filter']).toBe('{"shelf":"maps"}'));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Remove filter Shelf' }));
    await waitFor(() => expect(asked()['filter']).toBe('{}'));
  });

  it('does to several records what the contract has for several', async () => {
    shelve();
    on('post', '/stock/books/move', () => ({ body: ['b0', 'b1'] }));
    const { user } = openLibrary('/desk/catalogue');
    await screen.findByText('Atlas 1');
    const ticks = screen.getAllByRole('checkbox');
    await user.click(ticks[1] ?? document.body);
    await user.click(ticks[2] ?? document.body);
    expect(await screen.findByText('2 selected')).toBeDefined();
    // A sign for where there is no room for words, which stay its name.
    const move = screen.getByRole('button', { name: 'Move to a shelf' });
    expect(move.querySelector('svg')).not.toBeNull();
    await user.click(move);
    const dialog = await screen.findByRole('dialog', { name: 'Move to a shelf' });
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Shelf' }), 'Science');
    await user.click(within(dialog).getByRole('button', { name: 'Move to a shelf' }));
    await waitFor(() => expect(calls.find((call) => call.method === 'POST')?.body).toEqual({ ids: ['b0', 'b1'], shelf: 'science' }));
    expect(await screen.findByText('2 books moved to Science')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  });

  describe('its export', () => {
    const saved: { name: string; content: Blob | undefined }[] = [];
    beforeEach(() => {
      let content: Blob | undefined;
      vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
        content = blob instanceof Blob ? blob : undefined;
        return 'blob:made';
      });
      vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
        saved.push({ name: this.download, content });
      });
    });
    afterEach(() => {
      vi.restoreAllMocks();
      saved.length = 0;
    });
    const csv = 'Title,Price\r\nAtlas 0,25.00\r\nAtlas 1,25.01\r\n';
    const printed = () => on('get', '/print/books', () => ({ body: { url: '/api/printed/7?proof=abc', file_name: 'books.csv' } }));
    const atAddress = (body: string | ReadableStream) => server.use(http.get('http://library.test/api/printed/7', () => new HttpResponse(body)));

    it('is the one the contract names: asked with filter and sort, fetched from where it says, saved under its name', async () => {
      shelve(60);
      printed();
      atAddress(csv);
      const { user } = openLibrary('/desk/catalogue?filter={"shelf":"maps"}&sort=price&order=DESC');
      await screen.findByText('Atlas 1');
      await user.click(screen.getByRole('button', { name: 'Export CSV' }));
      expect(await screen.findByText('2 rows exported.')).toBeDefined();
      expect(calls.find((call) => call.path === '/print/books')?.query).toEqual({ filter: '{"shelf":"maps"}', sort: '["price","DESC"]' });
      expect(saved.map(({ name, content }) => [name, content?.size])).toEqual([['books.csv', csv.length]]);
    });

    it('is of the chosen rows alone, from their bar', async () => {
      shelve();
      printed();
      atAddress(csv);
      const { user } = openLibrary('/desk/catalogue');
      await screen.findByText('Atlas 1');
      await user.click(screen.getAllByRole('checkbox')[2] ?? document.body);
      await user.click(screen.getByRole('button', { name: 'Export' }));
      await screen.findByText('2 rows exported.');
      expect(calls.find((call) => call.path === '/print/books')?.query['filter']).toBe('{"id":["b1"]}');
    });

    it('saves nothing that broke off, and says why it was refused', async () => {
      shelve(60);
      printed();
      atAddress(new ReadableStream({ start: (controller) => controller.error(new Error('cut')) }));
      const { user } = openLibrary('/desk/catalogue');
      await screen.findByText('Atlas 1');
      await user.click(screen.getByRole('button', { name: 'Export CSV' }));
      expect(await screen.findByText('Something went wrong')).toBeDefined();
      on('get', '/print/books', () => ({ status: 403, body: { title: 'Not allowed', status: 403, detail: 'Ask the librarian.' } }));
      await user.click(screen.getByRole('button', { name: 'Export CSV' }));
      expect(await screen.findByText('Ask the librarian.')).toBeDefined();
      expect(saved).toEqual([]);
    });

    it('is not offered where the contract has none', async () => {
      list('/loans', [{ id: 'l1', number: 'L-1', book_id: 'b1', state: 'out', due_on: null, created_at: '2026-11-01T10:00:00.000Z', version: 1 }]);
      shelve();
      openLibrary('/desk/loans');
      await screen.findByText('L-1');
      expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    });

    it('is not offered to a role that may not', async () => {
      shelve();
      openLibrary('/desk/catalogue', { role: 'volunteer' });
      await screen.findByText('Atlas 1');
      expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    });
  });

  it('deletes after asking, and keeps those refused selected with the reason', async () => {
    shelve();
    on('delete', '/stock/books/:id', (_seen, { id }) =>
      id === 'b1' ? { status: 409, body: { title: 'Lent', status: 409, detail: 'It is lent out.' } } : { body: book(0) },
    );
    const { user } = openLibrary('/desk/catalogue');
    await screen.findByText('Atlas 1');
    const ticks = screen.getAllByRole('checkbox');
    await user.click(ticks[1] ?? document.body);
    await user.click(ticks[2] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Not deleted: Atlas 1 (It is lent out).')).toBeDefined();
    expect(screen.getByText('Atlas 0 is ashes')).toBeDefined();
    expect(await screen.findByText('1 selected')).toBeDefined();
  });

  /** Acts once a frame was painted, and before another is. */
  async function beforeAFrame(steps: () => Promise<void>): Promise<void> {
    await act(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
    const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    try {
      await steps();
    } finally {
      frames.mockRestore();
    }
  }

  it('acts on every row that is ticked, also where the bar has not said the last one yet', async () => {
    shelve();
    const { user } = openLibrary('/desk/catalogue');
    await screen.findByText('Atlas 1');
    const ticks = screen.getAllByRole('checkbox');
    await user.click(ticks[1] ?? document.body);
    const remove = await screen.findByRole('button', { name: 'Delete' });
    await beforeAFrame(async () => {
      await act(async () => ticks[2]?.click());
      expect(screen.getByText('1 selected')).toBeDefined();
      await act(async () => remove.click());
    });
    const dialog = within(await screen.findByRole('alertdialog'));
    for (const name of ['Atlas 0', 'Atlas 1']) expect(dialog.getByText(name, { exact: false })).toBeDefined();
  });

  it('ticks all of the page from the bar, also where the bar has not said the last one yet', async () => {
    shelve();
    const { user } = openLibrary('/desk/catalogue');
    await screen.findByText('Atlas 1');
    const ticks = screen.getAllByRole<HTMLInputElement>('checkbox').slice(1);
    await user.click(ticks[0] ?? document.body);
    const all = within(await screen.findByRole('toolbar')).getByRole('checkbox');
    await beforeAFrame(async () => {
      await act(async () => ticks[1]?.click());
      expect(screen.getByText('1 selected')).toBeDefined();
      await act(async () => all.click());
    });
    expect(ticks.map(({ checked }) => checked)).toEqual(ticks.map(() => true));
  });

  it('reads out what an override says of each record before several are deleted', async () => {
    shelve();
    const { user } = openLibrary('/desk/catalogue', {
      overrides: {
        remove:
          () =>
          ({ record }) => <p>Lent {String(record.id)} times</p>,
      },
    });
    await screen.findByText('Atlas 1');
    for (const tick of [1, 2]) await user.click(screen.getAllByRole('checkbox')[tick] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    for (const name of ['Atlas 0', 'Atlas 1']) expect(within(dialog.getByRole('region', { name })).getByText(/^Lent b\d times$/)).toBeDefined();
    expect(dialog.getAllByText(/Atlas/)).toHaveLength(2);
  });

  it('runs an action of the collection at once when there is nothing to ask', async () => {
    shelve();
    on('post', '/stock/labels', () => ({ body: { printed: 60 } }));
    const { user } = openLibrary('/desk/catalogue');
    await screen.findByText('Atlas 1');
    await user.click(screen.getByRole('button', { name: 'Print labels' }));
    expect(await screen.findByText('The labels are at the printer')).toBeDefined();
  });

  it('says what to do when there is nothing: the words of the contract, and the way to the first record', async () => {
    list('/stock/books', []);
    openLibrary('/desk/catalogue');
    expect(await screen.findByText('No books yet')).toBeDefined();
    expect(screen.getByText('Buy the first one.')).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Create book' }).map((link) => link.getAttribute('href'))).toContain('/desk/catalogue/create');
  });

  it('is headed by the word of its menu entry, and so is the way back from a record', async () => {
    list('/loans', []);
    const resources = library.map((resource) => (resource.name === 'loans' ? { ...resource, menu: { label: 'Lending desk' } } : resource));
    const { router } = openLibrary('/desk/loans', { resources });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lending desk' })).toBeDefined();
    on('get', '/loans/:id', () => ({ body: { id: 'l1', number: 'L-1', book_id: null, state: 'out', version: 1 } }));
    await act(() => router.navigate('/desk/loans/l1'));
    expect(await screen.findByRole('navigation', { name: 'Lending desk' })).toBeDefined();
  });

  it('leads to what its records come from where none can be made', async () => {
    list('/loans', []);
    openLibrary('/desk/loans');
    expect(await screen.findByText('No loans yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'All books' }).getAttribute('href')).toBe('/desk/catalogue');
  });

  it('says that nothing fits, and shows everything again', async () => {
    list('/stock/books', []);
    const { user } = openLibrary('/desk/catalogue?filter={"shelf":"maps"}');
    expect(await screen.findByText('No books match')).toBeDefined();
    shelve();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Atlas 1')).toBeDefined();
  });

  it('has none now where only the filter it begins with stands: there may be others', async () => {
    list('/stock/books', []);
    const Maps = () => <ResourceList startWith={{ shelf: 'maps' }} />;
    openLibrary('/desk/catalogue', { overrides: { page: (_segment, page) => (page === 'list' ? Maps : undefined) } });
    expect(await screen.findByText('No books right now')).toBeDefined();
    expect(asked()['filter']).toBe('{"shelf":"maps"}');
  });

  it('keeps the filter it begins with where the address says something else of the list, and not where the address takes it off', async () => {
    list('/stock/books', rows);
    const Maps = () => <ResourceList startWith={{ shelf: 'maps' }} />;
    const settings = { overrides: { page: (_segment: string, page: string) => (page === 'list' ? Maps : undefined) } };
    const { router } = openLibrary('/desk/catalogue?page=2', settings);
    await waitFor(() => expect(asked()['filter']).toBe('{"shelf":"maps"}'));
    expect(asked()['range']).toBe('[25,49]');
    await router.navigate('/desk/catalogue?page=2&filter=%7B%7D');
    await waitFor(() => expect(asked()['filter']).toBe('{}'));
  });

  it('keeps its shape while it loads: the headings it will have', async () => {
    server.use(http.get('http://library.test/api/stock/books', () => new Promise(() => undefined)));
    openLibrary('/desk/catalogue');
    const loading = await screen.findByRole('status', { name: 'Loading books' });
    expect(
      within(loading)
        .getAllByRole('columnheader', { hidden: true })
        .map((cell) => cell.textContent),
    ).toContain('Shelf');
    expect(within(loading).getAllByRole('row', { hidden: true }).length).toBeGreaterThan(10);
  });

  it('says that the device is offline, and loads by itself once it is back', async () => {
    let isOnline = true;
    const online = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    server.use(
      http.get('http://library.test/api/stock/books', () => {
        isOnline = false;
        return HttpResponse.error();
      }),
    );
    openLibrary('/desk/catalogue');
    expect(await screen.findByText('You’re offline. This loads when you’re back.')).toBeDefined();
    expect(screen.queryByText('Something went wrong')).toBeNull();
    server.resetHandlers();
    shelve();
    isOnline = true;
    act(() => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('Atlas 1')).toBeDefined();
    online.mockRestore();
  });

  it('offers to try again when it failed', async () => {
    on('get', '/stock/books', () => ({ status: 500, body: { title: 'Broken', status: 500, detail: 'The shelf fell down.' } }));
    const { user } = openLibrary('/desk/catalogue');
    expect(await screen.findByText('The shelf fell down.')).toBeDefined();
    shelve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Atlas 1')).toBeDefined();
  });

  it('takes a column from an override', async () => {
    shelve();
    openLibrary('/desk/catalogue', {
      overrides: { column: (_segment, name) => (name === 'price' ? ({ record }) => <b>{`about ${Math.round(Number(record['price']) / 100)}`}</b> : undefined) },
    });
    expect((await screen.findAllByText('about 25')).length).toBeGreaterThan(0);
  });
});
