// How an upload ends: a day after it began, by hand, or with its owner's account. The bytes of a part go by a job that is recorded before they are stored.
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { uploads, type UploadPart } from '../../db/schema.ts';
import { enqueue, hasten } from '../../outbox/outbox.ts';

type UploadRow = typeof uploads.$inferSelect;

/** How long an upload may take, in ms. */
export const uploadForMs = 24 * 3_600_000;
/** How long the bytes stay once a call has taken them up, in ms: until its answer has certainly arrived. */
export const usedForMs = 3_600_000;
/** How much longer parts stay than their upload, in ms: a call that began in its last moment still finds them. */
const graceMs = 600_000;

const cleanUpOf = (key: string): string => `upload-part:${key}`;
const cleanUpsOf = (parts: readonly UploadPart[]): string[] => parts.map(({ key }) => cleanUpOf(key));

/** Records when the bytes of a part go; said before they are stored, so that no crash leaves them behind. */
export function removePartLater(db: Database, key: string, { expires_at }: Pick<UploadRow, 'expires_at'>): Promise<void> {
  const run_at = new Date(Date.parse(expires_at) + graceMs);
  return enqueue(db, { kind: 'remove_file', payload: { keys: [key] }, dedupe_key: cleanUpOf(key), run_at });
}

/** Has a part removed that did not become one. */
export const removePart = (db: Database, key: string): Promise<void> => hasten(db, [cleanUpOf(key)]);

/** Ends an upload at a time before its day is over. */
export async function endAt(db: Database, upload: Pick<UploadRow, 'id' | 'parts' | 'expires_at'>, end: Date): Promise<void> {
  if (end.toISOString() >= upload.expires_at) return;
  await db.update(uploads).set({ expires_at: end.toISOString() }).where(eq(uploads.id, upload.id));
  await hasten(db, cleanUpsOf(upload.parts), new Date(end.getTime() + graceMs));
}

/** Removes an upload with its bytes. Done twice, it finds nothing. */
export async function removeUpload(db: Database, id: string): Promise<void> {
  const [row] = await db.delete(uploads).where(eq(uploads.id, id)).returning({ parts: uploads.parts });
  if (row) await hasten(db, cleanUpsOf(row.parts));
}

/** Removes all uploads of a person. */
export async function endUploads(db: Database, userId: string): Promise<void> {
  const rows = await db.delete(uploads).where(eq(uploads.user_id, userId)).returning({ parts: uploads.parts });
  for (const { parts } of rows) await hasten(db, cleanUpsOf(parts));
}
