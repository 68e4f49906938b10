import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../contract/summary.ts';
import { library } from '../fixture/library.ts';
import { apiUrl, libraryServer } from '../fixture/server.ts';
import { errorsOf } from './errors.ts';
import { contractProvider } from './provider.ts';

const { calls, on, list } = libraryServer();
const provider = contractProvider(library, { apiUrl, token: () => 'card-7' });
const sort = { field: 'title', order: 'ASC' } as const;
const pagination = { page: 2, perPage: 10 };
const book = { id: 'b1', title: 'Atlas', shelf: 'maps', price: 2500, authors: ['Ada'], publisher: null, blurb: null, is_lendable: true, version: 4 };

describe('reading', () => {
  it('asks the declared path for a list, with the caller’s token, in the dialect', async () => {
    list(
      '/stock/books',
      Array.from({ length: 40 }, (_row, index) => ({ ...book, id: `b${index}` })),
      10_001,
    );
    const { data, total } = await provider.getList('catalogue', { filter: { shelf: 'maps' }, sort, pagination });
    expect(data).toHaveLength(10);
    expect(total).toBe(10_001);
    expect(calls[0]).toMatchObject({ path: '/stock/books', query: { filter: '{"shelf":"maps"}', range: '[10,19]', sort: '["title","ASC"]' } });
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer card-7');
  });

  it('leaves out a sort the contract does not declare', async () => {
    list('/stock/books', [book]);
    await provider.getList('catalogue', { filter: {}, sort: { field: 'shelf', order: 'ASC' }, pagination });
    expect(calls[0]?.query).not.toHaveProperty('sort');
  });

  it('asks for every order the contract declares, of a resource of which only a summary is known as well', async () => {
    list('/stock/books', [book]);
    const whole = library.find(({ segment }) => segment === 'catalogue');
    if (!whole) throw new Error('The library has no catalogue.');
    let fetched = 0;
    const load = async () => {
      fetched += 1;
      return { ...whole, sortable: ['title', 'price', 'id'] };
    };
    const known = contractProvider([{ ...summaryOf(whole), sortable: ['title'], load }], { apiUrl, token: () => 'card-7' });
    const inOrderOf = async (field: string, filter: object = {}) => {
      await known.getList('catalogue', { filter, sort: { field, order: 'ASC' }, pagination });
      return calls.at(-1)?.query['sort'];
    };
    expect(await inOrderOf('title')).toBe('["title","ASC"]');
    expect(await inOrderOf('id', { id: ['b1'] })).toBeUndefined();
    expect(fetched).toBe(0);
    expect(await inOrderOf('price')).toBe('["price","ASC"]');
    expect(await inOrderOf('id')).toBe('["id","ASC"]');
    expect(await inOrderOf('shelf')).toBeUndefined();
  });

  it('counts a list to the end of its page where nobody sees the total, if the contract lets it', async () => {
    list('/stock/books', [book]);
    const counting = (pageTotal?: true) =>
      contractProvider(
        library.map((one) => (pageTotal ? { ...one, pageTotal } : one)),
        { apiUrl, token: () => 'card-7' },
      );
    const asked = async (known: typeof provider, meta?: object) => {
      await known.getList('catalogue', { filter: {}, sort, pagination, ...(meta ? { meta } : {}) });
      return calls.at(-1)?.query['total'];
    };
    expect(await asked(counting(true), { total: 'page' })).toBe('page');
    expect(await asked(counting(true))).toBeUndefined();
    expect(await asked(counting(), { total: 'page' })).toBeUndefined();
  });

  it('reads those fields of a list’s rows that are shown, if the contract lets it', async () => {
    list('/stock/books', [book]);
    const meta = { total: 'page', fields: ['title'] };
    const asked = async (narrowed?: true) => {
      const known = contractProvider(
        library.map((one) => (narrowed ? { ...one, narrowed } : one)),
        { apiUrl, token: () => 'card-7' },
      );
      await known.getList('catalogue', { filter: {}, sort, pagination, meta });
      return calls.at(-1)?.query['fields'];
    };
    expect(await asked(true)).toBe('["title"]');
    expect(await asked()).toBeUndefined();
  });

  it('filters, sorts and pages a list that is answered whole', async () => {
    on('get', '/members/all', () => ({
      body: [
        { id: 'm1', name: 'Zoe' },
        { id: 'm2', name: 'Ann' },
        { id: 'm3', name: 'Bob' },
      ],
    }));
    const { data, total } = await provider.getList('members', { filter: {}, sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: 2 } });
    expect(data.map((member) => member['name'])).toEqual(['Ann', 'Bob']);
    expect(total).toBe(3);
    expect(calls[0]?.query).toEqual({});
  });

  it('finds one record through its list where the contract shows none alone', async () => {
    on('get', '/members/all', () => ({
      body: [
        { id: 'm1', name: 'Zoe' },
        { id: 'm2', name: 'Ann' },
      ],
    }));
    expect((await provider.getOne('members', { id: 'm2' })).data).toMatchObject({ name: 'Ann' });
    await expect(provider.getOne('members', { id: 'm9' })).rejects.toMatchObject({ status: 404 });
  });

  it('asks for many ids with a range, in calls of a hundred', async () => {
    on('get', '/stock/books', ({ query }) => {
      const ids: string[] = JSON.parse(query['filter'] ?? '{}').id;
      return { body: ids.map((id) => ({ ...book, id })), headers: { 'Content-Range': `books 0-${ids.length - 1}/${ids.length}` } };
    });
    const ids = Array.from({ length: 150 }, (_id, index) => `b${index}`);
    expect((await provider.getMany('catalogue', { ids })).data).toHaveLength(150);
    expect(calls.map((call) => call.query['range']).toSorted()).toEqual(['[0,49]', '[0,99]']);
  });
});

