// How the last backups went, as every process on the database may tell.
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { settings } from '../db/schema.ts';

const rowName = 'backup';

export interface BackupState {
  /** The latest that was verified. */
  last?: { name: string; /** ISO 8601 */ at: string; seconds: number; pause_ms: number; rows: number; files: number; missing: number };
  /** Since then: when one failed last, and why. */
  failed?: { at: string; because: string };
  /** The last runs, the oldest first; those that failed say why. */
  history?: { /** ISO 8601 */ at: string; because?: string }[];
}

export async function backupState(db: Database): Promise<BackupState> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, rowName));
  // Written below and nowhere else.
  return (row?.value as BackupState | undefined) ?? {};
}

const mostKept = 14;

/** The last runs with one more. */
export const withRun = ({ history = [] }: BackupState, run: { at: string; because?: string }) => [...history, run].slice(-mostKept);

export async function keepBackupState(db: Database, value: BackupState): Promise<void> {
  await db.insert(settings).values({ name: rowName, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
}
