// A firm moves between both engines, row by row and file by file, and what cannot be restored is refused before anything is kept.
import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNull, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../tests/support/postgres.ts';
import { databaseAt, embeddedTemplate } from '../../tests/support/template.ts';
import { openDatabase, type OpenDatabase } from '../db/database.ts';
import { migrate, migrationsFolder, migrationsHere } from '../db/migrate.ts';
import { packages, sessions, users } from '../db/schema.ts';
import { createFolderFiles } from '../ports/files/disk.ts';
import type { FilesPort } from '../ports/files/files.ts';
import { keptFiles, requireAllKept } from './files.ts';
import { makeBackup, type MadeBackup } from './make.ts';
import { fileListOf, tableOf, type Manifest } from './manifest.ts';
import { sumOf } from './measured.ts';
import { manifestOf, openPlace, preparePlace, type Place } from './place.ts';
import { checkBackup, chooseBackup, differences, restoreBackup } from './restore.ts';
import { removeOld } from './run.ts';
import { sumTables, tablesOf } from './tables.ts';

const key = 'a key for backups of 32 characters or more';
const at = (second: number) => new Date(Date.UTC(2026, 10, 23, 2, 30, second));
const leaving = { keepsSessions: false };

let folder: string;
let postgres: TestPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-backup-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const { database } of firms) await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Firm {
  database: OpenDatabase;
  files: FilesPort;
  scratch: string;
}
const firms: Firm[] = [];

async function firmOn(database: OpenDatabase, dataDir: string): Promise<Firm> {
  await mkdir(dataDir, { recursive: true });
  const firm = { database, files: createFolderFiles(join(dataDir, 'files')), scratch: dataDir };
  firms.push(firm);
  return firm;
}

