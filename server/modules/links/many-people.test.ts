// A word that thousands of people have: rows are compared with their own person, and the same ones are found as where few have it.
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as roles from '../../../generated/roles.ts';
import { statementsOf } from '../../../scripts/bench/statements.ts';
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { reportPage, worksheetPage } from './findings.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await testDatabase('empty');
  await open.db.execute(sql`insert into users (id, email, first_name, last_name, role, status)
    select gen_random_uuid(), 'client' || n || '@many.example', case when n = 1 then 'Wanda' else 'Many' end, 'No' || n, 'client', 'active' from generate_series(1, 2200) n`);
  await open.db.execute(sql`insert into links (id, user_id, title, url, status, status_since)
    select gen_random_uuid(), id, 'Car of ' || last_name, 'https://cars.example/1', 'researched', now() from users`);
  await open.db.execute(
    sql`insert into research_reports (id, link_id, revision, verdict, summary) select gen_random_uuid(), id, 1, 'go_ahead', 'Sound.' from links where title in ('Car of No1', 'Car of No2')`,
  );
  await open.db.execute(
    sql`insert into otd_worksheets (id, link_id, revision, selling_price, taxed_amount, sales_tax, total_otd, cash_due) select gen_random_uuid(), id, 1, 1, 0, 0, 1, 1 from links where title in ('Car of No1', 'Car of No2')`,
  );
});
afterAll(() => open.close());

const admin = { id: uuidv7(), role: roles.admin, sessionId: uuidv7() };
const lists = { reports: reportPage, worksheets: worksheetPage };

it.each(Object.entries(lists))('finds %s by it, and by another word of the one person beside it', async (_name, list) => {
  const found = async (q: string) => (await list(open.db, admin, { filter: { q } })).rows.map(({ link_title }) => link_title).toSorted();
  expect(await found('many.example')).toEqual(['Car of No1', 'Car of No2']);
  expect(await found('many.example wanda')).toEqual(['Car of No1']);
  expect(await found('wanda')).toEqual(['Car of No1']);
  expect(await found('many.example zeppelin')).toEqual([]);
  const statements = await statementsOf(() => found('many.example'));
  const ofList = statements.filter((text) => /from "(?:research_reports|otd_worksheets)"/.test(text));
  expect(ofList.length).toBeGreaterThan(0);
  expect(ofList.filter((text) => /\bin \(select (?:links|users)\.id/.test(text))).toEqual([]);
});
