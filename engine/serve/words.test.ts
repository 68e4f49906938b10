import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { english, fieldIn, fieldWords, type Words } from '../bridge/words.ts';
import { formChecks } from '../bridge/validate.ts';
import { drawConsole } from '../contract/drawing/draw.ts';
import { understand } from '../contract/inferring/understand.ts';
import { readDocument, readParsed } from '../contract/reading/read.ts';
import { german } from './locales/de.ts';
import { consoleServer, type ServeOptions } from './server.ts';

const holesIn = (sentence: string): string[] => [...sentence.matchAll(/\{\w+\}/g)].map(([hole]) => hole).toSorted();
const closing: (() => void)[] = [];
afterAll(() => closing.forEach((close) => close()));

it('says in German whatever is said in English, with the same values in it', () => {
  for (const [name, sentence] of Object.entries(english)) expect([name, holesIn(german[name as keyof Words])]).toEqual([name, holesIn(sentence)]);
  const same = Object.entries(german).filter(([name, sentence]) => sentence === english[name as keyof Words]);
  expect(same.map(([name]) => name)).toEqual(['token']);
});

describe('a form in other words', () => {
  const field = (name: string, schema: object) => [name, schema] as const;
  const properties = Object.fromEntries([
    field('title', { type: 'string', minLength: 3, maxLength: 5 }),
    field('pages', { type: 'integer', minimum: 2, maximum: 1000 }),
    field('shelf', { type: 'string', enum: ['maps', 'fiction'] }),
    field('tags', { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 3, uniqueItems: true }),
    field('codes', { type: 'array', items: { type: 'string' }, minItems: 2 }),
    field('code', { type: 'string', pattern: '^[A-Z]+$', minLength: 2 }),
    field('weight', { type: 'number', exclusiveMinimum: 0 }),
    field('lent', { type: 'boolean' }),
  ]);
  const document = readParsed({
    openapi: '3.1.0',
    info: { title: 'Books', version: '1' },
    paths: {
      '/books': {
        post: {
          operationId: 'add',
          requestBody: { content: { 'application/json': { schema: { type: 'object', required: ['title'], properties } } } },
          responses: { 201: { description: 'Made' } },
        },
      },
    },
  });
  const drawn = drawConsole(document, understand(document));
  const marked = Object.fromEntries(Object.entries(english).map(([name]) => [name, `<${name} {limit}>`])) as unknown as Words;

  it.each([
    [{}, 'title', 'required'],
    [{ title: 'ab' }, 'title', 'minLength 3'],
    [{ title: 'abcdef' }, 'title', 'maxLength 5'],
    [{ pages: 1 }, 'pages', 'minimum 2'],
    [{ pages: 2000 }, 'pages', 'maximum 1,000'],
    [{ pages: 'many' }, 'pages', 'number'],
    [{ pages: 2.5 }, 'pages', 'whole'],
    [{ tags: [] }, 'tags', 'addOne'],
    [{ tags: ['a', 'b', 'c', 'd'] }, 'tags', 'maxItems 3'],
    [{ tags: ['a', 'a'] }, 'tags', 'twice'],
    [{ codes: ['a'] }, 'codes', 'minItems 2'],
    [{ lent: 'so' }, 'lent', 'wrong'],
    [{ code: 'ab' }, 'code', 'wrong'],
    [{ weight: 0 }, 'weight', 'wrong'],
  ])('%o: %s', (values, name, says) => {
    const key = [...drawn.operations.map((one) => one.key), ...drawn.resources.flatMap(({ create }) => (create ? [create.id] : []))][0] ?? '';
    expect(formChecks(drawn, marked)(key, values)[name]?.replace(' >', '>')).toBe(`<${says}>`);
  });

  it('takes a text that was left empty for none where none is needed', () => {
    const key = drawn.resources[0]?.create?.id ?? drawn.operations[0]?.key ?? '';
    expect(formChecks(drawn)(key, { title: 'Atlas', code: '' })).toEqual({});
    expect(formChecks(drawn)(key, { title: '' })).toEqual({ title: 'Fill this in.' });
  });

  it('leaves what nobody here said as it is', () => {
    expect(fieldIn(german, 'Only green ones.')).toBe('Only green ones.');
    expect(Object.values(fieldWords).map((sentence) => fieldIn(german, sentence))).not.toContain('Fill this in.');
  });
});

async function opened(file: string, options: Partial<ServeOptions>): Promise<(path: string) => Promise<Record<string, unknown>>> {
  const server = consoleServer(readDocument(file), { page: '.', ...options });
  closing.push(() => server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return async (path) => (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as Record<string, unknown>;
}

it('speaks to who uses the console in the language that was asked for, and in words of their own', async () => {
  const sky = await opened('tests/support/contracts/observatory.yaml', { mock: true, language: 'de' });
  expect(await sky('/api/op/nights')).toMatchObject({ title: 'Wähle erst, wozu die Zeilen gehören: telescope.' });
  expect(JSON.stringify(await sky('/console.json'))).toContain('Die API nahm „Park“ an');
  const away = await opened('tests/support/contracts/observatory.yaml', { api: 'http://127.0.0.1:9', words: { unreachable: '{address} : injoignable.' } });
  expect(await away('/api/op/observers')).toMatchObject({ status: 502, title: 'http://127.0.0.1:9 : injoignable.' });
});
