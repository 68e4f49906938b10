// A data folder of an earlier version begins with the new one: everything that stood in it is read as before, under the id it had.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, migrationsFolder } from '../../server/db/migrate.ts';
import { events } from '../../server/db/schema.ts';
import { notificationsOf, timelineEntries } from '../../server/events/views.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';

let open: TestDatabase;
let old: string;
beforeAll(async () => {
  open = await testDatabase('empty');
  old = await mkdtemp(join(tmpdir(), 'forecourt-migrations-'));
});
afterAll(async () => {
  await open.close();
  await rm(old, { recursive: true, force: true });
});

/** The schema as it was before a migration, with nothing in it. */
async function before(tag: string): Promise<void> {
  await cp(migrationsFolder, old, { recursive: true });
  const file = join(old, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const place = journal.entries.findIndex((entry) => entry.tag === tag);
  expect(place).toBeGreaterThan(0);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) }));
  await open.db.execute(sql`drop schema public cascade`);
  await open.db.execute(sql`create schema public`);
  await migrate(open.db, old);
}

it('timelines and notifications from before there was a log', async () => {
  await before('0020_events');
  const [ann, closed, maria] = [uuidv7(), uuidv7(), uuidv7()];
  await open.db.execute(sql`insert into users (id, first_name, last_name, email, role, status) values
    (${ann}, 'Ann', 'Alvarez', 'ann@forecourt.example', 'client', 'active'),
    (${closed}, 'Closed', 'Alvarez', 'closed@forecourt.example', 'client', 'closed'),
    (${maria}, 'Maria', 'Alvarez', 'maria@forecourt.example', 'employee', 'active')`);
  const [shown, internal] = [uuidv7(), uuidv7()];
  await open.db.execute(sql`insert into timeline_entries (id, client_id, actor_id, kind, target_kind, target_id, words, internal, created_at) values
    (${shown}, ${ann}, ${maria}, 'links_published', 'link', ${ann}, '3 new links from Maria.', false, '2026-03-01T10:00:00Z'),
    (${internal}, ${ann}, null, 'assignment_reason', 'user', ${ann}, 'Least loaded.', true, '2026-03-02T10:00:00Z')`);
  const many = Array.from({ length: 5_000 }, () => uuidv7());
  for (let first = 0; first < many.length; first += 500) {
    const rows = many.slice(first, first + 500).map((id) => sql`(${id}, ${ann}, 'link_rejected', ${`Rejected: car ${id}.`}, false)`);
    await open.db.execute(sql`insert into timeline_entries (id, client_id, kind, words, internal) values ${sql.join(rows, sql`, `)}`);
  }
  const [read, unread] = [uuidv7(), uuidv7()];
  await open.db.execute(sql`insert into notifications (id, user_id, role, kind, words, target_kind, target_id, client_id, read_at) values
    (${read}, ${maria}, 'employee', 'message_new', 'New message from Ann Alvarez.', 'chat', ${ann}, ${ann}, '2026-03-03T10:00:00Z'),
    (${unread}, ${ann}, 'client', 'links_published', '3 new links from Maria.', 'link', null, ${ann}, null)`);

  expect(await migrate(open.db)).toBeGreaterThan(0);

  const rows = await open.db
    .select()
    .from(events)
    .where(inArray(events.id, [shown, internal]))
    .orderBy(events.id);
  expect(await timelineEntries(open.db, { id: maria, role: 'employee' }, rows)).toEqual([
    {
      id: shown,
      client_id: ann,
      kind: 'links_published',
      words: '3 new links from Maria.',
      actor_name: 'Maria Alvarez',
      target_kind: 'link',
      target_id: ann,
      internal: false,
      created_at: '2026-03-01T10:00:00.000Z',
    },
    expect.objectContaining({ id: internal, kind: 'assignment_reason', words: 'Least loaded.', internal: true, actor_name: null }),
  ]);
  const all = await open.db.select().from(events).where(eq(events.client_id, ann));
  expect(all).toHaveLength(many.length + 4);
  const told = await timelineEntries(
    open.db,
    { id: ann, role: 'client' },
    all.filter(({ id }) => many.includes(id)),
  );
  expect(told.filter(({ id, words }) => words !== `Rejected: car ${id}.`)).toEqual([]);
  expect(await notificationsOf(open.db, { id: maria, role: 'employee' })).toMatchObject([
    { id: read, kind: 'message_new', words: 'New message from Ann Alvarez.', target_kind: 'chat', target_id: ann, client_id: ann, is_read: true },
  ]);
  expect(await notificationsOf(open.db, { id: ann, role: 'client' })).toMatchObject([{ id: unread, kind: 'links_published', target_id: null, is_read: false }]);
});

it('accounts that were closed before their words went along, in tables that are no more', async () => {
  await before('0017_scrub_closed');
  const [gone, maria] = [uuidv7(), uuidv7()];
  await open.db.execute(sql`insert into users (id, first_name, last_name, email, role, status) values
    (${gone}, 'Closed', 'account', ${`${gone}@closed.invalid`}, 'client', 'closed'), (${maria}, 'Maria', 'Alvarez', 'maria@forecourt.example', 'employee', 'active')`);
  const entry = uuidv7();
  await open.db.execute(
    sql`insert into timeline_entries (id, client_id, kind, words, internal) values (${entry}, ${gone}, 'file_uploaded', 'File uploaded: ann.pdf.', false)`,
  );
  await open.db.execute(
    sql`insert into notifications (id, user_id, role, kind, words, client_id) values (${uuidv7()}, ${maria}, 'employee', 'message_new', 'New message from Ann.', ${gone})`,
  );
  await migrate(open.db);
  const { rows } = await open.db.execute<{ text: string }>(sql`select text from event_values`);
  expect(rows.map(({ text }) => text)).toEqual(Array.from({ length: 2 }, () => 'Removed when the account was closed.'));
});
