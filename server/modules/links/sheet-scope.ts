import { and, eq, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { linkSheets } from '../../db/schema.ts';
import { ofClients } from '../people/index.ts';

/** Spreadsheets of the actor's clients. */
export const sheetScope = (actor: Actor): SQL | undefined => ofClients(actor, linkSheets.user_id);

/** Ends it where it is on its way, and forgets what it would still add. @returns whether the batch is a spreadsheet's in the actor's scope */
export async function abandonRun(db: Database, actor: Actor, id: string): Promise<boolean> {
  const [run] = await db
    .select({ id: linkSheets.id, state: linkSheets.state })
    .from(linkSheets)
    .where(and(eq(linkSheets.id, id), sheetScope(actor)))
    .for('update');
  if (!run) return false;
  await db
    .update(linkSheets)
    .set({ rows: [], left_out: [], message: null, ...(run.state === 'running' ? { state: 'stopped' } : {}) })
    .where(eq(linkSheets.id, id));
  return true;
}
