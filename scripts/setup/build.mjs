// Builds web and server into dist/ where the sources changed since the last build.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from './commands.mjs';
import { compressFolder } from './compress.mjs';
import { root, run } from './run.mjs';

/** What a build is made of. */
export const sources = [
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
  'scripts/budgets',
  'scripts/setup/commands.mjs',
  ...commands.map((command) => `scripts/${command}.ts`),
  'scripts/setup/compress.mjs',
  'scripts/web',
];
const stamp = join(root, 'dist', 'sources.sha256');

/** Files a build is made of, with what the disk says of them; tests are not. */
function* filesOf(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isFile()) for (const name of readdirSync(join(root, path)).toSorted()) yield* filesOf(`${path}/${name}`);
  else if (!/\.test\.tsx?$/.test(path)) yield { path, stats };
}

/** One hash over names and what else is asked of each. */
function hashOf(files, ask) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.path}\0`).update(ask(file)).update('\0');
  return hash.digest('hex');
}

/** What says that sources are the last build's: where no file was written since, without reading 40 MB; otherwise their contents. */
function stampOf() {
  const files = sources.flatMap((source) => [...filesOf(source)]);
  return {
    written: hashOf(files, ({ stats }) => `${stats.size} ${stats.mtimeMs}`),
    contents: () => hashOf(files, ({ path }) => readFileSync(join(root, path))),
  };
}

function lastBuild() {
  try {
    const [contents, written] = readFileSync(stamp, 'utf8').split('\n');
    return { contents, written };
  } catch {
    return {};
  }
}

const keepStamp = (contents, written) => writeFileSync(stamp, `${contents}\n${written}`);

/**
 * Builds web and server side by side.
 * @throws {Error} when one of them fails
 */
export async function build() {
  const now = stampOf();
  const contents = now.contents();
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  await Promise.all([run(process.execPath, [vite, 'build']), run(process.execPath, [vite, 'build', '--ssr'])]);
  await compressFolder(join(root, 'dist', 'web'));
  keepStamp(contents, now.written);
}

/** Builds only if a source changed since. */
export async function buildIfStale() {
  const last = lastBuild();
  const now = stampOf();
  if (last.written === now.written) return;
  if (last.contents === now.contents()) return keepStamp(last.contents, now.written);
  console.log('Building …');
  await build();
}
