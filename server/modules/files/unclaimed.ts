// Uploads that nothing took up: a message never sent, a complaint never made.
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { storedFiles } from '../../db/schema.ts';
import { removeBytesLater } from './store.ts';

/** How long an upload waits for what takes it up, in ms. */
export const unclaimedForMs = 24 * 3_600_000;

/** Removes the upload if nothing has taken it up. Done twice, it finds nothing. */
export async function removeUnclaimed(db: Database, fileId: string): Promise<void> {
  const [row] = await db
    .delete(storedFiles)
    .where(and(eq(storedFiles.id, fileId), isNull(storedFiles.claimed_at), isNull(storedFiles.folder_id)))
    .returning();
  if (row) await removeBytesLater(db, row);
}
