import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { pageOf, type Page } from './query.ts';

type Call<T> = Promise<{ data?: T; response: Response }>;

/**
 * Every row of a list, for a screen that counts, groups or looks up among all of them: one that asked for the first so many alone would take what lies
 * behind them for not there.
 * @param atOnce how many rows a call asks for: more than nearly every such list has, so that one call is the rule
 * @param call asks for the rows from the first number to the second, counted from 0 and both included, in an order that names each row once
 */
export async function everyRow<Row extends { id: string }>(atOnce: number, call: (range: [number, number]) => Call<Row[]>): Promise<Page<Row>> {
  // A row that comes in between moves the others on: one that is read twice is there once.
  const rows = new Map<string, Row>();
  for (let from = 0; ; from += atOnce) {
    const page = await pageOf(call([from, from + atOnce - 1]));
    for (const row of page.rows) rows.set(row.id, row);
    const isLast = page.rows.length === 0 || (!page.capped && from + atOnce >= page.total);
    if (isLast) return { rows: [...rows.values()], total: rows.size, capped: false };
  }
}

/** Options for `useQuery` as `apiQuery` has them, of a list read to its end. */
export function everyRowQuery<Row extends { id: string }>(
  queryKey: QueryKey,
  atOnce: number,
  call: (range: [number, number], signal: AbortSignal) => Call<Row[]>,
) {
  return queryOptions<Row[]>({ queryKey, queryFn: async ({ signal }) => (await everyRow(atOnce, (range) => call(range, signal))).rows });
}
