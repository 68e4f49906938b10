// All files of a folder as one zip.
import { Readable } from 'node:stream';
import { asc, eq } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { Download } from '../../contract/download.ts';
import { gone } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import { clientFolders, storedFiles, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { folderFileScope } from './scope.ts';

/**
 * A zip of what this person may see in the folder, streamed: only one file is open at a time.
 * @throws Problem 410 when the folder or the person is no longer there
 */
export async function folderArchive(db: Database, services: Services, folderId: string, personId: string): Promise<Download> {
  const [folder] = await db
    .select({ name: clientFolders.name, is_displayed: clientFolders.is_displayed })
    .from(clientFolders)
    .where(eq(clientFolders.id, folderId));
  const [person] = await db.select({ role: users.role, status: users.status }).from(users).where(eq(users.id, personId));
  if (!folder || person?.status !== 'active' || (person.role === 'client' && !folder.is_displayed)) throw gone('This folder is no longer there.');
  const files = await db
    .select({ file_name: storedFiles.file_name, storage_key: storedFiles.storage_key, created_at: storedFiles.created_at })
    .from(storedFiles)
    .where(folderFileScope(person, folderId))
    .orderBy(asc(storedFiles.file_name));
  const zip = new ZipFile();
  for (const file of files) {
    zip.addReadStreamLazy(file.file_name, { mtime: new Date(file.created_at), compress: false }, (ready) => {
      services.files.read(file.storage_key).then(
        (stream) => ready(null, stream),
        (error: unknown) => ready(error, Readable.from([])),
      );
    });
  }
  zip.end();
  return new Download({ stream: Readable.from(zip.outputStream), contentType: 'application/zip', fileName: `${folder.name}.zip`, inline: false });
}
