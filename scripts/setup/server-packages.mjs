// Which packages the built server needs, of all that the web application is built from: `node scripts/setup/server-packages.mjs` removes the others
// from node_modules. The Dockerfile runs it, and nothing else should.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

const nameOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that the files of a build import. */
export function importedPackages(folder) {
  const found = new Set();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, specifier] of source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([a-z@][^"'\s]*)["']/g))
      if (!specifier.startsWith('node:')) found.add(nameOf(specifier));
  }
  return found;
}

/**
 * Folders of node_modules with everything that some packages need, by the lockfile.
 * @param {Record<string, {dependencies?: Record<string, string>, optionalDependencies?: object, peerDependencies?: object, peerDependenciesMeta?: object}>} locked
 * @param {Iterable<string>} names
 */
export function neededFolders(locked, names) {
  const needed = new Set();
  // What a package can do with another is used where the project asks for that other one itself.
  const own = locked['']?.dependencies ?? {};
  const visit = (from, name) => {
    // As Node looks: beside the package that asks, then further up.
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
      const path = `${at}${at ? '/' : ''}node_modules/${name}`;
      if (locked[path]) {
        if (needed.has(path)) return;
        needed.add(path);
        const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = locked[path];
        for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) visit(path, other);
        for (const peer of Object.keys(peerDependencies)) if (!peerDependenciesMeta[peer]?.optional || own[peer]) visit(path, peer);
        return;
      }
      if (at === '') return;
    }
  };
  for (const name of names) visit('', name);
  return needed;
}

/** The folders the built server needs, as the lockfile names them. */
export function serverFolders() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return neededFolders(packages, importedPackages(join(root, 'dist', 'server')));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const needed = serverFolders();
  const inside = (path) => [...needed].some((one) => one.startsWith(`${path}/`));
  for (const path of Object.keys(packages)) {
    if (path === '' || needed.has(path) || inside(path) || !existsSync(join(root, path))) continue;
    rmSync(join(root, path), { recursive: true, force: true });
  }
}
