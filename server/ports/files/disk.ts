import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { MissingBytesError } from './files.ts';
import type { FilesPort } from './files.ts';

/** The embedded adapter: a folder. */
export function createFolderFiles(folder: string): FilesPort {
  return onDisk(new Disk(new FSDriver({ location: pathToFileURL(`${folder}/`), visibility: 'private' })));
}

/** A flydrive disk as the port. @param reading the same disk where reading goes another way */
export function onDisk(disk: Disk, reading: Pick<Disk, 'getStream'> = disk): FilesPort {
  return {
    putFile: (key, path, contentType) => disk.copyFromFs(path, key, { contentType }),
    putBytes: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    read: async (key) => {
      try {
        const stream = await reading.getStream(key);
        // A missing file shows when it is opened, and must show here: later there may be no listener.
        if (stream instanceof ReadStream && stream.pending) await once(stream, 'open');
        return stream;
      } catch (error) {
        throw isMissing(error) ? new MissingBytesError(key, { cause: error }) : error;
      }
    },
    size: async (key) => ((await disk.exists(key)) ? (await disk.getMetaData(key)).contentLength : undefined),
    remove: (key) => disk.delete(key),
  };
}

/** Is there no such file, as a file system or a bucket says it? */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ENOENT') || error.name === 'NoSuchKey' || isMissing(error.cause);
}