describe('writing', () => {
  it('sends what changed and the version that was read, an emptied field as null', async () => {
    on('patch', '/stock/books/change/:id', () => ({ body: { ...book, blurb: null, price: 3000, version: 5 } }));
    const { data } = await provider.update('catalogue', { id: 'b1', data: { ...book, price: 3000, blurb: '' }, previousData: { ...book, blurb: 'Old' } });
    expect(calls[0]).toMatchObject({ path: '/stock/books/change/b1', body: { price: 3000, blurb: null, version: 4 } });
    expect(data).toMatchObject({ version: 5 });
  });

  it('asks nothing when nothing changed', async () => {
    expect((await provider.update('catalogue', { id: 'b1', data: { ...book }, previousData: book })).data).toEqual(book);
    expect(calls).toHaveLength(0);
  });

  it('creates with what was filled in, an untouched optional group as null', async () => {
    on('post', '/stock/books/new', () => ({ status: 201, body: { ...book, id: 'b2' } }));
    await provider.create('catalogue', { data: { title: 'Atlas', shelf: 'maps', price: 1, authors: [], publisher: { name: '', city: null }, unknown: 1 } });
    expect(calls[0]?.body).toEqual({ title: 'Atlas', shelf: 'maps', price: 1, authors: [], publisher: null });
  });

  it('puts the server’s field errors under the names of the inputs', async () => {
    on('post', '/stock/books/new', () => ({
      status: 422,
      body: { type: 'about:blank', title: 'Not valid', status: 422, detail: 'Fix 1 field to continue.', errors: { 'copies[0].barcode': 'Taken.' } },
    }));
    const refused: unknown = await provider.create('catalogue', { data: { title: 'Atlas' } }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ message: 'Fix 1 field to continue.', status: 422 });
    expect(errorsOf(refused)).toEqual({ 'copies.0.barcode': 'Taken.' });
  });

  it('deletes one by one without a bulk operation, and tells who was refused', async () => {
    on('delete', '/stock/books/:id', (_seen, { id }) =>
      id === 'b2' ? { status: 409, body: { title: 'Lent', status: 409, detail: 'It is lent out.' } } : { body: { ...book, id: id ?? '' } },
    );
    const result = await provider.deleteMany('catalogue', { ids: ['b1', 'b2', 'b3'] });
    expect(result).toEqual({ data: ['b1', 'b3'], failures: [{ id: 'b2', message: 'It is lent out.' }] });
  });

  it('deletes many in one call where the contract has one, and tells what the server left alone', async () => {
    const deleteMany = { id: 'removeBooks', method: 'post', path: '/stock/books/remove', roles: ['librarian'] } as const;
    const whole = contractProvider(
      library.map((resource) => (resource.segment === 'catalogue' ? { ...resource, deleteMany } : resource)),
      { apiUrl, token: () => 'card-7' },
    );
    on('post', '/stock/books/remove', () => ({ body: ['b1', 'b3'], headers: { 'X-Unshowable': '/ids/1' } }));
    expect(await whole.deleteMany('catalogue', { ids: ['b1', 'b2', 'b3'] })).toEqual({
      data: ['b1', 'b3'],
      failures: [{ id: 'b2', message: 'it can’t be shown' }],
    });
    on('post', '/stock/books/remove', () => ({ body: { removed: 3 } }));
    expect(await whole.deleteMany('catalogue', { ids: ['b1', 'b2', 'b3'] })).toEqual({ data: ['b1', 'b2', 'b3'], failures: [] });
  });

  it('says “Something went wrong” when the server says nothing or cannot be reached', async () => {
    on('delete', '/stock/books/:id', () => ({ status: 500 }));
    await expect(provider.delete('catalogue', { id: 'b1', previousData: book })).rejects.toMatchObject({ message: 'Something went wrong', status: 500 });
  });
});

