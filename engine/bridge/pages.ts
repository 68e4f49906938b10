// One page of a list, asked for in the API's own way: by rows, pages, offsets, cursors or links.
import type { Wire, WireList } from '../contract/drawing/wire.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows `first` to `last`, counted from 0. */
export interface Wanted {
  first: number;
  last: number;
}

/** What the query has to say for a page; `cursor` is what the page before said comes next. */
export function pageQuery(
  { pager, firstPage, mostRows }: WireList,
  { first, last }: Wanted,
  cursor?: string,
): { query: Record<string, string>; header?: [string, string]; size: number } {
  const size = Math.min(last - first + 1, mostRows ?? Number.POSITIVE_INFINITY);
  const sized: Record<string, string> = pager.size === undefined ? {} : { [pager.size]: String(size) };
  const name = pager.parameter ?? '';
  switch (pager.kind) {
    case 'range':
      return name === 'Range' ? { query: {}, header: ['Range', `items=${first}-${last}`], size } : { query: { [name]: JSON.stringify([first, last]) }, size };
    case 'page':
      return { query: { ...sized, [name]: String(Math.floor(first / size) + firstPage) }, size };
    case 'offset':
      return { query: { ...sized, [name]: String(first) }, size };
    case 'cursor':
      return { query: { ...sized, ...(cursor === undefined ? {} : { [name]: cursor }) }, size };
    default:
      return { query: sized, size };
  }
}

/** Is a page reached only by way of those before it? */
export const isWalked = ({ pager }: WireList): boolean => pager.kind === 'cursor' || pager.kind === 'link';

const totals = /^(?:total|count|total_?count|total_?results|total_?elements|total_?items|total_?size|total_?records|num_?found|results_?count|all_?count)$/i;

/** Every entry at the top of an answer and one below, such as `meta.total`. */
const entriesOf = (json: unknown): [string, unknown][] =>
  isRecord(json)
    ? Object.entries(json).flatMap(([name, value]): [string, unknown][] => (isRecord(value) ? [[name, value], ...Object.entries(value)] : [[name, value]]))
    : [];

/** How many rows there are in all, where the answer says it. */
export function totalIn(json: unknown, headers: Headers): number | undefined {
  const range = /\/(\d+)\s*$/.exec(headers.get('content-range') ?? '')?.[1];
  const header = range ?? headers.get('x-total-count') ?? headers.get('x-total') ?? headers.get('total-count') ?? undefined;
  if (header !== undefined && /^\d+$/.test(header)) return Number(header);
  const found = entriesOf(json).find(([name, value]) => totals.test(name) && typeof value === 'number');
  return typeof found?.[1] === 'number' ? found[1] : undefined;
}

const isCursor = (value: unknown): value is string | number => typeof value === 'number' || (typeof value === 'string' && value !== '');

const nextCursors = /^(?:next_?cursor|next_?token|next_?page_?token|end_?cursor|continuation_?token|next|cursor|marker|next_?marker|after|scroll_?id)$/i;

/** What asks for the page after this one: a cursor, or the address that a Link header or the answer names. */
export function nextIn(wire: Wire, json: unknown, headers: Headers, rows: readonly unknown[]): string | undefined {
  const { list } = wire;
  if (!list) return undefined;
  if (list.pager.kind === 'link') {
    const link = /<([^>]+)>\s*;[^,]*\brel="?next"?/i.exec(headers.get('link') ?? '')?.[1];
    if (link !== undefined) return link;
    const named = entriesOf(json).find(
      ([name, value]) => /^next(?:_?(?:page|url|link|href))?$/i.test(name) && (typeof value === 'string' || isRecord(value)),
    )?.[1];
    const address = isRecord(named) ? named['href'] : named;
    return typeof address === 'string' && address !== '' ? address : undefined;
  }
  const more = entriesOf(json).find(([name]) => /^has_?(?:more|next(?:_?page)?)$/i.test(name))?.[1];
  if (more === false) return undefined;
  const next = entriesOf(json).filter(([name]) => /^next(?:_?page)?$/i.test(name));
  // `next_page: {offset: "…"}`, `paging: {next: {after: "…"}}`; where it is null, this was the last page.
  const within = next.flatMap(([, value]) => (isRecord(value) ? [value[list.pager.parameter ?? '']] : [])).find(isCursor);
  if (within !== undefined) return String(within);
  if (next.some(([, value]) => value === null)) return undefined;
  const said = entriesOf(json).find(([name, value]) => nextCursors.test(name) && isCursor(value))?.[1];
  if (isCursor(said)) return String(said);
  // `starting_after` and its like take the key of the last row.
  const last = rows.at(-1);
  const property = wire.record?.property;
  const byKey = /after|since|last|before/i.test(list.pager.parameter ?? '');
  return byKey && property !== undefined && isRecord(last) && rows.length > 0 ? String(last[property]) : undefined;
}

/** Rows of a page, as the console reads them. */
export const paged = (rows: readonly unknown[], first: number, total: number) => ({
  status: 200,
  headers: { 'Content-Range': `rows ${first}-${Math.max(first, first + rows.length - 1)}/${total}` },
  json: rows,
});
