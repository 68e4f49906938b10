// The names of our components, which the minifier leaves as they are: a rendering failure names the one that failed (docs/brief.md, section 2).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every component of the web application that is written as a function, which is each of them. */
export function componentNames(): string[] {
  const sources = ['src', 'engine'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  );
  const names = sources
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^(?:export )?(?:default )?function ([A-Z]\w*)/gm)]);
  return [...new Set(names.flatMap(([, name = '']) => name))];
}
