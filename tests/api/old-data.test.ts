// A data folder of an earlier version begins with the new one: everything that stood in it is read as before, under the id it had.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray, ne, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../engine/server/handler.ts';
import type { OperationId } from '../../generated/api.ts';
import { migrate, migrationsFolder } from '../../server/db/migrate.ts';
import { events, users } from '../../server/db/schema.ts';
import { historyOf, historyQuery } from '../../server/events/histories.ts';
import { notificationsOf, timelineEntries } from '../../server/events/views.ts';
import { entryPage } from '../../server/modules/complaints/entries.ts';
import { wholeHistory } from '../../server/modules/links/history.ts';
import { startApp, type CallInput, type TestApp } from '../support/app.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';
import { everythingTold } from '../support/told.ts';
import { addOldEntries, fillOldDemo } from '../support/old-data/folder.ts';

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
  await before('0022_link_history');
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
  await before('0025_link_moved_choices');
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

type Row = Record<string, unknown> & { id: string };
const histories = ['timeline_entries', 'notifications', 'link_events', 'coupon_changes', 'complaint_entries', 'tracker_changes', 'audit_entries'] as const;

describe('a data folder of a96ae3c, the demo firm and 5,000 entries more', () => {
  const was = {} as Record<(typeof histories)[number], Row[]>;
  let app: TestApp;
  let admin: Actor;
  beforeAll(async () => {
    await before('0012_lumpy_silver_surfer');
    await fillOldDemo(open.db);
    await addOldEntries(open.db);
    for (const table of histories) was[table] = await rowsOf(table);
    await migrate(open.db);
    app = await startApp({ database: open });
    const [row] = await open.db.select({ id: users.id }).from(users).where(eq(users.email, 'admin@forecourt.example'));
    admin = { id: row?.id ?? '', role: 'admin', sessionId: '' };
  });
  afterAll(() => app.close());

  async function rowsOf(table: string): Promise<Row[]> {
    const { rows } = await open.db.execute<{ row: Row }>(sql`select to_jsonb(old) as row from ${sql.identifier(table)} as old order by id`);
    return rows.map(({ row }) => row);
  }
  const call = <Id extends OperationId>(id: Id, input: CallInput) => app.signIn('admin@forecourt.example').then((token) => app.call(id, { token, ...input }));
  /** What a history says of each id, and what it said then. */
  function expectSame(read: readonly { id: string }[], then: readonly { id: string }[]): void {
    const now = new Map(read.map((row) => [row.id, row]));
    const differs = then.filter((row) => JSON.stringify(now.get(row.id)) !== JSON.stringify(row));
    expect(differs.slice(0, 3).map((row) => [row, now.get(row.id)])).toEqual([]);
    expect(read).toHaveLength(then.length);
  }

  it('is of some size', () => {
    expect(histories.map((table) => was[table].length)).toEqual([3_713, 1_470, 4_054, 426, 446, 1_320, 2_000]);
  });

  it('timelines', async () => {
    const rows = await open.db.select().from(events).where(ne(events.audience, 'none'));
    const read = await timelineEntries(open.db, admin, rows);
    expectSame(
      read.map(({ id, client_id, kind, words, target_kind, target_id, internal }) => ({ id, client_id, kind, words, target_kind, target_id, internal })),
      was.timeline_entries.map(({ id, client_id, kind, words, target_kind, target_id, internal }) => ({
        id,
        client_id,
        kind,
        words,
        target_kind,
        target_id,
        internal,
      })),
    );
    const busiest = String(was.timeline_entries.at(-1)?.['client_id']);
    const page = (await call('listTimeline', { params: { id: busiest }, query: { limit: 100 } })).body;
    expect(page.items.map(({ id }) => id)).toEqual(
      was.timeline_entries
        .slice(-100)
        .toReversed()
        .map(({ id }) => id),
    );
  });

  it('notifications', async () => {
    const told = await everythingTold(open.db);
    expectSame(
      told.map(({ id, user_id, kind, words, target_id, read_at }) => ({ id, user_id, kind, words, target_id, is_read: read_at !== null })),
      was.notifications.map(({ id, user_id, kind, words, target_id, read_at }) => ({ id, user_id, kind, words, target_id, is_read: read_at !== null })),
    );
    const page = (await call('listNotifications', { params: { a: admin.id, b: 'admin' }, query: { limit: 100 } })).body;
    expect(page.items).toHaveLength(100);
  });

  it('links, and what the refund ladder asks', async () => {
    const ids = [...new Set(was.link_events.map(({ link_id }) => String(link_id)))];
    const said = ({ id, link_id, kind, from_status, to_status, reason, remark, fields, amount, actor_id, actor_role }: Row) => ({
      id,
      link_id,
      kind,
      from_status,
      to_status,
      reason,
      remark,
      fields,
      amount,
      actor_id,
      actor_role,
    });
    expectSame(
      (await wholeHistory(open.db, admin, ids)).map((row) => said({ ...row })),
      was.link_events.map(said),
    );
    const [id = ''] = ids;
    const own = was.link_events.filter(({ link_id }) => link_id === id).toReversed();
    const first = (await call('listLinkEvents', { params: { id }, query: { limit: 2 } })).body;
    const rest = (await call('listLinkEvents', { params: { id }, query: { before: first.next } })).body;
    expect([...first.items, ...rest.items].map((entry) => entry.id)).toEqual(own.map((entry) => entry.id));
    const { rows } = await open.db.execute(sql`select email from users where first_link_at is distinct from
      (select min(at) from (select published_at as at from links where user_id = users.id union all select created_at from events where client_id = users.id and params ->> 'was' = 'links_published' and audience <> 'none') as told)`);
    expect(rows).toEqual([]);
  });

  it('by the index of what it is about, a page of it', async () => {
    await open.db.execute(sql`analyze events`);
    const query = historyQuery(open.db, { targets: [String(was.link_events.at(-1)?.['link_id'])], kinds: ['link_moved'], was: ['link_events'], limit: 31 });
    const { rows } = await open.db.execute<Record<'QUERY PLAN', string>>(sql`explain ${query.getSQL()}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('events_of_target');
    expect(plan).not.toContain('Seq Scan on events');
  });

  it('coupons', async () => {
    const ids = [...new Set(was.coupon_changes.map(({ coupon_id }) => String(coupon_id)))];
    const read = await Promise.all(ids.map(async (id) => (await call('listCouponChanges', { params: { id } })).body));
    expectSame(
      read.flat().map(({ id, words }) => ({ id, words })),
      was.coupon_changes.map(({ id, words }) => ({ id, words })),
    );
  });

  it('complaints', async () => {
    const ids = [...new Set(was.complaint_entries.map(({ complaint_id }) => String(complaint_id)))];
    const read = await Promise.all(ids.map(async (id) => (await call('listComplaintEntries', { params: { id }, query: { limit: 100 } })).body.items));
    const said = ({ id, complaint_id, kind, author_id, author_role, text, status, is_internal }: Row) => ({
      id,
      complaint_id,
      kind,
      author_id,
      author_role,
      text,
      status,
      is_internal,
    });
    expectSame(
      read.flat().map((row) => said({ ...row })),
      was.complaint_entries.map(said),
    );
  });

  it('trackers', async () => {
    const ids = [...new Set(was.tracker_changes.map(({ user_id }) => String(user_id)))];
    const all = await historyOf(open.db, { targets: ids, kinds: ['tracker_changed'], was: ['tracker_changes'] });
    expectSame(
      all.map(({ id, texts: { field, before: stood = null, after = null } }) => ({ id, field, before: stood, after })),
      was.tracker_changes.map(({ id, field, before: stood, after }) => ({ id, field, before: stood, after })),
    );
    // The one with the most of them, page by page.
    const busiest = String(was.tracker_changes.at(-1)?.['user_id']);
    const read: { id: string; field: string; before: string | null; after: string | null }[] = [];
    for (let next: string | null | undefined; next !== null;) {
      const { body } = await call('listTrackerChanges', { params: { id: busiest }, query: { limit: 100, ...(next ? { before: next } : {}) } });
      read.push(...body.items.map((item) => ({ id: item.id, field: item.field, before: item.before, after: item.after })));
      next = body.next;
    }
    expectSame(
      read,
      was.tracker_changes.filter(({ user_id }) => user_id === busiest).map(({ id, field, before: stood, after }) => ({ id, field, before: stood, after })),
    );
  });

  it('the audit', async () => {
    // The tests' own signing in came on top.
    const then = new Set(was.audit_entries.map(({ id }) => id));
    const now = await rowsOf('audit_entries');
    expectSame(
      now.filter(({ id }) => then.has(id)),
      was.audit_entries,
    );
    const list = await call('listAuditEntries', { query: { sort: ['id', 'DESC'], range: [0, 99] } });
    expect(list.headers.get('content-range')).toMatch(`/${now.length}`);
    expect(list.body).toHaveLength(100);
  });
});
