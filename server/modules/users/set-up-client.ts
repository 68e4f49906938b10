import type { Database } from '../../db/database.ts';
import { ensureFolder } from '../folders/index.ts';
import { pipelineRow } from '../../events/steps.ts';

/**
 * What every client has from the account on, however it was made: their folder and their row of the work table
 * (docs/rules.md, Folders; docs/rules.md, Ownership). Made once, however often it is asked for.
 */
export async function setUpClient(db: Database, client: { id: string; name: string }, now: Date): Promise<void> {
  await ensureFolder(db, client);
  await pipelineRow(db, client.id, now);
}
