// What the commands for backups say.
import { readManifest } from '../../server/backup/manifest.ts';
import type { Place } from '../../server/backup/place.ts';
import type { Restored } from '../../server/backup/restore.ts';

const figure = (value: number): string => value.toLocaleString('en-US');

/** A line for each backup, oldest first. */
export async function listBackups(place: Place): Promise<string> {
  const lines: string[] = [];
  for (const name of await place.backups()) {
    const { tables, files, missing } = await readManifest(place, name);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    lines.push(`${name}  ${figure(rows)} rows, ${figure(files.count)} files${missing.length > 0 ? `, ${figure(missing.length)} missing` : ''}`);
  }
  return lines.length > 0 ? lines.join('\n') : `${place.where} has no complete backup.`;
}

/** What was restored. */
export function restoredSentence(name: string, { manifest, brought, closedAgain, migrated, unread }: Restored): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Restored ${name}: ${figure(rows)} rows in ${manifest.tables.length} tables and ${figure(manifest.files.count)} files, each compared with the backup.`,
    ...(brought < manifest.files.count ? [`${figure(manifest.files.count - brought)} files were here already.`] : []),
    ...(closedAgain > 0 ? [`${figure(closedAgain)} accounts that later backups know as closed were closed again.`] : []),
    ...(unread.length > 0 ? [`These later backups are damaged, so accounts that were closed by then may be open again: ${unread.join(', ')}.`] : []),
    ...(migrated > 0 ? [`The backup was of an older version: ${figure(migrated)} migrations were applied.`] : []),
    ...(manifest.missing.length > 0 ? [`${figure(manifest.missing.length)} files were already missing when it was made.`] : []),
  ].join(' ');
}
