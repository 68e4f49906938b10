// `npm run create-bucket`: makes the bucket of S3_BUCKET where there is none. The server uses a bucket and makes none.
import { BackupRefused } from '../server/backup/refused.ts';
import { readConfig } from '../server/config.ts';
import { command } from './admin/operator.ts';

await command(async () => {
  const { s3 } = readConfig(process.env);
  if (!s3) throw new BackupRefused('Set S3_BUCKET and its keys.');
  const { CreateBucketCommand, HeadBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { region, endpoint, bucket, accessKeyId, secretAccessKey } = s3;
  const client = new S3Client({ region, credentials: { accessKeyId, secretAccessKey }, ...(endpoint ? { endpoint, forcePathStyle: true } : {}) });
  try {
    const isThere = await client.send(new HeadBucketCommand({ Bucket: bucket })).then(
      () => true,
      () => false,
    );
    if (!isThere) await client.send(new CreateBucketCommand({ Bucket: bucket }));
    console.log(isThere ? `The bucket ${bucket} is there.` : `Bucket ${bucket} created.`);
  } catch (error) {
    throw new BackupRefused(`The bucket ${bucket} cannot be created: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    client.destroy();
  }
});
