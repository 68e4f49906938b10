// What somebody with bad intentions, a broken client or a fuzzer sends: values for any place, and the outermost ones a schema still allows.
import fc from 'fast-check';
import { resolveSchema, type JsonSchema } from '../../../engine/server/json-schema.ts';

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\ufeff',
  '🧨'.repeat(40),
  'x'.repeat(70_000),
  "'; drop table users; --",
  '../../../etc/passwd',
  '%00',
  '%',
  '_\\',
  '__proto__',
  '<script>alert(1)</script>',
  'null',
  'NaN',
  '-1',
  '1e309',
  '[]',
  '{}',
  '21',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0000-01-01',
  '0001-01-01',
  '2026-02-30',
  '9999-12-31',
  '-271821-04-20',
  '+275760-09-13T00:00:00.000Z',
  '9999-12-31T23:59:60Z',
  '0000-01-01T00:00:00Z',
  '2026-01-01T00:00:00+99:99',
  'infinity',
  'javascript:alert(1)',
  'https://[::1',
  `https://${'a'.repeat(300)}.example/`,
  'a@b',
];
const numbers = [-1, 0, 0.5, 1e-320, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e15, 1e21, 1.797e308, -1e308];

/** A text nobody means. */
export const hostileText = fc.constantFrom(...texts);

/** A value of any JSON type, in any place. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...numbers) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}], { id: null }, { toString: 1 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 5_000 }, (_, index) => index)) },
  { weight: 1, arbitrary: fc.constant(nested(30)) },
);

/** Lists in each other. */
export function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 1; level < depth; level += 1) value = [value];
  return value;
}

const byFormat: Readonly<Record<string, readonly string[]>> = {
  date: ['0001-01-01', '1900-01-01', '2024-02-29', '9999-12-31'],
  'date-time': ['0001-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', '2026-01-01T00:00:00+14:00', '2026-06-30T23:59:60Z'],
  uuid: ['00000000-0000-0000-0000-000000000000', '01998a3e-0000-7000-8000-000000000000', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF'],
  email: ['a@b.cd', `${'a'.repeat(60)}@${'b'.repeat(60)}.example`, "o'brien+%_@mailhaven.example"],
  uri: ['https://a.b', 'https://user:pass@dealer.example:99999/%00?q=%', `https://dealer.example/${'x'.repeat(500)}`, 'urn:x:y'],
  time: ['00:00:00Z', '23:59:60Z'],
};

/** The outermost values a schema allows, or nearly: what passes the contract and reaches handlers and database. */
export function outermost(schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  const resolved = resolveSchema(schema);
  if (resolved.enum) return fc.constantFrom(...resolved.enum);
  const branches = resolved.anyOf ?? resolved.oneOf;
  if (branches?.length) return fc.oneof(...branches.map((branch) => outermost(branch, depth)));
  const types = [resolved.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(type, resolved, depth)));
}

function ofType(type: string, schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'integer':
    case 'number':
      return fc.constantFrom(schema.minimum ?? -(2 ** 53) + 1, schema.maximum ?? 2 ** 53 - 1, 0, 1, 2 ** 31);
    case 'string':
      return textOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return arrayOf(schema, depth);
    case 'object':
      return objectOf(schema, depth);
    default:
      return fc.constant(null);
  }
}

function textOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const known = byFormat[schema.format ?? ''];
  if (known) return fc.constantFrom(...known);
  const longest = Math.min(schema.maxLength ?? 2_000, 20_000);
  return fc.oneof(
    fc.constantFrom('x'.repeat(longest), '🧨'.repeat(Math.floor(longest / 2)), ' '.repeat(Math.max(schema.minLength ?? 1, 1)), '%_\\', '\u0001\u007f', 'ß'),
    hostileText,
  );
}

function arrayOf(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => outermost(item, depth + 1)));
  if (depth > 3 || !schema.items) return fc.constant([]);
  return fc.array(outermost(schema.items, depth + 1), { maxLength: Math.min(schema.maxItems ?? 3, 3), minLength: Math.min(schema.minItems ?? 0, 3) });
}

function objectOf(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {}).filter(([, property]) => !resolveSchema(property).readOnly);
  if (depth > 3 || properties.length === 0) return fc.dictionary(fc.constantFrom('budget', 'x', 'id', 'toString'), hostileValue, { maxKeys: 2 });
  return fc.record(Object.fromEntries(properties.map(([name, property]) => [name, outermost(property, depth + 1)])), {
    requiredKeys: (schema.required ?? []).filter((name) => properties.some(([known]) => known === name)),
  });
}
