import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '../../engine/server/problem.ts';
import { Batches } from '../../engine/server/batches.ts';
import { countedAs } from '../../engine/server/page-total.ts';
import { statementsOf } from '../../scripts/bench/statements.ts';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { base } from './columns.ts';
import { listRows, totalCap } from './list.ts';
import { deleteRow, findRow, insertRow, updateRow } from './rows.ts';

const books = pgTable('books', { ...base, title: text().notNull(), genre: text().notNull(), pages: integer() });

let open: TestDatabase;
beforeAll(async () => {
  open = await testDatabase('empty');
  await open.db.execute(
    sql`create table books (id uuid primary key, created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now(), version integer not null default 1, saved_by uuid, saved_at timestamptz(3), title text not null, genre text not null, pages integer)`,
  );
  for (const [title, genre, pages] of [
    ['Middlemarch', 'novel', 880],
    ['Emma', 'novel', 474],
    ['Odes', 'poem', 96],
    ['100% wool', 'craft', null],
  ] as const) {
    await insertRow(open.db, books, { title, genre, pages });
  }
});
afterAll(() => open.close());

const titles = async (options: Omit<Parameters<typeof listRows>[2], 'scope'>) => {
  const page = await listRows(open.db, books, { scope: undefined, sort: ['title', 'ASC'], search: [books.title, books.genre], ...options });
  return page.rows.map((row) => row.title);
};

async function refusal(action: Promise<unknown>): Promise<Problem> {
  const error: unknown = await action.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Problem) return error;
  throw new Error('was not refused');
}

describe('a list read in batches', () => {
  it.each([
    ['ASC', ['Odes', 'Emma', 'Middlemarch', '100% wool']],
    ['DESC', ['100% wool', 'Middlemarch', 'Emma', 'Odes']],
  ] as const)('answers each row once, what is empty where the database sorts it: %s', async (order, expected) => {
    const batches = new Batches(1);
    const found: string[] = [];
    while (!batches.isOver) {
      const page = await batches.next(() => listRows(open.db, books, { scope: undefined, sort: ['pages', order] }));
      // What is looked up beside it pages as usual.
      expect((await listRows(open.db, books, { scope: undefined })).total).toBe(4);
      found.push(...page.rows.map((row) => row.title));
    }
    expect(found).toEqual(expected);
  });

  it('says so when no list was read', async () => {
    await expect(new Batches(10).next(() => Promise.resolve([]))).rejects.toThrow('cannot be read in batches');
  });
});

