// All files of a folder as one zip.
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { asc, eq } from 'drizzle-orm';
import type { ZipFile } from 'yazl';
import { cleanFileName, fittingFileName, uniqueFileName } from '../../../engine/server/file-names.ts';
import { Download } from '../../../engine/server/download.ts';
import { gone } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { clientFolders, storedFiles, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { folderFileScope } from './scope.ts';

/** What the note is called that names what an archive lacks. */
export const missingNote = 'MISSING.txt';

/**
 * A zip of what this person may see in the folder, streamed: only one file is open at a time. What cannot be read, from
 * the beginning or from somewhere in the middle, is named in a note at its end.
 * @throws Problem 410 when the folder or the person is no longer there
 */
export async function folderArchive(db: Database, services: Services, folderId: string, personId: string): Promise<Download> {
  const [folder] = await db
    .select({ name: clientFolders.name, is_displayed: clientFolders.is_displayed })
    .from(clientFolders)
    .where(eq(clientFolders.id, folderId));
  const [person] = await db.select({ role: users.role, status: users.status }).from(users).where(eq(users.id, personId));
  if (!folder || person?.status !== 'active' || (person.role === roles.client && !folder.is_displayed)) throw gone('This folder is no longer there.');
  const files = await db
    .select({
      id: storedFiles.id,
      file_name: storedFiles.file_name,
      content_type: storedFiles.content_type,
      storage_key: storedFiles.storage_key,
      created_at: storedFiles.created_at,
    })
    .from(storedFiles)
    .where(folderFileScope(person, folderId))
    .orderBy(asc(storedFiles.file_name));
  const stream = Readable.from(zipped(files, services), { objectMode: false, highWaterMark: 65_536 });
  return new Download({ stream, contentType: 'application/zip', fileName: `${folder.name}.zip`, inline: false });
}

type ArchivedFile = Pick<typeof storedFiles.$inferSelect, 'id' | 'file_name' | 'content_type' | 'storage_key' | 'created_at'>;
type Reading = Pick<Services, 'files' | 'log'>;

/** The bytes of the archive. When the reader leaves, the file being read is closed. */
async function* zipped(files: readonly ArchivedFile[], services: Reading): AsyncGenerator<Uint8Array> {
  const { ZipFile: Zip } = await import('yazl');
  const zip = new Zip();
  const output = Readable.from(zip.outputStream, { objectMode: false });
  const leaving = new AbortController();
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  const filling = fill(zip, files, services, leaving.signal).catch(fail);
  try {
    for await (const chunk of output) yield chunk as Uint8Array;
  } finally {
    leaving.abort();
    await filling;
  }
}

async function fill(zip: ZipFile, files: readonly ArchivedFile[], { files: port, log }: Reading, signal: AbortSignal): Promise<void> {
  const names: string[] = [];
  const missing: string[] = [];
  for (const file of files) {
    if (signal.aborted) return;
    // A row may be older than the rules for its name.
    const name = uniqueFileName(fittingFileName(cleanFileName(file.file_name), file.content_type), [...names, missingNote]);
    const lack = (what: string) => (error: unknown) => {
      if (signal.aborted) return;
      missing.push(`${name}: ${what}`);
      log.error({ err: error, file_id: file.id }, 'a file of an archive could not be read');
    };
    const source = await port.read(file.storage_key).catch(lack('not included'));
    if (!source) continue;
    names.push(name);
    const entry = Readable.from(asFarAsItGoes(source, lack('cut short, do not use it')), { objectMode: false, signal });
    zip.addReadStream(entry, name, { mtime: new Date(file.created_at), compress: false });
    // Cut off when the receiver leaves: no one misses the rest.
    await finished(entry).catch(() => {});
  }
  if (missing.length > 0) zip.addBuffer(Buffer.from(noteOf(missing)), missingNote);
  zip.end();
}

async function* asFarAsItGoes(source: Readable, onBreak: (error: unknown) => void): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of source) yield chunk as Uint8Array;
  } catch (error) {
    onBreak(error);
  }
}

/** For readers of the archive, line ends as Windows expects them. */
function noteOf(missing: readonly string[]): string {
  return ['We could not read these files when you downloaded this folder:', '', ...missing, '', 'Download the folder again in a few minutes.', ''].join('\r\n');
}
