import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import { pathToFileURL } from 'node:url';
import type { S3Config } from '../../config.ts';
import type { FilesPort } from './files.ts';

/** The embedded adapter: a folder. */
export function createFolderFiles(folder: string): FilesPort {
  return onDisk(new Disk(new FSDriver({ location: pathToFileURL(`${folder}/`), visibility: 'private' })));
}

/** The hosted adapter: an S3-compatible bucket. */
export function createBucketFiles(s3: S3Config): FilesPort {
  const driver = new S3Driver({
    bucket: s3.bucket,
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    visibility: 'private',
    // Compatible servers speak path style and have no access lists.
    ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
    supportsACL: false,
  });
  return onDisk(new Disk(driver));
}

function onDisk(disk: Disk): FilesPort {
  return {
    putFile: (key, path, contentType) => disk.copyFromFs(path, key, { contentType }),
    putBytes: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    read: (key) => disk.getStream(key),
    size: async (key) => ((await disk.exists(key)) ? (await disk.getMetaData(key)).contentLength : undefined),
    remove: (key) => disk.delete(key),
  };
}
