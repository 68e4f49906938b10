import { cutText } from '../../../engine/contract/text-rules.ts';
import type { Database } from '../../db/database.ts';
import { clientFolders } from '../../db/schema.ts';

interface Client {
  id: string;
  name: string;
}

/** Every client has one folder, made with the account (docs/rules.md, Folders). */
export const ensureFolder = (db: Database, client: Client): Promise<void> => ensureFolders(db, [client]);

/** The same of several, at once. */
export async function ensureFolders(db: Database, clients: readonly Client[]): Promise<void> {
  if (clients.length === 0) return;
  await db
    .insert(clientFolders)
    .values(clients.map(({ id, name }) => ({ client_id: id, name: cutText(name, 120) })))
    .onConflictDoNothing();
}
