import { randomUUID } from 'node:crypto';
import { mkdir, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { openDatabase } from './database.ts';
import type { OpenDatabase } from './database.ts';
import { FolderInUseError } from './lock.ts';

/** The configuration cannot be used; the message is one line for the operator who can fix it. */
export class UnusableError extends Error {
  override name = 'UnusableError';
}

/** The code of an error that the system gave (`EACCES`). */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : undefined;
}

/** Makes a folder and those above it. Node's own recursion never ends where a parent exists and takes no folder, as under /proc. */
async function makeFolder(folder: string, parentIsThere = false): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (code !== 'ENOENT' || parentIsThere || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await makeFolder(folder, true);
  }
}

/**
 * Makes sure that files can be written into a folder.
 * @param variable that names it
 * @throws UnusableError that names it
 */
export async function requireFolder(folder: string, variable = 'DATA_DIR'): Promise<void> {
  try {
    await makeFolder(folder);
    const probe = join(folder, `.probe-${randomUUID()}`);
    await writeFile(probe, '');
    await unlink(probe);
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    throw new UnusableError(`${variable} ${folder} cannot be used (${code === 'EEXIST' ? 'it is a file' : code}).`, { cause: error });
  }
}

/** PostgreSQL 15: the oldest whose features the queries keep to. */
const oldestServer = 150_000;

/** A server that cannot be reached, rejects the login or is too old is reported before anything else is tried. */
async function requireServer({ db, engine }: OpenDatabase): Promise<void> {
  if (engine === 'embedded') return;
  let version = 0;
  try {
    const { rows } = await db.execute<{ version: number }>(sql`select current_setting('server_version_num')::int as version`);
    version = rows[0]?.version ?? 0;
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    throw new UnusableError(`the database that DATABASE_URL names cannot be used: ${messageOf(reason)}`, { cause: error });
  }
  if (version < oldestServer)
    throw new UnusableError(`the database that DATABASE_URL names is PostgreSQL ${Math.floor(version / 10_000)}; 15 or newer is needed`);
}

/** Of a host with several addresses, what each of them said. */
function messageOf(reason: unknown): string {
  if (reason instanceof AggregateError && reason.message === '') return [...new Set(reason.errors.map(messageOf))].join('; ');
  return reason instanceof Error ? reason.message : String(reason);
}

/**
 * Opens the database of the configuration, and makes sure that it can be used.
 * @throws UnusableError in one line; FolderInUseError when another process has the folder
 */
export async function openUsable({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>, onLost?: () => void): Promise<OpenDatabase> {
  if (!databaseUrl) await requireFolder(dataDir);
  let open: OpenDatabase;
  try {
    open = await openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}), ...(onLost ? { onLost } : {}) });
  } catch (error) {
    if (error instanceof FolderInUseError || !systemCode(error)) throw error;
    throw new UnusableError(`DATA_DIR ${dataDir} cannot be used (${systemCode(error)}).`, { cause: error });
  }
  try {
    await requireServer(open);
  } catch (error) {
    await open.close();
    throw error;
  }
  return open;
}
