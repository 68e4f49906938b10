import { eq, sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { askedOnce } from './known-rows.ts';
import { lateTable, putLate, rowsOf } from './late-rows.ts';

const letters = pgTable('late_letters', { id: uuid().primaryKey(), words: text().notNull(), tags: text().array() });
const stamps = pgTable('late_stamps', { id: uuid().primaryKey(), letter_id: uuid().notNull() });
const lateLetters = lateTable(letters, ['id', 'words', 'tags']);
const lateStamps = lateTable(stamps, ['id', 'letter_id']);

let open: TestDatabase;
beforeAll(async () => {
  open = await testDatabase('empty');
  await open.db.execute(sql`create table late_letters (id uuid primary key, words text not null, tags text[])`);
  await open.db.execute(sql`create table late_stamps (id uuid primary key, letter_id uuid not null references late_letters(id))`);
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.db.delete(stamps);
  await open.db.delete(letters);
});

const letter = (words: string, id = uuidv7()) => rowsOf(lateLetters, [{ id, words, tags: ['a', '"b", {c}'] }]);
const stamp = (letter_id: string) => rowsOf(lateStamps, [{ id: uuidv7(), letter_id }]);
const words = async (db = open.db) => (await db.select({ words: letters.words }).from(letters)).map((row) => row.words);

it('rows of several tables go in together, whatever refers to what', async () => {
  const id = uuidv7();
  await open.db.transaction(async (db) => {
    await putLate(db, stamp(id));
    await putLate(db, letter('O’Neil said "yes" \\ no', id));
  });
  expect(await open.db.select().from(letters)).toEqual([{ id, words: 'O’Neil said "yes" \\ no', tags: ['a', '"b", {c}'] }]);
  expect(await open.db.select().from(stamps)).toHaveLength(1);
});

it('go in at once where no transaction runs', async () => {
  await putLate(open.db, letter('alone'));
  expect(await words()).toEqual(['alone']);
});

it('are found by whatever the transaction asks of their table, and taken by what it deletes', async () => {
  await open.db.transaction(async (db) => {
    await putLate(db, letter('read'));
    expect(await words(db)).toEqual(['read']);
    await putLate(db, letter('deleted'));
    await db.delete(letters).where(eq(letters.words, 'deleted'));
  });
  expect(await words()).toEqual(['read']);
});

it('fail the transaction that leaves what cannot be', async () => {
  const failing = open.db.transaction(async (db) => {
    await putLate(db, letter('kept with it'), stamp(uuidv7()));
  });
  await expect(failing).rejects.toThrow('insert into "late_letters"');
  expect(await words()).toEqual([]);
  await open.db.transaction((db) => putLate(db, letter('afterwards')));
  expect(await words()).toEqual(['afterwards']);
});

it('go with the savepoint they belong to', async () => {
  await open.db.transaction(async (db) => {
    await putLate(db, letter('before'));
    await open.db
      .transaction(async (inner) => {
        await putLate(inner, letter('taken back'));
        throw new Error('no');
      })
      .catch(() => {});
    await open.db.transaction((inner) => putLate(inner, letter('kept')));
  });
  expect((await words()).toSorted()).toEqual(['before', 'kept']);
});

it('half a character becomes the sign for one that cannot be shown', async () => {
  await putLate(open.db, letter('half: \ud83d'));
  expect(await words()).toEqual(['half: \ufffd']);
});

it('are known of by what was asked about their table before', async () => {
  await open.db.transaction(async (db) => {
    const ask = () => askedOnce('letters', [letters], () => words(db));
    expect(await ask()).toEqual([]);
    await putLate(db, letter('late'));
    expect(await ask()).toEqual(['late']);
  });
});
