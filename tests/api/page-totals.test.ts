// Lists of which a caller may want less: those in which a record is found by typing, where nobody sees how many there are, nor more of them than a name.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveSchema } from '../../engine/server/json-schema.ts';
import { pickers } from '../../scripts/bench/scale/pickers.ts';
import { operationSpecs } from '../../server/contract.ts';
import { startApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = await app.signIn('admin@forecourt.example');
});
afterAll(() => app.close());

const lists = operationSpecs.filter(({ parameters }) => parameters.some(({ name }) => name === 'total'));

it('are all that a field of a form or a filter offers records of', () => {
  expect(pickers().filter(({ resource }) => resource.list && !(resource.pageTotal && resource.narrowed))).toEqual([]);
  expect(lists.length).toBeGreaterThan(8);
});

describe.each(lists.map(({ id, path }) => [id, path] as const))('%s', (_id, path) => {
  const ask = async (query: string) => {
    const answer = await fetch(`${app.url}/api${path}?${query}`, { headers: { authorization: `Bearer ${token}` } });
    const rows = (JSON.parse(await answer.text()) as { id: string }[]).map((row) => row.id);
    return { rows, total: Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1]), capped: answer.headers.get('x-total-capped') };
  };

  it('says whether there is a row behind the page, and answers the same rows', async () => {
    const { rows, total } = await ask('range=[0,999]');
    expect(await ask('range=[0,999]&total=page')).toEqual({ rows, total, capped: null });
    expect(await ask('range=[0,0]&total=page')).toEqual({ rows: rows.slice(0, 1), total: Math.min(total, 2), capped: total > 1 ? 'true' : null });
    expect(await ask(`range=[${total - 1},${total - 1}]&total=page`)).toEqual({ rows: rows.slice(-1), total, capped: null });
  });

  it('answers the wanted fields of its rows, as they are in the whole ones, with their ids', async () => {
    const [whole] = await rowsOf('range=[0,0]');
    const wanted = Object.keys(whole ?? {}).slice(-3);
    expect(wanted).toHaveLength(3);
    const answer = await rowsOf(`range=[0,0]&fields=${JSON.stringify([...wanted, 'password_hash'])}`);
    expect(answer).toEqual([Object.fromEntries(Object.entries(whole ?? {}).filter(([name]) => name === 'id' || wanted.includes(name)))]);
  });

  const rowsOf = async (query: string): Promise<Readonly<Record<string, unknown>>[]> => {
    const answer = await fetch(`${app.url}/api${path}?${query}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    return JSON.parse(await answer.text());
  };
});

it('a caller gets no field by naming it that their role may not read', async () => {
  const client = await app.signIn('client@forecourt.example');
  const ask = async (query: string): Promise<Readonly<Record<string, unknown>>[]> =>
    JSON.parse(await (await fetch(`${app.url}/api/links?range=[0,0]${query}`, { headers: { authorization: `Bearer ${client}` } })).text());
  const [whole = {}] = await ask('');
  const schema = operationSpecs.find(({ id }) => id === 'listLinks')?.success.schema ?? {};
  const row = resolveSchema(resolveSchema(schema).items || {});
  const hidden = Object.keys(row.properties ?? {}).filter((name) => !(name in whole));
  expect(hidden.length).toBeGreaterThan(0);
  expect(await ask(`&fields=${JSON.stringify(hidden.slice(0, 20))}`)).toEqual([{ id: whole['id'] }]);
});
