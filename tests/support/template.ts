// A migrated database full of demo data, made once for each state of the sources and copied for each test file.
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { fillDemo } from '../../server/demo/index.ts';
import { readConfig } from '../../server/config.ts';
import { embedded, openDatabase } from '../../server/db/database.ts';
import { openPglite } from '../../server/db/embedded.ts';
import type { OpenDatabase } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { createServices } from '../../server/services.ts';
import { alone, exists, fingerprint, kept, madeOnce, sources } from './made-once.ts';

/** What a test's database begins with: demo data, or the bare schema. */
export type Content = 'demo' | 'empty';

/** The demo's dates count from today. */
const ofTemplate = (content: Content): Promise<string> =>
  content === 'demo' ? fingerprint(content, sources, new Date().toISOString().slice(0, 10)) : fingerprint(content, ['server/db/migrations']);

/** Brings an open database to what it is to hold. @param folder where the demo's files go */
async function fill(open: OpenDatabase, folder: string, content: Content): Promise<void> {
  await migrate(open.db);
  if (content === 'empty') return;
  const services = await createServices(readConfig({ DATA_DIR: folder }), open.db, { log: pino({ level: 'silent' }) });
  await fillDemo(open.db, services);
}

export interface Template {
  /** The demo's data folder: its files stand in `files`. */
  folder: string;
}

/** The embedded engine's template: its data stands in `database`. The demo is filled into a copy of the bare schema, for the engine's first start takes as long as all that is filled in. */
export async function embeddedTemplate(content: Content): Promise<Template> {
  const bare = content === 'empty' ? undefined : await embeddedTemplate('empty');
  const folder = await madeOnce(`${content}-${await ofTemplate(content)}`, async (part) => {
    if (bare) await cp(bare.folder, part, { recursive: true });
    const open = embedded(await openPglite({ dataDir: join(part, 'database') }));
    await fill(open, part, content);
    await open.close();
  });
  return { folder };
}

/** A data folder with an empty, migrated database: a program makes one by itself only where that is what a test looks at, for it takes ten times as long. */
export async function emptyFolder(dataDir: string): Promise<void> {
  await cp(join((await embeddedTemplate('empty')).folder, 'database'), join(dataDir, 'database'), { recursive: true });
}

/** The PostgreSQL template: a database to name in CREATE DATABASE … TEMPLATE; its comment tells the folder. */
export function serverTemplate(serverUrl: string, content: Content): Promise<Template & { name: string }> {
  return alone(async () => {
    const name = `forecourt_${content}_${await ofTemplate(content)}`;
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    try {
      const known = await admin.query<{ folder: string | null }>("select shobj_description(oid, 'pg_database') as folder from pg_database where datname = $1", [
        name,
      ]);
      const folderNow = known.rows[0]?.folder;
      if (folderNow && (await exists(folderNow))) return { name, folder: folderNow };
      const folder = join(kept, `postgres-${name}`);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      await admin.query(`drop database if exists ${name}`);
      await admin.query(`create database ${name}`);
      const open = await openDatabase({ databaseUrl: databaseAt(serverUrl, name), dataDir: folder });
      await fill(open, folder, content)
        // No copy learns by itself what is in its tables.
        .then(() => open.db.execute(sql`analyze`))
        .finally(() => open.close());
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
