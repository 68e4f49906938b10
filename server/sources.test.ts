import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withSources } from './sources.ts';

let folder = '';
let address = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-sources-'));
  address = pathToFileURL(`${folder}/`).href;
  // The first line's first sign is the third line's, fifth sign.
  await writeFile(join(folder, 'main.js.map'), JSON.stringify({ version: 3, names: [], sources: ['../work/links.ts'], mappings: 'AAEI' }));
  await writeFile(join(folder, 'torn.js.map'), '{"version":3,');
});
afterAll(() => rm(folder, { recursive: true }));

it('tells a place in a built file by its source, however the line is written', () => {
  const source = `${join(folder, '..', 'work', 'links.ts')}:3:5`;
  expect(withSources(`    at async read (${address}main.js:1:1)`, address)).toBe(`    at async read (${source})`);
  expect(withSources(`    at ${address}main.js:1:20`, address)).toBe(`    at ${source}`);
});

it('leaves lines of files that have no map, or a broken one, and of others', () => {
  for (const line of [
    `    at read (${address}other.js:1:1)`,
    `    at read (${address}torn.js:1:1)`,
    '    at read (file:///elsewhere/main.js:1:1)',
    '    at node:fs:1:2',
    '',
  ]) {
    expect(withSources(line, address)).toBe(line);
  }
});
