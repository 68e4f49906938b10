// Builds web and server into dist/ where the sources changed since the last build.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from './commands.mjs';
import { compressFolder } from './compress.mjs';
import { root, run } from './run.mjs';

const sources = [
  'domain',
  'engine',
  'generated',
  'server',
  'src',
  'public',
  'vite.config.ts',
  'package-lock.json',
  'scripts/check-budgets.ts',
  'scripts/admin',
  ...commands.map((command) => `scripts/${command}.ts`),
  'scripts/setup/compress.mjs',
  'scripts/web',
];
const stamp = join(root, 'dist', 'sources.sha256');

function* filesOf(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isFile()) yield path;
  else for (const name of readdirSync(join(root, path)).toSorted()) yield* filesOf(`${path}/${name}`);
}

/** One hash over the names and contents of everything a build is made of; tests are not. */
function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(source)) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function lastBuild() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Builds web and server side by side.
 * @throws {Error} when one of them fails
 */
export async function build() {
  const hash = hashOfSources();
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  await Promise.all([run(process.execPath, [vite, 'build']), run(process.execPath, [vite, 'build', '--ssr'])]);
  await compressFolder(join(root, 'dist', 'web'));
  writeFileSync(stamp, hash);
}

/** Builds only if a source changed since. */
export async function buildIfStale() {
  if (lastBuild() === hashOfSources()) return;
  console.log('Building …');
  await build();
}
