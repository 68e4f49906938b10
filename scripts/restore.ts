// `npm run restore`: brings the latest backup of BACKUP_DIR, or the one named (`npm run restore -- 2026-11-23T02-30-00Z`), into the empty
// database and folder or bucket of the configuration. `--list` names the backups there are. Everybody signs in again afterwards.
import { parseArgs } from 'node:util';
import { openPlace } from '../server/backup/place.ts';
import { BackupRefused } from '../server/backup/refused.ts';
import { chooseBackup, restoreBackup } from '../server/backup/restore.ts';
import { readConfig } from '../server/config.ts';
import { openUsable, requireFolder } from '../server/db/usable.ts';
import { filesOf } from '../server/services.ts';
import { command } from './admin/operator.ts';
import { listBackups, restoredSentence } from './admin/backups.ts';

const { values: flags, positionals } = parseArgs({ options: { list: { type: 'boolean', default: false } }, allowPositionals: true });

await command(async () => {
  const config = readConfig(process.env);
  if (!config.backup) throw new BackupRefused('Set BACKUP_DIR to the folder that the backups are in, or BACKUP_BUCKET to the bucket.');
  const place = await openPlace(config.backup.to, config.backup.key);
  if (flags.list) return console.log(await listBackups(place));
  const name = await chooseBackup(place, positionals[0]);
  await requireFolder(config.dataDir);
  const database = await openUsable(config);
  try {
    const restored = await restoreBackup(place, name, { database, files: await filesOf(config), scratch: config.dataDir }, { keepsSessions: false });
    console.log(restoredSentence(name, restored));
  } finally {
    await database.close();
  }
});
