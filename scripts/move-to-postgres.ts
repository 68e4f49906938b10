// `npm run move-to-postgres`: takes a firm from the embedded database in DATA_DIR to the empty PostgreSQL database of DATABASE_URL, and its files to the
// bucket where S3_BUCKET is set. Stop the server before. It goes by way of a backup in BACKUP_DIR, which stays; DATA_DIR is left as it is.
import { openPlace, preparePlace } from '../server/backup/place.ts';
import { makeBackup } from '../server/backup/make.ts';
import { BackupRefused } from '../server/backup/refused.ts';
import { requireEmpty, restoreBackup } from '../server/backup/restore.ts';
import { summaryOf } from '../server/backup/summary.ts';
import { readConfig } from '../server/config.ts';
import { migrate } from '../server/db/migrate.ts';
import { openUsable } from '../server/db/usable.ts';
import { createFolderFiles } from '../server/ports/files/disk.ts';
import { filesOf } from '../server/services.ts';
import { command } from './admin/operator.ts';
import { restoredSentence } from './admin/backups.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

await command(async () => {
  const config = readConfig(process.env);
  const { backup, dataDir } = config;
  if (!config.databaseUrl) throw new BackupRefused('Set DATABASE_URL to the empty PostgreSQL database that the firm moves to.');
  if (!backup) throw new BackupRefused('Set BACKUP_DIR or BACKUP_BUCKET: the move goes by way of a backup, which stays there.');
  if (!existsSync(join(dataDir, 'database'))) throw new BackupRefused(`DATA_DIR ${dataDir} has no embedded database to move.`);
  // Before the old database is touched: nobody waits for a backup that cannot go anywhere.
  const target = await openUsable(config);
  try {
    await requireEmpty(target.db);
    const source = await openUsable({ dataDir });
    const place = await preparePlace(backup.to, backup.key);
    const made = await (async () => {
      try {
        await migrate(source.db);
        return await makeBackup(place, { database: source, files: createFolderFiles(join(dataDir, 'files')), scratch: dataDir, now: new Date() });
      } finally {
        await source.close();
      }
    })();
    console.log(summaryOf(made, backup.to));
    const reading = await openPlace(backup.to, backup.key);
    const restored = await restoreBackup(reading, made.name, { database: target, files: await filesOf(config), scratch: dataDir }, { keepsSessions: true });
    console.log(restoredSentence(made.name, restored));
    console.log(
      `Start the server with this DATABASE_URL from now on. Nothing in ${dataDir} was removed: ${config.s3 ? 'delete it' : 'keep its files, and delete its folder database'} once you are content.`,
    );
  } finally {
    await target.close();
  }
});
