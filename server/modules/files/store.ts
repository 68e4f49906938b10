// Keeping the bytes of a file, and a small picture of it where it is an image.
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { cleanFileName } from '../../../domain/file-names.ts';
import type { UploadedFile } from '../../contract/handler.ts';
import { invalid } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import { storedFiles } from '../../db/schema.ts';
import { onRollback } from '../../db/transactions.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { contentTypeOf } from './kinds.ts';

type StoredRow = typeof storedFiles.$inferSelect;
type Placing = Pick<typeof storedFiles.$inferInsert, 'purpose' | 'uploaded_by' | 'client_id' | 'folder_id' | 'is_shown'> & { file_name?: string };

const previewEdge = 640;
const mostPixels = 80_000_000;

/** Where the small picture of a file lies. */
export const previewKey = (storageKey: string): string => `${storageKey}-preview`;

/**
 * Keeps an uploaded file: judged by content, named by its cleaned name, with a preview where it is an image.
 * @throws Problem 422 on the form field of a file that is empty or of a type that is not taken
 */
export async function keepFile(db: Database, services: Services, upload: UploadedFile, { file_name, ...placing }: Placing): Promise<StoredRow> {
  const name = file_name ?? cleanFileName(upload.filename);
  const contentType = upload.size > 0 ? await contentTypeOf(upload.path, name) : null;
  if (contentType === null) {
    const why = upload.size === 0 ? `${name} is empty.` : `${name} is of a type we do not take. Send an image, a PDF, an office document or text.`;
    throw invalid({ [upload.field]: why });
  }
  const storage_key = uuidv7();
  // Without its row nobody would find the bytes again.
  onRollback(async () => {
    await services.files.remove(storage_key);
    await services.files.remove(previewKey(storage_key));
  });
  await services.files.putFile(storage_key, upload.path, contentType);
  const preview = await previewOf(upload.path, contentType);
  if (preview) await services.files.putBytes(previewKey(storage_key), preview, 'image/webp');
  const [row] = await db
    .insert(storedFiles)
    .values({ ...placing, file_name: name, content_type: contentType, size: upload.size, storage_key, has_preview: preview !== null })
    .returning();
  if (!row) throw new Error('The file was not kept.');
  return row;
}

/** Has the bytes removed once the present transaction is committed. */
export function removeBytesLater(db: Database, file: Pick<StoredRow, 'storage_key' | 'has_preview'>): Promise<void> {
  return enqueue(db, { kind: 'remove_file', payload: { keys: file.has_preview ? [file.storage_key, previewKey(file.storage_key)] : [file.storage_key] } });
}

/** A small picture without the camera's data in it; null for what is no image that can be read. */
async function previewOf(path: string, contentType: string): Promise<Buffer | null> {
  if (!contentType.startsWith('image/')) return null;
  try {
    return await sharp(path, { limitInputPixels: mostPixels })
      .rotate()
      .resize(previewEdge, previewEdge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
  } catch {
    // A picture in a format the library cannot read (HEIC) is kept all the same, without a preview.
    return null;
  }
}
