import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reportOf, understoodPercent } from '../inferring/report.ts';
import { understand } from '../inferring/understand.ts';
import { readDocument } from '../reading/read.ts';
import { suggestedOverlay } from './suggest.ts';

const riddles = 'tests/support/contracts/riddles.yaml';
const folder = mkdtempSync(join(tmpdir(), 'overlay-'));
const written = (name: string, lines: readonly string[]): string => {
  const file = join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
};

it('is suggested with a question for each action, and answers them when it is applied', () => {
  const document = readDocument(riddles);
  const lines = suggestedOverlay(document, understand(document), riddles);
  expect(lines.filter((line) => line.trim().startsWith('#')).length).toBeGreaterThanOrEqual(3);
  const answered = lines.map((line) => line.replace('action: reading', 'action: list'));
  const file = written('answered.yaml', answered);
  expect(understoodPercent(understand(readDocument(riddles, [file])))).toBe(100);
});

it('merges, appends, removes and copies, in the order of its actions', () => {
  const file = written('edits.yaml', [
    'overlay: 1.1.0',
    'info: {title: Edits, version: 1.0.0}',
    'actions:',
    "  - target: $.paths['/stir'].put",
    '    update: {summary: Stir it, tags: [kitchen]}',
    "  - target: $.paths['/stir'].put.tags",
    '    update: pot',
    "  - target: $.paths['/boxes/{handle}']",
    '    remove: true',
    "  - target: $.paths['/boxes'].get",
    "    copy: $.paths['/stir'].put",
  ]);
  const document = readDocument(riddles, [file]);
  expect(document.operations.map(({ method, path, summary, tags }) => ({ method, path, summary, tags }))).toEqual([
    { method: 'get', path: '/boxes', summary: 'Stir it', tags: ['kitchen', 'pot'] },
    { method: 'put', path: '/stir', summary: 'Stir it', tags: ['kitchen', 'pot'] },
  ]);
});

it('tells of a target that names nothing, with its line, and applies the rest', () => {
  const file = written('lost.yaml', [
    'overlay: 1.0.0',
    'info: {title: Lost, version: 1.0.0}',
    'actions:',
    "  - target: $.paths['/nowhere'].get",
    '    update: {summary: Nobody}',
    '  - target: $.info',
    '    update: {title: Found}',
  ]);
  const document = readDocument(riddles, [file]);
  expect(document.title).toBe('Found');
  expect(document.findings.map((finding) => `${document.where(finding)} ${finding.says}`)[0]).toMatch(
    /lost\.yaml:4 the target \$\.paths\['\/nowhere'\]\.get names nothing/,
  );
});

it('says by our keys what a document leaves open: collection, parent and identity', () => {
  const file = written('keys.yaml', [
    'overlay: 1.0.0',
    'info: {title: Keys, version: 1.0.0}',
    'actions:',
    "  - target: $.paths['/boxes/{handle}'].get",
    '    update: {x-identity: weight, x-parent: stir}',
    "  - target: $.paths['/stir'].put",
    '    update: {x-collection: {name: stir, action: action}}',
  ]);
  const { resources } = understand(readDocument(riddles, [file]));
  expect(resources.find(({ name }) => name === 'boxes')).toMatchObject({
    parent: 'stir',
    identity: { value: { parameter: 'handle', property: 'weight' }, confidence: 1 },
  });
});

it('makes a list of what is said to be one, and pages it by what is added beside the document', () => {
  const rows =
    '{type: object, properties: {data: {type: array, items: {type: object, properties: {id: {type: string}, name: {type: string}}}}, current_page: {type: integer}}}';
  const file = written('posts.yaml', [
    'openapi: 3.0.3',
    "info: {title: Posts, version: '1'}",
    'paths:',
    '  /posts:',
    `    get: {parameters: [], responses: {'200': {description: All, content: {application/json: {schema: ${rows}}}}}}`,
  ]);
  const listed = (...overlays: string[]) => understand(readDocument(file, overlays)).operations[0];
  expect(listed()).toMatchObject({ sure: false, query: { pager: { value: { kind: 'none' } } } });
  const document = readDocument(file);
  const suggested = written('posts-overlay.yaml', suggestedOverlay(document, understand(document), file));
  expect(listed(suggested)).toMatchObject({ sure: true, kind: { value: 'list' }, query: { pager: { value: { kind: 'none' } } } });
  const paged = written('posts-paged.yaml', [
    'overlay: 1.0.0',
    'info: {title: Pages, version: 1.0.0}',
    'actions:',
    '  - target: $.paths["/posts"].get.parameters',
    '    update: {name: page, in: query, schema: {type: integer}}',
  ]);
  expect(listed(paged)).toMatchObject({ sure: true, query: { pager: { value: { kind: 'page', parameter: 'page' } } } });
});

