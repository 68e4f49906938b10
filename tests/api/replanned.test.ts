// Statements of the hot paths are planned once. PostgreSQL plans anew for every call what looks dearer with a plan for all calls: for a list of 25 rows that took as long
// as reading them, for who hears of a message ten times as long.
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import * as roles from '../../generated/roles.ts';
import { NamedStatements } from '../../server/db/named-statements.ts';
import { demoEmails } from '../../server/demo/logins.ts';
import { peopleAround } from '../../server/events/live.ts';
import { photosOf } from '../../server/modules/links/photos.ts';
import { wishesOf } from '../../server/modules/links/queries.ts';
import { pipelinePage } from '../../server/modules/pipeline/queries.ts';
import { markDone } from '../../server/outbox/claims.ts';

let app: TestApp;
// Before the application opens its connections: each takes along what it sends by.
const spy = vi.spyOn(pg.Client.prototype, 'query');
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  await app.close();
  spy.mockRestore();
});

interface Sent {
  text: string;
  values: readonly unknown[];
}

/** The statement with these words that some work sends, and its values. */
async function sentBy(words: string, work: () => Promise<unknown>): Promise<Sent> {
  spy.mockClear();
  await work();
  for (const [asked, more] of spy.mock.calls as unknown as [string | { text: string; values?: unknown[] }, unknown][]) {
    const text = typeof asked === 'string' ? asked : asked.text;
    const values = (typeof asked === 'string' ? undefined : asked.values) ?? (Array.isArray(more) ? more : []);
    if (text.includes(words)) return { text, values };
  }
  throw new Error(`Nothing with ${words} was sent.`);
}

const quoted = (value: unknown): string => (Array.isArray(value) ? `'{${value.join(',')}}'` : `'${String(value).replaceAll("'", "''")}'`);

/** How PostgreSQL plans it from the sixth time on, when it has chosen. */
async function plannedFor({ text, values }: Sent): Promise<'all calls' | 'each call'> {
  return app.db.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`prepare replanned as ${text}`));
    for (let time = 0; time < 10; time += 1) await transaction.execute(sql.raw(`execute replanned(${values.map(quoted).join(', ')})`));
    const { rows } = await transaction.execute<{ generic: number }>(
      sql`select generic_plans::int as generic from pg_prepared_statements where name = 'replanned'`,
    );
    await transaction.execute(sql.raw('deallocate replanned'));
    return (rows[0]?.generic ?? 0) > 0 ? 'all calls' : 'each call';
  });
}

it.runIf(process.env.TEST_ENGINE === 'postgres')('the first page of a list, and who hears of something, are planned for all calls', async () => {
  await app.db.execute(sql`analyze`);
  const { rows } = await app.db.execute<{ id: string; advisor_id: string }>(
    sql`select id, advisor_id from users where role = 'client' and advisor_id is not null limit 1`,
  );
  const actor = { id: rows[0]?.advisor_id ?? '', role: roles.employee, sessionId: '' } as const;
  const page = await sentBy('as "checklist_progress"', () => pipelinePage(app.db, actor, { range: [0, 24] }, app.services.clock()));
  const audience = await sentBy('person.id as person_id', () => peopleAround(app.db, rows[0]?.id ?? ''));
  const wishes = await sentBy('"selections" from "users"', () =>
    wishesOf(
      app.db,
      rows.map(({ id }) => id),
    ),
  );
  const photos = await sentBy('from "car_photos"', () =>
    photosOf(
      app.db,
      app.services,
      actor,
      'link_id',
      rows.map(({ id }) => id),
    ),
  );
  const signedIn = await sentBy('select distinct users.id', async () => {
    const body = { code: 'PLANNED', kind: 'percent', value: 5, package_identifiers: [], is_active: true };
    await app.call('createCoupon', { token: await app.signIn(demoEmails.admin), body });
    await app.outbox.drain();
  });
  const planned: string[] = [];
  for (const statement of [page, audience, wishes, photos, signedIn]) planned.push(await plannedFor(statement));
  expect(planned).toEqual(Array.from({ length: 5 }, () => 'all calls'));
});

it.runIf(process.env.TEST_ENGINE === 'postgres')('a search is read once on a connection and planned for each word', async () => {
  const token = await app.signIn(demoEmails.admin);
  const people = await sentBy('ilike', () => app.call('listUsers', { token, query: { filter: { q: 'Maya' } } }));
  const found = await sentBy('from "users" where', () => app.call('listLinks', { token, query: { filter: { q: 'Maya' } } }));
  const links = await sentBy('from "links"', () => app.call('listLinks', { token, query: { filter: { q: 'CR-V' } } }));
  for (const statement of [people, found, links]) {
    const statements = new NamedStatements();
    expect([1, 2, 3].map(() => statements.nameOf(statement.text)).at(-1)).toMatch(/./);
    expect(await plannedFor(statement)).toBe('each call');
  }
});

it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'what was sent from the outbox is marked by a plan of that moment: the table grows from nothing within minutes',
  async () => {
    const marked = await sentBy('update outbox set done_at', () => markDone(app.db, [], new Date().toISOString()));
    const statements = new NamedStatements();
    expect([1, 2, 3, 4].map(() => statements.nameOf(marked.text)).at(-1)).toBeUndefined();
  },
);
