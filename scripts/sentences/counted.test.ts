// A number of a record before the word that it counts: where there is one, a screen says "1 price" and not "1 prices".
import { expect, it } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import type { Contract } from '../../engine/contract/document.ts';

/** `{published} prices`; not `3 of {answered} prices`, which counts what it is a part of. */
const severalAlways = /(?<!\bof )\{(\w+)\} [a-z]+s\b/g;

it('what a record says of a number says one and several: `{published|price|prices}`', () => {
  // A bundled document is a contract; its type is wider than ours.
  const { schemas = {} } = (contract as unknown as Contract).components ?? {};
  const said = Object.entries(schemas).flatMap(([name, schema]) => {
    const { next = [], figures = [], beside = [] } = schema['x-display'] ?? {};
    const texts = [...next.map(({ say }) => say), ...figures.flatMap((figure) => (typeof figure === 'string' ? [] : [figure.note ?? ''])), ...beside];
    return texts.map((text) => ({ name, text, isNumber: (field: string) => [schema.properties?.[field]?.type].flat().includes('integer') }));
  });
  expect(said.length).toBeGreaterThan(100);
  const wrong = said.filter(({ text, isNumber }) => [...text.matchAll(severalAlways)].some(([, field = '']) => isNumber(field)));
  expect(wrong.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
});
