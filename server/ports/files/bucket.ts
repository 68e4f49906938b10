import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Config } from '../../config.ts';
import { createOutside, outsideLimitMs } from '../outside.ts';
import type { OutsideOptions } from '../outside.ts';
import { onDisk } from './disk.ts';
import { MissingBytesError } from './files.ts';
import type { FilesPort } from './files.ts';

/** A file on its way is judged by whether anything moves; this is the end of it all the same, in ms. */
const longestTransferMs = 600_000;

export interface BucketOptions extends Pick<OutsideOptions, 'restMs'> {
  /** Milliseconds without an answer, or without a byte, after which the bucket counts as away. */
  limitMs?: number;
}

/** The hosted adapter: an S3-compatible bucket. Throws ProviderUnavailable when it is away or does not answer. */
export function createBucketFiles(s3: S3Config, { limitMs = outsideLimitMs, ...rest }: BucketOptions = {}): FilesPort {
  const settings: S3ClientConfig = {
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    // Compatible servers speak path style.
    ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
    // Nor do all of them know the checksums that the client would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Failures are reported by the port's own errors, one line each; the client would write to the console beside the log.
    logger: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
  };
  const connectionTimeout = Math.min(3_000, limitMs);
  // Twice asked would be twice waited; a clean-up is tried again as a job.
  const client = new S3Client({ ...settings, maxAttempts: 1, requestHandler: { connectionTimeout, socketTimeout: limitMs } });
  // A slow reader also pauses the connection: only the bucket's own silence counts, see `patient`.
  const reader = new S3Client({ ...settings, maxAttempts: 2, requestHandler: { connectionTimeout } });
  const outside = createOutside('files', { ...rest, limitMs, isOutage });
  const files = onDisk(new Disk(new S3Driver({ client, bucket: s3.bucket, visibility: 'private', supportsACL: false })), {
    getStream: (key) =>
      outside.call('read', async (signal) => {
        const leaving = new AbortController();
        const leave = () => leaving.abort();
        signal.addEventListener('abort', leave);
        const { Body: body } = await reader.send(new GetObjectCommand({ Bucket: s3.bucket, Key: key }), { abortSignal: leaving.signal });
        // The signal also ends with the call; later reads are up to the receiver.
        signal.removeEventListener('abort', leave);
        if (!(body instanceof Readable)) throw new MissingBytesError(key);
        return Readable.from(patient(body, limitMs), { objectMode: false });
      }),
  });
  return {
    ...files,
    putFile: (key, path, contentType) => outside.call('putFile', () => files.putFile(key, path, contentType), { limitMs: longestTransferMs }),
    putBytes: (key, bytes, contentType) => outside.call('putBytes', () => files.putBytes(key, bytes, contentType), { limitMs: longestTransferMs }),
    size: (key) => outside.call('size', () => files.size(key)),
    remove: (key) => outside.call('remove', () => files.remove(key)),
  };
}

/** What the network and the client say of a bucket that cannot be reached or does not answer. */
const unreached = /^(?:E(?:CONN\w+|TIMEDOUT|PIPE|AI_AGAIN|NOTFOUND|HOSTUNREACH|NETUNREACH)|TimeoutError|AbortError)$/;

/** Is it away? A bucket that says no, and says it properly, is there. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = '$metadata' in error ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode : undefined;
  if (status !== undefined) return status >= 500 || status === 429 || status === 408;
  const code = 'code' in error ? String(error.code) : '';
  return unreached.test(code) || unreached.test(error.name) || isOutage(error.cause);
}

/** The bytes as they come: the timer runs only while the reader waits for the next ones. */
async function* patient(source: Readable, limitMs: number): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  try {
    while (true) {
      const patience = new AbortController();
      const late = wait(limitMs, undefined, { signal: patience.signal }).then(
        () => {
          throw new Error(`The bucket sent nothing for ${limitMs} ms.`);
        },
        () => ({ done: true as const, value: undefined }),
      );
      const next = await Promise.race([chunks.next(), late]).finally(() => patience.abort());
      if (next.done) return;
      yield next.value as Uint8Array;
    }
  } finally {
    source.destroy();
  }
}
