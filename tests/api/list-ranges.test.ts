// A range of a list's filter that ends before it begins: said at its end, for every pair the contract has, instead of an empty list.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationSpecs } from '../../server/contract.ts';
import { resolveSchema, type JsonSchema } from '../../engine/server/json-schema.ts';
import { startApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = await app.signIn('admin@forecourt.example');
});
afterAll(() => app.close());

const wrongWay = ({ format, minimum = 2010 }: JsonSchema): [unknown, unknown] => {
  if (format === 'date-time') return ['2026-03-02T00:00:00.000Z', '2026-03-01T00:00:00.000Z'];
  return format === 'date' ? ['2026-03-02', '2026-03-01'] : [minimum + 1, minimum];
};

const pairs = operationSpecs.flatMap((operation) => {
  const filter = operation.parameters.find(({ name }) => name === 'filter');
  const { properties = {} } = filter ? resolveSchema(filter.schema) : {};
  // Whose list it is, where the path says so, is asked before the filter is read.
  const isOfNobody = !operation.path.includes('{');
  const ends = isOfNobody && operation.roles.includes('admin') ? Object.keys(properties).filter((name) => name.endsWith('_lte')) : [];
  return ends.flatMap((end) => {
    const begin = end.replace(/_lte$/, '_gte');
    return properties[begin] ? [{ operation, begin, end, schema: resolveSchema(properties[begin]) }] : [];
  });
});

describe('a range the wrong way round', () => {
  it('is looked for in every list that has one', () => {
    expect(pairs.length).toBeGreaterThan(15);
  });

  it.each(pairs.map((pair) => [`${pair.operation.id}: ${pair.end}`, pair] as const))(
    'is told at its end: %s',
    async (_name, { operation, begin, end, schema }) => {
      const [first, last] = wrongWay(schema);
      const ask = (filter: object) =>
        fetch(`${app.url}/api${operation.path}?filter=${encodeURIComponent(JSON.stringify(filter))}`, { headers: { authorization: `Bearer ${token}` } });
      const refused = await ask({ [begin]: first, [end]: last });
      expect(refused.status).toBe(422);
      expect((await refused.json()).errors).toEqual({ [`filter.${end}`]: expect.stringMatching(/^Must not be (?:before|less than) “.+”\.$/) });
      expect((await ask({ [begin]: last, [end]: first })).status).toBe(200);
    },
  );
});
