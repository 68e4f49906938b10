// What the triggers on checklists keep (migration 0073), against what "the newest" means.
import { readdirSync, readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { packages, userPreferences, users } from './schema.ts';

let open: TestDatabase;
const bought: string[] = [];
beforeAll(async () => {
  open = await testDatabase('empty');
  for (const package_identifier of ['one', 'two', 'three']) {
    const id = uuidv7();
    await open.db.insert(packages).values({ id, name: package_identifier, package_identifier, price: 100 });
    bought.push(id);
  }
});
afterAll(() => open.close());

async function client(): Promise<string> {
  const id = uuidv7();
  await open.db.insert(users).values({ id, email: `${id}@forecourt.example`, first_name: 'A', last_name: 'B', role: 'client', status: 'active' });
  return id;
}
async function checklist(user_id: string, place: number, submitted_at: string | null = null): Promise<string> {
  const id = uuidv7();
  await open.db.insert(userPreferences).values({ id, user_id, package_id: bought[place] ?? '', submitted_at });
  return id;
}
const submit = (id: string, submitted_at: string | null) => open.db.update(userPreferences).set({ submitted_at }).where(eq(userPreferences.id, id));

/** The client's checklists that say they are the newest: one, of whoever has any. */
async function marked(user_id: string): Promise<string[]> {
  const rows = await open.db
    .select({ id: userPreferences.id, is_newest: userPreferences.is_newest })
    .from(userPreferences)
    .where(eq(userPreferences.user_id, user_id));
  return rows.filter(({ is_newest }) => is_newest).map(({ id }) => id);
}
const [early, late] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];

it('of drafts the youngest, and once one is submitted that one', async () => {
  const of = await client();
  const first = await checklist(of, 0);
  expect(await marked(of)).toEqual([first]);
  const second = await checklist(of, 1);
  expect(await marked(of)).toEqual([second]);
  await submit(first, early);
  expect(await marked(of)).toEqual([first]);
  await submit(second, late);
  expect(await marked(of)).toEqual([second]);
  await submit(second, null);
  expect(await marked(of)).toEqual([first]);
});

it('of several made by one statement one, whoever said it was', async () => {
  const of = await client();
  const [oldest, middle, youngest] = [uuidv7(), uuidv7(), uuidv7()] as const;
  await open.db.insert(userPreferences).values([
    { id: youngest, user_id: of, package_id: bought[0] ?? '', is_newest: true },
    { id: middle, user_id: of, package_id: bought[1] ?? '', submitted_at: early },
    { id: oldest, user_id: of, package_id: bought[2] ?? '', is_newest: true },
  ]);
  expect(await marked(of)).toEqual([middle]);
  await expect(open.db.update(userPreferences).set({ is_newest: true }).where(eq(userPreferences.id, oldest))).rejects.toMatchObject({
    cause: { constraint: 'user_preferences_newest' },
  });
  await open.db.update(userPreferences).set({ is_newest: false }).where(eq(userPreferences.id, middle));
  expect(await marked(of)).toEqual([middle]);
  await open.db.update(userPreferences).set({ submitted_at: null }).where(eq(userPreferences.user_id, of));
  expect(await marked(of)).toEqual([youngest]);
});

it('the next one once it is gone, or another client’s', async () => {
  const [of, other] = [await client(), await client()];
  const first = await checklist(of, 0, early);
  const second = await checklist(of, 1, late);
  await open.db.update(userPreferences).set({ user_id: other }).where(eq(userPreferences.id, second));
  expect([await marked(of), await marked(other)]).toEqual([[first], [second]]);
  await open.db.delete(userPreferences).where(eq(userPreferences.id, first));
  expect(await marked(of)).toEqual([]);
});

it('is found for rows from before there was the mark, by the migration’s own statement', async () => {
  const of = await client();
  const [first] = [await checklist(of, 0, late), await checklist(of, 1, early), await checklist(of, 2)];
  const folder = new URL('migrations/', import.meta.url);
  const file = readdirSync(folder).find((name) => name.endsWith('_newest_checklist.sql')) ?? '';
  const filling = readFileSync(new URL(file, folder), 'utf8')
    .split('--> statement-breakpoint')
    .find((statement) => statement.includes('DISTINCT ON'));
  await open.db.transaction(async (before) => {
    await before.execute(sql`alter table user_preferences disable trigger user`);
    await before.execute(sql`update user_preferences set is_newest = false`);
    await before.execute(sql.raw(filling ?? ''));
    await before.execute(sql`alter table user_preferences enable trigger user`);
  });
  expect(await marked(of)).toEqual([first]);
});