/** An empty PostgreSQL database, and an empty folder for files. */
async function emptyServer(): Promise<Firm> {
  const name = `firm_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  const dataDir = join(folder, name);
  return firmOn(await openDatabase({ databaseUrl: databaseAt(postgres.url, name), dataDir }), dataDir);
}

const tableSums = ({ db }: OpenDatabase) => db.transaction(async (transaction) => sumTables(transaction, await tablesOf(transaction)));

describe('the demo’s firm', () => {
  let embedded: Firm;
  let place: Place;
  let made: MadeBackup;
  beforeAll(async () => {
    const template = await embeddedTemplate('demo');
    const dataDir = join(folder, 'firm');
    await cp(template.folder, dataDir, { recursive: true });
    embedded = await firmOn(await openDatabase({ dataDir }), dataDir);
    place = await preparePlace(join(folder, 'place'), key);
    made = await makeBackup(place, { ...embedded, now: at(1) });
  });

  it('moves to PostgreSQL and back with every row and file equal, and no file is backed up twice', async () => {
    expect(made.manifest).toMatchObject({ engine: 'embedded', missing: [] });
    expect(made.manifest.tables.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(10_000);
    expect(made.manifest.files.count).toBeGreaterThan(100);
    expect(made.manifest.pause_ms).toBeGreaterThan(0);
    await checkBackup(place, made.name);

    const server = await emptyServer();
    const there = await restoreBackup(place, made.name, { ...server }, { keepsSessions: true });
    expect(there).toMatchObject({ brought: made.manifest.files.count, closedAgain: 0, migrated: 0 });
    expect(differences(await tableSums(embedded.database), await tableSums(server.database))).toEqual([]);

    const again = await makeBackup(place, { ...server, now: at(2) });
    expect(again.manifest).toMatchObject({ engine: 'server', pause_ms: 0 });
    expect(again.added.files).toBe(0);
    expect(differences(made.manifest.tables, again.manifest.tables)).toEqual([]);

    const dataDir = join(folder, 'back');
    const back = await firmOn(await openDatabase({ dataDir }), dataDir);
    await restoreBackup(place, again.name, back, { keepsSessions: true });
    expect(differences(await tableSums(embedded.database), await tableSums(back.database))).toEqual([]);
    for (const file of await keptFiles(place, again.name)) expect((await sumOf(await back.files.read(file.key))).sha256).toBe(file.sha256);
    // The database is as strict as before: triggers and references stand again.
    await expect(back.database.db.execute(sql`delete from audit_entries`)).rejects.toThrow('Failed query');
    await expect(back.database.db.execute(sql`update users set advisor_id = ${randomUUID()}`)).rejects.toThrow('Failed query');
  });

  it('leaves nothing to read for whoever lacks the key', async () => {
    const format = await readFile(join(place.where, 'forecourt-backups.json'), 'utf8');
    expect(format).not.toContain(key);
    for (const name of [manifestOf(made.name), tableOf(made.name, 'users')]) expect(await readFile(join(place.where, name), 'latin1')).toMatch(/^FCB1/);
    await expect(openPlace(place.where, undefined)).rejects.toThrow(/are encrypted\. Set BACKUP_KEY/);
    await expect(openPlace(place.where, `${key}.`)).rejects.toThrow(/BACKUP_KEY is not the key/);
  });

  it('names what is damaged', async () => {
    const [file] = await keptFiles(place, made.name);
    if (!file) throw new Error('The demo has files.');
    const path = join(place.where, place.fileOf(file.sha256));
    const whole = await readFile(path);
    await truncate(path, whole.length - 1);
    await expect(checkBackup(place, made.name)).rejects.toThrow(/^files\/.* in the backup is cut off or was changed/);
    await expect(restoreBackup(place, made.name, await emptyServer(), leaving)).rejects.toThrow(/cut off or was changed/);
    // The next backup sees that it is cut off, and writes it again.
    expect((await makeBackup(place, { ...embedded, now: at(7) })).added.files).toBe(1);
    await requireAllKept(place, [file]);
    expect((await readFile(path)).length).toBe(whole.length);
  });
});

describe('a small firm', () => {
  let firm: Firm;
  let plain: Place;
  let first: MadeBackup;
  const [ann, maria] = [randomUUID(), randomUUID()];
  beforeAll(async () => {
    firm = await emptyServer();
    const { db } = firm.database;
    await migrate(db);
    await db.insert(users).values([
      { id: maria, first_name: 'Maria', last_name: 'Jensen', email: 'maria@forecourt.example', role: 'employee', status: 'active' },
      { id: ann, first_name: 'Ann', last_name: 'Two\u2028Lines', email: 'ann@forecourt.example', role: 'client', status: 'active', advisor_id: maria },
    ]);
    await db
      .insert(sessions)
      .values({ user_id: ann, token_hash: 'x', user_agent: 'test', last_used_at: at(0).toISOString(), expires_at: at(59).toISOString() });
    await db.execute(sql`select nextval('receipt_numbers'), nextval('receipt_numbers')`);
    // A JSON null is a value, and none is none.
    await db.execute(sql`insert into settings (name, value) values ('null', 'null')`);
    plain = await preparePlace(join(folder, 'plain'), undefined);
    first = await makeBackup(plain, { ...firm, now: at(1) });
  });

  it('comes back over a server that was started and never used; everybody signs in again', async () => {
    const target = await emptyServer();
    await migrate(target.database.db);
    await restoreBackup(plain, await chooseBackup(plain, undefined), target, leaving);
    const sums = await tableSums(target.database);
    expect(differences(first.manifest.tables, sums)).toEqual(['sessions']);
    const { rows } = await target.database.db.execute<{ value: string }>(sql`select value::text from settings where name = 'null'`);
    expect(rows).toEqual([{ value: 'null' }]);
    const { rows: numbers } = await target.database.db.execute(sql`select nextval('receipt_numbers')::int as next`);
    expect(numbers).toEqual([{ next: 3 }]);
  });

  it('is not brought where somebody is, and nothing of it is kept', async () => {
    await expect(restoreBackup(plain, first.name, firm, leaving)).rejects.toThrow(/^There are 2 accounts here already, and nothing is overwritten/);
  });

  it('keeps an account closed that was closed after the backup', async () => {
    const { db } = firm.database;
    await db
      .update(users)
      .set({ status: 'closed', deleted_at: at(2).toISOString(), first_name: 'Closed' })
      .where(eq(users.id, ann));
    const second = await makeBackup(plain, { ...firm, now: at(3) });
    const target = await emptyServer();
    expect(await restoreBackup(plain, first.name, target, leaving)).toMatchObject({ closedAgain: 1 });
    const [closed] = await target.database.db.select().from(users).where(eq(users.id, ann));
    expect(closed).toMatchObject({ status: 'closed', email: `${ann}@closed.invalid`, deleted_at: at(2).toISOString(), advisor_id: null });
    expect(JSON.stringify(closed)).not.toContain('Ann');
    expect(await target.database.db.select({ id: users.id }).from(users).where(isNull(users.deleted_at))).toEqual([{ id: maria }]);
    await plain.remove(`backups/${second.name}`);
  });

  /** A copy of the backups with another manifest. */
  async function saying(change: (manifest: Manifest) => Partial<Manifest>): Promise<Place> {
    const copy = join(folder, randomUUID());
    await cp(plain.where, copy, { recursive: true });
    await writeFile(join(copy, manifestOf(first.name)), JSON.stringify({ ...first.manifest, ...change(first.manifest) }));
    return openPlace(copy, undefined);
  }

  it('of an earlier version is brought to this one', async () => {
    const migrations = migrationsHere().slice(0, -1);
    // A firm with nothing but a package, as the version before kept it.
    const young = await emptyServer();
    await migrate(young.database.db, migrationsFolder, new Set(migrations.map(({ hash }) => hash)));
    await young.database.db.execute(sql`insert into packages (id, name, package_identifier, price) values (gen_random_uuid(), 'Old', 'old', 100)`);
    const own = await preparePlace(join(folder, randomUUID()), undefined);
    const made = await makeBackup(own, { ...young, now: at(3), migrations });
    const target = await emptyServer();
    expect(await restoreBackup(own, made.name, target, leaving)).toMatchObject({ migrated: 1 });
    expect(await migrate(target.database.db)).toBe(0);
    expect(await target.database.db.select({ name: packages.name }).from(packages)).toContainEqual({ name: 'Old' });
  });

  it('of a newer version is refused by name', async () => {
    const newer = await saying(({ migrations }) => ({ migrations: [...migrations, { tag: '9999_flying_cars', hash: 'f'.repeat(64) }] }));
    await expect(restoreBackup(newer, first.name, await emptyServer(), leaving)).rejects.toThrow(
      /newer version of Forecourt wrote this backup \(its schema has 9999_flying_cars\)/,
    );
  });

  it('is refused whole where a table is cut off, or is not what the backup says', async () => {
    const target = await emptyServer();
    const cut = await saying(() => ({}));
    await truncate(join(cut.where, tableOf(first.name, 'users')), 40);
    await expect(restoreBackup(cut, first.name, target, leaving)).rejects.toThrow(/tables\/users\.ndjson\.gz in the backup is cut off/);
    const fewer = await saying(({ tables }) => ({ tables: tables.filter(({ name }) => name !== 'packages') }));
    await expect(restoreBackup(fewer, first.name, target, leaving)).rejects.toThrow(/differs from the backup in packages\. Nothing was kept/);
    const { rows } = await target.database.db.execute(sql`select relname from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`);
    expect(rows).toEqual([]);
  });

  it('that was cut off before its manifest is none, and is removed', async () => {
    const copy = await saying(() => ({}));
    await cp(join(copy.where, 'backups', first.name), join(copy.where, 'backups', '2026-11-24T02-30-00Z'), { recursive: true });
    await rm(join(copy.where, manifestOf('2026-11-24T02-30-00Z')));
    await expect(chooseBackup(copy, '2026-11-24T02-30-00Z')).rejects.toThrow(/no complete backup 2026-11-24T02-30-00Z/);
    await writeFile(join(copy.where, 'files-nobody-needs'), '');
    await removeOld(copy, at(0));
    expect(await copy.list('backups')).not.toContain(tableOf('2026-11-24T02-30-00Z', 'users'));
    expect(await copy.backups()).toEqual([first.name]);
  });

  it('that is damaged neither stops the next one nor the restore of another, and its files stay', async () => {
    const copy = await saying(() => ({}));
    const second = await makeBackup(copy, { ...firm, now: at(4) });
    await truncate(join(copy.where, manifestOf(second.name)), 10);
    await truncate(join(copy.where, fileListOf(second.name)), 5);
    expect(await restoreBackup(copy, first.name, await emptyServer(), leaving)).toMatchObject({ unread: [second.name] });
    await mkdir(join(copy.where, 'files', 'ab'), { recursive: true });
    await writeFile(join(copy.where, 'files', 'ab', 'abc'), 'perhaps its own');
    const third = await makeBackup(copy, { ...firm, now: at(5) });
    await removeOld(copy, at(0));
    expect(await copy.backups()).toEqual([first.name, second.name, third.name]);
    expect(await copy.list('files')).toContain('files/ab/abc');
  });

  it('that the server drops as it stops, or that died, leaves nothing', async () => {
    const copy = await saying(() => ({}));
    const died = join(firm.scratch, '.backup-of-a-process-that-died');
    await mkdir(died);
    const stopping = new AbortController();
    const making = makeBackup(copy, { ...firm, now: at(6), signal: stopping.signal });
    stopping.abort(new Error('stopping'));
    await expect(making).rejects.toThrow('stopping');
    expect(await copy.backups()).toEqual([first.name]);
    expect((await readdir(firm.scratch)).filter((name) => name.startsWith('.backup-'))).toEqual([]);
  });

  it('is removed when it is too old, unless it is the latest', async () => {
    const copy = await saying(() => ({}));
    const later = await makeBackup(copy, { ...firm, now: at(9) });
    await removeOld(copy, at(30));
    expect(await copy.backups()).toEqual([later.name]);
  });

  it('is not mixed with encrypted ones', async () => {
    await expect(preparePlace(plain.where, key)).rejects.toThrow(/are not encrypted\. Give encrypted ones a place of their own/);
    await expect(openPlace(join(folder, 'nowhere'), undefined)).rejects.toThrow(/has no backups of Forecourt/);
    await expect(preparePlace('/proc/backups', undefined)).rejects.toThrow(/^BACKUP_DIR \/proc\/backups cannot be used \(E/);
  });
});
