import { expect, it } from 'vitest';
import type { Contract } from './document.ts';
import { fieldOf } from './fields.ts';

const schemas = { Topic: { type: 'string', enum: ['budget', 'timeline'] } };
const contract = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {}, components: { schemas } } as unknown as Contract;
const described = (anyOf: object[]) => fieldOf(contract, 'field', { anyOf }, { required: true, segmentOf: (name) => name });

it('a choice that may be a text of one’s own has that text’s limit', () => {
  expect(described([{ $ref: '#/components/schemas/Topic' }, { type: 'string', maxLength: 60 }])).toMatchObject({ kind: 'enum', rules: { maxLength: 60 } });
  expect(described([{ type: 'string', maxLength: 20 }, { type: 'null' }]).rules).toEqual({ maxLength: 20 });
  expect(described([{ $ref: '#/components/schemas/Topic' }, { type: 'null' }]).rules).toEqual({});
});
