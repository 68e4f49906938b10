// `npm run backup`: makes a backup in BACKUP_DIR now. The embedded database has one process: where the server runs, it is asked to.
// `npm run backup -- --check [name]` reads a backup, the latest where none is named, from end to end.
import { parseArgs } from 'node:util';
import { askServer } from '../server/backup/asked.ts';
import { openPlace } from '../server/backup/place.ts';
import { BackupRefused } from '../server/backup/refused.ts';
import { checkBackup, chooseBackup } from '../server/backup/restore.ts';
import { isBeingMade, runBackup } from '../server/backup/run.ts';
import { summaryOf } from '../server/backup/summary.ts';
import { readConfig, type BackupConfig, type Config } from '../server/config.ts';
import { FolderInUseError } from '../server/db/lock.ts';
import { openUsable } from '../server/db/usable.ts';
import { filesOf } from '../server/services.ts';
import { command } from './admin/operator.ts';

const { values: flags, positionals } = parseArgs({ options: { check: { type: 'boolean', default: false } }, allowPositionals: true });

await command(async () => {
  const config = readConfig(process.env);
  const { backup } = config;
  if (!backup) throw new BackupRefused('Set BACKUP_DIR to the folder that backups go to, best on another disk, or BACKUP_BUCKET to a bucket.');
  console.log(flags.check ? await check(backup) : await make(config, backup));
});

async function make(config: Config, backup: BackupConfig): Promise<string> {
  const database = await openUsable(config).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return undefined;
    throw error;
  });
  if (!database) return askServer(config.dataDir);
  try {
    const made = await runBackup({ database, files: await filesOf(config), config: { backup, dataDir: config.dataDir }, now: new Date() });
    if (!made) throw new BackupRefused(isBeingMade);
    return summaryOf(made, backup.to);
  } finally {
    await database.close();
  }
}

async function check({ to, key }: BackupConfig): Promise<string> {
  const place = await openPlace(to, key);
  const name = await chooseBackup(place, positionals[0]);
  const { tables, files } = await checkBackup(place, name);
  return `${name} is whole: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows and ${files.count} files are as they were backed up.`;
}
