// Files that come in parts, so that a lost connection costs one part only (docs/rules.md, Uploads). All state is in the database and the files port.
import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { fileRefusal } from '../../../domain/file-kinds.ts';
import { hasRoom, roomOnTheWay, sizeLabel } from '../../../domain/file-limits.ts';
import { headBytes, mediaTypeOf } from '../../../engine/contract/file-kind.ts';
import { cleanFileName } from '../../../engine/server/file-names.ts';
import type { Actor, HandlerMap, UploadedFile } from '../../../engine/server/handler.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { findRow, insertRow } from '../../db/rows.ts';
import { uploads, type UploadPart } from '../../db/schema.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { headOf } from '../files/index.ts';
import { removePart, removePartLater, removeUpload, uploadForMs } from './ending.ts';
import { uploadScope } from './scope.ts';

type UploadRow = typeof uploads.$inferSelect;

export const uploadHandlers = {
  createUpload: async ({ db, actor, body, services }) => {
    const now = services.clock();
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${actor.id}`}, 0))`);
    // What a call has taken up is a file by now, and counted as one.
    const open = await db
      .select()
      .from(uploads)
      .where(and(uploadScope(actor, now), eq(uploads.answers, {})));
    const { file_name, size, purpose, content_hash } = body;
    const known = open.find((one) => content_hash !== undefined && one.content_hash === content_hash && one.size === size && one.file_name === file_name);
    if (known) return known;
    requireRoomOnTheWay(open, size);
    const expires = new Date(now.getTime() + uploadForMs);
    const values = { user_id: actor.id, file_name, size, purpose, content_hash, expires_at: expires.toISOString() };
    const row = await insertRow(db, uploads, values);
    await enqueue(db, { kind: 'remove_upload', payload: { upload_id: row.id }, run_at: expires });
    return row;
  },

  getUpload: ({ db, actor, params, services }) => findRow(db, uploads, params.id, uploadScope(actor, services.clock())),

  continueUpload: {
    steps: async ({ db, decide, settle, actor, params, body: { offset }, files, services }) => {
      const part = onlyPart(files);
      const scope = uploadScope(actor, services.clock());
      const key = `part-${uuidv7()}`;
      await decide(async (transaction) => {
        const upload = await findRow(transaction, uploads, params.id, scope);
        requireNext(upload, offset, part.size);
        if (offset === 0) await requireGoodStart(upload, part);
        await removePartLater(transaction, key, upload);
      });
      try {
        await services.files.putFile(key, part.path, 'application/octet-stream');
        return await settle((transaction) => addPart(transaction, actor, { id: params.id, offset, part: { key, size: part.size } }, services.clock()));
      } catch (error) {
        await removePart(db, key).catch((unreached: unknown) => services.log.warn({ err: unreached }, 'a part of an upload waits for its day to end'));
        throw error;
      }
    },
  },

  discardUpload: async ({ db, actor, params, services }) => {
    const row = await findRow(db, uploads, params.id, uploadScope(actor, services.clock()), { lock: true });
    await removeUpload(db, row.id);
    return row;
  },
} satisfies Partial<HandlerMap>;

interface NewPart {
  id: string;
  offset: number;
  part: UploadPart;
}

/** Two tabs may send the same part at once: the one that comes second is told where the upload now is. */
async function addPart(db: Database, actor: Actor, { id, offset, part }: NewPart, now: Date): Promise<UploadRow> {
  const upload = await findRow(db, uploads, id, uploadScope(actor, now), { lock: true });
  requireNext(upload, offset, part.size);
  const [row] = await db
    .update(uploads)
    .set({ received: offset + part.size, parts: [...upload.parts, part] })
    .where(eq(uploads.id, id))
    .returning();
  return row ?? upload;
}

function onlyPart(files: readonly UploadedFile[]): UploadedFile {
  const [part] = files;
  if (files.length !== 1 || !part || part.size === 0) throw invalid({ part: 'Send one part.' });
  return part;
}

/** @throws Problem 409 with the upload as it is; 422 beyond its announced size */
function requireNext(upload: UploadRow, offset: number, size: number): void {
  if (upload.received !== offset)
    throw conflict(`We have ${upload.received} bytes of ${cleanFileName(upload.file_name)}. Continue from there.`, { current: upload });
  if (offset + size > upload.size) throw invalid({ part: `${cleanFileName(upload.file_name)} is larger than expected.` });
}

/** A file of a wrong type is refused with its first part, not after the last. @throws Problem 422 */
async function requireGoodStart({ file_name, size, purpose }: UploadRow, part: UploadedFile): Promise<void> {
  if (purpose === null || part.size < Math.min(headBytes, size)) return;
  const refusal = fileRefusal({ name: cleanFileName(file_name), size, type: mediaTypeOf(await headOf(part.path)), purpose });
  if (refusal !== undefined) throw invalid({ part: refusal }, refusal);
}

function requireRoomOnTheWay(open: readonly UploadRow[], size: number): void {
  const used = { files: open.length, bytes: open.reduce((sum, one) => sum + one.size, 0) };
  if (hasRoom(roomOnTheWay, used, { files: 1, bytes: size })) return;
  throw conflict(`You have ${roomOnTheWay.files} files or ${sizeLabel(roomOnTheWay.bytes)} of uploads in progress. Finish or discard some first.`);
}
