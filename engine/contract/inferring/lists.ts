// How a list is paged, filtered, sorted and searched.
import type { ApiOperation, ApiParameter, Shape } from '../reading/form.ts';
import type { FilterStyle, PagerKind, SortStyle } from '../reading/dialects.ts';
import { propertiesOf } from '../reading/schemas.ts';
import { successOf, type ListAnswer } from './answers.ts';
import { guess, plain, type Guess } from './guess.ts';

export interface Pager {
  kind: PagerKind;
  /** The parameter that says where to continue, and the one that says how many. */
  parameter?: string;
  size?: string;
  /** The number of the first page, where the document says it. */
  first?: number;
}

/** How an order is written. */
export interface Order {
  as: SortStyle;
  /** The parameter that says which way, of a pair. */
  direction?: string;
  /** What the API calls up and down. */
  words: readonly [up: string, down: string];
}

export interface ListQuery {
  pager: Guess<Pager>;
  filters: string[];
  /** How several values of one are written, where the document says it beside its parameters. */
  filterAs?: FilterStyle;
  sort?: Guess<string>;
  /** Of a list with an order: how it is written. */
  order?: Order;
  search?: Guess<string>;
}

const sizes = /^(?:page)?(?:limit|size|count|top|perpage|pagesize|pagelimit|maxresults|max|take|first|rows|itemsperpage)$/;
const pages = /^(?:page|pagenumber|pageno|pageindex|p|pagenum|currentpage)$/;
const offsets = /^(?:page)?(?:offset|skip|start|startindex|startat|from|firstresult)$/;
const cursors =
  /^(?:page)?(?:cursor|after|before|startingafter|endingbefore|nexttoken|pagetoken|continuation|continuationtoken|marker|nextpagetoken|sinceid|lastkey|scrollid)$/;
const sorts = /^(?:sort|sorting|order|orderby|sortby|ordering|sortorder|sortfield|direction|dir|sortdirection)$/;
const searches = /^(?:q|search|query|keyword|keywords|term|text|searchterm|fulltext)$/;
/** What shapes the answer rather than choosing rows. */
const shaping = /^(?:fields|include|includes|expand|embed|select|format|locale|lang|language|pretty|callback|timezone|tz|apikey|accesstoken|token)$/;

/** What the query of a list says. */
export function listQueryOf(operation: ApiOperation, list: ListAnswer | undefined): ListQuery {
  const query = operation.parameters.flatMap((parameter) => (parameter.in === 'query' ? innerNames(parameter) : []));
  const names = operation.parameters.filter(({ in: place }) => place === 'header').map(({ name }) => plain(name));
  const fits: readonly (readonly [RegExp, (named: Named) => boolean])[] = [
    [sizes, isCount],
    [pages, (named) => !isMoment(named)],
    [offsets, (named) => isCount(named) && !hasEnd(named)],
    [cursors, (named) => !isMoment(named)],
    ...[sorts, searches, shaping, /^range$/].map((pattern) => [pattern, () => true] as const),
  ];
  // `from` beside `to` is where a span begins.
  const hasEnd = ({ key }: Named) => key === 'from' && query.some(({ key: other }) => /^(?:to|until|till)$/.test(other));
  const is = (named: Named, pattern: RegExp) => pattern.test(named.key) && (fits.find(([one]) => one === pattern)?.[1](named) ?? true);
  const first = (pattern: RegExp) => query.find((named) => is(named, pattern));
  // Which way alone is no order: `direction` beside `sort`.
  const sort = query.find((named) => is(named, sorts) && !directions.test(named.key)) ?? first(sorts);
  const search = first(searches);
  const pager = pagerOf(operation, list, { first, query, headers: names });
  return {
    pager,
    filters: query.filter((named) => named.name !== pager.value.parameter && !fits.some(([pattern]) => is(named, pattern))).map(({ name }) => name),
    ...(sort ? { sort: guess(sort.name, 0.85, `the parameter “${sort.name}” names an order`), order: orderOf(operation, sort.name) } : {}),
    ...(search ? { search: guess(search.name, 0.85, `the parameter “${search.name}” searches`) } : {}),
  };
}

interface Named {
  name: string;
  key: string;
  shape: Shape;
}

const directions = /^(?:order|dir|direction|sortorder|sortdir(?:ection)?)$/;

const valuesOf = (shape: Shape | undefined): string[] => {
  const scalar = shape?.kind === 'list' ? shape.items : shape;
  return scalar?.kind === 'scalar' ? (scalar.values ?? []).map(String) : [];
};

