import type { Database } from '../../db/database.ts';
import { ensureFolders } from '../folders/index.ts';
import { pipelineRows } from '../../events/steps.ts';

interface Client {
  id: string;
  name: string;
}

/**
 * What every client has from the account on, however it was made: their folder and their row of the work table
 * (docs/rules.md, Folders; docs/rules.md, Ownership). Made once, however often it is asked for.
 */
export const setUpClient = (db: Database, client: Client, now: Date): Promise<void> => setUpClients(db, [client], now);

/** The same of several, at once. */
export async function setUpClients(db: Database, clients: readonly Client[], now: Date): Promise<void> {
  await ensureFolders(db, clients);
  await pipelineRows(
    db,
    clients.map(({ id }) => id),
    now,
  );
}
