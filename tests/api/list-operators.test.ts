// Every operator that the contract offers on a field of a list is answered, and what it does not offer is refused by name.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alternatives, operatorOf } from '../../engine/contract/conditions.ts';
import { operationSpecs } from '../../server/contract.ts';
import { resolveSchema, type JsonSchema } from '../../engine/server/json-schema.ts';
import { links } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';

let app: TestApp;
const tokens = { admin: '', employee: '' };
beforeAll(async () => {
  app = await startApp();
  tokens.admin = await app.signIn('admin@forecourt.example');
  tokens.employee = await app.signIn('advisor@forecourt.example');
});
afterAll(() => app.close());

const lists = operationSpecs.flatMap((operation) => {
  const filter = operation.parameters.find(({ name }) => name === 'filter');
  const { properties = {} } = filter ? resolveSchema(filter.schema) : {};
  const derived = Object.entries(properties).filter(([name]) => operatorOf(name).operator !== 'is');
  // What else filters answers no list: it takes no alternatives either.
  return alternatives in properties && derived.length > 0 && !operation.path.includes('{') && operation.roles.includes('admin') ? [{ operation, derived }] : [];
});

/** Some value that a field may be compared with. */
function valueFor(name: string, property: JsonSchema): unknown {
  const { operator } = operatorOf(name);
  if (operator === 'empty') return false;
  const schema = resolveSchema(property);
  const one = resolveSchema(schema.anyOf?.[0] ?? schema);
  if (one.enum) return one.enum[0];
  if (one.format === 'uuid') return '01998a3e-0000-7000-8000-000000000000';
  if (one.format === 'date') return '2026-01-02';
  if (one.format === 'date-time') return '2026-01-02T00:00:00.000Z';
  return one.type === 'integer' || one.type === 'number' ? (one.minimum ?? 1) : 'ab';
}

const ask = async (path: string, filter: object, token: string) => {
  const answer = await fetch(`${app.url}/api${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, range: answer.headers.get('content-range') ?? '', body: (await answer.json()) as Record<string, unknown> };
};
const total = (range: string) => Number(range.split('/')[1]);

describe('the operators of a list', () => {
  it.each(lists.map((list) => [list.operation.id, list] as const))('are all answered: %s', async (_id, { operation, derived }) => {
    const filter = Object.fromEntries(derived.map(([name, property]) => [name, valueFor(name, property)]));
    const answer = await ask(operation.path, { ...filter, [alternatives]: [derived.slice(0, 8).map(([name]) => ({ [name]: filter[name] }))] }, tokens.admin);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });

  it('part the rows: what is not, and what is, are all', async () => {
    const all = total((await ask('/links', {}, tokens.admin)).range);
    const strong = total((await ask('/links', { tier: 'strong' }, tokens.admin)).range);
    expect(strong).toBeGreaterThan(0);
    expect(total((await ask('/links', { tier_not: 'strong' }, tokens.admin)).range)).toBe(all - strong);
    const priced = total((await ask('/links', { price_empty: false }, tokens.admin)).range);
    expect(total((await ask('/links', { or: [[{ price_empty: true }, { price_gte: 0 }]] }, tokens.admin)).range)).toBe(all);
    expect(total((await ask('/links', { price_empty: true }, tokens.admin)).range)).toBe(all - priced);
  });

  it('refuse what there is not by its name, in alternatives too', async () => {
    const unknown = await ask('/links', { colour_not: 'red' }, tokens.admin);
    expect(unknown).toMatchObject({ status: 400, body: { errors: { 'filter.colour_not': 'There is no such field.' } } });
    const within = await ask('/links', { or: [[{ tier: 'strong' }, { price_contains: '3' }]] }, tokens.admin);
    expect(within).toMatchObject({ status: 400, body: { errors: { 'filter.or.0.1.price_contains': 'There is no such field.' } } });
    const wrong = await ask('/links', { or: [[{ tier: 'best' }]] }, tokens.admin);
    expect(wrong.status).toBe(400);
    expect(Object.keys(Object(wrong.body['errors']))).toEqual(['filter.or.0.0.tier']);
    expect((await ask('/links', { or: [[{ or: [[{ tier: 'strong' }]] }]] }, tokens.admin)).status).toBe(400);
    expect((await ask('/links', { or: [[{ price_gte: 5, price_lte: 1 }]] }, tokens.admin)).status).toBe(422);
  });

  it('never lead out of one’s own rows', async () => {
    const own = total((await ask('/links', {}, tokens.employee)).range);
    const everything = [[{ price_empty: true }, { price_gte: 0 }]];
    expect(total((await ask('/links', { or: everything }, tokens.employee)).range)).toBe(own);
    expect(await app.db.$count(links)).toBeGreaterThan(own);
  });
});
