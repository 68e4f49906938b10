// Backups in a bucket: a firm goes there from the embedded engine and comes back on PostgreSQL, with every row and file equal.
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBucket, type FakeBucket } from '../../tests/support/fake-bucket.ts';
import { startPostgres, type TestPostgres } from '../../tests/support/postgres.ts';
import { embeddedTemplate } from '../../tests/support/template.ts';
import { readConfig } from '../config.ts';
import { openDatabase, type OpenDatabase } from '../db/database.ts';
import { createFolderFiles } from '../ports/files/disk.ts';
import type { FilesPort } from '../ports/files/files.ts';
import { bucketStore } from './bucket-store.ts';
import { keptFiles } from './files.ts';
import { makeBackup, type MadeBackup } from './make.ts';
import { sumOf } from './measured.ts';
import { manifestOf, openPlace, preparePlace } from './place.ts';
import { checkBackup, differences, restoreBackup } from './restore.ts';
import { removeOld } from './run.ts';
import { sumTables, tablesOf } from './tables.ts';

const key = 'a key of forty characters, or a few more.';
const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 23, 2, minute));

let bucket: FakeBucket;
let postgres: TestPostgres;
let folder: string;
const s3 = () => ({ endpoint: `http://127.0.0.1:${bucket.port}`, region: 'us-east-1', bucket: 'backups', accessKeyId: 'key', secretAccessKey: 'secret' });
beforeAll(async () => {
  [bucket, postgres, folder] = await Promise.all([startBucket(), startPostgres(), mkdtemp(join(tmpdir(), 'forecourt-bucket-'))]);
});
afterAll(async () => {
  for (const { database } of firms) await database.close();
  await Promise.all([bucket.close(), postgres.stop()]);
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => bucket.refuse(undefined));

interface Firm {
  database: OpenDatabase;
  files: FilesPort;
  scratch: string;
}
const firms: Firm[] = [];
async function firmIn(name: string, databaseUrl?: string): Promise<Firm> {
  const dataDir = join(folder, name);
  await mkdir(dataDir, { recursive: true });
  const database = await openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
  const firm = { database, files: createFolderFiles(join(dataDir, 'files')), scratch: dataDir };
  firms.push(firm);
  return firm;
}
const tableSums = ({ database: { db } }: Firm) => db.transaction(async (transaction) => sumTables(transaction, await tablesOf(transaction)));

describe('the demo’s firm in a bucket', () => {
  let embedded: Firm;
  let first: MadeBackup;
  beforeAll(async () => {
    const template = await embeddedTemplate('demo');
    await cp(template.folder, join(folder, 'firm'), { recursive: true });
    embedded = await firmIn('firm');
    first = await makeBackup(await preparePlace(s3(), key), { ...embedded, now: at(1) });
  });

  it('moves to PostgreSQL, encrypted, with every row and file equal', async () => {
    const place = await openPlace(s3(), key);
    expect(await place.backups()).toEqual([first.name]);
    await checkBackup(place, first.name);
    const sealed = [...bucket.contents].filter(([name]) => name !== 'forecourt-backups.json');
    expect(sealed.length).toBeGreaterThan(150);
    for (const [, bytes] of sealed) expect(bytes.subarray(0, 4).toString()).toBe('FCB1');

    const server = await firmIn('server', postgres.url);
    const there = await restoreBackup(place, first.name, server, { keepsSessions: true });
    expect(there.brought).toBe(first.manifest.files.count);
    expect(differences(await tableSums(embedded), await tableSums(server))).toEqual([]);

    const before = bucket.calls.length;
    const again = await makeBackup(await preparePlace(s3(), key), { ...server, now: at(2) });
    expect(again.added.files).toBe(0);
    // Files that are there are asked for by the page, not one by one.
    const aboutFiles = bucket.calls.slice(before).filter((call) => / files\//.test(call));
    expect(aboutFiles).toEqual([]);

    // The way back is the same from a folder: restore.test.ts.
    const kept = await openPlace(s3(), key);
    for (const file of await keptFiles(kept, again.name)) expect((await sumOf(await server.files.read(file.key))).sha256).toBe(file.sha256);
  });

  it('keeps what is young enough and every file that it needs, and removes the rest', async () => {
    const place = await preparePlace(s3(), key);
    const { name } = await makeBackup(place, { ...embedded, now: at(40) });
    await place.write(
      'files/00/nobodys',
      (async function* () {
        yield Buffer.from('left by a backup that was cut off');
      })(),
    );
    await removeOld(place, at(30));
    expect(await (await openPlace(s3(), key)).backups()).toEqual([name]);
    expect([...bucket.contents.keys()].filter((object) => object.startsWith('backups/') && !object.startsWith(`backups/${name}/`))).toEqual([]);
    expect(bucket.contents.has('files/00/nobodys')).toBe(false);
    await checkBackup(place, name);
  });

  it('is told from one that was changed, cut off, or lost a part', async () => {
    const place = await openPlace(s3(), key);
    const [name = ''] = await place.backups();
    const object = [...bucket.contents.keys()].find((each) => each.startsWith('files/')) ?? '';
    const whole = bucket.contents.get(object) ?? Buffer.alloc(0);
    for (const broken of [Buffer.concat([whole.subarray(0, -1), Buffer.from([(whole.at(-1) ?? 0) ^ 1])]), whole.subarray(0, -5), undefined]) {
      if (broken) bucket.contents.set(object, broken);
      else bucket.contents.delete(object);
      await expect(checkBackup(place, name)).rejects.toThrow(/ in the backup is (cut off or was changed|missing)\./);
    }
    bucket.contents.set(object, whole);
    bucket.contents.delete(manifestOf(name));
    expect(await (await openPlace(s3(), key)).backups()).toEqual([]);
  });
});

it('takes what is longer than a part in parts', async () => {
  const store = bucketStore(s3());
  const size = 20 * 1024 * 1024 + 3;
  const long = async function* () {
    const piece = Buffer.alloc(1024 * 1024, 7);
    for (let left = size; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
  };
  const before = bucket.calls.length;
  expect(await store.write('backups/long', long())).toBe(size);
  expect(bucket.calls.slice(before).filter((call) => call === 'PUT backups/long')).toHaveLength(3);
  expect(await sumOf(store.read('backups/long'))).toEqual(await sumOf(long()));
  await store.remove('backups/long');
  expect(await store.size('backups/long')).toBeUndefined();
});

it('says in a sentence what the bucket refuses, or that it is away', async () => {
  bucket.refuse(403);
  await expect(preparePlace(s3(), key)).rejects.toThrow(/^The bucket backups does not take backups \(HTTP 403, .*\)\. Its key needs s3:GetObject/);
  await expect(preparePlace({ ...s3(), endpoint: 'http://127.0.0.1:9' }, key)).rejects.toThrow(/^The bucket backups does not take backups \(ECONNREFUSED\)\.$/);
});

it('is configured by variables of its own, and is not the bucket that the files are in', () => {
  const env = {
    BACKUP_BUCKET: 'copies',
    BACKUP_S3_ACCESS_KEY_ID: 'a',
    BACKUP_S3_SECRET_ACCESS_KEY: 'b',
    BACKUP_S3_ENDPOINT: 'https://store.example',
    BACKUP_DIR: '/backups',
  };
  expect(readConfig(env).backup).toMatchObject({ to: { bucket: 'copies', endpoint: 'https://store.example', region: 'us-east-1' } });
  expect(() => readConfig({ ...env, BACKUP_S3_SECRET_ACCESS_KEY: '' })).toThrow(/BACKUP_S3_SECRET_ACCESS_KEY is missing beside BACKUP_BUCKET/);
  const files = { S3_BUCKET: 'copies', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b', S3_ENDPOINT: 'https://store.example' };
  expect(() => readConfig({ ...env, ...files })).toThrow(/BACKUP_BUCKET must be another bucket than S3_BUCKET/);
});
