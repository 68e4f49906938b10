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

/** Lays down the data folder of a release. */
export async function unpackRelease(release: string, dataDir: string): Promise<void> {
  const database = join(dataDir, 'database');
  await mkdir(database, { recursive: true });
  const tar = join(dataDir, 'release.tar');
  await writeFile(tar, brotliDecompressSync(await readFile(join(folder, `${release}.tar.br`))));
  execFileSync('tar', ['-xf', tar, '-C', database], { stdio: 'pipe' });
}
