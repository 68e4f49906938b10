// Imports of clients, as admins start, follow and undo them.
import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { undoUntil } from '../../../domain/hand-over.ts';
import type { HandlerMap } from '../../../engine/server/handler.ts';
import { conflict, invalid, notFound } from '../../../engine/server/problem.ts';
import type { ClientImport } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { insertRow } from '../../db/rows.ts';
import { clientImports, importedClients, users } from '../../db/schema.ts';
import { fitText } from '../../../engine/contract/text-rules.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { sheetOf } from '../files/index.ts';
import { checkDrafts, waitingRows } from './import.ts';

/** Imports shown, and clients named who stayed. */
const [shownImports, mostNamed] = [10, 100];

async function importsWhere(db: Database, where: SQL | undefined, now: Date): Promise<ClientImport[]> {
  const { id, state, total, done, created, left_out, problem, is_invited, created_at } = clientImports;
  const rows = await db
    .select({ id, state, total, done, created, left_out, problem, is_invited, created_at, created_by_name: users.name })
    .from(clientImports)
    .innerJoin(users, eq(users.id, clientImports.created_by))
    .where(where)
    .orderBy(desc(created_at), desc(id))
    .limit(shownImports);
  return Promise.all(
    rows.map(async (row) => {
      const kept = row.state === 'undone' ? await stillThere(db, row.id) : [];
      const undo_until = undoUntil(row.created_at);
      const coming = row.state === 'running' ? row.total - row.done : 0;
      const is_undoable = !isUndone(row) && row.created + coming > 0 && Date.parse(undo_until) > now.getTime();
      return {
        ...row,
        left_out: [...row.left_out],
        is_undoable,
        kept_count: kept[0]?.count ?? 0,
        kept: kept.map((person) => ({ id: person.id, name: person.name })),
        undo_until,
      };
    }),
  );
}

/** It is taken back, or on its way: undoing that was given up on can be done again. */
const isUndone = ({ state, problem }: Pick<ClientImport, 'state' | 'problem'>): boolean => state === 'undoing' || (state === 'undone' && problem === null);

/** Whose account the undoing left, by name, and how many they are. */
const stillThere = (db: Database, importId: string): Promise<{ id: string; name: string; count: number }[]> =>
  db
    .select({ id: users.id, name: users.name, count: sql<number>`(count(*) over ())::int` })
    .from(importedClients)
    .innerJoin(users, eq(users.id, importedClients.user_id))
    .where(and(eq(importedClients.import_id, importId), ne(users.status, 'closed')))
    .orderBy(users.name, users.id)
    .limit(mostNamed);

/** @throws Problem 404 */
async function importView(db: Database, id: string, now: Date): Promise<ClientImport> {
  const [found] = await importsWhere(db, eq(clientImports.id, id), now);
  if (!found) throw notFound();
  return found;
}

export const importHandlers = {
  readClientSheet: {
    steps: async ({ settle, actor, files, services }) => {
      const [file] = files;
      if (!file) throw invalid({ file: 'Choose a file.' });
      const { headings, rows } = await sheetOf(services, actor, file);
      return settle(() => ({ headings: headings.map(fitText), rows: rows.map(({ row, cells }) => ({ row, cells: cells.map(fitText) })) }));
    },
  },

  checkClients: ({ db, body }) => checkDrafts(db, body.clients),

  importClients: {
    steps: async ({ settle, actor, body, files, services }) => {
      const [file] = files;
      if (!file) throw invalid({ file: 'Choose a file.' });
      const rows = waitingRows(await sheetOf(services, actor, file));
      return settle(async (db) => {
        const { id } = await insertRow(db, clientImports, {
          created_by: actor.id,
          state: 'running',
          total: rows.length,
          is_invited: body.is_invited ?? false,
          rows,
          created_at: services.clock().toISOString(),
        });
        await enqueue(db, { kind: 'import_clients', payload: { import_id: id, from: 0 } });
        return importView(db, id, services.clock());
      });
    },
  },

  listClientImports: ({ db, services }) => importsWhere(db, undefined, services.clock()),

  getClientImport: ({ db, params, services }) => importView(db, params.id, services.clock()),

  undoClientImport: async ({ db, actor, params: { id }, services }) => {
    const [job] = await db.select().from(clientImports).where(eq(clientImports.id, id)).for('update');
    if (!job) throw notFound();
    if (isUndone(job)) throw conflict('This import has been undone.', { state: job.state });
    if (Date.parse(undoUntil(job.created_at)) <= services.clock().getTime())
      throw conflict('These clients were imported over 24 hours ago. Close the accounts instead.', { state: job.state });
    await db
      .update(clientImports)
      .set({ state: 'undoing', problem: null, undone_by: actor.id, total: job.created, done: 0, rows: [] })
      .where(eq(clientImports.id, id));
    await enqueue(db, { kind: 'undo_client_import', payload: { import_id: id } });
    return importView(db, id, services.clock());
  },
} satisfies Partial<HandlerMap>;
