// Where files and backups are, by the environment.
import { relative, resolve } from 'node:path';
import type { EnvironmentReader } from './environment.ts';

export interface S3Config {
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface BackupConfig {
  /** Absolute path of the folder that backups are in, or their bucket. */
  to: string | S3Config;
  /** What they are encrypted with; without it they are as readable as the database. */
  key?: string;
  /** A backup is made when the last one is this old. */
  everyHours: number;
  /** An older one is removed; the latest never is. */
  keepDays: number;
}

/** A bucket, where the environment names one. @param prefix of its other variables */
export function bucketOf({ text, url, all }: EnvironmentReader, name: string, prefix: string): S3Config | undefined {
  const given = all([name, `${prefix}_ACCESS_KEY_ID`, `${prefix}_SECRET_ACCESS_KEY`]);
  if (!given) return undefined;
  const endpoint = url(`${prefix}_ENDPOINT`, ['http:', 'https:']);
  return {
    ...(endpoint ? { endpoint } : {}),
    region: text(`${prefix}_REGION`) ?? 'us-east-1',
    bucket: given[name] ?? '',
    accessKeyId: given[`${prefix}_ACCESS_KEY_ID`] ?? '',
    secretAccessKey: given[`${prefix}_SECRET_ACCESS_KEY`] ?? '',
  };
}

/** Where backups go: BACKUP_BUCKET, or else the folder BACKUP_DIR; undefined for nowhere. */
export function backupOf(reader: EnvironmentReader, { dataDir, s3 }: { dataDir: string; s3: S3Config | undefined }): BackupConfig | undefined {
  const { text, wrong, whole } = reader;
  const bucket = bucketOf(reader, 'BACKUP_BUCKET', 'BACKUP_S3');
  const folder = text('BACKUP_DIR');
  const key = text('BACKUP_KEY');
  if (folder !== undefined && isInside(dataDir, resolve(folder))) wrong('BACKUP_DIR', 'must be outside DATA_DIR: what destroys one would destroy the other');
  if (bucket && s3 && bucket.bucket === s3.bucket && bucket.endpoint === s3.endpoint)
    wrong('BACKUP_BUCKET', 'must be another bucket than S3_BUCKET: what destroys one would destroy the other');
  if (key !== undefined && key.length < 32) wrong('BACKUP_KEY', 'must have at least 32 characters');
  const to = bucket ?? (folder === undefined ? undefined : resolve(folder));
  if (to === undefined) return undefined;
  return {
    to,
    ...(key ? { key } : {}),
    everyHours: Math.max(1, whole('BACKUP_EVERY_HOURS', 24, 24 * 7)),
    keepDays: Math.max(1, whole('BACKUP_KEEP_DAYS', 30, 3_650)),
  };
}

/** Whether a path is a folder or in it. */
function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !way.startsWith('..') && way !== path;
}
