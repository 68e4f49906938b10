// What this project's database holds of its contract, as generated, and the migrations there are.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../engine/contract/document.ts';
import { camel } from '../../engine/contract/source.ts';
import * as enums from '../../generated/enums.ts';
import * as schema from '../../server/db/schema.ts';
import type { Kept } from './renamed.ts';

export const migrationsFolder = join('server', 'db', 'migrations');

/** Names of the migrations' files, oldest first. */
export const migrationFiles = (): string[] =>
  readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted();

export function keptNow(): Kept {
  const exported: Readonly<Record<string, unknown>> = enums;
  return {
    contract: JSON.parse(readFileSync(join('generated', 'openapi.json'), 'utf8')) as Contract,
    tables: Object.values(schema),
    valuesOf: (enumName) => exported[`${camel(enumName)}Values`] as readonly string[] | undefined,
    migrations: migrationFiles().map((file) => readFileSync(join(migrationsFolder, file), 'utf8')),
  };
}
