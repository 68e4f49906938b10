// `npm run new resource <name>`: asks for fields, writes schema, paths, table, handlers and example calls, then generates.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { kindNames } from './fields.ts';
import { newResource, type Insertion } from './resource.ts';

const [what, name, ...given] = process.argv.slice(2);

try {
  if (what !== 'resource' || !name)
    throw new Error('npm run new resource <name> [field:kind …], such as: npm run new resource suppliers name phone:phone? since:day');
  const { files, insertions } = newResource(name, given.length > 0 ? given : await askForFields());
  const existing = Object.keys(files).filter((file) => existsSync(file));
  if (existing.length > 0) throw new Error(`There is ${existing.join(', ')} already.`);
  // All of it is worked out before anything is written.
  const edited = new Map<string, string>();
  for (const insertion of insertions) edited.set(insertion.file, inserted(edited.get(insertion.file) ?? readFileSync(insertion.file, 'utf8'), insertion));
  for (const [file, text] of [...Object.entries(files), ...edited]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`  ${edited.has(file) ? 'added to' : 'wrote'} ${file}`);
  }
  run('--import', 'tsx', 'scripts/generate/index.ts', '--quiet');
  run('node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name.replaceAll('-', '_'));
  run('node_modules/oxfmt/bin/oxfmt');
  console.log(`\n${name} stands: list, record and form in the console, API and database. Next: the words in openapi/schemas, then npm run check.`);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function askForFields(): Promise<string[]> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  console.log(`One field a line, as name:kind; ? at the end where it may be empty; an empty line ends. Kinds: ${kindNames}.`);
  const fields: string[] = [];
  for await (const line of terminal) {
    if (line.trim() === '') break;
    fields.push(line.trim());
  }
  terminal.close();
  return fields;
}

function inserted(text: string, { file, place, where, text: added }: Insertion): string {
  const found = typeof place === 'string' ? { index: text.indexOf(place), length: place.length } : match(text, place);
  if (found.index < 0) throw new Error(`${file} has no place for it any more: ${String(place)}`);
  const at = where === 'before' ? found.index : found.index + found.length;
  return text.slice(0, at) + added + text.slice(at);
}

function match(text: string, place: RegExp): { index: number; length: number } {
  const found = place.exec(text);
  return found ? { index: found.index, length: found[0].length } : { index: -1, length: 0 };
}

function run(...args: string[]): void {
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
