import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { understoodPercent } from '../contract/inferring/report.ts';
import { understand } from '../contract/inferring/understand.ts';
import { readDocument } from '../contract/reading/read.ts';
import { emptyDocument, fieldFrom, withResource } from './resource.ts';

const folder = mkdtempSync(join(tmpdir(), 'resource-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fields = ['name', 'since:day?', 'state:new|kept'].map(fieldFrom);

it.each(['yaml', 'json'])('writes a resource that is understood whole into %s', (ending) => {
  const begun = emptyDocument('Firm');
  const text = ending === 'yaml' ? begun : JSON.stringify({ openapi: '3.0.3', info: { title: 'Firm', version: '1' }, paths: {} });
  const file = join(folder, `firm.${ending}`);
  writeFileSync(file, withResource(withResource(text, 'suppliers', fields), 'spare-parts', fields));
  const understanding = understand(readDocument(file));
  expect(understanding.operations).toHaveLength(10);
  expect(understoodPercent(understanding)).toBe(100);
  expect(understanding.resources.map(({ name, identity, label }) => [name, identity.value.property, label?.value])).toEqual([
    ['suppliers', 'id', 'name'],
    ['spare-parts', 'id', 'name'],
  ]);
});

it('leaves comments and order of a document as they are', () => {
  const text = `# Ours.\nopenapi: 3.1.0\ninfo: {title: Firm, version: '1'} # kept\npaths: {}\n`;
  expect(withResource(text, 'suppliers', fields)).toMatch(
    /^# Ours\.\nopenapi: 3\.1\.0\ninfo: \{ ?title: Firm, version: '1' ?\} # kept\npaths:\n {2}\/suppliers:/,
  );
});

it('refuses what is there already, what is no name, no kind and no OpenAPI 3', () => {
  const twice = () => withResource(withResource(emptyDocument('Firm'), 'suppliers', fields), 'suppliers', fields);
  expect(twice).toThrow('There is /suppliers, /suppliers/{id}, Supplier, SupplierInput, SupplierChange already.');
  expect(() => withResource(emptyDocument('Firm'), 'Big Things', fields)).toThrow('no name for a path');
  expect(() => fieldFrom('price:gold')).toThrow('There is no kind “gold” of field.');
  expect(() => withResource('swagger: "2.0"', 'suppliers', fields)).toThrow('OpenAPI 3');
});

it.each(['engine/command/README.md', 'engine/server/README.md'])(
  'what %s says to type reaches the command as written: no shell takes `?` or `|` for itself',
  (file) => {
    const calls = [...readFileSync(file, 'utf8').matchAll(/new resource suppliers ([^`\n#]+)/g)].map(([, typed = '']) => typed);
    expect(calls).toHaveLength(1);
    for (const typed of calls) expect(typed.replaceAll(/'[^']*'/g, '')).not.toMatch(/[?|*&;<>]/);
  },
);
