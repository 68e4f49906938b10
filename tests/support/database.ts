// A database of its own for each test file, on the engine that TEST_ENGINE names.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { embedded, openDatabase } from '../../server/db/database.ts';
import type { OpenDatabase } from '../../server/db/database.ts';
import { openPglite } from '../../server/db/embedded.ts';
import { copiedFolder } from './copied-folder.ts';
import { databaseAt, embeddedTemplate, serverTemplate } from './template.ts';
import type { Content } from './template.ts';

/** Whether the tests run on PostgreSQL; else on the embedded engine. */
export const onPostgres = process.env['TEST_ENGINE'] === 'postgres';

export interface TestDatabase extends OpenDatabase {
  /** Where the demo's files stand. */
  templateFolder: string;
  /** Of the PostgreSQL database, for tests that need connections of their own. */
  url?: string;
}

/** A copy of the template, removed when it is closed. */
export function testDatabase(content: Content = 'demo'): Promise<TestDatabase> {
  return onPostgres ? serverCopy(content) : embeddedCopy(content);
}

async function embeddedCopy(content: Content): Promise<TestDatabase> {
  const { folder } = await embeddedTemplate(content);
  const client = await openPglite({ fs: await copiedFolder(join(folder, 'database')) });
  return { ...embedded(client), templateFolder: folder };
}

async function serverCopy(content: Content): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL; the test set-up starts a server where it is missing.');
  const { name, folder } = await serverTemplate(serverUrl, content);
  const copy = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `create database ${copy} template ${name} strategy file_copy`);
  const url = databaseAt(serverUrl, copy);
  const open = await openDatabase({ databaseUrl: url, dataDir: folder });
  const close = async () => {
    await open.close();
    await administer(serverUrl, `drop database if exists ${copy} with (force)`);
  };
  return { ...open, close, url, templateFolder: folder };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
