import { pathToFileURL } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FilesPort } from './files.ts';

/** The embedded adapter: a folder. */
export function createFolderFiles(folder: string): FilesPort {
  return onDisk(new Disk(new FSDriver({ location: pathToFileURL(`${folder}/`), visibility: 'private' })));
}

/** A flydrive disk as the port. */
export function onDisk(disk: Disk): FilesPort {
  return {
    putFile: (key, path, contentType) => disk.copyFromFs(path, key, { contentType }),
    putBytes: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    read: (key) => disk.getStream(key),
    size: async (key) => ((await disk.exists(key)) ? (await disk.getMetaData(key)).contentLength : undefined),
    remove: (key) => disk.delete(key),
  };
}
