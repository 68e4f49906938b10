import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintOf, keepStamp, keptStamp } from './stamp.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-stamp-'));
  for (const folder of ['openapi/paths', 'generated', 'docs', 'node_modules']) mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['openapi/openapi.yaml', 'openapi/paths/coupons.yaml', 'generated/api.ts', 'docs/coverage.md', 'package-lock.json'])
    writeFileSync(join(root, file), file);
});
afterEach(() => rmSync(root, { recursive: true }));

const changes: Record<string, () => void> = {
  'a word of the contract': () => writeFileSync(join(root, 'openapi/paths/coupons.yaml'), 'other'),
  'a new file': () => writeFileSync(join(root, 'openapi/paths/links.yaml'), ''),
  'another name': () => renameSync(join(root, 'openapi/paths/coupons.yaml'), join(root, 'openapi/paths/codes.yaml')),
  'a made file that somebody wrote into': () => writeFileSync(join(root, 'generated/api.ts'), 'by hand'),
  'a made file that is gone': () => rmSync(join(root, 'docs/coverage.md')),
  'another package': () => writeFileSync(join(root, 'package-lock.json'), 'newer'),
};
it.each(Object.keys(changes))('makes everything anew after a change: %s', (name) => {
  const stamp = { fingerprint: fingerprintOf(root), report: 'all', files: 3 };
  keepStamp(root, stamp);
  expect(keptStamp(root, fingerprintOf(root))).toEqual(stamp);
  changes[name]?.();
  expect(keptStamp(root, fingerprintOf(root))).toBeNull();
});

it('makes everything where no run is kept', () => {
  expect(keptStamp(root, fingerprintOf(root))).toBeNull();
});
