import { expect, it } from 'vitest';
import type { Contract } from '../../engine/contract/document.ts';
import { unaudited, unsaidStates } from './house-rules.ts';

const contract = (areas: string[]) =>
  ({
    openapi: '3.1.0',
    info: { title: 'Suppliers', version: '1' },
    paths: {
      '/suppliers': { get: { operationId: 'listSuppliers', tags: ['suppliers'] }, post: { operationId: 'createSupplier', tags: ['suppliers'] } },
      '/reports': { get: { operationId: 'getReport', tags: ['reports'] } },
    },
    components: { schemas: { AuditArea: { type: 'string', enum: areas } } },
  }) as unknown as Contract;

it('a group whose calls change something and that is no area of the audit is told by name and file', () => {
  expect(unaudited(contract(['users']))).toEqual([
    {
      at: ['components', 'schemas', 'AuditArea', 'enum'],
      says: 'has no "suppliers", the group of calls that change something; add it to enum and x-enumDescriptions',
    },
  ]);
});

it('a group that only answers needs none', () => {
  expect(unaudited(contract(['suppliers']))).toEqual([]);
});

it('asks for a sentence of each state that is moved', () => {
  const states = (says: object[]) =>
    ({
      components: { schemas: { Stage: { enum: ['proposed', 'approved'], 'x-transitions': [{ from: ['proposed'], to: 'approved', by: ['admin'] }, ...says] } } },
    }) as unknown as Contract;
  const proposed = { state: 'proposed', says: { client: 'Yours.', others: 'Theirs.' } };
  expect(unsaidStates(states([proposed])).map(({ says }) => says)).toEqual([
    'has no sentence for "approved", which a refused move would answer: add {state: approved, says: …}, or says: {client: …, others: …}',
  ]);
  expect(unsaidStates(states([proposed, { state: 'approved', says: 'Done.' }]))).toEqual([]);
});
