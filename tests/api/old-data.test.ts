// A data folder of an earlier version begins with the new one: everything that stood in it is read as before, under the id it had.
import { eq, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../server/db/migrate.ts';
import { events, users } from '../../server/db/schema.ts';
import { notificationsOf, timelineEntries } from '../../server/events/views.ts';
import { entryPage } from '../../server/modules/complaints/entries.ts';
import { wholeHistory } from '../../server/modules/links/history.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';
import { oldSchema } from '../support/old-data/folder.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await testDatabase('empty');
});
afterAll(() => open.close());

it('timelines and notifications from before there was a log', async () => {
  await oldSchema(open.db, '0020_events');
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
  expect(told.filter(({ id, words: sentence }) => sentence !== `Rejected: car ${id}.`)).toEqual([]);
  expect(await notificationsOf(open.db, { id: maria, role: 'employee' })).toMatchObject([
    { id: read, kind: 'message_new', words: 'New message from Ann Alvarez.', target_kind: 'chat', target_id: ann, client_id: ann, is_read: true },
  ]);
  expect(await notificationsOf(open.db, { id: ann, role: 'client' })).toMatchObject([{ id: unread, kind: 'links_published', target_id: null, is_read: false }]);
});

it('accounts that were closed before their words went along, in tables that are no more', async () => {
  await oldSchema(open.db, '0017_scrub_closed');
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
  // In tables that are histories read from the log now.
  const [link, complaint] = [uuidv7(), uuidv7()];
  await open.db.execute(sql`insert into links (id, user_id, title, status_since) values (${link}, ${gone}, '2024 Subaru Outback', now())`);
  await open.db.execute(sql`insert into link_events (id, link_id, kind, remark) values (${uuidv7()}, ${link}, 'moved', 'Too far for Ann.')`);
  await open.db.execute(sql`insert into tracker_changes (id, user_id, field, after) values (${uuidv7()}, ${gone}, 'budget', 'What Ann has')`);
  await open.db.execute(
    sql`insert into complaints (id, user_id, subject, category, details, status_since) values (${complaint}, ${gone}, 'Ann complains', 'delay', 'Ann waits.', now())`,
  );
  await open.db.execute(sql`insert into complaint_entries (id, complaint_id, kind, text) values (${uuidv7()}, ${complaint}, 'reply', 'Thank you, Ann.')`);
  await migrate(open.db);
  const replies = await open.db.execute<{ text: string }>(sql`select text from complaint_replies`);
  expect(replies.rows).toEqual([{ text: 'Removed when the account was closed.' }]);
  const { rows } = await open.db.execute<{ text: string }>(sql`select text from event_values`);
  expect(rows.map(({ text }) => text)).toEqual(Array.from({ length: 2 }, () => 'Removed when the account was closed.'));
});

it('an act that the log had beside a history is read once, with what only the history knew', async () => {
  await oldSchema(open.db, '0022_link_history');
  const [ann, link, complaint] = [uuidv7(), uuidv7(), uuidv7()];
  const [moved, asked, at] = [uuidv7(), uuidv7(), '2026-11-20T10:00:00.000Z'];
  await open.db.execute(
    sql`insert into users (id, first_name, last_name, email, role, status) values (${ann}, 'Ann', 'Alvarez', 'ann@forecourt.example', 'client', 'active')`,
  );
  await open.db.execute(sql`insert into links (id, user_id, title, status_since) values (${link}, ${ann}, '2024 Subaru Outback', now())`);
  await open.db.execute(
    sql`insert into complaints (id, user_id, subject, category, details, status_since) values (${complaint}, ${ann}, 'Slow', 'delay', 'Nobody answers.', now())`,
  );
  await open.db.execute(sql`insert into events (id, created_at, kind, params, actor_id, client_id, target_kind, target_id, audience) values
    (${moved}, ${at}, 'link_moved', '{"from": "proposed", "to": "rejected", "reason": "price"}', ${ann}, ${ann}, 'link', ${link}, 'client'),
    (${asked}, ${at}, 'complaint_updated', '{"to": "waiting_on_client", "employee_id": null}', null, ${ann}, 'complaint', ${complaint}, 'client')`);
  await open.db.execute(sql`insert into link_events (id, created_at, link_id, kind, from_status, to_status, reason, remark, amount, actor_id, actor_role)
    values (${uuidv7()}, ${at}, ${link}, 'moved', 'proposed', 'rejected', 'price', 'Too far.', 2900000, ${ann}, 'client')`);
  await open.db.execute(
    sql`insert into complaint_entries (id, created_at, complaint_id, kind, status, text) values (${uuidv7()}, ${at}, ${complaint}, 'status_changed', 'waiting_on_client', 'Which car?')`,
  );

  await migrate(open.db);
  const admin = { id: ann, role: 'admin', sessionId: '' } as const;
  expect(await wholeHistory(open.db, admin, [link])).toMatchObject([
    { id: moved, kind: 'moved', from_status: 'proposed', to_status: 'rejected', reason: 'price', remark: 'Too far.', amount: 2_900_000, actor_role: 'client' },
  ]);
  expect((await entryPage(open.db, admin, complaint, {})).items).toMatchObject([
    { id: asked, kind: 'status_changed', status: 'waiting_on_client', text: 'Which car?' },
  ]);
});

it('what a client chose of links holds for a link that is moved', async () => {
  await oldSchema(open.db, '0025_link_moved_choices');
  const quiet = { mail: false };
  const choose = async (role: string, choices: object) => {
    const id = uuidv7();
    await open.db.execute(sql`insert into users (id, first_name, last_name, email, role, status, notification_choices) values
      (${id}, 'Ann', 'Alvarez', ${`${id}@forecourt.example`}, ${role}, 'active', ${JSON.stringify(choices)})`);
    return id;
  };
  const ids = [
    await choose('client', { links_published: quiet, otd_accepted: { push: false } }),
    await choose('client', { message_new: quiet }),
    await choose('employee', { otd_accepted: quiet }),
  ];
  await migrate(open.db);
  const chosen = async (id: string) => (await open.db.select({ choices: users.notification_choices }).from(users).where(eq(users.id, id)))[0]?.choices;
  expect(await Promise.all(ids.map(chosen))).toEqual([{ links_published: quiet, link_moved: quiet }, { message_new: quiet }, { otd_accepted: quiet }]);
});
