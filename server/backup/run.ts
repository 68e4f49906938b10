// A backup as it is configured: by one process at a time, told afterwards, and old ones removed.
import { and, eq } from 'drizzle-orm';
import * as roles from '../../generated/roles.ts';
import type { BackupConfig } from '../config.ts';
import type { Database, OpenDatabase } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { takeTurn } from '../db/turns.ts';
import { UnusableError } from '../db/usable.ts';
import { isDiskFull } from '../disk.ts';
import { templates } from '../events/mail/index.ts';
import { enqueue } from '../outbox/outbox.ts';
import type { FilesPort } from '../ports/files/files.ts';
import { keptFiles } from './files.ts';
import { makeBackup, nameAt, type MadeBackup } from './make.ts';
import { preparePlace, type Place } from './place.ts';
import { BackupRefused } from './refused.ts';
import { backupState, keepBackupState, withRun } from './state.ts';

/** A backup that takes longer has died with its process. */
const longestMs = 6 * 3_600_000;
const dayMs = 24 * 3_600_000;

export const isBeingMade = 'Another process is making a backup. Wait for it to end.';

export interface BackupWork {
  database: Pick<OpenDatabase, 'db' | 'engine'>;
  files: FilesPort;
  config: { backup: BackupConfig; dataDir: string };
  now: Date;
  /** Aborted where the server stops: what was begun is dropped, and nothing has failed. */
  signal?: AbortSignal;
}

/**
 * Makes a backup, removes those that are too old, and keeps how it went.
 * @returns undefined where another process is making one
 * @throws BackupRefused with what to do about it; the failure is kept and mailed to the admins, once a day
 */
export async function runBackup(work: BackupWork): Promise<MadeBackup | undefined> {
  const { db, engine } = work.database;
  try {
    const make = async () => {
      const place = await preparePlace(work.config.backup.to, work.config.backup.key);
      const result = await makeBackup(place, { ...work, scratch: work.config.dataDir });
      await removeOld(place, new Date(work.now.getTime() - work.config.backup.keepDays * dayMs));
      return result;
    };
    // Whoever has the embedded database is alone with it: a turn in there was left by a process that died.
    const made = engine === 'embedded' ? await make() : await takeTurn(db, { name: 'backup', now: work.now, longestMs }, make);
    if (!made) return undefined;
    const { name, manifest, seconds } = made;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const last = { name, at: manifest.made_at, seconds, pause_ms: manifest.pause_ms, rows, files: manifest.files.count, missing: manifest.missing.length };
    await keepBackupState(db, { last, history: withRun(await backupState(db), { at: manifest.made_at }) });
    return made;
  } catch (error) {
    if (work.signal?.aborted) throw error;
    await recordFailure(db, work.now, reasonOf(error));
    throw error;
  }
}

/** What went wrong, as an operator may read it. */
function reasonOf(error: unknown): string {
  if (error instanceof BackupRefused || error instanceof UnusableError) return error.message;
  if (isDiskFull(error)) return 'There is no space left in BACKUP_DIR, or in DATA_DIR, where rows wait until the backup has them.';
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return `Something went wrong${code}; the server’s log says where.`;
}

async function recordFailure(db: Database, now: Date, because: string): Promise<void> {
  const at = now.toISOString();
  const state = await backupState(db);
  await db.transaction(async (transaction) => {
    await keepBackupState(transaction, { ...state, failed: { at, because }, history: withRun(state, { at, because }) });
    const admins = await transaction
      .select({ id: users.id, email: users.email, first_name: users.first_name })
      .from(users)
      .where(and(eq(users.role, roles.admin), eq(users.status, 'active')));
    for (const { id, email, first_name } of admins) {
      const payload = templates.backupFailed(email, { first_name, because, last_at: state.last?.at });
      await enqueue(transaction, { kind: 'mail', dedupe_key: `backup-failed-${id}-${at.slice(0, 10)}`, payload });
    }
  });
}

/**
 * Removes backups from before a moment, never the latest; then what was cut off, and files that no backup has. Where one is damaged, all files stay: nobody
 * can say which are its own.
 */
export async function removeOld(place: Place, before: Date): Promise<void> {
  const all = await place.backups();
  const latest = all.at(-1);
  // A name is a moment, and sorts as one.
  for (const name of all) if (name !== latest && name < nameAt(before)) await place.remove(`backups/${name}`);
  const kept = await place.backups();
  const whole = new Set(kept);
  for (const object of await place.list('backups')) if (!whole.has(object.split('/')[1] ?? '')) await place.remove(object);
  const needed = new Set<string>();
  try {
    for (const name of kept) for (const { sha256 } of await keptFiles(place, name)) needed.add(place.fileOf(sha256));
  } catch (error) {
    if (error instanceof BackupRefused) return;
    throw error;
  }
  for (const object of await place.list('files')) if (!needed.has(object)) await place.remove(object);
}
