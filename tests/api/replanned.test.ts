// Statements of the hot paths are planned once. PostgreSQL plans anew for every call what looks dearer with a plan for all calls: for a list of 25 rows that took as long
// as reading them, for who hears of a message ten times as long.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { peopleAround } from '../../server/events/live.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** So often that PostgreSQL, which plans the first five calls on each connection for their values, has chosen on all of the pool's. */
const often = 150;

/** How often the statements with these words were planned for all calls, and how often for one, on all connections of the pool. */
async function plansOf(words: string): Promise<{ generic: number; custom: number }> {
  const asked = Array.from({ length: 12 }, () =>
    app.db.execute<{ pid: number; generic: number; custom: number }>(sql`select pg_backend_pid() as pid, coalesce(sum(generic_plans), 0)::int as generic,
      coalesce(sum(custom_plans), 0)::int as custom from pg_prepared_statements, pg_sleep(0.05) where statement like ${`%${words}%`}`),
  );
  const seen = new Map((await Promise.all(asked)).flatMap(({ rows }) => rows.map((row) => [row.pid, row] as const)));
  return [...seen.values()].reduce((sum, { generic, custom }) => ({ generic: sum.generic + generic, custom: sum.custom + custom }), { generic: 0, custom: 0 });
}

it.runIf(process.env.TEST_ENGINE === 'postgres')('the first page of a list, and who hears of something, are planned for all calls', async () => {
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from users where role = 'client' and advisor_id is not null limit 1`);
  const advisor = await app.signIn('advisor@forecourt.example');
  for (let time = 0; time < often; time += 1) {
    expect((await app.call('listDashboardListings', { token: advisor, query: { range: '[0,24]' } })).status).toBe(200);
    await peopleAround(app.db, rows[0]?.id ?? '');
  }
  for (const words of ['as "checklist_progress"', 'person.id as person_id']) {
    const { generic, custom } = await plansOf(words);
    expect(generic, words).toBeGreaterThan(0);
    // Five on each connection that it went over.
    expect(generic, words).toBeGreaterThan(custom / 5);
  }
});
