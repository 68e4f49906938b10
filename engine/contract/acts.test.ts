import { describe, expect, it } from 'vitest';
import { actProblems, brokenOffActs, silentActs } from './acts.ts';
import type { ActEntry, ActKey } from './act-key.ts';
import type { Contract, Schema } from './document.ts';
import { classify } from './classify.ts';

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const book: Schema = { $ref: '#/components/schemas/Book' };

/** A library where a book is lent with these sentences, and burnt. */
function library(lend: ActEntry & Pick<ActKey, 'when' | 'only' | 'icon'>, burn: ActEntry = {}): Contract {
  return {
    openapi: '3.1.1',
    info: { title: 'Library', version: '1' },
    paths: {
      '/books': {
        get: { operationId: 'listBooks', parameters: [{ name: 'range', in: 'query' }], responses: { '200': json({ type: 'array', items: book }) } },
      },
      '/books/{id}': {
        delete: { operationId: 'burnBook', 'x-resource': { name: 'books', action: 'delete' }, 'x-act': burn, responses: { '200': json(book) } },
      },
      '/books/lend': {
        post: {
          operationId: 'lendBooks',
          'x-resource': { name: 'books', action: 'lend', on: 'bulk' },
          'x-act': lend,
          requestBody: json({ type: 'object', properties: { ids: { type: 'array', items: { type: 'string' } }, reader: { type: 'string' } } }),
          responses: { '200': json({ type: 'object', properties: { lent: { type: 'integer' } } }) },
        },
      },
    },
    components: { schemas: { Book: { type: 'object', properties: { id: { type: 'string' }, shelf: { type: 'string' } } } } },
  };
}

const problemsOf = (contract: Contract) => actProblems(contract, classify(contract), () => 'Book').map(({ says }) => says);

describe('the sentences of a contract', () => {
  it('may name the record, its fields, the body, the answer and the count', () => {
    const done = { one: '{record} of {record.shelf} lent to {body.reader}', many: '{count} lent, {answer.lent|book|books}' };
    expect(problemsOf(library({ done, undo: { by: 'lendBooks', body: { ids: '{ids}', reader: '{record.shelf}' } } }))).toEqual([]);
  });

  it.each<[string, ActEntry & Pick<ActKey, 'when' | 'only'>, string]>([
    ['a field the record has not', { done: '{record.colour} lent' }, 'lendBooks: "{record.colour} lent" has no {record.colour}'],
    ['a field the body has not', { ask: 'Lend to {body.name}?' }, 'lendBooks: "Lend to {body.name}?" has no {body.name}'],
    ['what is no placeholder at all', { consequence: ['{nobody} reads'] }, 'lendBooks: "{nobody} reads" has no {nobody}'],
    ['one record among several', { done: { many: '{record} and others lent' } }, 'lendBooks: "{record} and others lent" has no {record}'],
    [
      'an operation that takes it back and is not there',
      { undo: { by: 'fetchBooks' } },
      'lendBooks/undo: there is no operation "fetchBooks"; there are listBooks, burnBook, lendBooks',
    ],
    ['a body that undo does not take', { undo: { by: 'lendBooks', body: { to: '{ids}' } } }, 'lendBooks/undo: the body of lendBooks has no "to"'],
    ['a case of a field that is not sent', { when: [{ is: { to: null } }] }, 'lendBooks/when: its body has no "to"'],
    ['a condition of a field the record has not', { only: { shelf: 'low', colour: ['red'] } }, 'lendBooks/only: its record has no "colour"'],
  ])('stop at %s', (_what, lend, problem) => {
    expect(problemsOf(library(lend))).toEqual([problem]);
  });
});

describe('an act of ours that says nothing', () => {
  it('is named, and what is far-reaching says its question and what follows', () => {
    const silent = silentActs(classify(library({ done: 'Lent', far: true }))).map(({ says }) => says);
    expect(silent).toEqual([
      'burnBook: says not what was done, for one and for many (x-act: done)',
      'burnBook: deletes, so it is far-reaching (x-act: far)',
      'lendBooks: says not what was done, for one and for many (x-act: done)',
      'lendBooks: is far-reaching and asks nothing, for one and for many (x-act: ask)',
      'lendBooks: is far-reaching and says not what follows (x-act: consequence)',
      'lendBooks: is done to several and has no sign, which is all that a phone’s bar has room for (x-act: icon)',
    ]);
  });

  it('is named where its message breaks off without what may be left out', () => {
    const both = { one: '{record} lent to {body.reader}', many: '{count} books lent to {body.reader}' };
    const without = { is: { reader: null }, done: { one: '{record} is back', many: '{count} books are back' } };
    const brokenOff = (lend: object) => {
      const contract = library(lend);
      return brokenOffActs(contract, classify(contract)).map(({ says }) => says);
    };
    expect(brokenOff({ done: both })).toEqual([
      'lendBooks: "{record} lent to {body.reader}" breaks off without {body.reader}, which may be empty: add a case to when (is: {reader: null})',
      'lendBooks: "{count} books lent to {body.reader}" breaks off without {body.reader}, which may be empty: add a case to when (is: {reader: null})',
    ]);
    expect(brokenOff({ done: both, when: [without] })).toEqual([]);
    expect(brokenOff({ done: '{record} lent' })).toEqual([]);
  });

  it('is complete with its sentences and its sign', () => {
    const both = { one: 'One', many: 'Many' };
    expect(silentActs(classify(library({ done: both, icon: 'star' }, { done: both, far: true, ask: both, consequence: 'Gone.' })))).toEqual([]);
  });
});
