import { describe, expect, it } from 'vitest';
import { editOf, keptFields } from './edits.ts';
import type { JsonSchema } from './json-schema.ts';

const listing = (properties: Record<string, JsonSchema>) => ({ success: { status: 200, schema: { type: 'array', items: { type: 'object', properties } } } });
const taking = (properties: Record<string, JsonSchema>) => ({ body: { schema: { type: 'object', properties }, required: true, multipart: false } });

describe('the fields whose values are kept', () => {
  const text: JsonSchema = { type: 'string' };

  it('are those sent, the states, the switches, and whom a record refers to', () => {
    const list = listing({
      id: text,
      version: { type: 'integer' },
      name: text,
      size: text,
      is_shown: { type: 'boolean' },
      is_late: { type: 'boolean', readOnly: true },
      status: { type: 'string', 'x-transitions': [] },
      owner_id: { anyOf: [{ type: 'string', 'x-reference': { resource: 'people' } }, { type: 'null' }] },
    });
    expect(keptFields(list, taking({ name: text }), { name: 'New', version: 3 })).toEqual(['name', 'is_shown', 'status', 'owner_id']);
  });

  it('are never what is only written, a password or a file, whichever side says so', () => {
    const list = listing({ pin: { ...text, writeOnly: true }, password: { ...text, format: 'password' }, scan: { ...text, format: 'binary' }, key: text });
    const sent = { pin: '1234', password: 'x', scan: 'y', key: 'z' };
    expect(keptFields(list, taking({ key: { ...text, writeOnly: true } }), sent)).toEqual([]);
  });
});

it('a number whose unit another field says is kept with it, and is another one where only that has changed', () => {
  const unit = { by: 'kind', is: { share: 'percent', sum: 'cents' } } as const;
  expect(editOf('off', { kind: 'share', off: 10 }, { kind: 'sum', off: 5000 }, unit)).toEqual([
    { field: 'off', from: 10, to: 5000, from_unit: 'percent', to_unit: 'cents' },
  ]);
  expect(editOf('off', { kind: 'share', off: 50 }, { kind: 'sum', off: 50 }, unit)).toHaveLength(1);
  expect(editOf('off', { kind: 'sum', off: 50 }, { kind: 'sum', off: 50 }, unit)).toEqual([]);
  expect(editOf('name', { name: 'Old' }, { name: 'New' }, undefined)).toEqual([{ field: 'name', from: 'Old', to: 'New' }]);
});
