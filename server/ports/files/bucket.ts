import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Config } from '../../config.ts';
import { onDisk } from './disk.ts';
import type { FilesPort } from './files.ts';

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
    // Nor do all of them know the checksums that the client would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return onDisk(new Disk(driver));
}
