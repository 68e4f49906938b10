// Who is in the data folders of former releases. `npm run release:keep` makes one.
import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

export const keptPassword = 'blue-kettle-9-harbour';
export const keptPeople = [
  { email: 'ada@forecourt.example', first_name: 'Ada', role: 'admin' },
  { email: 'maria@forecourt.example', first_name: 'Maria', role: 'employee' },
  { email: 'ann@forecourt.example', first_name: 'Ann', role: 'client' },
] as const;

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The releases of which there is a data folder. */
export const keptReleases = readdirSync(folder)
  .filter((name) => name.endsWith('.tar.br'))
  .map((name) => name.slice(0, -'.tar.br'.length));

/** The releases of which there is a dump of a PostgreSQL. */
export const dumpedReleases = readdirSync(folder)
  .filter((name) => name.endsWith('.sql.br'))
  .map((name) => name.slice(0, -'.sql.br'.length));

/** A dump of `pg_dump --inserts` as SQL alone: without what only psql understands, or only the version that wrote it. */
export const plainDump = (dump: string): string =>
  dump
    .split('\n')
    .filter((line) => !/^(\\(un)?restrict |SET |SELECT pg_catalog\.set_config|--|$)/.test(line))
    .join('\n');

/** The dump of a release, to be run in an empty database. */
export const readDump = async (release: string): Promise<string> => brotliDecompressSync(await readFile(join(folder, `${release}.sql.br`))).toString();

/** Lays down the data folder of a release. */
export async function unpackRelease(release: string, dataDir: string): Promise<void> {
  const database = join(dataDir, 'database');
  await mkdir(database, { recursive: true });
  const tar = join(dataDir, 'release.tar');
  await writeFile(tar, brotliDecompressSync(await readFile(join(folder, `${release}.tar.br`))));
  execFileSync('tar', ['-xf', tar, '-C', database], { stdio: 'pipe' });
}
