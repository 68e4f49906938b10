import { expect, it } from 'vitest';
import { comparedWith, keyOf } from '../../../tests/support/contracts/understood/key.ts';
import { readDocument, readParsed } from '../reading/read.ts';
import { reportOf, understoodPercent } from './report.ts';
import { understand } from './understand.ts';

const contracts = 'tests/support/contracts';
/** Documents of many makers, published together under MIT. */
const examples = 'node_modules/@readme/oas-examples';

// The least that each document is understood; a figure may only rise.
it.each([
  { file: `${examples}/2.0/json/petstore.json`, key: 'petstore', least: 100 },
  { file: `${examples}/3.0/json/petstore.json`, key: 'petstore', least: 100 },
  { file: `${contracts}/workshop.yaml`, key: 'workshop', least: 100 },
  { file: `${contracts}/choir.yaml`, key: 'choir', least: 100 },
  { file: `${contracts}/museum.yaml`, key: 'museum', least: 100 },
  { file: `${examples}/3.1/json/train-travel.json`, key: 'train-travel', least: 100 },
  { file: `${contracts}/harbour.yaml`, key: 'harbour', least: 33 },
  { file: `${contracts}/observatory.yaml`, key: 'observatory', least: 63 },
  { file: `${contracts}/ferry.yaml`, key: 'ferry', least: 83 },
])('infers of $file what was written down by hand', ({ file, key, least }) => {
  const { percent, wrong, wronglySure } = comparedWith(keyOf(`${contracts}/understood/${key}.yaml`), understand(readDocument(file)));
  expect(percent, wrong.join('\n')).toBeGreaterThanOrEqual(least);
  expect(wronglySure).toEqual([]);
});

const workshop = understand(readDocument(`${contracts}/workshop.yaml`));
const choir = understand(readDocument(`${contracts}/choir.yaml`));
const resource = (of: typeof choir, name: string) => of.resources.find((one) => one.name === name);

it('finds parents, names to show and whose key a property is', () => {
  expect(resource(workshop, 'repairs')).toMatchObject({ parent: 'bike', identity: { value: { parameter: 'no', property: 'no' } } });
  expect(resource(workshop, 'mechanics')?.label?.value).toBe('full_name');
  expect(resource(workshop, 'bike')?.references.map(({ value }) => value)).toEqual([{ property: 'mechanicId', resource: 'mechanics' }]);
  expect(resource(workshop, 'repairs')?.references.map(({ value }) => value)).toEqual([{ property: 'follows', resource: 'repairs' }]);
});

it('tells pager, filters, order and search of a list apart', () => {
  const [list] = resource(workshop, 'bike')?.operations ?? [];
  expect(list?.rows?.value.envelope).toEqual(['bikes']);
  expect(list?.query).toMatchObject({
    pager: { value: { kind: 'offset', parameter: 'offset', size: 'limit' } },
    filters: ['color'],
    sort: { value: 'order_by' },
    search: { value: 'q' },
  });
});

it('finds rows two names deep', () => {
  expect(resource(choir, 'songs')?.operations[0]?.rows?.value.envelope).toEqual(['_embedded', 'songs']);
});

it('takes days and moments between which rows lie for filters, never for pages', () => {
  const nights = understand(readDocument(`${contracts}/observatory.yaml`)).resources.find(({ name }) => name === 'nights');
  expect(nights?.operations.find(({ kind }) => kind.value === 'list')?.query?.filters).toEqual(['from', 'to', 'after']);
});

it('says of every guess what it rests on', () => {
  const guesses = [...workshop.operations, ...choir.operations].flatMap(({ kind, resource: of, identity, query }) => [kind, of, identity, query?.pager]);
  const given = guesses.filter((one) => one !== undefined);
  expect(given.length).toBeGreaterThan(66);
  expect(given.filter(({ reasons }) => reasons.join('') === '')).toEqual([]);
});

it('prints percent and questions, each with file and line', () => {
  const lines = reportOf(readDocument(`${contracts}/workshop.yaml`));
  expect(lines[0]).toBe('Bicycle workshop 1.4.0 (Swagger 2): 18 operations, 4 resources.');
  expect(lines[1]).toBe('100 % understood, 2 questions.');
  expect(lines).toContain(
    '  tests/support/contracts/workshop.yaml:14 What do people call one of “bike” by? Taken as “brand”: “brand” is the first text that every record has.',
  );
});

it('an operation that nobody understands is asked about and listed, never missing', () => {
  const document = readDocument(`${contracts}/riddles.yaml`);
  const understanding = understand(document);
  expect(understanding.operations).toHaveLength(document.operations.length);
  expect(understoodPercent(understanding)).toBe(0);
  const report = reportOf(document).join('\n');
  expect(report).toContain('Not understood, kept as plain operations:\n  tests/support/contracts/riddles.yaml:6 GET /boxes');
  expect(report).toContain('riddles.yaml:6 What is GET /boxes for? Taken as “reading”');
  expect(report).toContain('riddles.yaml:10 By which property is one of “boxes” known?');
});

it('takes calls that are named with dots for what their names say, and asks where a list says nothing of its rows', () => {
  const rows = {
    type: 'object',
    properties: { ok: { type: 'boolean' }, pots: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } } },
  };
  const answers = (schema: object) => ({ responses: { 200: { description: 'Told', content: { 'application/json': { schema } } } } });
  const paths = {
    '/pots.list': { get: answers(rows) },
    '/pots.fill': { post: { responses: { 200: { description: 'Filled' } } } },
    '/admin.lids.list': { get: answers({ type: 'object', properties: { ok: { type: 'boolean' } } }) },
    '/robots.txt': { get: answers({ type: 'string' }) },
  };
  const { operations } = understand(readParsed({ openapi: '3.1.0', info: { title: 'Pots', version: '1' }, paths }));
  expect(operations.map(({ kind, resource: of, sure }) => [kind.value, of.value, sure])).toEqual([
    ['list', 'pots', true],
    ['action', 'pots', true],
    ['reading', 'admin.lids', false],
    ['reading', 'robots.txt', true],
  ]);
});

it('takes for a list what is called as records that have paths elsewhere, whatever else it is in', () => {
  const hook = (name: string) => ({ type: 'object', title: name, properties: { id: { type: 'string' } } });
  const schema = { oneOf: [{ $ref: '#/components/schemas/In' }, { $ref: '#/components/schemas/Out' }] };
  const answers = (of: object) => ({ responses: { 200: { description: 'Told', content: { 'application/json': { schema: of } } } } });
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const paths = {
    '/guilds/{id}': { parameters, get: answers(hook('Guild')) },
    '/guilds/{id}/webhooks': { parameters, get: answers({ type: 'array', items: schema }) },
    '/channels/{id}/webhooks': { parameters, get: answers({ type: 'array', items: hook('Other') }) },
    '/webhooks/{id}': { parameters, get: answers(schema) },
  };
  const document = readParsed({
    openapi: '3.1.0',
    info: { title: 'Chat', version: '1' },
    paths,
    components: { schemas: { In: hook('In'), Out: hook('Out') } },
  });
  const list = understand(document).operations.find(({ operation }) => operation.path === '/guilds/{id}/webhooks');
  expect(list).toMatchObject({ kind: { value: 'list' }, sure: true });
});
