// A small contract in files of its own, for tests that spoil it.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const answer = (schema: string) => `      responses:
        '200':
          description: As it is now.
          content: {application/json: {schema: ${schema}}}`;

const operation = (method: string, id: string, more: readonly string[], schema: string) => `    ${method}:
      operationId: ${id}
      summary: ${id}
      description: Of the library.
      tags: [books]
      security: [{bearer: [reader]}]
${more.map((line) => `      ${line}\n`).join('')}${answer(schema)}`;

const book = '{$ref: schemas/Book.yaml}';
const body = `requestBody: {required: true, content: {application/json: {schema: ${book}}}}`;
const ofOne = `    parameters: [{$ref: parameters.yaml#/Id}]`;

const files: Readonly<Record<string, string>> = {
  'openapi.yaml': `openapi: 3.1.1
info: {title: Library, version: '1', description: Books., license: {name: MIT, identifier: MIT}, contact: {email: desk@library.example}}
servers: [{url: 'https://library.example'}]
tags: [{name: books, description: What is lent.}]
paths:
  /books:
${operation('get', 'listBooks', ['parameters: [{$ref: parameters.yaml#/Range}]'], `{type: array, items: ${book}}`)}
${operation('post', 'createBook', [body], book)}
  /books/{id}:
${ofOne}
${operation('get', 'getBook', [], book)}
${operation('patch', 'updateBook', [body], book)}
  /books/{id}/lend:
${ofOne}
${operation('post', 'lendBook', ['x-act: {done: "{record} lent"}'], book)}
components:
  securitySchemes: {bearer: {type: http, scheme: bearer}}
  schemas:
    Role: {description: Who., type: string, enum: [reader, keeper], x-enumDescriptions: {reader: Reader, keeper: Keeper}}
`,
  'parameters.yaml': `Range: {name: range, in: query, description: From and to., schema: {type: string}}
Id: {name: id, in: path, required: true, description: Of the book., schema: {type: string}}
`,
  'schemas/Book.yaml': `title: Book
description: What is lent.
type: object
required: [id, title, shelf, state]
x-display:
  label: title
  columns: [title, shelf]
properties:
  id: {title: Id, type: string, readOnly: true}
  title: {title: Title, type: string, maxLength: 80}
  shelf: {title: Shelf, type: string, maxLength: 20}
  state: {$ref: ./BookState.yaml}
`,
  'schemas/BookState.yaml': `description: Where it is.
type: string
enum: [free, lent]
x-transitions:
  - {from: [free], to: lent, by: [reader], via: lendBook}
x-enumDescriptions:
  free: On the shelf
  lent: Lent
`,
};

/** One edit: the file, the text to replace (none: the whole file), the replacement. */
export type Edit = readonly [file: string, words: string, instead: string];

const folders: string[] = [];

/** Removes the planted error. */
export function uproot(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}

/**
 * Writes the contract into a folder of its own, each edit made.
 * @returns its root file
 */
export function plant(...edits: readonly Edit[]): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'contract-')), 'openapi');
  folders.push(dirname(folder));
  const texts: Record<string, string> = { ...files };
  for (const [file, sentence, instead] of edits) {
    const before = texts[file] ?? '';
    if (!before.includes(sentence)) throw new Error(`${file} has no "${sentence}"`);
    texts[file] = sentence === '' ? instead : before.replace(sentence, instead);
  }
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  cpSync('openapi/extensions.schema.json', join(folder, 'extensions.schema.json'));
  return join(folder, 'openapi.yaml');
}
