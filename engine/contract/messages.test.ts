// What somebody is told who made a mistake in the contract: by file and line as written, with what is allowed, all at once, each thing once.
import { relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { GenerateError } from './document.ts';
import { checkedContract } from './generate.ts';
import { plant, uproot, type Edit } from './planted.ts';

async function told(...edits: Edit[]): Promise<string[]> {
  const root = plant(...edits);
  const folder = relative(process.cwd(), root).replace(/openapi\/openapi\.yaml$/, '');
  try {
    await checkedContract(root, 'redocly.yaml');
    return [];
  } catch (error) {
    if (!(error instanceof GenerateError)) throw error;
    return error.problems.map((problem) => problem.replaceAll(folder, ''));
  }
}

afterAll(uproot);

const book = 'schemas/Book.yaml';
const states = 'schemas/BookState.yaml';
const title = '{title: Title, type: string, maxLength: 80}';
const lend = 'x-act: {done: "{record} lent"}';
const list = '{type: array, items: {$ref: schemas/Book.yaml}}';

it('the contract as it is planted has nothing wrong', async () => {
  expect(await told()).toEqual([]);
});

describe('a file that cannot be read', () => {
  it('is told once, however often it is referred to', async () => {
    expect(await told([book, title, '{title: Title, type: string maxLength: 80}'])).toEqual([
      'openapi/schemas/Book.yaml:10: cannot be read as YAML: Block collections are not allowed within flow collections (a comma, a bracket or quotes around a text with ":" or "," may be missing)',
    ]);
  });

  it('does not hide another', async () => {
    const problems = await told([book, title, '{title: Title, type: string maxLength: 80}'], [states, 'enum: [free, lent]', 'enum: [free, lent']);
    expect(problems.map((problem) => problem.split(': ')[0])).toEqual(['openapi/schemas/Book.yaml:10', 'openapi/schemas/BookState.yaml:4']);
  });
});

it('a reference to nothing is told once, with the file that was meant', async () => {
  const problems = await told([book, './BookState.yaml', './BokState.yaml'], [book, title, '{$ref: ./BokState.yaml}']);
  expect(problems).toEqual([
    'openapi/schemas/Book.yaml:10: refers to openapi/schemas/BokState.yaml, which is not there; did you mean BookState.yaml? (and openapi/schemas/Book.yaml:12)',
  ]);
});

describe('an unknown key', () => {
  it('is told with those there are and the nearest, once for the entity and what it is created and changed with', async () => {
    expect(await told([book, title, '{title: Title, type: string, x-acess: {read: [reader]}}'])).toEqual([
      'openapi/schemas/Book.yaml:10: "x-acess" is an unknown key; allowed here: x-resource, x-act, x-reference, x-access, x-enumDescriptions, x-renamed, x-transitions, x-display; did you mean "x-access"?',
    ]);
  });

  it.each<[string, Edit, string]>([
    ['in a key', [book, 'columns: [', 'colums: ['], 'openapi/schemas/Book.yaml:7: x-display: "colums" is an unknown key'],
    [
      'in one of several shapes',
      ['openapi.yaml', lend, 'x-resource: {name: books, actoin: lend}'],
      'x-resource: "actoin" is an unknown key; allowed here: name, action, on, fill, also; did you mean "action"?',
    ],
    [
      'under another key',
      ['openapi.yaml', lend, 'x-resource: {name: books, action: lendOut, done: Lent}'],
      'x-resource: "done" is an unknown key; allowed here: name, action, on, fill, also; "done" belongs under x-act',
    ],
    ['deeper', ['openapi.yaml', lend, 'x-act: {done: {one: Lent, mny: All}}'], 'x-act/done: "mny" is an unknown key; allowed here: one, many; did'],
    ['of OpenAPI', ['openapi.yaml', lend, 'summry: x'], 'openapi/openapi.yaml:60: Property `summry` is not expected here'],
  ])('%s is told with what may stand there', async (_, edit, sentence) => {
    expect((await told(edit)).filter((problem) => problem.includes(sentence))).toHaveLength(1);
  });
});

describe('a unit that another property says', () => {
  it.each<[string, string, string]>([
    ['no enum', '{by: title, is: {free: cents}}', 'title gets its unit by "title", which is no enum here'],
    ['a value left out', '{by: state, is: {free: cents}}', 'title has no unit where state is "lent"'],
    ['a value there is not', '{by: state, is: {free: cents, lent: percent, lnet: percent}}', 'state is never "lnet"'],
  ])('with %s stops the generation', async (_, unit, sentence) => {
    const problems = await told([book, title, `{title: Title, type: string, maxLength: 80, x-display: {unit: ${unit}}}`]);
    expect(problems.filter((problem) => problem.includes(sentence))).toHaveLength(1);
  });
});

describe('a place in the menu', () => {
  it.each<[string, string, string]>([
    ['an icon nobody drew', 'icon: boook', 'must be one of badge'],
    ['a role that is none', 'menu: {order: 1, group: {raeder: top}}', '"raeder"'],
  ])('with %s stops the generation', async (_, display, named) => {
    const problems = await told([book, '  columns: [title, shelf]', `  columns: [title, shelf]\n  ${display}`]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('openapi/schemas/Book.yaml:');
    expect(problems[0]).toContain(named);
  });

  it('that is right is none', async () => {
    expect(await told([book, '  columns: [title, shelf]', '  columns: [title, shelf]\n  icon: folder\n  menu: {order: 1, group: {reader: top}}'])).toEqual([]);
  });
});

describe('a list', () => {
  it('without range is one message that says so', async () => {
    expect(await told(['openapi.yaml', 'parameters: [{$ref: parameters.yaml#/Range}]', 'parameters: []'])).toEqual([
      'openapi/openapi.yaml:7: GET /books (listBooks) has no query parameter "range", so it is not the list of books: add the parameters range, sort and filter, as the other lists have them, or x-resource ({name, action}, {page: …} or {ignore: why})',
    ]);
  });

  it.each([
    ['of an inline object', '{type: array, items: {type: object, properties: {id: {type: string}}}}', 'its answer names no entity'],
    ['wrapped into an object', `{type: object, properties: {data: ${list}}}`, 'its answer names no entity'],
    [
      'of an entity without properties',
      '{type: array, items: {$ref: schemas/BookState.yaml}}',
      'BookState, which it answers with, has no properties of its own',
    ],
  ])('%s stops the generation and says what to write', async (_, schema, lacks) => {
    const problems = await told(['openapi.yaml', list, schema]);
    expect(problems).toContain(
      `openapi/openapi.yaml:17: GET /books (listBooks) is the list of books, but ${lacks}, and its screen would be empty: write schema: {type: array, items: {$ref: the entity’s file}}, and in that file type: object with properties`,
    );
  });

  it('that is missing is told once for all calls of its resource', async () => {
    const problems = await told(['openapi.yaml', lend, 'x-resource: {name: readers, action: lend}']);
    expect(problems).toEqual([
      'openapi/openapi.yaml:54: POST /books/{id}/lend (lendBook) belongs to the resource "readers", which has no list: add GET /readers with the query parameter "range"; there are books',
    ]);
  });
});

it('what is wrong in several places is told in one run, by file and line, with what was meant', async () => {
  const problems = await told(
    [states, 'enum: [free, lent]', 'enum: [free, lent, lost]'],
    [states, 'via: lendBook', 'via: lendBok'],
    [book, 'label: title', 'label: titel'],
    [book, '{title: Shelf, type: string', '{title: Shelf, type: strng, x-access: {read: [keper]}'],
    [book, 'id: {title: Id, ', 'id: {title: Id, x-reference: {resource: boks}, '],
  );
  expect(problems).toEqual([
    'openapi/schemas/Book.yaml:6: x-display/label: there is no property "titel"; there are id, title, shelf, state; did you mean "title"?',
    'openapi/schemas/Book.yaml:9: x-reference: there is no resource "boks"; there are books; did you mean "books"?',
    'openapi/schemas/Book.yaml:11: `type` can be one of the following only: "object", "array", "string", "number", "integer", "boolean", "null".; did you mean "string"?',
    'openapi/schemas/Book.yaml:11: x-access: "keper" is not a role; there are reader, keeper; did you mean "keeper"?',
    'openapi/schemas/BookState.yaml:3: "lost" has no words: add it to x-enumDescriptions',
    'openapi/schemas/BookState.yaml:5: x-transitions: there is no operation "lendBok"; there are listBooks, createBook, getBook, updateBook, lendBook; did you mean "lendBook"?',
  ]);
});

it('a move that requires what no call can bring is told: it would be made without', async () => {
  expect(await told([states, 'via: lendBook', 'requires: [shlef]'])).toEqual([
    'openapi/schemas/BookState.yaml:5: x-transitions: no call that sets this state has a field "shlef"; there are title, shelf, state; did you mean "shelf"?',
  ]);
});

it('a key that says what the path says already is refused', async () => {
  expect(await told(['openapi.yaml', lend, 'x-resource: {name: books, action: lend, on: record}'])).toEqual([
    'openapi/openapi.yaml:60: POST /books/{id}/lend (lendBook): x-resource says what path, method and answer say already; take it away',
  ]);
});

it('what nobody can be sure of must be said', async () => {
  expect(await told(['openapi.yaml', '/books/{id}/lend:\n    parameters: [{$ref: parameters.yaml#/Id}]', '/desk/opening:'])).toEqual([
    'openapi/openapi.yaml:53: POST /desk/opening (lendBook) is no screen, action, page’s call, nor ignored with a reason: add x-resource ({name, action}, {page: …} or {ignore: why})',
  ]);
});

describe('an operation that was removed', () => {
  it('is told as removed where something still names it, beside what breaks callers of the release', async () => {
    const { contract } = await checkedContract(plant(), 'redocly.yaml');
    const gone: Edit = ['openapi.yaml', '/books/{id}/lend:', '/books/{id}/hand-out:'];
    const error = await checkedContract(
      plant(gone, ['openapi.yaml', 'operationId: lendBook', 'operationId: handOutBook'], ['released.json', '', JSON.stringify(contract)]),
      'redocly.yaml',
    ).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GenerateError);
    const { problems, notes } = error as GenerateError;
    expect(problems).toEqual([
      expect.stringMatching(/BookState\.yaml:5: x-transitions: the operation "lendBook" was removed \(release 1 had it as POST \/books\/\{id\}\/lend\)$/),
    ]);
    expect(notes).toEqual(['1 breaking change(s) since release 1:', '  ! POST /books/{id}/lend: the operation lendBook was removed']);
  });
});