describe('acting', () => {
  it('fills the path from what was asked', async () => {
    on('post', '/loans/:id/hand-out/:member', () => ({ body: { id: 'l1' } }));
    await provider.act('loans', 'handOut', { id: 'l1', data: { memberId: 'm2' } });
    expect(calls[0]).toMatchObject({ path: '/loans/l1/hand-out/m2', body: undefined });
  });

  it('deletes with what is said along in the address, and without it where nothing is said', async () => {
    on('delete', '/members/:id', () => ({ body: { id: 'm1' } }));
    await provider.act('members', 'delete', { id: 'm1', data: { books_go_to: 'm2' } });
    await provider.act('members', 'delete', { id: 'm1', data: { books_go_to: null } });
    expect(calls.map(({ method, path, query }) => [method, path, query])).toEqual([
      ['DELETE', '/members/m1', { books_go_to: 'm2' }],
      ['DELETE', '/members/m1', {}],
    ]);
  });

  it('deletes several with the same word along, each by a call of its own', async () => {
    on('delete', '/members/:id', (_seen, { id }) =>
      id === 'm2' ? { status: 409, body: { title: 'Owes', status: 409, detail: 'Owes a fine.' } } : { body: { id: id ?? '' } },
    );
    expect(await provider.act('members', 'delete', { ids: ['m1', 'm2'], data: { books_go_to: 'm3' } })).toEqual({
      data: ['m1'],
      failures: [{ id: 'm2', message: 'Owes a fine.' }],
    });
    expect(calls.map(({ path, query }) => [path, query])).toEqual(['/members/m1', '/members/m2'].map((path) => [path, { books_go_to: 'm3' }]));
  });

  it('sends the chosen records of a bulk action in its body', async () => {
    on('post', '/stock/books/move', () => ({ body: ['b1', 'b2'] }));
    const { data } = await provider.act('catalogue', 'move', { ids: ['b1', 'b2'], data: { shelf: 'science' } });
    expect(calls[0]?.body).toEqual({ ids: ['b1', 'b2'], shelf: 'science' });
    expect(data).toEqual(['b1', 'b2']);
  });

  it('does to several what takes one record, each by a call of its own, and tells who was refused', async () => {
    on('patch', '/stock/books/:id/shelf', (_seen, { id }) =>
      id === 'b2' ? { status: 409, body: { title: 'Lent', status: 409, detail: 'It is lent out.' } } : { body: { ...book, id: id ?? '' } },
    );
    const operation = { id: 'setShelf', method: 'patch', path: '/stock/books/{id}/shelf', roles: ['librarian'] } as const;
    const shelf = { name: 'shelf', label: 'Shelf', kind: 'string', required: true, nullable: false, readOnly: false, rules: {} } as const;
    const setShelf = { ...operation, action: 'setShelf', on: 'record', several: true, label: 'Set shelf', fields: [shelf], pathParams: [] } as const;
    const whole = contractProvider(
      library.map((resource) => (resource.segment === 'catalogue' ? { ...resource, actions: [...resource.actions, setShelf] } : resource)),
      { apiUrl, token: () => 'card-7' },
    );
    expect(await whole.act('catalogue', 'setShelf', { ids: ['b1', 'b2'], data: { shelf: 'maps' } })).toEqual({
      data: ['b1'],
      failures: [{ id: 'b2', message: 'It is lent out.' }],
      answers: new Map([['b1', book]]),
    });
    expect(calls.map(({ path, body }) => [path, body])).toEqual(['b1', 'b2'].map((id) => [`/stock/books/${id}/shelf`, { shelf: 'maps' }]));
  });

  describe('of which a part is taken from each record', () => {
    const note = { name: 'note', label: 'Note', kind: 'string', required: true, nullable: false, readOnly: false, rules: {} } as const;
    const lend = {
      ...({ id: 'lendBook', method: 'post', path: '/loans', roles: ['librarian'] } as const),
      ...({ action: 'lend', on: 'record', several: true, label: 'Lend', fields: [note], pathParams: [] } as const),
      fill: { book: '{id}', title: '{record.title}', loan_id: '{new}', days: 14, reader: null },
    };
    const lending = contractProvider(
      library.map((resource) => (resource.segment === 'catalogue' ? { ...resource, actions: [...resource.actions, lend] } : resource)),
      { apiUrl, token: () => 'card-7' },
    );
    const others = { days: 14, reader: null, note: 'Soon' };

    it('reads them and asks once, an id of its own with every call; one that is gone is named', async () => {
      list('/stock/books', [book, { ...book, id: 'b2', title: 'Botany' }]);
      on('post', '/loans', ({ body }) => ({ body: { id: `loan of ${(body as { book: string }).book}` } }));
      const { data, failures, answers } = await lending.act('catalogue', 'lend', { ids: ['b1', 'b2', 'b3'], data: { note: 'Soon' } });
      const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body as Record<string, unknown>);
      expect(sent).toEqual([
        { book: 'b1', title: 'Atlas', loan_id: expect.stringMatching(/^[\da-f-]{36}$/), ...others },
        { book: 'b2', title: 'Botany', loan_id: expect.stringMatching(/^[\da-f-]{36}$/), ...others },
      ]);
      expect(sent[0]?.['loan_id']).not.toBe(sent[1]?.['loan_id']);
      expect([data, failures]).toEqual([['b1', 'b2'], [{ id: 'b3', message: 'It was left as it is.' }]]);
      expect(answers?.get('b2')).toEqual({ id: 'loan of b2' });
    });

    it('does the same with one record', async () => {
      list('/stock/books', [book]);
      on('post', '/loans', () => ({ body: { id: 'loan-1' } }));
      expect((await lending.act('catalogue', 'lend', { id: 'b1', data: { note: 'Soon' } })).data).toEqual({ id: 'loan-1' });
      expect(calls.at(-1)?.body).toMatchObject({ book: 'b1', title: 'Atlas', ...others });
    });

    it('fails as a whole where what was typed is wrong for every one of them', async () => {
      list('/stock/books', [book, { ...book, id: 'b2' }]);
      on('post', '/loans', () => ({ status: 422, body: { title: 'Wrong', status: 422, detail: 'Fix it.', errors: { note: 'Say more.' } } }));
      await expect(lending.act('catalogue', 'lend', { ids: ['b1', 'b2'], data: { note: 'x' } })).rejects.toMatchObject({ errors: { note: 'Say more.' } });
    });
  });

  it('sends files as a form where the operation says so', async () => {
    on('post', '/stock/books/:id/cover', () => ({ body: book }));
    await provider.act('catalogue', 'addCover', { id: 'b1', data: { cover: new File(['pixels'], 'cover.png', { type: 'image/png' }), caption: 'Front' } });
    expect(calls[0]?.headers.get('content-type')).toContain('multipart/form-data');
    expect(calls[0]?.body).toMatchObject({ caption: 'Front' });
  });
});
