import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonRefusal, parseJson } from './json.ts';

describe('strict JSON', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 1, '\t'), (value, space) => {
        const text = JSON.stringify(value, null, space);
        let strict: unknown;
        try {
          strict = parseJson(text);
        } catch (error) {
          // Keys into prototypes may come up by chance.
          expect(error).toBeInstanceOf(JsonRefusal);
          return;
        }
        expect(strict).toEqual(JSON.parse(text));
      }),
    );
  });

  it('never fails in another way, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', 'u', '0', ':', ',', 'a', ' ', '\ud800') }), (text) => {
        try {
          parseJson(text);
        } catch (error) {
          expect(error).toBeInstanceOf(JsonRefusal);
        }
      }),
    );
  });

  it.each([
    ['{"a":1,"a":2}', 'same key twice'],
    ['{"a":1,"\\u0061":2}', 'same key twice'],
    ['[{"b":{"a":1,"a" \n: 2}}]', 'same key twice'],
    ['{"__proto__":1}', 'not allowed'],
    ['{"a":[{"\\u005f_proto__":1}]}', 'not allowed'],
    ['{"constructor":1}', 'not allowed'],
    ['{"a":', 'not valid JSON'],
    ['[1,]', 'not valid JSON'],
    [`${'['.repeat(33)}${']'.repeat(33)}`, 'nested deeper than 32'],
    ['{"a":'.repeat(100_000), 'nested deeper than 32'],
  ])('refuses %.40s: %s', (text, sentence) => {
    expect(() => parseJson(text)).toThrow(sentence);
  });

  it.each(['{"a":"a","b":"a"}', '{"a":{"a":1},"b":{"a":1}}', '["a","a"]', '"\\\\u0000"', '"{{{{\\"[[["', '"😀"', `${'['.repeat(32)}${']'.repeat(32)}`])(
    'takes %s',
    (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text));
    },
  );
});
