import type { MadeBackup } from './make.ts';
import { nameOfPlace, type PlaceOf } from './place.ts';

const figure = (value: number): string => value.toLocaleString('en-US');
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;

/**
 * What a backup holds, in sentences for whoever runs the server.
 * @param to BACKUP_DIR, or the bucket
 * @param isServing whether anybody was there to wait for the database
 */
export function summaryOf({ name, manifest, added, seconds }: MadeBackup, to: PlaceOf, isServing = false): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { count } = manifest.files;
  return [
    `Backed up ${figure(rows)} rows and ${figure(count)} files to ${nameOfPlace(to)} as ${name} in ${seconds.toFixed(1)} s, and verified it.`,
    `New files: ${figure(added.files)} (${megabytes(added.bytes)}).`,
    ...(isServing && manifest.pause_ms > 0 ? [`Everybody else waited ${figure(manifest.pause_ms)} ms for the database.`] : []),
    ...(manifest.missing.length > 0
      ? [
          `The bytes of ${figure(manifest.missing.length)} files are missing from where files are kept, so no backup can have them: ${manifest.missing.slice(0, 5).join(', ')}.`,
        ]
      : []),
  ].join(' ');
}