describe('listRows', () => {
  it('filters by a value, a list of values, the ends of a range and null', async () => {
    expect(await titles({ filter: { genre: 'novel' } })).toEqual(['Emma', 'Middlemarch']);
    expect(await titles({ filter: { genre: ['poem', 'craft'] } })).toEqual(['100% wool', 'Odes']);
    expect(await titles({ filter: { pages_gte: 96, pages_lte: 500 } })).toEqual(['Emma', 'Odes']);
    expect(await titles({ filter: { pages: null } })).toEqual(['100% wool']);
    expect(await titles({ filter: { genre: [] } })).toEqual([]);
  });

  it('filters by what something is not, contains, or has nothing of', async () => {
    expect(await titles({ filter: { genre_not: 'novel' } })).toEqual(['100% wool', 'Odes']);
    expect(await titles({ filter: { genre_not: ['novel', 'craft'] } })).toEqual(['Odes']);
    // What has no pages has not 96 pages either.
    expect(await titles({ filter: { pages_not: 96 } })).toEqual(['100% wool', 'Emma', 'Middlemarch']);
    expect(await titles({ filter: { title_contains: '0% W' } })).toEqual(['100% wool']);
    expect(await titles({ filter: { pages_empty: true } })).toEqual(['100% wool']);
    expect(await titles({ filter: { pages_empty: false, genre_not: 'novel' } })).toEqual(['Odes']);
  });

  it('filters by alternatives: of each list one condition, met where all its fields are', async () => {
    const short = [{ pages_lte: 100 }, { pages_empty: true }];
    expect(await titles({ filter: { or: [short] } })).toEqual(['100% wool', 'Odes']);
    expect(await titles({ filter: { or: [short, [{ genre: 'poem' }, { genre: 'novel' }]] } })).toEqual(['Odes']);
    expect(await titles({ filter: { genre: 'novel', or: [[{ title_contains: 'm', pages_gte: 500 }, { title: 'Odes' }]] } })).toEqual(['Middlemarch']);
    expect((await refusal(listRows(open.db, books, { scope: undefined, filter: { or: [[{ colour: 'red' }]] } }))).status).toBe(400);
  });

  it('searches every word, and takes % as itself', async () => {
    expect(await titles({ filter: { q: 'novel emm' } })).toEqual(['Emma']);
    expect(await titles({ filter: { q: '100%' } })).toEqual(['100% wool']);
    expect(await titles({ filter: { q: '%' } })).toEqual(['100% wool']);
  });

  it('answers with a page and the total of all', async () => {
    const page = await listRows(open.db, books, { scope: eq(books.genre, 'novel'), sort: ['pages', 'DESC'], range: [1, 1] });
    expect(page).toMatchObject({ total: 2, rows: [{ title: 'Emma' }] });
  });

  it('keeps its total past the last page', async () => {
    expect(await listRows(open.db, books, { scope: undefined, range: [100, 124] })).toEqual({ total: 4, rows: [] });
  });

  it('is counted to the end of its page where that is wanted, and what is looked up beside it as usual', async () => {
    const statements = await statementsOf(() =>
      countedAs('page', async () => {
        expect(await listRows(open.db, books, { scope: undefined, sort: ['title', 'ASC'], range: [0, 1] })).toMatchObject({
          total: 3,
          capped: true,
          rows: [{ title: '100% wool' }, { title: 'Emma' }],
        });
        expect(await listRows(open.db, books, { scope: undefined, range: [0, 1] })).toMatchObject({ total: 4 });
      }),
    );
    expect(statements).toHaveLength(3);
    const last = await countedAs('page', () => listRows(open.db, books, { scope: undefined, sort: ['title', 'ASC'], range: [2, 3] }));
    expect([last.total, last.capped]).toEqual([4, undefined]);
  });

  it('looks for a short word without the index of a longer one beside it', async () => {
    const [statement] = await statementsOf(() => titles({ filter: { q: 'novel em' } }));
    expect(statement).toContain(`"books"."title" || '') ilike`);
    expect(await titles({ filter: { q: 'novel em' } })).toEqual(['Emma', 'Middlemarch']);
  });

  it('sorts by what is derived', async () => {
    const page = await listRows(open.db, books, {
      scope: undefined,
      columns: { length: sql`length(${books.title})` },
      extra: { length: sql<number>`length(${books.title})`.as('length') },
      sort: ['length', 'ASC'],
      range: [0, 0],
    });
    expect(page.rows[0]).toMatchObject({ title: 'Emma', length: 4 });
  });

  it('refuses what it has no column for, and pages that are too large', async () => {
    expect((await refusal(listRows(open.db, books, { scope: undefined, filter: { colour: 'red' } }))).status).toBe(400);
    expect((await refusal(listRows(open.db, books, { scope: undefined, range: [0, 1000] }))).status).toBe(400);
  });
});

