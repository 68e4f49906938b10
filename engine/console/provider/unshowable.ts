import { unshowableIn } from '../../web/unshowable.ts';
import { isRecord } from '../../web/problem.ts';

/** No property of a contract starts like this. */
const mark = '@unshowable';

/** The rows of a list, with a mark on those that the server could not show. */
export function markUnshowable(rows: unknown, headers: Headers): unknown {
  const places = new Set(unshowableIn(headers));
  if (places.size === 0 || !Array.isArray(rows)) return rows;
  return rows.map((row: unknown, index) => (places.has(`/${index}`) && isRecord(row) ? { ...row, [mark]: true } : row));
}

/** Whether a row came with nothing but its id. */
export function isUnshowable(record: Readonly<Record<string, unknown>>): boolean {
  return record[mark] === true;
}
