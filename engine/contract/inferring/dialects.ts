// How a list is asked for: what was inferred, mended by what the document says itself (`x-collection`), and told in its words.
import type { ApiOperation } from '../reading/form.ts';
import { guess, type Guess } from './guess.ts';
import { orderOf, type ListQuery, type Pager } from './lists.ts';

const told = 'the document says so (x-collection)';

/** What the document says wins, part by part. A parameter that inferring took for something else, and that has no part any more, is a filter. */
export function asSaid(operation: ApiOperation, query: ListQuery): ListQuery {
  const { pager, sort, filter, search } = operation.said ?? {};
  if (!pager && !sort && !filter && search === undefined) return query;
  const page = pager ? pagerAs(pager, query.pager) : query.pager;
  const sorted = sort?.as === 'none' ? undefined : sort?.parameter === undefined ? query.sort : guess(sort.parameter, 1, told);
  const searched = search === undefined ? query.search : search === 'none' ? undefined : guess(search, 1, told);
  const wanted = {
    ...(sort?.as === undefined || sort.as === 'none' ? {} : { as: sort.as }),
    ...(sort?.direction === undefined ? {} : { direction: sort.direction }),
  };
  const order = sorted && (sort ? orderOf(operation, sorted.value, wanted) : query.order);
  const taken = (one: ListQuery) => [one.pager.value.parameter, one.pager.value.size, one.sort?.value, one.order?.direction, one.search?.value];
  const mended: ListQuery = {
    pager: page,
    filters: [],
    ...(sorted ? { sort: sorted } : {}),
    ...(order ? { order } : {}),
    ...(searched ? { search: searched } : {}),
    ...(filter?.as === undefined || filter.as === 'none' ? {} : { filterAs: filter.as }),
  };
  const used = new Set(taken(mended));
  const freed = taken(query).filter((name) => name !== undefined && operation.parameters.some((one) => one.in === 'query' && one.name === name));
  const others = [...new Set([...query.filters, ...freed])].flatMap((name) => (name === undefined || used.has(name) ? [] : [name]));
  return { ...mended, filters: filter?.as === 'none' ? [] : (filter?.parameters ?? others) };
}

type SaidPager = NonNullable<NonNullable<ApiOperation['said']>['pager']>;

/** Whoever says how pages are asked for names the parameter, too, unless inferring found that one already. */
function pagerAs({ as, parameter, size, first }: SaidPager, inferred: Guess<Pager>): Guess<Pager> {
  const kind = as ?? inferred.value.kind;
  const own = parameter ?? (kind === inferred.value.kind ? inferred.value.parameter : kind === 'range' ? 'Range' : undefined);
  const sized = size ?? (inferred.value.size === own ? undefined : inferred.value.size);
  const value: Pager = {
    kind,
    ...(own === undefined || kind === 'none' || kind === 'link' ? {} : { parameter: own }),
    ...(sized === undefined ? {} : { size: sized }),
    ...(first === undefined ? {} : { first }),
  };
  return value.parameter === undefined && kind !== 'none' && kind !== 'link'
    ? guess(value, 0.5, `the document says “${kind}” (x-collection), but names no parameter for it (pager.parameter)`)
    : guess(value, 1, told);
}

/** `pager offset (start, limit)`, `filters color`, `sort order_by (minus)`, `search q`. */
export function dialectLine({ pager, filters, filterAs, sort, order, search }: ListQuery): string[] {
  const named = [pager.value.parameter, pager.value.size].filter((name) => name !== undefined);
  return [
    `pager ${pager.value.kind}${named.length > 0 ? ` (${named.join(', ')})` : ''}`,
    ...(filters.length > 0 ? [`filters ${filters.join(', ')}${filterAs === undefined ? '' : ` (${filterAs})`}`] : []),
    ...(sort ? [`sort ${sort.value}${order ? ` (${[order.as, order.direction].filter(Boolean).join(' ')})` : ''}`] : []),
    ...(search ? [`search ${search.value}`] : []),
  ];
}

const map = (entries: Readonly<Record<string, string | readonly string[] | undefined>>): string =>
  `{${Object.entries(entries)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${typeof value === 'string' ? quoted(value) : `[${value.map(quoted).join(', ')}]`}`]))
    .join(', ')}}`;

const quoted = (text: string): string => (/^[a-z][\w-]*$/i.test(text) && !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(text) ? text : JSON.stringify(text));

/** The same as members of `x-collection`, for an overlay. */
export function dialectMembers({ pager, filters, filterAs, sort, order, search }: ListQuery): string {
  const { kind, parameter, size } = pager.value;
  return [
    `pager: ${map({ as: kind, parameter, size })}`,
    `filter: ${filters.length === 0 ? 'none' : map({ as: filterAs, parameters: filters })}`,
    `sort: ${sort ? map({ as: order?.as, parameter: sort.value, direction: order?.direction }) : 'none'}`,
    `search: ${search ? quoted(search.value) : 'none'}`,
  ].join(', ');
}
