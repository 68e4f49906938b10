// Looks through the test files: which of them speaks of an operation, a title.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './brief.ts';

export interface TestFile {
  /** Path from the project's folder. */
  file: string;
  text: string;
}

function* filesBelow(folder: string): Generator<string> {
  const stats = statSync(join(root, folder), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return;
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Every test file of the product, in a fixed order. */
export function readTestFiles(): TestFile[] {
  const files = ['domain', 'engine', 'server', 'src', 'tests'].flatMap((folder) => [...filesBelow(folder)]);
  return files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** Finds the tests that call an operation by its name (`call('createCoupon', …)`); each file is read through once, however many are looked for. */
export function byOperation(tests: readonly TestFile[]): (operationId: string) => string[] {
  const named = new Map<string, Set<string>>();
  for (const { file, text } of tests) {
    for (const [, name = ''] of text.matchAll(/'(\w+)'/g)) {
      const files = named.get(name);
      if (files) files.add(file);
      else named.set(name, new Set([file]));
    }
  }
  return (operationId) => [...(named.get(operationId) ?? [])];
}

/** The tests that carry a title, or a part of one. */
export function testsTitled(tests: readonly TestFile[], title: string): string[] {
  return tests.filter(({ text }) => text.includes(title)).map(({ file }) => file);
}
