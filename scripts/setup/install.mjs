// Installs the packages of package-lock.json where they are not yet what it says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** Reads the packages of a lockfile: path → version. Nothing, when there is no such file (npm writes its own one last). */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

/** Are all packages of the lockfile in node_modules, in its version? Optional ones (for other systems) may be absent. */
export function isInstalled() {
  const wanted = lockedPackages('package-lock.json');
  const installed = lockedPackages('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (path === '' || link) return true;
    const found = installed[path];
    return found ? found.version === version : optional === true;
  });
}

/** Installs if needed; without a need it asks no network. */
export async function installIfNeeded() {
  if (isInstalled()) return;
  console.log('Installing packages …');
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}
