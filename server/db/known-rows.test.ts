import { getTableName, eq, sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { states } from '../modules/states.ts';
import { askAhead, askedOnce, knowing, knownRow } from './known-rows.ts';
import type { Database } from './type.ts';

const doors = pgTable('known_doors', { id: uuid().primaryKey(), state: text().notNull(), version: integer().notNull() });
const keys = pgTable('known_keys', { id: uuid().primaryKey() });

let open: TestDatabase;
const id = uuidv7();
beforeAll(async () => {
  open = await testDatabase('empty');
  await open.db.execute(sql`create table known_doors (id uuid primary key, state text not null, version integer not null)`);
  await open.db.execute(sql`create table known_keys (id uuid primary key)`);
  await open.db.insert(doors).values({ id, state: 'closed', version: 1 });
});
afterAll(() => open.close());

const look = (db: Database) => db.select().from(doors).where(eq(doors.id, id)).for('update');
const move = (db: Database, state: string) => db.update(doors).set({ state }).where(eq(doors.id, id)).returning();
/** What the transaction knows of the door's state. */
const known = (person?: string) => knownRow(doors, id, person)?.state;
const untouched = new Error('untouched');
/** In a transaction that leaves nothing. */
const trying = (work: (db: Database) => Promise<void>) =>
  open.db
    .transaction(async (db) => {
      await work(db);
      throw untouched;
    })
    .catch((error: unknown) => {
      if (error !== untouched) throw error;
    });

it('a row that was read under a lock is known, in the scope it was read in', () =>
  trying(async (db) => {
    await knowing(doors, { writes: false, inScopeOf: 'anna' }, () => look(db));
    expect([known(), known('anna'), known('ben')]).toEqual(['closed', 'closed', undefined]);
  }));

it('a row is known as a statement left it, and no longer in anybody’s scope', () =>
  trying(async (db) => {
    await knowing(doors, { writes: false, inScopeOf: 'anna' }, () => look(db));
    await knowing(doors, { writes: true }, () => move(db, 'open'));
    expect([known(), known('anna')]).toEqual(['open', undefined]);
  }));

it('is forgotten with whatever else writes to its table, and not with what writes elsewhere or reads', () =>
  trying(async (db) => {
    await knowing(doors, { writes: false }, () => look(db));
    await db.insert(keys).values({ id: uuidv7() });
    await db.select().from(doors);
    expect(known()).toBe('closed');
    await db.execute(sql`with moved as (update known_doors set state = 'gone' returning id) select * from moved`);
    expect(known()).toBeUndefined();
  }));

it('is not known where two statements write at once', () =>
  trying(async (db) => {
    await Promise.all([knowing(doors, { writes: true }, () => move(db, 'open')), move(db, 'gone')]);
    expect(known()).toBeUndefined();
  }));

it('is forgotten with a part of the transaction that is rolled back', () =>
  trying(async (db) => {
    const inner = db.transaction(async (part) => {
      await knowing(doors, { writes: true }, () => move(part, 'open'));
      expect(known()).toBe('open');
      throw untouched;
    });
    await expect(inner).rejects.toThrow(untouched);
    expect(known()).toBeUndefined();
  }));

it('is known to its transaction alone', async () => {
  await trying(async (db) => void (await knowing(doors, { writes: false }, () => look(db))));
  await knowing(doors, { writes: false }, () => look(open.db));
  expect(known()).toBeUndefined();
  await trying(async () => expect(known()).toBeUndefined());
});

it('a reading asked ahead is asked once, and again after its table was written to', async () => {
  let asked = 0;
  const count = async (db: Database) => {
    asked += 1;
    return (await db.select().from(keys)).length;
  };
  await trying(async (db) => {
    const once = () => askedOnce('keys', [keys], () => count(db));
    askAhead(once);
    expect([await once(), await once(), asked]).toEqual([0, 0, 1]);
    await db.insert(keys).values({ id: uuidv7() });
    expect([await once(), asked]).toEqual([1, 2]);
  });
  askAhead(() => count(open.db));
  expect(asked).toBe(2);
});

it('no trigger moves a state in a table that the statement before it does not name', async () => {
  const { rows } = await open.db.execute<{ name: string; source: string }>(
    sql`select proname as name, prosrc as source from pg_proc where prorettype = 'trigger'::regtype and pronamespace = 'public'::regnamespace`,
  );
  const tables: ReadonlySet<string> = new Set(Object.values(states).map(({ table }) => getTableName(table)));
  const writing = rows.flatMap(({ name, source }) =>
    [...source.matchAll(/(?:update|insert into)\s+"?(\w+)"?(?:\s+set\s+"?(\w+)"?\s*=)?/gi)].flatMap(([, table = '', column]) =>
      tables.has(table) ? [`${name}: ${table}.${column ?? ''}`] : [],
    ),
  );
  expect(writing.toSorted()).toEqual([
    'advisor_of_links: links.advisor_id',
    'advisor_of_waiting: chats.advisor_id',
    'advisor_of_waiting: complaints.advisor_id',
    'advisor_of_waiting: user_preferences.advisor_id',
    // The work table's day ends or moves a follow-up: no call that writes the day has read a task before it, and one that moves a task names its table.
    'day_keeps_follow_up: tasks.',
    'day_keeps_follow_up: tasks.status',
    // Both by statements that write to the same table.
    'newest_checklist: user_preferences.is_newest',
    'newest_checklist: user_preferences.is_newest',
  ]);
});
