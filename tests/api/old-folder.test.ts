// A data folder of commit a96ae3c, with its demo firm and 5,000 entries more, begins with the new version: all of it is read as before, under the id it had.
import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../engine/server/handler.ts';
import type { OperationId } from '../../generated/api.ts';
import { migrate } from '../../server/db/migrate.ts';
import { events, links, notifications, outbox } from '../../server/db/schema.ts';
import { historyOf, historyQuery } from '../../server/events/histories.ts';
import { timelineEntries } from '../../server/events/views.ts';
import { distanceOf, homeOf } from '../../server/modules/links/index.ts';
import { wholeHistory } from '../../server/modules/links/history.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { CallInput } from '../support/calls.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';
import { allNotifications } from '../support/readings.ts';
import { addOldEntries, fillOldDemo, histories, oldSchema, rowsOf, type Row } from '../support/old-data/folder.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await testDatabase('empty');
});
afterAll(() => open.close());

describe('a data folder of a96ae3c, the demo firm and 5,000 entries more', () => {
  const was = {} as Record<(typeof histories)[number], Row[]>;
  let app: TestApp;
  let admin: Actor;
  /** Ids of what the new version took over; at its start its schedules may add words of their own, by the hour and the weekday. */
  const taken = new Set<string>();
  beforeAll(async () => {
    await oldSchema(open.db, '0012_lumpy_silver_surfer');
    await fillOldDemo(open.db);
    await addOldEntries(open.db);
    for (const table of histories) was[table] = await rowsOf(open.db, table);
    await migrate(open.db);
    for (const table of [events, notifications]) for (const { id } of await open.db.select({ id: table.id }).from(table)) taken.add(id);
    app = await startApp({ database: open });
    const { body } = await call('getMe', {});
    admin = { id: body.id, role: 'admin', sessionId: '' };
  });
  afterAll(() => app.close());

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
    const rows = (await open.db.select().from(events).where(ne(events.audience, 'none'))).filter(({ id }) => taken.has(id));
    const read = await timelineEntries(open.db, admin, rows);
    expectSame(
      read.map(({ id, client_id, kind, words: sentence, target_kind, target_id, internal }) => ({
        id,
        client_id,
        kind,
        words: sentence,
        target_kind,
        target_id,
        internal,
      })),
      was.timeline_entries.map(({ id, client_id, kind, words: sentence, target_kind, target_id, internal }) => ({
        id,
        client_id,
        kind,
        words: sentence,
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
    const told = (await allNotifications(open.db)).filter(({ id }) => taken.has(id));
    expectSame(
      told.map(({ id, user_id, kind, words: sentence, target_id, read_at }) => ({ id, user_id, kind, words: sentence, target_id, is_read: read_at !== null })),
      was.notifications.map(({ id, user_id, kind, words: sentence, target_id, read_at }) => ({
        id,
        user_id,
        kind,
        words: sentence,
        target_id,
        is_read: read_at !== null,
      })),
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

  it('how far cars are is counted anew, once', async () => {
    await app.outbox.drain();
    const rows = await open.db.select({ user: links.user_id, place: links.place, place_zip: links.place_zip, miles: links.distance }).from(links);
    const homes = new Map(await Promise.all([...new Set(rows.map(({ user }) => user))].map(async (id) => [id, await homeOf(open.db, id)] as const)));
    const counted = await Promise.all(rows.map(async (row) => ({ ...row, miles: await distanceOf(homes.get(row.user), row, row.miles) })));
    expect(rows).toEqual(counted);
    const told = await open.db.select({ done_at: outbox.done_at }).from(outbox).where(eq(outbox.kind, 'count_distances'));
    expect(told).toEqual([{ done_at: expect.any(String) }]);
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
      read.flat().map(({ id, words: sentence }) => ({ id, words: sentence })),
      was.coupon_changes.map(({ id, words: sentence }) => ({ id, words: sentence })),
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
    const read: string[] = [];
    for (let next: string | null | undefined; next !== null;) {
      const { body } = await call('listTrackerChanges', { params: { id: busiest }, query: { limit: 100, ...(next ? { before: next } : {}) } });
      read.push(...body.items.map(({ id }) => id));
      next = body.next;
    }
    const theirs = was.tracker_changes.filter(({ user_id }) => user_id === busiest);
    expect(read.toReversed()).toEqual(theirs.map(({ id }) => id));
  });

  it('the audit', async () => {
    // The tests' own signing in came on top.
    const then = new Set(was.audit_entries.map(({ id }) => id));
    const now = await rowsOf(open.db, 'audit_entries');
    expectSame(
      now.filter(({ id }) => then.has(id)),
      was.audit_entries,
    );
    const list = await call('listAuditEntries', { query: { sort: ['id', 'DESC'], range: [0, 99] } });
    expect(list.headers.get('content-range')).toMatch(`/${now.length}`);
    expect(list.body).toHaveLength(100);
  });
});
