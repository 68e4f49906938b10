// The picture of a person: an uploaded file that is theirs alone.
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { invalid, Problem } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { storedFiles } from '../../db/schema.ts';
import { claimAttachments, removeBytesLater } from '../files/index.ts';
import type { Person } from './accounts.ts';

/**
 * Takes an uploaded picture up and removes the one before; null only removes.
 * @throws Problem 422 on `avatar` when the upload is no picture, not the caller's or already used
 */
export async function changePicture(db: Database, actor: Actor, person: Person, fileId: string | null): Promise<void> {
  if (fileId === person.avatar) return;
  if (fileId) {
    try {
      await claimAttachments(db, actor, [fileId], { purpose: 'avatar', client_id: person.role === roles.client ? person.id : null });
    } catch (error) {
      throw error instanceof Problem && error.status === 422 ? invalid({ avatar: 'The picture is no longer there. Upload it again.' }) : error;
    }
    const [file] = await db.select({ content_type: storedFiles.content_type }).from(storedFiles).where(eq(storedFiles.id, fileId));
    if (!file?.content_type.startsWith('image/')) throw invalid({ avatar: 'Choose a picture.' });
  }
  if (person.avatar) await removePicture(db, person.avatar);
}

/** Removes a picture, its bytes included (after the commit). */
export async function removePicture(db: Database, fileId: string): Promise<void> {
  const [file] = await db
    .delete(storedFiles)
    .where(and(eq(storedFiles.id, fileId), eq(storedFiles.purpose, 'avatar')))
    .returning({ storage_key: storedFiles.storage_key, has_preview: storedFiles.has_preview });
  if (file) await removeBytesLater(db, file);
}
