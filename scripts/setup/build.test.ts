// A changed file that a build reads makes the next start build anew: all that vite.config.ts, what it runs and what the budgets are held by import is among the sources.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { sources } from './build.mjs';

/** The files of ours that a file imports, from the project's root. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].flatMap(([, path = '']) => {
    const found = normalize(join(dirname(file), path));
    return existsSync(found) ? [found] : [];
  });
}

it('knows every file that a build reads', () => {
  const read = new Set(['vite.config.ts', 'scripts/check-budgets.ts', 'scripts/web/ahead.tsx']);
  for (const file of read) for (const next of importsOf(file)) read.add(next);
  const unknown = [...read].filter((file) => !sources.some((source) => file === source || file.startsWith(`${source}/`)));
  expect(read.size).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});
