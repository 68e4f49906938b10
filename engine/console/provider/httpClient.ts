import type { ResourceSummary } from '../../contract/descriptor.ts';
import { fetchDescriptor, type KnownResource } from '../descriptors.ts';
import { Problem, isRecord } from '../../web/problem.ts';
import { plainList, type ListQuery } from './plainList.ts';
import { send, type Answer, type Connection } from './send.ts';
import { markUnshowable } from './unshowable.ts';

interface HttpClientAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/** What a caller needs less of than a list's page has. */
export interface ListWish {
  /** Nobody sees how many rows there are. */
  total?: 'page';
  /** Nothing else of a row is shown. */
  fields?: readonly string[];
}

/** As much of it as the contract lets the list be asked for. */
const wishOf = ({ pageTotal, narrowed }: KnownResource, { total, fields }: ListWish) => ({
  ...(pageTotal && total ? { total } : {}),
  ...(narrowed && fields ? { fields } : {}),
});

/** More ids than this in one address are asked for in several calls, to keep addresses short. */
const idsInOneCall = 100;

/**
 * The HTTP client for `simpleRestProvider`: takes react-admin's `/{segment}` and `/{segment}/{id}` and calls what the contract
 * declares for it: another path, a plain array without paging, a record that can be read only through its list.
 * @param wish how far lists are counted and what of their rows is read, where they leave that open
 */
export function contractHttpClient(resources: readonly KnownResource[], connection: Connection, wish: ListWish = {}) {
  const bySegment = new Map(resources.map((resource) => [resource.segment, resource]));

  return async (url: string, options: { signal?: AbortSignal | null } = {}): Promise<HttpClientAnswer> => {
    const { segment, id, query } = parseUrl(url, connection.apiUrl);
    const resource = bySegment.get(segment);
    if (!resource) throw new Error(`No resource has the segment ${segment}`);
    const signal = options.signal ?? undefined;
    return id === undefined ? readList(resource, query, signal) : readOne(resource, id, signal);
  };

  async function readOne(resource: KnownResource, id: string, signal?: AbortSignal): Promise<HttpClientAnswer> {
    if (resource.show) {
      const answer = await send(connection, resource.show, { params: { id }, ...(signal ? { signal } : {}) });
      return clientAnswer(answer.status, answer.headers, answer.json);
    }
    const answer = await readList(resource, { filter: { id: [id] }, range: [0, 0] }, signal);
    const [row] = rowsOf(answer.json);
    if (row === undefined) throw new Problem('Not found', { status: 404 });
    return clientAnswer(200, answer.headers, row);
  }

  async function readList(resource: KnownResource, query: ListQuery, signal?: AbortSignal): Promise<HttpClientAnswer> {
    if (!resource.list) return readEach(resource, query, signal);
    if (resource.whole) {
      const answer = await send(connection, resource.list, signal ? { signal } : {});
      return paged(resource, plainList(rowsOf(marked(answer)), query));
    }
    const ids = query.filter.id;
    if (!query.range && Array.isArray(ids)) return readMany(resource, ids, signal);
    const sort = await sortOf(resource, query);
    const answer = await send(connection, resource.list, {
      query: { filter: query.filter, range: query.range, sort, ...wishOf(resource, wish) },
      ...(signal ? { signal } : {}),
    });
    return answer.headers.has('content-range')
      ? clientAnswer(answer.status, answer.headers, marked(answer))
      : paged(resource, plainList(rowsOf(marked(answer)), query));
  }

  async function readMany(resource: KnownResource, ids: readonly unknown[], signal?: AbortSignal): Promise<HttpClientAnswer> {
    const parts = Array.from({ length: Math.ceil(ids.length / idsInOneCall) }, (_part, index) => ids.slice(index * idsInOneCall, (index + 1) * idsInOneCall));
    const answers = await Promise.all(parts.map((part) => readList(resource, { filter: { id: part }, range: [0, part.length - 1] }, signal)));
    const rows = answers.flatMap((answer) => rowsOf(answer.json));
    return paged(resource, { rows, total: rows.length, first: 0 });
  }

  /** No list in the contract: the ids wanted are read one by one, unknown ones left out. */
  async function readEach(resource: ResourceSummary, query: ListQuery, signal?: AbortSignal): Promise<HttpClientAnswer> {
    const ids: unknown[] = Array.isArray(query.filter.id) ? query.filter.id : [];
    const { show } = resource;
    if (!show) throw new Error(`${resource.segment} can be neither listed nor shown`);
    const settled = await Promise.allSettled(ids.map((id) => send(connection, show, { params: { id }, ...(signal ? { signal } : {}) })));
    const rows = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.json] : []));
    return paged(resource, { rows, total: rows.length, first: 0 });
  }
}

/** The order to ask for, where the contract declares it. What a summary names nothing has to be fetched for; it does not name all. */
async function sortOf(resource: KnownResource, { sort, filter }: ListQuery): Promise<ListQuery['sort']> {
  if (!sort || resource.sortable.includes(sort[0])) return sort;
  // Records read by their ids are put in no order.
  if (sort[0] === 'id' && Array.isArray(filter.id)) return undefined;
  return (await fetchDescriptor(resource)).sortable.includes(sort[0]) ? sort : undefined;
}

function parseUrl(url: string, apiUrl: string): { segment: string; id?: string; query: ListQuery } {
  const [path = '', search = ''] = url.slice(apiUrl.length + 1).split('?');
  const slash = path.indexOf('/');
  const params = new URLSearchParams(search);
  const filter = json(params.get('filter'));
  const sort = json(params.get('sort'));
  const range = json(params.get('range'));
  return {
    segment: slash < 0 ? path : path.slice(0, slash),
    ...(slash < 0 ? {} : { id: decodeURIComponent(path.slice(slash + 1)) }),
    query: {
      filter: isRecord(filter) ? filter : {},
      ...(isSort(sort) ? { sort } : {}),
      ...(isRange(range) ? { range } : {}),
    },
  };
}

function json(text: string | null): unknown {
  return text ? (JSON.parse(text) as unknown) : undefined;
}

function isSort(value: unknown): value is readonly [string, 'ASC' | 'DESC'] {
  return Array.isArray(value) && typeof value[0] === 'string' && (value[1] === 'ASC' || value[1] === 'DESC');
}

function isRange(value: unknown): value is readonly [number, number] {
  return Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';
}

const marked = (answer: Answer): unknown => markUnshowable(answer.json, answer.headers);

function rowsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function paged(resource: ResourceSummary, page: { rows: readonly unknown[]; total: number; first: number }): HttpClientAnswer {
  const last = Math.max(page.first, page.first + page.rows.length - 1);
  const headers = new Headers({ 'Content-Range': `${resource.segment} ${page.first}-${last}/${page.total}` });
  return clientAnswer(200, headers, page.rows);
}

function clientAnswer(status: number, headers: Headers, value: unknown): HttpClientAnswer {
  return { status, headers, body: JSON.stringify(value) ?? '', json: value };
}