/** How the parameter's order is written, by the one that says which way, or by its own values. */
export function orderOf({ parameters }: ApiOperation, sort: string, said: Partial<Pick<Order, 'as' | 'direction'>> = {}): Order {
  const beside = parameters.find(({ name, in: place }) => place === 'query' && name !== sort && (name === said.direction || directions.test(plain(name))));
  const direction = said.direction ?? beside?.name;
  const values = valuesOf(parameters.find(({ name }) => name === sort)?.shape);
  const seen =
    direction !== undefined
      ? 'pair'
      : values.some((value) => /:(?:asc|desc)/i.test(value))
        ? 'colon'
        : values.some((value) => / (?:asc|desc)/i.test(value))
          ? 'space'
          : 'minus';
  const as = said.as ?? (said.direction === undefined ? seen : 'pair');
  const ways = valuesOf(parameters.find(({ name }) => name === direction)?.shape);
  const way = (pattern: RegExp, usual: string) => ways.find((value) => pattern.test(value)) ?? usual;
  return { as, ...(as === 'pair' && direction !== undefined ? { direction } : {}), words: [way(/^asc|^up/i, 'asc'), way(/^desc|^down/i, 'desc')] };
}

/** A day or a moment: `from` and `after` of it choose rows, and say nothing of pages. */
const isMoment = ({ shape }: Named): boolean => shape.kind === 'scalar' && shape.format?.startsWith('date') === true;

const isText = (shape: Shape): boolean => shape.kind === 'scalar' && shape.types.includes('string') && !shape.format?.startsWith('date');

/** How many rows to leave out is a number, or nothing is said of it. */
const isCount = ({ shape }: Named): boolean =>
  shape.kind === 'any' || (shape.kind === 'scalar' && (shape.types.length === 0 || shape.types.some((type) => type !== 'string')));

/** A parameter by its name; one that carries an object (`page[number]`, JSON of filters) by the names within. */
function innerNames({ name, shape }: ApiParameter): Named[] {
  const inner = Object.keys(propertiesOf(shape));
  if (inner.length === 0)
    return [{ name, key: plain(name.replace(/^page\[(number|size|limit|offset|cursor|after|before)\]$/i, '$1').replace(/^number$/i, 'page')), shape }];
  return Object.entries(propertiesOf(shape)).map(([part, { shape: value }]) => ({
    name: `${name}[${part}]`,
    key: plain(part === 'number' ? name : part),
    shape: value,
  }));
}

function pagerOf(
  operation: ApiOperation,
  list: ListAnswer | undefined,
  { first, query, headers }: { first: (pattern: RegExp) => Named | undefined; query: readonly Named[]; headers: string[] },
): Guess<Pager> {
  const answered = successOf(operation)?.headers ?? [];
  const size = first(sizes);
  const sized = size ? { size: size.name } : {};
  const range = first(/^range$/);
  if (range || headers.includes('range'))
    return guess(
      { kind: 'range', parameter: range?.name ?? 'Range' },
      answered.includes('content-range') ? 0.97 : 0.85,
      range ? 'the parameter “range” says which rows' : 'the header Range says which rows',
    );
  const around = Object.keys(list?.around ?? {}).flatMap((name) => [name, ...Object.keys(propertiesOf(list?.around[name]))]);
  // An offset that is a text, beside a next page that the answer names, is a mark that the answer gave.
  const given = around.some((name) => /^next/i.test(name)) ? query.find(({ key, shape }) => offsets.test(key) && isText(shape)) : undefined;
  const cursor = first(cursors) ?? given;
  if (cursor)
    return guess(
      { kind: 'cursor', parameter: cursor.name, ...sized },
      around.some((name) => /cursor|token|next|more/i.test(name)) ? 0.95 : 0.85,
      `the parameter “${cursor.name}” says after which row`,
    );
  const offset = first(offsets);
  if (offset)
    return guess({ kind: 'offset', parameter: offset.name, ...sized }, size ? 0.95 : 0.6, `the parameter “${offset.name}” says how many rows to leave out`);
  const page = first(pages);
  if (page) return guess({ kind: 'page', parameter: page.name, ...sized }, size ? 0.95 : 0.8, `the parameter “${page.name}” counts pages`);
  if (answered.includes('link')) return guess({ kind: 'link' }, 0.9, 'the header Link names the next page');
  const next = around.find((name) => /^next(?:_?(?:page|url|link|href))?$/i.test(name));
  if (next !== undefined) return guess({ kind: 'link' }, 0.85, `“${next}” beside the rows names the next page`);
  const total = around.find((name) => /total|cursor|page/i.test(name));
  // Something counts beyond the rows, but nothing says how to ask for more.
  if (total !== undefined) return guess({ kind: 'none', ...sized }, 0.6, `“${total}” is beside the rows, yet no parameter asks for the next page`);
  return guess({ kind: 'none', ...sized }, 0.85, 'no parameter asks for another page');
}
