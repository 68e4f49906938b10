import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breakingChanges } from './breaking.ts';
import type { Contract, Operation, Schema } from './document.ts';

function contractWith(change: { book?: Schema; operation?: Partial<Operation>; path?: string } = {}): Contract {
  const book: Schema = change.book ?? {
    type: 'object',
    required: ['title', 'state'],
    properties: { title: { type: 'string' }, state: { type: 'string', enum: ['in', 'out'] } },
  };
  const operation: Operation = {
    operationId: 'createBook',
    security: [{ bearer: ['reader', 'librarian'] }],
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Book' } } } },
    responses: { '201': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Book' } } } } },
    ...change.operation,
  };
  return {
    openapi: '3.1.1',
    info: { title: 'Library', version: '1' },
    paths: { [change.path ?? '/books']: { post: operation } },
    components: { schemas: { Book: book } },
  };
}

const released = contractWith();

describe('breakingChanges', () => {
  it('says nothing when nothing changed, or when an optional property came', () => {
    expect(breakingChanges(released, contractWith())).toEqual([]);
    const grown: Schema = {
      type: 'object',
      required: ['title', 'state'],
      properties: { title: { type: 'string' }, state: { type: 'string', enum: ['in', 'out'] }, note: { type: 'string' } },
    };
    expect(breakingChanges(released, contractWith({ book: grown }))).toEqual([]);
  });

  it('tells a call that is gone', () => {
    expect(breakingChanges(released, contractWith({ path: '/volumes' }))).toEqual(['POST /books: the operation createBook was removed']);
  });

  it('tells a role that is no longer admitted', () => {
    expect(breakingChanges(released, contractWith({ operation: { security: [{ bearer: ['librarian'] }] } }))).toEqual(['POST /books: no longer admits reader']);
  });

  it('tells what a request must now carry and what an answer no longer does', () => {
    const changed: Schema = {
      type: 'object',
      required: ['title', 'isbn'],
      properties: { title: { type: 'integer' }, state: { type: 'string', enum: ['in'] }, isbn: { type: 'string' } },
    };
    expect(breakingChanges(released, contractWith({ book: changed }))).toEqual([
      'POST /books: body.title is ["integer"] instead of ["string"]',
      'POST /books: body.state no longer takes "out"',
      'POST /books: body.isbn is required now',
      'POST /books: answer.title is ["integer"] instead of ["string"]',
      'POST /books: answer.state may be missing now',
    ]);
  });
});

describe('the last release of our own contract', () => {
  const read = (file: string): Contract => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  const last = read('openapi/released.json');

  it('is recorded with every call it had, and nothing since then breaks who calls it', () => {
    expect(Object.keys(last.paths).length).toBeGreaterThan(150);
    expect(breakingChanges(last, read('generated/openapi.json'))).toEqual([]);
  });

  it('is what a change is held against: a call taken away is told', () => {
    const { '/packages/all': _taken, ...paths } = last.paths;
    expect(breakingChanges(last, { ...last, paths })).toEqual(['GET /packages/all: the operation listAllPackages was removed']);
  });
});