const order = (...update: string[]) =>
  written('orders-overlay.yaml', ['overlay: 1.0.0', 'info: {title: Orders, version: 1.0.0}', 'actions:', '  - target: $.paths["/orders"].get', ...update]);

it('says how a list is asked for, where inferring is wrong', () => {
  const file = written('orders.yaml', [
    'openapi: 3.0.3',
    "info: {title: Orders, version: '1'}",
    'paths:',
    '  /orders:',
    '    get:',
    '      operationId: listOrders',
    '      parameters:',
    '        - {name: page, in: query, schema: {type: integer}}',
    '        - {name: limit, in: query, schema: {type: integer}}',
    '        - {name: order, in: query, schema: {type: string}}',
    '        - {name: text, in: query, schema: {type: string}}',
    '        - {name: begin, in: query, schema: {type: integer}}',
    '        - {name: arrange, in: query, schema: {type: string}}',
    "      responses: {'200': {description: All, content: {application/json: {schema: {type: array, items: {type: object, properties: {id: {type: string}}}}}}}}",
  ]);
  const query = (...overlays: string[]) => understand(readDocument(file, overlays)).operations[0]?.query;
  // `page` is a page of the book that was ordered, `order` its number, `text` a colour of the print.
  expect(query()).toMatchObject({ pager: { value: { kind: 'page', parameter: 'page' } }, sort: { value: 'order' }, search: { value: 'text' } });
  const said = order(
    '    update: {x-collection: {action: list, pager: {as: offset, parameter: begin}, sort: {as: colon, parameter: arrange}, filter: comma, search: none}}',
  );
  expect(query(said)).toMatchObject({
    pager: { value: { kind: 'offset', parameter: 'begin', size: 'limit' }, confidence: 1 },
    sort: { value: 'arrange', confidence: 1 },
    order: { as: 'colon' },
    filters: ['page', 'order', 'text'],
    filterAs: 'comma',
  });
  expect(query(said)).not.toHaveProperty('search');
  expect(reportOf(readDocument(file, [said])).join('\n')).toContain('pager offset (begin, limit); filters page, order, text (comma); sort arrange (colon)');
  const lines = suggestedOverlay(readDocument(file, [said]), understand(readDocument(file, [said])), file);
  expect(lines).toContain(
    '#      x-collection: {name: "orders", action: list, pager: {as: offset, parameter: begin, size: limit}, filter: {as: comma, parameters: [page, order, text]}, sort: {as: colon, parameter: arrange}, search: none}',
  );
  // Its lines without their signs are an action that says the same.
  const action = lines.filter((line) => line.startsWith('#  ')).map((line) => line.replace(/^#/, ''));
  const again = written('orders-again.yaml', ['overlay: 1.0.0', 'info: {title: Again, version: 1.0.0}', 'actions:', ...action]);
  expect(query(again)).toEqual(query(said));
});

it('tells of a word that it does not know, and of a parameter that there is not', () => {
  const file = join(folder, 'orders.yaml');
  const told = (update: string) => {
    const document = readDocument(file, [order(`    update: {x-collection: ${update}}`)]);
    return { findings: document.findings.map(({ says }) => says), questions: understand(document).questions.map(({ says }) => says) };
  };
  expect(told('{action: list, pager: ofset}').findings).toEqual([
    'x-collection of listOrders says “pager: ofset”, which is not known; there are range, page, offset, cursor, link, none; did you mean "offset"?',
  ]);
  expect(told('{action: lst, sorts: colon}').findings).toEqual([
    'x-collection of listOrders says “sorts”, which is not known; there are name, action, pager, sort, filter, search, errors, concurrency; did you mean "sort"?',
    expect.stringMatching(/“action: lst”, which is not known; there are list, .*did you mean "list"\?$/),
  ]);
  expect(told('{filter: {as: comma, parameters: [pag, text]}, pager: {as: page, first: one}}').findings).toEqual([
    'x-collection of listOrders: “pager.first” is the number of the first page, such as 0.',
    'x-collection of listOrders says “filter.parameters: pag”, which is no parameter of it; there are page, limit, order, text, begin, arrange; did you mean "page"?',
  ]);
  expect(told('{pager: cursor}').questions).toContain(
    'How does listOrders give the next page? The document says “cursor” (x-collection), but names no parameter for it (pager.parameter).',
  );
});
