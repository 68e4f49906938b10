// The server as it was before the newest step of the schema: what still runs while a release is rolled out.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { migrationsFolder, migrationsHere } from '../../server/db/migrate.ts';
import { projectRoot } from '../../server/root.ts';

export interface PreviousBuild {
  /** Where `dist/server/main.js` is started. */
  folder: string;
  commit: string;
  remove: () => Promise<void>;
}

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 2 ** 28 }).trim();

/**
 * Builds the last commit that did not have the newest migration, with the packages of today.
 * @throws Error where the history does not reach that far: in a shallow copy, or in one that was not made by git
 */
export async function previousBuild(): Promise<PreviousBuild> {
  const newest = migrationsHere().at(-1);
  if (!newest) throw new Error('There are no migrations.');
  const added = git('log', '--diff-filter=A', '-1', '--format=%H', '--', join(migrationsFolder, `${newest.tag}.sql`));
  // A migration that is not committed yet: the last commit is the one before it.
  const commit = git('rev-parse', added === '' ? 'HEAD' : `${added}^`);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-previous-'));
  const archive = execFileSync('git', ['archive', commit, '--', '.', ':(exclude)docs', ':(exclude)tests'], { cwd: projectRoot, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  await build({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { ssr: true, outDir: join(folder, 'dist', 'server'), emptyOutDir: false, sourcemap: false },
  });
  return { folder, commit, remove: () => rm(folder, { recursive: true }) };
}
