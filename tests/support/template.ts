// A migrated database full of demo data, made once for each state of the sources and copied for each test file.
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { fillDemo } from '../../server/demo/index.ts';
import { readConfig } from '../../server/config.ts';
import { embedded, openDatabase } from '../../server/db/database.ts';
import { openPglite } from '../../server/db/embedded.ts';
import type { OpenDatabase } from '../../server/db/database.ts';
import { FolderInUseError, lockFolder } from '../../server/db/lock.ts';
import { migrate } from '../../server/db/migrate.ts';
import { projectRoot } from '../../server/root.ts';
import { createServices } from '../../server/services.ts';

/** What a test's database begins with: demo data, or the bare schema. */
export type Content = 'demo' | 'empty';

const cache = join(projectRoot, '.cache', 'tests');
const sources = ['server', 'engine', 'domain', 'generated'];
const KEEP_MS = 3_600_000;

/** Read once in each process: sources do not change under running tests. */
const fingerprints = new Map<Content, Promise<string>>();

function fingerprint(content: Content): Promise<string> {
  const known = fingerprints.get(content) ?? readFingerprint(content);
  fingerprints.set(content, known);
  return known;
}

/** Changes with every source the template may depend on, and with the day: demo dates count from today. */
async function readFingerprint(content: Content): Promise<string> {
  const hash = createHash('sha256').update(content);
  if (content === 'demo') hash.update(new Date().toISOString().slice(0, 10));
  for (const folder of content === 'demo' ? sources : ['server/db/migrations']) {
    const entries = await readdir(join(projectRoot, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts')).map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.toSorted()) hash.update(file.slice(projectRoot.length)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Fills an open, empty database. @param folder where the demo's files go */
async function fill(open: OpenDatabase, folder: string, content: Content): Promise<void> {
  await migrate(open.db);
  if (content === 'empty') return;
  const services = await createServices(readConfig({ DATA_DIR: folder }), open.db, { log: pino({ level: 'silent' }) });
  await fillDemo(open.db, services);
}

/** One builder at a time, whatever number of test files begin at once. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const lock = await lockFolder(cache);
      return await work().finally(() => lock.release());
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      await wait(100);
    }
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function removeOld(): Promise<void> {
  for (const entry of await readdir(cache, { withFileTypes: true })) {
    const path = join(cache, entry.name);
    if (entry.isDirectory() && Date.now() - (await stat(path)).mtimeMs > KEEP_MS) await rm(path, { recursive: true, force: true });
  }
}

export interface Template {
  /** The demo's data folder: its files stand in `files`. */
  folder: string;
}

/** The embedded engine's template: its data stands in `database`. */
export async function embeddedTemplate(content: Content): Promise<Template> {
  const folder = join(cache, `${content}-${await fingerprint(content)}`);
  if (await exists(folder)) return { folder };
  return alone(async () => {
    if (await exists(folder)) return { folder };
    await removeOld();
    const part = `${folder}.part`;
    await rm(part, { recursive: true, force: true });
    await mkdir(part, { recursive: true });
    const client = await openPglite({ dataDir: join(part, 'database') });
    const open = embedded(client);
    await fill(open, part, content);
    await open.close();
    await rename(part, folder);
    return { folder };
  });
}

/** The PostgreSQL template: a database to name in CREATE DATABASE … TEMPLATE; its comment tells the folder. */
export function serverTemplate(serverUrl: string, content: Content): Promise<Template & { name: string }> {
  return alone(async () => {
    const name = `forecourt_${content}_${await fingerprint(content)}`;
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    try {
      const known = await admin.query<{ folder: string | null }>("select shobj_description(oid, 'pg_database') as folder from pg_database where datname = $1", [
        name,
      ]);
      const folderNow = known.rows[0]?.folder;
      if (folderNow && (await exists(folderNow))) return { name, folder: folderNow };
      const folder = join(cache, `postgres-${name}`);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      await admin.query(`drop database if exists ${name}`);
      await admin.query(`create database ${name}`);
      const open = await openDatabase({ databaseUrl: databaseAt(serverUrl, name), dataDir: folder });
      await fill(open, folder, content).finally(() => open.close());
      await admin.query(`comment on database ${name} is '${folder.replaceAll("'", "''")}'`);
      return { name, folder };
    } finally {
      await admin.end();
    }
  });
}

/** The address of another database on the same server. */
export function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
