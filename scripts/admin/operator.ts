// What the operator's commands share: errors that somebody can fix are one sentence, everything else keeps its stack.
import { BackupRefused } from '../../server/backup/refused.ts';
import { ConfigError } from '../../server/config.ts';
import { FolderInUseError } from '../../server/db/lock.ts';
import { UnusableError } from '../../server/db/usable.ts';

/** Runs a command. What the operator can fix is printed, and ends it with 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof BackupRefused || error instanceof ConfigError || error instanceof FolderInUseError || error instanceof UnusableError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
