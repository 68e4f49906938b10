// Files that a message, a complaint or its reply carries.
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { FilePurpose, StoredFile } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { storedFiles } from '../../db/schema.ts';
import { removeBytesLater } from './store.ts';

/** The columns that say what carries a file. */
export type Holder = 'message_id' | 'complaint_id' | 'complaint_reply_id' | 'deal_check_version_id';

const fileColumns = {
  id: storedFiles.id,
  file_name: storedFiles.file_name,
  content_type: storedFiles.content_type,
  size: storedFiles.size,
  has_preview: storedFiles.has_preview,
  created_at: storedFiles.created_at,
};

/** The files of several holders at once, by holder. */
export async function attachmentsOf(db: Database, holder: Holder, ids: readonly string[]): Promise<Map<string, StoredFile[]>> {
  const byHolder = new Map<string, StoredFile[]>();
  if (ids.length === 0) return byHolder;
  const rows = await db
    .select({ ...fileColumns, holder: storedFiles[holder] })
    .from(storedFiles)
    .where(inArray(storedFiles[holder], [...ids]))
    .orderBy(asc(storedFiles.id));
  for (const { holder: id, ...file } of rows) {
    if (id !== null) byHolder.set(id, [...(byHolder.get(id) ?? []), file]);
  }
  return byHolder;
}

/** Files by their ids, in the order given; deleted ones are left out. */
export async function filesById(db: Database, ids: readonly string[], also?: SQL): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(fileColumns)
    .from(storedFiles)
    .where(and(inArray(storedFiles.id, [...ids]), also));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

type Claim = { purpose: FilePurpose; client_id: string | null } & Partial<Record<Holder, string>>;

/**
 * Makes uploaded files part of what carries them. Each is taken up once, by the person who uploaded it.
 * @throws Problem 422 on `attachment_ids` when one is not theirs, not for this purpose, or already used
 */
export async function claimAttachments(db: Database, actor: Actor, ids: readonly string[], { purpose, ...holder }: Claim): Promise<void> {
  if (ids.length === 0) return;
  const free = and(
    inArray(storedFiles.id, [...ids]),
    eq(storedFiles.uploaded_by, actor.id),
    eq(storedFiles.purpose, purpose),
    isNull(storedFiles.folder_id),
    isNull(storedFiles.message_id),
    isNull(storedFiles.complaint_id),
    isNull(storedFiles.complaint_reply_id),
    isNull(storedFiles.deal_check_version_id),
    isNull(storedFiles.claimed_at),
  );
  const claimed = await db
    .update(storedFiles)
    .set({ ...holder, claimed_at: new Date().toISOString() })
    .where(free)
    .returning({ id: storedFiles.id });
  if (claimed.length !== ids.length) throw invalid({ attachment_ids: 'A file is no longer there. Upload it again.' });
}

/**
 * Takes up pictures that were uploaded for a listing. Each is taken up once, by the person who uploaded it; what shows it is kept beside (`car_photos`).
 * @throws Problem 422 on `photo_ids` when one is not theirs, no such picture, or already used
 */
export async function claimPictures(db: Database, actor: Actor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const free = and(
    inArray(storedFiles.id, [...ids]),
    eq(storedFiles.uploaded_by, actor.id),
    eq(storedFiles.purpose, 'listing'),
    isNull(storedFiles.claimed_at),
  );
  const claimed = await db.update(storedFiles).set({ claimed_at: new Date().toISOString() }).where(free).returning({ id: storedFiles.id });
  if (claimed.length !== ids.length) throw invalid({ photo_ids: 'A file is no longer there. Upload it again.' });
}

/** Deletes the files of rows being deleted, bytes included (after the commit). */
export async function discardAttachments(db: Database, holder: Partial<Record<Holder, string>>): Promise<void> {
  const where = and(...Object.entries(holder).map(([column, id]) => eq(storedFiles[column as Holder], id)));
  const rows = await db.delete(storedFiles).where(where).returning({ storage_key: storedFiles.storage_key, has_preview: storedFiles.has_preview });
  for (const row of rows) await removeBytesLater(db, row);
}
