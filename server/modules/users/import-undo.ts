// Taking an import back: whoever did nothing since and was not worked for is closed, some at a time; the others stay.
import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { declared } from '../../db/personal.ts';
import {
  chatNotes,
  chats,
  clientFolders,
  clientImports,
  dashboardListings,
  events,
  eventValues,
  importedClients,
  mailTokens,
  notifications,
  stepsBegun,
  users,
} from '../../db/schema.ts';
import { enqueue, type JobContext } from '../../outbox/outbox.ts';
import { gaveUp } from '../../outbox/sheet-jobs.ts';
import type { Payload } from '../../outbox/kinds.ts';
import { closeUnused } from './closing.ts';
import { letOthersIn } from '../../outbox/let-others-in.ts';

/** Accounts closed in one transaction. */
const atOnce = 20;

/** What the import itself makes of a client; what came since in these tables is asked for by `since`. */
const ofTheImport: ReadonlySet<PgTable> = new Set<PgTable>([
  clientFolders,
  dashboardListings,
  stepsBegun,
  events,
  eventValues,
  notifications,
  mailTokens,
  chats,
  importedClients,
]);

/** Every column that names a person, in every other table: a new one is asked, too. */
const elsewhere: readonly (readonly [PgTable, PgColumn])[] = declared
  .filter(({ table }) => !ofTheImport.has(table))
  .flatMap(({ table }) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { foreignTable, columns } = key.reference();
      const [column] = columns;
      return foreignTable === users && column ? [[table, column] as const] : [];
    }),
  );

/** Who of these did something since, or was worked for: signed in, was edited, wrote, paid, or is named anywhere. */
async function touched(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const these = sql`any(${sql.param([...ids])}::uuid[])`;
  const since: SQL[] = [
    sql`select ${users.id} from ${users} where ${users.id} = ${these} and (${users.status} <> 'invited' or ${users.version} > 1)`,
    sql`select ${dashboardListings.user_id} from ${dashboardListings} where ${dashboardListings.user_id} = ${these} and ${dashboardListings.version} > 1`,
    sql`select ${events.client_id} from ${events} join ${importedClients} on ${importedClients.user_id} = ${events.client_id}
      where ${events.client_id} = ${these} and ${events.created_at} > ${importedClients.created_at}`,
    sql`select ${chats.client_id} from ${chats} where ${chats.client_id} = ${these}
      and (${chats.last_seq} > 0 or exists (select 1 from ${chatNotes} where ${chatNotes.chat_id} = ${chats.id}))`,
  ];
  const named = elsewhere.map(([table, column]) => sql`select ${column} from ${table} where ${column} = ${these}`);
  const found = await db.execute<{ id: string }>(sql`select distinct id from (${sql.join([...since, ...named], sql` union all `)}) as found (id)`);
  return new Set(found.rows.map(({ id }) => id));
}

/** Closes the next clients of an import that is undone; those after them are a job of their own. Done twice, it does nothing. */
export async function undoNextClients({ import_id, after }: Payload<'undo_client_import'>, { db: outside, services }: JobContext): Promise<void> {
  await letOthersIn();
  await outside.transaction(async (db) => {
    const [job] = await db.select().from(clientImports).where(eq(clientImports.id, import_id)).for('update');
    if (!job || job.state !== 'undoing') return;
    const members = await db
      .select({ id: importedClients.user_id })
      .from(importedClients)
      .where(and(eq(importedClients.import_id, import_id), after === undefined ? undefined : gt(importedClients.user_id, after)))
      .orderBy(importedClients.user_id)
      .limit(atOnce);
    const ids = members.map(({ id }) => id);
    // Locked before they are asked about: who signs in now waits, and is refused.
    const people = ids.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, ids)).orderBy(users.id).for('update');
    const busy = ids.length === 0 ? new Set() : await touched(db, ids);
    const actor = { id: job.undone_by ?? job.created_by, role: roles.admin };
    const unused = people.filter(({ id }) => !busy.has(id));
    await closeUnused(db, services, actor, { people: unused, tables: new Set([...ofTheImport, users]), isTold: job.is_invited });
    const last = members[atOnce - 1];
    await db
      .update(clientImports)
      .set({ done: Math.min(job.total, job.done + ids.length), ...(last ? {} : { state: 'undone' }) })
      .where(eq(clientImports.id, import_id));
    if (last) await enqueue(db, { kind: 'undo_client_import', payload: { import_id, after: last.id } });
  });
}

/** Its tries are used up: whoever is still there is named, and it can be undone again. */
export async function undoGivenUp({ import_id }: Payload<'undo_client_import'>, { db }: JobContext): Promise<void> {
  await db
    .update(clientImports)
    .set({ state: 'undone', problem: gaveUp('remove the rest') })
    .where(and(eq(clientImports.id, import_id), eq(clientImports.state, 'undoing')));
}
