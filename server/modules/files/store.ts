// Incoming files, in three steps: decide what is allowed, store bytes outside any transaction, settle rows.
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { uuidv7 } from 'uuidv7';
import { fileRefusal, notTaken } from '../../../domain/file-kinds.ts';
import { mediaTypeOf } from '../../../engine/contract/file-kind.ts';
import type { FilePurpose } from '../../../generated/api.ts';
import { cleanFileName, fittingFileName } from '../../../engine/server/file-names.ts';
import type { UploadedFile } from '../../../engine/server/handler.ts';
import { invalid, Problem } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { storedFiles } from '../../db/schema.ts';
import { enqueue, hasten, withdraw } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { contentTypeOf, headOf } from './kinds.ts';
import { mediaProblem } from './media-problem.ts';
import { requireRoom, type Claim, type Uploader } from './room.ts';

type StoredRow = typeof storedFiles.$inferSelect;
type Placing = Pick<typeof storedFiles.$inferInsert, 'purpose' | 'uploaded_by' | 'client_id' | 'folder_id' | 'is_shown' | 'claimed_at'>;

/** Bytes that are stored and have no row yet. */
export interface IncomingFile {
  /** Cleaned, with an ending that fits the content; not yet unique in its folder. */
  file_name: string;
  content_type: string;
  /** Bytes, as stored. */
  size: number;
  storage_key: string;
  has_preview: boolean;
}

interface Steps<Answer, Settled> {
  decide<T>(work: (db: Database) => T | Promise<T>): Promise<T>;
  settle(work: (db: Database) => Answer | Promise<Answer>): Promise<Settled>;
  db: Database;
  services: Services;
  actor: Uploader;
}

interface Intake<Answer, Allowed> {
  /** May this be? Says whose the files are, for the room they take; what else it finds out is given to `settle`. */
  decide: (db: Database) => Promise<Allowed>;
  /** Gives the stored bytes their rows, with `keepFile`. */
  settle: (db: Database, files: readonly IncomingFile[], allowed: Allowed) => Promise<Answer>;
  /** What the files are for: some take pictures alone. */
  purpose: FilePurpose;
}

/** How long bytes may be on their way before their clean-up takes them for lost, in ms: longer than any request may last. */
const onTheWayMs = 3_600_000;

/** Where the small picture of a file lies. */
export const previewKey = (storageKey: string): string => `${storageKey}-preview`;

const cleanUpOf = (storageKey: string): string => `upload:${storageKey}`;

/**
 * Accepts uploaded files. Before their bytes are stored, a cleanup job for them is recorded; the transaction that creates their rows cancels it. So neither a
 * refusal nor a crash leaves bytes without a row, nor a row without bytes.
 * @throws Problem 409 without room; 422 on the form field of a file that is empty, of a type that is not accepted or too large to open
 */
export async function takeIn<Answer, Settled, Allowed extends Pick<Claim, 'client_id'>>(
  { decide, settle, db, services, actor }: Steps<Answer, Settled>,
  uploads: readonly UploadedFile[],
  intake: Intake<Answer, Allowed>,
): Promise<Settled> {
  const coming = uploads.map((upload) => ({ upload, storage_key: uuidv7() }));
  const keys = coming.map(({ storage_key }) => cleanUpOf(storage_key));
  const allowed = await decide(intake.decide);
  // Apart from what `intake.decide` may lock: settling locks the room first, and one order for all is what keeps uploads from blocking each other.
  await decide(async (transaction) => {
    await requireRoom(transaction, actor, { client_id: allowed.client_id, sizes: uploads.map(({ size }) => size) });
    const run_at = new Date(services.clock().getTime() + onTheWayMs);
    for (const { storage_key } of coming) {
      await enqueue(transaction, {
        kind: 'remove_file',
        payload: { keys: [storage_key, previewKey(storage_key)] },
        dedupe_key: cleanUpOf(storage_key),
        run_at,
      });
    }
  });
  try {
    const files: ReadyFile[] = [];
    for (const { upload, storage_key } of coming) files.push(await makeReady(services, actor, upload, storage_key, intake.purpose));
    for (const file of files) await put(services, file);
    return await settle(async (transaction) => {
      await requireRoom(transaction, actor, { client_id: allowed.client_id, sizes: files.map(({ size }) => size) });
      return intake.settle(transaction, files, allowed);
    });
  } catch (error) {
    // Only the database knows whether the rows were made; if they were, the clean-up is gone.
    await hasten(db, keys).catch((unreached: unknown) => services.log.warn({ err: unreached }, 'a clean-up of uploads waits its hour'));
    throw error;
  }
}

/** Makes the row of a file whose bytes are stored. */
export async function keepFile(db: Database, file: IncomingFile, placing: Placing): Promise<StoredRow> {
  if (!(await withdraw(db, cleanUpOf(file.storage_key)))) {
    throw new Problem(503, 'Not available', { detail: 'Your upload took too long. Nothing was saved; try again.', headers: { 'retry-after': '1' } });
  }
  const { file_name, content_type, size, storage_key, has_preview } = file;
  const [row] = await db
    .insert(storedFiles)
    .values({ ...placing, file_name, content_type, size, storage_key, has_preview })
    .returning();
  if (!row) throw new Error('The file was not kept.');
  return row;
}

/** Has the bytes removed once the present transaction is committed. */
export function removeBytesLater(db: Database, file: Pick<StoredRow, 'storage_key' | 'has_preview'>): Promise<void> {
  return enqueue(db, { kind: 'remove_file', payload: { keys: file.has_preview ? [file.storage_key, previewKey(file.storage_key)] : [file.storage_key] } });
}

interface ReadyFile extends IncomingFile {
  /** Of the bytes to store. */
  path: string;
  previewPath: string;
}

async function makeReady(
  { media }: Pick<Services, 'media'>,
  actor: Uploader,
  { path, filename, field, size }: UploadedFile,
  storage_key: string,
  purpose: FilePurpose,
): Promise<ReadyFile> {
  const name = cleanFileName(filename);
  const refusal = fileRefusal({ name, size, type: mediaTypeOf(await headOf(path)), purpose });
  if (refusal !== undefined) throw invalid({ [field]: refusal });
  const content_type = await contentTypeOf(path, name);
  if (content_type === null) throw invalid({ [field]: notTaken(name) });
  const file_name = fittingFileName(name, content_type);
  const file = { file_name, content_type, storage_key, path, previewPath: `${path}-${randomUUID()}` };
  if (!content_type.startsWith('image/')) {
    return { ...file, size, has_preview: false };
  }
  try {
    const cleanPath = `${path}-${randomUUID()}`;
    const made = await media.picture(actor.id, { path, contentType: content_type, cleanPath, previewPath: file.previewPath });
    const kept = made.isRewritten ? cleanPath : path;
    return { ...file, path: kept, size: (await stat(kept)).size, has_preview: true };
  } catch (error) {
    throw mediaProblem(error, field, name);
  }
}

async function put({ files }: Pick<Services, 'files'>, { storage_key, path, content_type, previewPath, has_preview }: ReadyFile): Promise<void> {
  await files.putFile(storage_key, path, content_type);
  if (has_preview) await files.putFile(previewKey(storage_key), previewPath, 'image/webp');
}
