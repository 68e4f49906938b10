import type { Readable } from 'node:stream';
import type { HandlerMap } from '../../../engine/server/handler.ts';
import { Download } from '../../../engine/server/download.ts';
import { gone, invalid, notFound } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import { findRow } from '../../db/rows.ts';
import { storedFiles } from '../../db/schema.ts';
import { MissingBytesError } from '../../ports/files/files.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { folderArchive } from '../folders/index.ts';
import { addressFor, holderOf, isShownInline, keepFile, previewKey, takeIn, unclaimedForMs } from '../files/index.ts';
import { fileScope } from './scope.ts';

const expired = 'This link has expired. Open the file again from its list.';

/** Files by signed address (docs/rules.md, Addresses of files). */
export const fileHandlers = {
  uploadFile: {
    steps: async (context) => {
      const { actor, body, files, services } = context;
      if (files.length !== 1) throw invalid({ file: 'Send one file.' });
      const client_id = actor.role === roles.client ? actor.id : null;
      return takeIn(context, files, {
        purpose: body.purpose,
        decide: async () => ({ client_id }),
        settle: async (db, [file]) => {
          if (!file) throw new Error('The file was not taken in.');
          const kept = await keepFile(db, file, { purpose: body.purpose, uploaded_by: actor.id, client_id });
          await enqueue(db, { kind: 'remove_unclaimed', payload: { file_id: kept.id }, run_at: new Date(services.clock().getTime() + unclaimedForMs) });
          return kept;
        },
      });
    },
  },

  getFileAddress: async ({ db, actor, params, query, services }) => {
    const row = await findRow(db, storedFiles, params.id, fileScope(actor));
    const what = query.variant ?? 'original';
    if (what === 'preview' && !row.has_preview) throw notFound('There is no small picture of this file.');
    const address = addressFor(services, { id: row.id, what, person: actor.id });
    return { ...address, file_name: row.file_name, content_type: what === 'preview' ? 'image/webp' : row.content_type };
  },

  getFileContent: async ({ db, params, query, services }) => {
    const what = query.variant ?? 'original';
    if (holderOf(services, params.id, what, query.token) === undefined) throw gone(expired);
    // The signature proves the scope that was checked when the address was issued.
    const row = await findRow(db, storedFiles, params.id, undefined);
    const preview = what === 'preview' && row.has_preview;
    const content_type = preview ? 'image/webp' : row.content_type;
    return new Download({
      stream: await openBytes(services, preview ? previewKey(row.storage_key) : row.storage_key),
      contentType: content_type,
      fileName: row.file_name,
      inline: isShownInline(content_type),
      ...(preview ? {} : { size: row.size }),
    });
  },

  getArchiveContent: async ({ db, params, query, services }) => {
    const person = holderOf(services, params.id, 'archive', query.token);
    if (person === undefined) throw gone(expired);
    return folderArchive(db, services, params.id, person);
  },
} satisfies Partial<HandlerMap>;

/** @throws Problem 410 for a file whose bytes are lost: logged, since an operator has to restore them */
async function openBytes({ files, log }: Pick<Services, 'files' | 'log'>, key: string): Promise<Readable> {
  try {
    return await files.read(key);
  } catch (error) {
    if (!(error instanceof MissingBytesError)) throw error;
    log.error({ err: error }, 'the bytes of a file are missing');
    throw gone('We can no longer read this file. Ask for it to be sent again.');
  }
}
