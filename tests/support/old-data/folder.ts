// A data folder as commit a96ae3c left it: its demo firm, and on top 5,000 entries more of everything that was a history then.
// `demo.json.br` has the demo's rows as they stood in it, a list of values for each column; only photos of cars, sessions and what waits to be sent are missing.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import { migrate, migrationsFolder } from '../../../server/db/migrate.ts';

/** The tables that were histories then. */
export const histories = [
  'timeline_entries',
  'notifications',
  'link_events',
  'coupon_changes',
  'complaint_entries',
  'tracker_changes',
  'audit_entries',
] as const;

/** A row as it stands in its table. */
export type Row = Record<string, unknown> & { id: string };

interface Column {
  columns: string[];
  values: unknown[][];
}

/** The schema as it was before a migration, with nothing in it. */
export async function oldSchema(db: Database, tag: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const place = journal.entries.findIndex((entry) => entry.tag === tag);
  if (place <= 0) throw new Error(`There is no migration ${tag}.`);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) }));
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  await migrate(db, folder).finally(() => rm(folder, { recursive: true, force: true }));
}

/** Everything in a table, by id. */
export async function rowsOf(db: Database, table: string): Promise<Row[]> {
  const { rows } = await db.execute<{ row: Row }>(sql`select to_jsonb(old) as row from ${sql.identifier(table)} as old order by id`);
  return rows.map(({ row }) => row);
}

/** Fills the schema of that commit with the demo's rows. */
export async function fillOldDemo(db: Database): Promise<void> {
  const file = brotliDecompressSync(await readFile(new URL('demo.json.br', import.meta.url)));
  const tables = JSON.parse(file.toString()) as Record<string, Column>;
  await db.transaction(async (transaction) => {
    // In whatever order the tables come.
    await transaction.execute(sql`set local session_replication_role = replica`);
    for (const [table, { columns, values }] of Object.entries(tables)) {
      const rows = (values[0] ?? []).map((_, row) => Object.fromEntries(columns.map((column, index) => [column, values[index]?.[row]])));
      const names = sql.join(
        columns.map((column) => sql.identifier(column)),
        sql`, `,
      );
      const name = sql.identifier(table);
      // The migrations had laid down packages and settings.
      await transaction.execute(sql`delete from ${name}`);
      await transaction.execute(
        sql`insert into ${name} (${names}) select ${names} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`,
      );
    }
  });
}

/** An id as rising as those the application makes, after all of the demo's; so many kinds, so many numbers. */
const id = (kind: number): SQL => sql.raw(`('01a20400-0000-7' || lpad(to_hex(${kind}), 3, '0') || '-8000-' || lpad(to_hex(n), 12, '0'))::uuid`);
/** One of the rows of a table, by the number. */
const some = (table: string, column = 'id', where = 'true'): SQL =>
  sql.raw(`(array(select ${column} from ${table} where ${where} order by id))[1 + n % (select count(*)::int from ${table} where ${where})]`);
const one = (kinds: readonly string[]): SQL => sql.raw(`(array[${kinds.map((kind) => `'${kind}'`).join(', ')}])[1 + n % ${kinds.length}]`);
const advisor = some('users', 'id', `role = 'employee'`);
const hannah = sql.raw(`(select id from users where email = 'client@forecourt.example')`);

/** What there was of each history, on top of the demo's: 5,000 in all. */
export async function addOldEntries(db: Database): Promise<void> {
  const work: readonly SQL[] = [
    sql`insert into timeline_entries (id, client_id, actor_id, kind, target_kind, target_id, words, internal)
      select ${id(1)}, ${hannah}, ${advisor}, ${one(['links_published', 'file_shared', 'assignment_reason', 'step_changed'])}, 'link', ${some('links')}, 'Something happened ' || n || '.', n % 4 = 2 from generate_series(1, 1000) n`,
    sql`insert into notifications (id, user_id, role, kind, words, target_kind, target_id, client_id, read_at)
      select ${id(2)}, ${some('users', 'id', `role = 'admin'`)}, 'admin', ${one(['message_new', 'complaint_opened', 'file_uploaded'])}, 'Something to look at ' || n || '.', 'chat', ${some('chats')}, ${hannah}, case when n % 3 > 0 then now() end from generate_series(1, 1000) n`,
    sql`insert into link_events (id, link_id, kind, from_status, to_status, reason, remark, fields, amount, actor_id, actor_role)
      select ${id(3)}, ${some('links')}, kind, case when kind = 'moved' then 'proposed' end, case when kind = 'moved' then 'rejected' end, case when kind = 'moved' then 'price' end,
      case when kind in ('moved', 'worksheet_added') then 'In words ' || n end, case when kind = 'edited' then array['price', 'notes'] else '{}' end, case when kind in ('worksheet_added', 'final_price_recorded') then 2900000 + n end, ${advisor}, 'employee'
      from (select n, ${one(['added', 'published', 'hidden', 'moved', 'report_posted', 'worksheet_added', 'final_price_recorded', 'edited'])} as kind from generate_series(1, 1200) n) as made`,
    sql`insert into coupon_changes (id, coupon_id, actor_id, words) select ${id(4)}, ${some('coupons')}, ${some('users', 'id', `role = 'admin'`)}, 'Most redemptions ' || n || ' to ' || n + 1 from generate_series(1, 400) n`,
    sql`insert into complaint_entries (id, complaint_id, kind, author_id, author_role, text, status, is_internal)
      select ${id(5)}, ${some('complaints')}, kind, ${advisor}, 'employee', case when kind <> 'opened' then 'Said ' || n end, case when kind = 'status_changed' then 'in_progress' end, kind = 'reply' and n % 3 = 0
      from (select n, ${one(['opened', 'reply', 'status_changed', 'assigned'])} as kind from generate_series(1, 400) n) as made`,
    sql`insert into tracker_changes (id, user_id, field, before, after, actor_id)
      select ${id(6)}, ${hannah}, 'Field ' || n % 7, case when n % 3 > 0 then 'Was ' || n end, case when n % 5 > 0 then 'Is ' || n end, ${advisor} from generate_series(1, 500) n`,
    sql`insert into audit_entries (id, actor_id, actor_role, area, action, words, outcome, person_id, target_id, fields, ip, request_id)
      select ${id(7)}, ${advisor}, 'employee', ${one(['links', 'coupons', 'auth'])}, ${one(['setLinkStatus', 'updateCoupon', 'login'])}, 'Something was done', ${one(['done', 'refused'])}, ${hannah}, n::text, array['status'], '203.0.113.7', 'old-' || n from generate_series(1, 500) n`,
  ];
  for (const statement of work) await db.execute(statement);
}
