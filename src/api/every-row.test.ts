import { expect, test, vi } from 'vitest';
import { somethingWentWrong } from '../../engine/web/problem.ts';
import { everyRow } from './every-row.ts';

interface Row {
  id: string;
}

const named = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: `row ${index}` }));

/** Answers as the server does: rows of a range, and how many there are, counted up to `countedTo` alone. */
const listOf = (rows: readonly Row[], countedTo = Number.POSITIVE_INFINITY) =>
  vi.fn(async ([first, last]: [number, number]) => {
    const total = Math.min(rows.length, countedTo);
    const headers = { 'Content-Range': `rows ${first}-${last}/${total}`, ...(total < rows.length ? { 'X-Total-Capped': 'true' } : {}) };
    return { data: rows.slice(first, last + 1), response: new Response(null, { headers }) };
  });

test.each([0, 3, 10])('%i rows are one call', async (count) => {
  const call = listOf(named(count));
  expect(await everyRow(10, call)).toEqual({ rows: named(count), total: count, capped: false });
  expect(call).toHaveBeenCalledTimes(1);
});

test('what lies behind the first call is read too', async () => {
  const call = listOf(named(25));
  expect((await everyRow(10, call)).rows).toEqual(named(25));
  expect(call.mock.calls.map(([range]) => range)).toEqual([
    [0, 9],
    [10, 19],
    [20, 29],
  ]);
});

test('more rows than are counted are read to their end', async () => {
  expect((await everyRow(10, listOf(named(47), 20))).total).toBe(47);
});

test('a row that another one moved on between two calls is there once', async () => {
  const rows = named(15);
  const call = vi.fn(async (range: [number, number]) => {
    const answer = await listOf(rows)(range);
    if (range[0] === 0) rows.unshift({ id: 'new' });
    return answer;
  });
  expect((await everyRow(10, call)).rows).toEqual(named(15));
});

test('a call that fails fails it all', async () => {
  const call = vi.fn(async (range: [number, number]) => (range[0] === 0 ? await listOf(named(25))(range) : { response: new Response(null, { status: 503 }) }));
  await expect(everyRow(10, call)).rejects.toThrow(somethingWentWrong);
});
