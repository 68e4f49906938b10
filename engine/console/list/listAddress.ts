import type { SortPayload } from 'react-admin';
import { mostRows } from './mostRows.ts';

/** How a list begins while nothing is said of it. */
interface ListStart {
  filter: Readonly<Record<string, unknown>> | undefined;
  sort: SortPayload;
}

/**
 * A list's search string, as react-admin writes it, whole: react-admin takes an address that says anything for one that says everything, so what it leaves
 * out would be no filter and no order. It has no more rows than may be drawn, either.
 * @returns null where it is whole: it says nothing, or all that the list begins with otherwise
 */
export function wholeAddress(search: string, { filter, sort }: ListStart): string | null {
  const params = new URLSearchParams(search);
  if (params.size === 0) return null;
  let isWhole = true;
  const put = (name: string, value: string) => {
    params.set(name, value);
    isWhole = false;
  };
  if (Number(params.get('perPage')) > mostRows) {
    put('perPage', String(mostRows));
    // The page that was meant had other rows.
    params.delete('page');
  }
  // A filter that was taken off is an empty one here; one that cannot be read is none.
  if (filter && !isReadable(params.get('filter'))) put('filter', JSON.stringify(filter));
  const sorted = params.get('sort');
  if (sorted && !params.get('order')) put('order', sorted === sort.field ? sort.order : 'ASC');
  return isWhole ? null : `?${params.toString()}`;
}

function isReadable(text: string | null): boolean {
  if (!text) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
