import { isRecord } from '../../web/problem.ts';
import { sameValue, type Values } from './body.ts';

/** What react-admin asked for, out of the query of a list call. */
export interface ListQuery {
  filter: Values;
  sort?: readonly [string, 'ASC' | 'DESC'];
  range?: readonly [number, number];
}

/** A list that the server answers whole (a plain array) is filtered, sorted and cut here. */
export function plainList(rows: readonly unknown[], query: ListQuery): { rows: unknown[]; total: number; first: number } {
  const matching = rows.filter((row) => isRecord(row) && Object.entries(query.filter).every(([name, wanted]) => matches(row, name, wanted)));
  const { sort } = query;
  const sorted = sort ? matching.toSorted((one, other) => compare(valueOf(one, sort[0]), valueOf(other, sort[0])) * (sort[1] === 'DESC' ? -1 : 1)) : matching;
  const [first, last] = query.range ?? [0, sorted.length - 1];
  return { rows: sorted.slice(first, last + 1), total: matching.length, first };
}

/** Does the row pass one filter: `q` searches words, `_gte`/`_lte` bound, a list means any of it? */
function matches(row: Values, name: string, wanted: unknown): boolean {
  if (wanted === undefined || wanted === null || wanted === '') return true;
  if (name === 'q') {
    const query = String(wanted).toLowerCase();
    return Object.values(row).some((value) => (typeof value === 'string' || typeof value === 'number') && String(value).toLowerCase().includes(query));
  }
  const bound = /^(.+)_(gte|lte)$/.exec(name);
  if (bound?.[1]) {
    const value = row[bound[1]];
    if (value === undefined || value === null) return false;
    return bound[2] === 'gte' ? compare(value, wanted) >= 0 : compare(value, wanted) <= 0;
  }
  const value = row[name];
  const wantedOnes: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  return wantedOnes.some((one) => sameValue(one, value) || (Array.isArray(value) && value.some((item) => sameValue(item, one))));
}

function valueOf(row: unknown, name: string): unknown {
  return isRecord(row) ? row[name] : undefined;
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''), undefined, { numeric: true });
}
