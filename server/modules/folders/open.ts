import type { Database } from '../../db/database.ts';
import { clientFolders } from '../../db/schema.ts';

/** The folder every client has, made with their account (domain: folders). Made once, however often it is asked for. */
export async function openFolder(db: Database, client: { id: string; first_name: string; last_name: string }): Promise<void> {
  await db
    .insert(clientFolders)
    .values({ client_id: client.id, name: `${client.first_name} ${client.last_name}` })
    .onConflictDoNothing();
}