describe('single rows', () => {
  it('are found, changed and removed only within the scope', async () => {
    const { id } = await insertRow(open.db, books, { title: 'Persuasion', genre: 'novel', pages: 249 });
    const poems = eq(books.genre, 'poem');
    expect((await refusal(findRow(open.db, books, id, poems))).status).toBe(404);
    expect((await refusal(updateRow(open.db, books, id, { pages: 1 }, poems))).status).toBe(404);
    expect((await refusal(deleteRow(open.db, books, id, poems))).status).toBe(404);
    expect(await deleteRow(open.db, books, id, undefined)).toMatchObject({ title: 'Persuasion' });
  });

  it('refuse a change made to an older version, and tell both', async () => {
    const { id, version } = await insertRow(open.db, books, { title: 'Walden', genre: 'essay', pages: 352 });
    const changed = await updateRow(open.db, books, id, { pages: 353, version }, undefined);
    expect(changed).toMatchObject({ pages: 353, version: version + 1 });
    const problem = await refusal(updateRow(open.db, books, id, { pages: 1, version }, undefined));
    expect(problem.status).toBe(409);
    expect(problem.members).toMatchObject({ your_version: version, current: { pages: 353 } });
  });
});

describe('what is found before it is put in order', () => {
  const pamphlets = pgTable('pamphlets', { ...base, title: text().notNull(), shelf: integer() });
  const all = totalCap + 50;
  beforeAll(async () => {
    await open.db.execute(
      sql`create table pamphlets (id uuid primary key, created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now(), version integer not null default 1, saved_by uuid, saved_at timestamptz(3), title text not null, shelf integer)`,
    );
    await open.db.execute(
      sql`insert into pamphlets (id, title, shelf) select gen_random_uuid(), 'Pamphlet ' || n, case when n % 7 > 0 then n % 5 end from generate_series(1, ${all}) n`,
    );
    await open.db.execute(sql`create index pamphlets_title on pamphlets (title, id)`);
    await open.db.execute(sql`analyze pamphlets`);
  });
  type Asked = Pick<Parameters<typeof listRows>[2], 'filter' | 'sort' | 'range'>;
  const page = (asked: Asked, findsFirst: boolean) => listRows(open.db, pamphlets, { scope: undefined, search: [pamphlets.title], ...asked, findsFirst });

  it.each<[string, Asked]>([
    ['by a text', { filter: { q: '99' }, sort: ['title', 'ASC'] }],
    ['the other way round', { filter: { q: '99' }, sort: ['title', 'DESC'] }],
    ['by what some have none of', { filter: { q: '99' }, sort: ['shelf', 'ASC'] }],
    ['what has none first', { filter: { q: '99' }, sort: ['shelf', 'DESC'] }],
    ['a later page', { filter: { q: '99' }, sort: ['title', 'ASC'], range: [30, 54] }],
    ['behind the last one', { filter: { q: '99' }, sort: ['title', 'ASC'], range: [900, 924] }],
    ['a far page', { filter: { q: '1' }, sort: ['title', 'ASC'], range: [1_200, 1_209] }],
    ['one behind all that is looked for to be put in order', { filter: { q: '1' }, sort: ['title', 'ASC'], range: [2_400, 2_411] }],
    ['beside a filter', { filter: { q: '99', shelf: 3 } }],
    ['nothing', { filter: { q: 'zeppelin' } }],
    ['more than is counted', { filter: { q: 'pamphlet' }, sort: ['title', 'DESC'], range: [5, 9] }],
  ])('is the same page with the same total: %s', async (_what, asked) => {
    const inOrder = await page(asked, false);
    expect(await page(asked, true)).toEqual(inOrder);
    const uncounted = (findsFirst: boolean) => countedAs('page', () => page(asked, findsFirst));
    expect(await uncounted(true)).toEqual(await uncounted(false));
  });

  it('walks no index of the order past all that does not fit', async () => {
    const plansOf = async (findsFirst: boolean): Promise<string> => {
      const statements = await statementsOf(() => page({ filter: { q: '9' }, sort: ['title', 'ASC'] }, findsFirst));
      const plans = statements.map((each) => each.replaceAll(/ilike \$\d+/g, "ilike '%9%'").replaceAll(/\$\d+/g, "'{}'"));
      return JSON.stringify(await Promise.all(plans.map((each) => open.db.execute(sql.raw(`explain ${each}`)))));
    };
    expect(await plansOf(false)).toContain('pamphlets_title');
    expect(await plansOf(true)).not.toContain('pamphlets_title');
  });
});
