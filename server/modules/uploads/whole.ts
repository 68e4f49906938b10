// Uploads that are all here, as forms take them up in place of files.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { cleanFileName } from '../../../engine/server/file-names.ts';
import { invalid, Problem } from '../../../engine/server/problem.ts';
import type { WholeUploads } from '../../../engine/server/uploads.ts';
import type { Database } from '../../db/database.ts';
import { uploads } from '../../db/schema.ts';
import { MissingBytesError } from '../../ports/files/files.ts';
import type { Services } from '../../services.ts';
import { endAt, usedForMs } from './ending.ts';
import { uploadScope } from './scope.ts';

/** For the contract's routes: a form may name its caller's own uploads by their ids. */
export function wholeUploads(db: Database, services: Pick<Services, 'clock' | 'files'>): WholeUploads {
  const rowsOf = (from: Database, actor: { id: string }, ids: readonly string[]) =>
    from
      .select()
      .from(uploads)
      .where(and(inArray(uploads.id, [...ids]), uploadScope(actor, services.clock())))
      .orderBy(uploads.id)
      .$dynamic();
  return {
    answered: async ({ actor, ids, key }) => {
      const rows = await rowsOf(db, actor, ids);
      return rows.find(({ answers }) => answers[key] !== undefined)?.answers[key];
    },

    fetch: async (actor, { id, file }) => {
      const [row] = await rowsOf(db, actor, [id]);
      if (!row) throw invalid({ [file.field]: 'A file is no longer there. Upload it again.' });
      if (row.received !== row.size) throw invalid({ [file.field]: `${cleanFileName(row.file_name)} isn’t all here yet.` });
      const hash = createHash('sha256');
      const partsOf = async function* (): AsyncGenerator<Uint8Array> {
        for (const { key } of row.parts) {
          const bytes: AsyncIterable<Uint8Array> = await services.files.read(key);
          for await (const chunk of bytes) {
            hash.update(chunk);
            yield chunk;
          }
        }
      };
      try {
        await pipeline(partsOf, createWriteStream(file.path));
      } catch (error) {
        throw error instanceof MissingBytesError ? invalid({ [file.field]: 'A file is no longer there. Upload it again.' }) : error;
      }
      if (row.content_hash !== null && hash.digest('hex') !== row.content_hash) {
        throw invalid({ [file.field]: `${cleanFileName(row.file_name)} changed while it was uploading. Choose it again.` });
      }
      return { filename: row.file_name, size: row.size };
    },

    use: async (transaction, { actor, ids, key }, answer) => {
      const rows = await rowsOf(transaction, actor, ids).for('update');
      // The same call, sent twice at once: the other one was first, and the next try is given its answer.
      if (rows.length !== new Set(ids).size || rows.some(({ answers }) => answers[key] !== undefined)) {
        throw new Problem(503, 'Not available', { detail: 'This is already being saved. Try again in a moment.', headers: { 'retry-after': '1' } });
      }
      const end = new Date(services.clock().getTime() + usedForMs);
      for (const row of rows) {
        await transaction
          .update(uploads)
          .set({ answers: { ...row.answers, [key]: answer } })
          .where(eq(uploads.id, row.id));
        await endAt(transaction, row, end);
      }
    },
  };
}
