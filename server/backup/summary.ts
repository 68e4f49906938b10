import { figureText } from '../../domain/formats.ts';
import type { MadeBackup } from './make.ts';
import { nameOfPlace, type PlaceOf } from './place.ts';

const megabytes = (bytes: number): string => `${figureText(bytes / 1_000_000, { maximumFractionDigits: 1 })} MB`;

/**
 * What a backup holds, in sentences for whoever runs the server.
 * @param to BACKUP_DIR, or the bucket
 * @param isServing whether anybody was there to wait for the database
 */
export function summaryOf({ name, manifest, added, seconds }: MadeBackup, to: PlaceOf, isServing = false): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { count } = manifest.files;
  return [
    `Backed up ${figureText(rows)} rows and ${figureText(count)} files to ${nameOfPlace(to)} as ${name} in ${seconds.toFixed(1)} s, and verified it.`,
    `New files: ${figureText(added.files)} (${megabytes(added.bytes)}).`,
    ...(isServing && manifest.pause_ms > 0 ? [`Everybody else waited ${figureText(manifest.pause_ms)} ms for the database.`] : []),
    ...(manifest.missing.length > 0
      ? [
          `The bytes of ${figureText(manifest.missing.length)} files are missing from where files are kept, so no backup can have them: ${manifest.missing.slice(0, 5).join(', ')}.`,
        ]
      : []),
  ].join(' ');
}
