// Values that a schema allows, texts above all in every script and form that people send.
import fc from 'fast-check';
import { resolveSchema, type JsonSchema } from '../../../engine/server/json-schema.ts';
import { outermost } from './values.ts';

/** What keyboards, phones, word processors and spreadsheets send. */
const pieces = fc.oneof(
  fc.constantFrom(
    'a',
    'Z',
    '7',
    ' ',
    '.',
    '"',
    '\\',
    '%',
    '<b>',
    "'",
    '\n',
    '\r\n',
    '\t',
    'ß',
    'é',
    'e\u0301',
    'Å',
    '한',
    '漢',
    'ع',
    'ש',
    'क्ष',
    '👩‍👩‍👧',
    '😀',
    '❤️',
  ),
  fc.constantFrom('\ufeff', '\u200b', '\u200c', '\u200d', '\u200e', '\u202d', '\u202c', '\u2028', '\u00ad', '\u00a0', '\u3000', '\u{1f3f4}\u{e0067}\u{e007f}'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
);

/** A value a schema allows, or nearly: handlers may refuse it. */
export function acceptable(schema: JsonSchema): fc.Arbitrary<unknown> {
  const resolved = resolveSchema(schema);
  const real = resolved.anyOf?.map(resolveSchema).find(({ type }) => type !== 'null');
  if (real) return fc.oneof({ weight: 5, arbitrary: acceptable(real) }, { weight: 1, arbitrary: fc.constant(null) });
  const types = new Set([resolved.type ?? 'object'].flat());
  if (types.has('string') && !resolved.enum && !resolved.format && (!resolved.pattern || resolved.pattern === '\\S')) return textOf(resolved);
  if (types.has('string') && resolved.format === 'multiline') return textOf(resolved);
  if (types.has('array') && resolved.items && !resolved.prefixItems)
    return fc.array(acceptable(resolved.items), { minLength: resolved.minItems ?? 0, maxLength: Math.min(resolved.maxItems ?? 3, 3) });
  return outermost(resolved);
}

function textOf({ minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  const most = Math.min(maxLength, 60);
  return fc.oneof(
    { weight: 6, arbitrary: fc.string({ unit: pieces, minLength: Math.min(minLength, most), maxLength: Math.max(Math.floor(most / 3), minLength) }) },
    { weight: 1, arbitrary: fc.constant('😀'.repeat(Math.min(maxLength, 4_000))) },
  );
}
