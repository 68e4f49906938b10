// Whether `npm run generate` has anything to do: what its files are made of, and they themselves, by their content.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The contract, what reads it and what the page of coverage looks at; what is written; and the packages. */
const read = ['openapi', 'engine', 'domain', 'scripts', 'src', 'generated', 'docs/coverage.md', 'redocly.yaml', 'package-lock.json'];

/** A run that left nothing to write: by what, and what it said. */
export interface Stamp {
  fingerprint: string;
  report: string;
  files: number;
}

/** Where it is kept. */
export const stampFile = (root: string): string => join(root, 'node_modules/.cache/forecourt/generated.json');

function filesBelow(root: string, name: string): string[] {
  const entries = readdirSync(join(root, name), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? filesBelow(root, `${name}/${entry.name}`) : [`${name}/${entry.name}`]));
}

/** What all that is read and written has in it, as one text; that a file is gone, is new or has another name changes it, too. */
export function fingerprintOf(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of read) {
    if (!existsSync(join(root, name))) continue;
    const files = /\.\w+$/.test(name) ? [name] : filesBelow(root, name).toSorted();
    for (const file of files) {
      const content = readFileSync(join(root, file));
      hash.update(`\0${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** The last run that left nothing to write; null where nothing is kept of one, or something is other since. */
export function keptStamp(root: string, fingerprint: string): Stamp | null {
  const file = stampFile(root);
  if (!existsSync(file)) return null;
  const stamp = JSON.parse(readFileSync(file, 'utf8')) as Stamp;
  return stamp.fingerprint === fingerprint ? stamp : null;
}

/** Keeps a run; in one go, for several may end at once. */
export function keepStamp(root: string, stamp: Stamp): void {
  const file = stampFile(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(stamp));
  renameSync(`${file}.${process.pid}`, file);
}
