import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { problemsOf } from './check.ts';
import { classify } from './classify.ts';
import type { Contract, Schema } from './document.ts';

const extensions = JSON.parse(await readFile('openapi/extensions.schema.json', 'utf8')) as object;
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const book: Schema = { $ref: '#/components/schemas/Book' };

/** A library where a loan is made of a book, with this taken from it. */
const library = (fill: Record<string, unknown>): Contract => ({
  openapi: '3.1.1',
  info: { title: 'Library', version: '1' },
  paths: {
    '/books': {
      get: { operationId: 'listBooks', parameters: [{ name: 'range', in: 'query' }], responses: { '200': json({ type: 'array', items: book }) } },
    },
    '/loans': {
      post: {
        operationId: 'addLoan',
        'x-resource': { name: 'books', action: 'lend', on: 'record', fill },
        requestBody: json({ type: 'object', properties: { book_id: { type: 'string' }, title: { type: 'string' }, days: { type: 'integer' } } }),
        responses: { '201': json({ type: 'object', properties: { id: { type: 'string' } } }) },
      },
    },
  },
  components: { schemas: { Book: { type: 'object', properties: { id: { type: 'string' }, title: { type: 'string' } } } } },
});
const problems = (fill: Record<string, unknown>) => {
  const contract = library(fill);
  return problemsOf(contract, classify(contract), extensions)
    .map(({ says }) => says)
    .filter((says) => says.includes('addLoan/fill'));
};

it('takes of the record what a body has besides what is asked', () => {
  expect(problems({ book_id: '{id}', title: '{record.title}', days: 14 })).toEqual([]);
});

it.each([
  ['a field the body has not', { books: '{id}' }, 'addLoan/fill: its body has no "books"'],
  ['a field the record has not', { title: '{record.name}' }, 'addLoan/fill: title is "{record.name}"'],
  ['braces that mean nothing', { title: '{body.title}' }, 'addLoan/fill: title is "{body.title}"'],
])('stops at %s', (_what, fill, problem) => {
  expect(problems(fill)).toEqual([expect.stringContaining(problem)]);
});
