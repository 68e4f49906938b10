// Backups in an S3-compatible bucket. The client is large and loaded when the first object is asked for.
import { Readable } from 'node:stream';
import type * as Library from '@aws-sdk/client-s3';
import type { S3Config } from '../config.ts';
import { damaged } from './cipher.ts';
import { measured } from './measured.ts';
import { BackupRefused } from './refused.ts';
import type { Store } from './store.ts';

/** What is longer goes up in parts of this size, bytes. */
const partBytes = 8 * 1024 * 1024;
/** Milliseconds without a word after which the bucket counts as away. */
const silenceMs = 30_000;
/** Removed at the same time. */
const atOnce = 8;

/** Which files are there is asked once, when the first is looked for: a backup looks for each of thousands. */
export function bucketStore(s3: S3Config): Store {
  const where = `the bucket ${s3.bucket}`;
  const bucket = { Bucket: s3.bucket };
  let library: ReturnType<typeof load> | undefined;
  const loaded = () => (library ??= load(s3));
  let files: Promise<Map<string, number>> | undefined;
  const isFile = (name: string) => name.startsWith('files/');

  const asked = async <Result>(work: (library: Awaited<ReturnType<typeof load>>) => Promise<Result>): Promise<Result> => {
    try {
      return await work(await loaded());
    } catch (error) {
      throw refusedBy(where, error);
    }
  };
  const sizes = (folder: string) =>
    asked(async ({ sdk, client }) => {
      const found = new Map<string, number>();
      for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { ...bucket, Prefix: `${folder}/` }))
        for (const { Key, Size = 0 } of Contents) if (Key !== undefined) found.set(Key, Size);
      return found;
    });
  const filesHere = () => (files ??= sizes('files'));

  return {
    where,
    prepare: () => asked(async ({ sdk, client }) => void (await client.send(new sdk.HeadBucketCommand(bucket)))),
    write: async (name, bytes) => {
      const { Upload } = await import('@aws-sdk/lib-storage');
      const { bytes: passing, sum } = measured(bytes);
      await asked(async ({ client }) => {
        const Body = Readable.from(passing, { objectMode: false });
        await new Upload({ client, params: { ...bucket, Key: name, Body }, queueSize: 1, partSize: partBytes }).done();
      });
      const size = sum().bytes;
      if (isFile(name)) (await filesHere()).set(name, size);
      return size;
    },
    async *read(name) {
      const body = await asked(async ({ sdk, client }) => {
        const answer = await client.send(new sdk.GetObjectCommand({ ...bucket, Key: name })).catch((error: unknown) => {
          if (isMissing(error)) throw damaged(name, error);
          throw error;
        });
        return answer.Body;
      });
      if (!(body instanceof Readable)) throw damaged(name);
      try {
        for await (const chunk of body) yield chunk as Uint8Array;
      } catch (error) {
        throw refusedBy(where, error);
      }
    },
    size: async (name) => {
      if (isFile(name)) return (await filesHere()).get(name);
      return asked(async ({ sdk, client }) => {
        try {
          return (await client.send(new sdk.HeadObjectCommand({ ...bucket, Key: name }))).ContentLength;
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      });
    },
    list: async (folder) => [...(await sizes(folder)).keys()],
    remove: (name) =>
      asked(async ({ sdk, client }) => {
        const all = [name, ...(await sizes(name)).keys()];
        for (let from = 0; from < all.length; from += atOnce)
          await Promise.all(all.slice(from, from + atOnce).map((Key) => client.send(new sdk.DeleteObjectCommand({ ...bucket, Key }))));
        if (isFile(name)) files = undefined;
      }),
  };
}

async function load({ region, endpoint, accessKeyId, secretAccessKey }: S3Config): Promise<{ sdk: typeof Library; client: Library.S3Client }> {
  const sdk: typeof Library = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Not all compatible servers know the checksums that the client would add by itself; what was written is read back and compared.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    requestHandler: { connectionTimeout: 5_000, socketTimeout: silenceMs },
  });
  return { sdk, client };
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && '$metadata' in error ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode : undefined;

/** A bucket says of an object and of itself that it is not there; of itself it is asked when it is prepared. */
const isMissing = (error: unknown): boolean => error instanceof Error && (error.name === 'NoSuchKey' || (error.name === 'NotFound' && statusOf(error) === 404));

/** What the bucket or the line to it says, in a sentence; what was refused before stays as it is. */
function refusedBy(where: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BackupRefused) return error;
  const status = statusOf(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  if (status === undefined && !/^(E[A-Z]+|TimeoutError)$/.test(code)) return error;
  const because = status === undefined ? code : `HTTP ${status}, ${error.name}`;
  const wants =
    status === 403 ? ' Its key needs s3:GetObject, PutObject, DeleteObject, AbortMultipartUpload and s3:ListBucket.' : status === 404 ? ' Make it first.' : '';
  return new BackupRefused(`${where.charAt(0).toUpperCase()}${where.slice(1)} does not take backups (${because}).${wants}`, { cause: error });
}
