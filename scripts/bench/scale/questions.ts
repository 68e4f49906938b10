// What is asked of both firms: each order, filter and search of the links, the counts, the work table and the dashboard.
import { resolveSchema } from '../../../engine/server/json-schema.ts';
import { operationSpecs } from '../../../server/contract.ts';

export interface Question {
  name: string;
  role: 'admin' | 'advisor';
  path: (sample: Sample) => string;
}

/** What a field holds in some link of the firm that is asked. */
export type Sample = (field: string) => unknown;

/** The address of a list, its first page where nothing else is said. */
export const asked = (path: string, query: Readonly<Record<string, unknown>>): string =>
  `${path}?${Object.entries({ range: [0, 24], ...query })
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&')}`;

const parameterOfLinks = (wanted: string) => operationSpecs.find(({ id }) => id === 'listLinks')?.parameters.find(({ name }) => name === wanted);

/** The fields by which the contract lets links be sorted. */
function sorts(): string[] {
  const sort = parameterOfLinks('sort');
  const [field] = sort ? (resolveSchema(sort.schema).prefixItems ?? []) : [];
  return (field ? (resolveSchema(field).enum ?? []) : []).map(String);
}

/** How the name of a filter ends, and what it is asked for where a link holds a value. */
const endings: Readonly<Record<string, (value: unknown) => unknown>> = {
  _gte: (value) => value,
  _lte: (value) => value,
  _not: (value) => value,
  _contains: (value) => String(value).slice(0, 5),
  _empty: () => true,
};

/** Those that are no field of a link: searched below, and other filters put together. */
const noField: ReadonlySet<string> = new Set(['q', 'or']);

/** Each filter that the contract has for links, alone. */
function eachFilter(): { name: string; filter: (sample: Sample) => Readonly<Record<string, unknown>> }[] {
  const filter = parameterOfLinks('filter');
  const names = Object.keys((filter && resolveSchema(filter.schema).properties) ?? {}).filter((name) => !noField.has(name));
  return names.map((name) => {
    const ending = Object.keys(endings).find((each) => name.endsWith(each)) ?? '';
    const field = name.slice(0, name.length - ending.length);
    return { name, filter: (sample) => ({ [name]: endings[ending]?.(sample(field)) ?? sample(field) }) };
  });
}

/** Several together, and those that a screen asks with a value of its own. */
const filters: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'status, two': { status: ['proposed', 'researched'] },
  'tier and displayed': { tier: 'strong', is_displayed: true },
  'year from, to': { year_gte: 2010, year_lte: 2012 },
  'price from, to': { price_gte: 1_000_000, price_lte: 1_100_000 },
  'status, price, displayed': { status: 'proposed', price_lte: 500_000, is_displayed: true },
  'created from': { created_at_gte: new Date(Date.now() - 7 * 86_400_000).toISOString() },
};

const searches: Readonly<Record<string, string>> = {
  rare: '77777',
  none: 'zeppelin',
  'two words': 'car 77777',
  'client’s name': 'client77',
  'all rows': 'car',
};

/** All of them. */
export function questions(): readonly Question[] {
  const fixed = (['admin', 'advisor'] as const).flatMap((role) => [
    { name: 'links', role, path: asked('/links', {}) },
    { name: 'links, range 9900', role, path: asked('/links', { range: [9_900, 9_924] }) },
    ...sorts().flatMap((by) => ['ASC', 'DESC'].map((order) => ({ name: `sort ${by} ${order}`, role, path: asked('/links', { sort: [by, order] }) }))),
    ...Object.entries(filters).map(([name, filter]) => ({ name: `filter ${name}`, role, path: asked('/links', { filter }) })),
    ...Object.entries(searches).map(([name, q]) => ({ name: `q ${name}`, role, path: asked('/links', { filter: { q } }) })),
    { name: 'counts', role, path: '/dashboard-listings/counts' },
    { name: 'work table', role, path: asked('/dashboard-listings/all', {}) },
    { name: 'work table by to_decide', role, path: asked('/dashboard-listings/all', { sort: ['to_decide', 'DESC'] }) },
    { name: 'work table, to decide', role, path: asked('/dashboard-listings/all', { filter: { to_decide_gte: 1 } }) },
    { name: 'dashboard: urgent', role, path: '/dashboard-listings/queue' },
    { name: 'autocomplete: clients', role, path: asked('/users/detail', { filter: { q: 'client77' }, sort: ['name', 'ASC'] }) },
  ]);
  const ofFields = (['admin', 'advisor'] as const).flatMap((role) =>
    eachFilter().map(({ name, filter }) => ({ name: `filter ${name}`, role, path: (sample: Sample) => asked('/links', { filter: filter(sample) }) })),
  );
  return [...fixed.map(({ path, ...rest }) => ({ ...rest, path: () => path })), ...ofFields];
}
