import { cutText } from '../../../engine/contract/text-rules.ts';
import type { Database } from '../../db/database.ts';
import { clientFolders } from '../../db/schema.ts';

/** Every client has one folder, made with the account (docs/rules.md, Folders). */
export async function ensureFolder(db: Database, client: { id: string; name: string }): Promise<void> {
  await db
    .insert(clientFolders)
    .values({ client_id: client.id, name: cutText(client.name, 120) })
    .onConflictDoNothing();
}
