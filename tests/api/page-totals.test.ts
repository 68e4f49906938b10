// Lists that are counted to the end of their page: those in which a record is found by typing, where nobody sees how many there are.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  expect(pickers().filter(({ resource }) => resource.list && !resource.pageTotal)).toEqual([]);
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
});
