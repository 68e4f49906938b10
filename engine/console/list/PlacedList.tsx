import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { ListContextProvider, useGetList, type ListControllerResult, type RaRecord, type SortPayload } from 'react-admin';
import { useSearchParams } from 'react-router';
import { isRecord } from '../../web/problem.ts';
import { useDescriptor } from '../ContractContext.tsx';
import { together, type FilterValues } from './conditions.ts';
import { PlacedProvider, type ListView, type Placed } from './placed.ts';
import { mostRows } from './mostRows.ts';
import { rowsAtFirst } from './rowsAtFirst.ts';
import { setTicks } from './ticks.ts';

interface PlacedListProps {
  /** What always holds here and is in no view: whose rows they are. */
  always: FilterValues;
  /** Whether that leaves out rows of which the saved views’ counts know: no view says one here. */
  isPart?: boolean;
  views: readonly ListView[];
  /** The id of the view without which it is not. */
  usual: string;
  /** The address' name for the view; the filter, the order and the page have theirs beside it. */
  viewName?: string;
  sort: SortPayload;
  /** So many rows at once, whatever the reader chose: all of them, as far as that goes. */
  most?: number | undefined;
  /** So many rows a page has until the reader chooses. */
  atFirst?: number;
  /** How often they are asked again, in ms; as it depends on how the last time went. */
  every?: number | false | ((query: { state: { status: string } }) => number | false);
  children: ReactNode;
}

const nothing = () => undefined;
const none: readonly RaRecord['id'][] = [];
const words = { filter: 'filter', sort: 'sort', page: 'page', rows: 'rows' } as const;

/**
 * A list of the resource around as a part of a page: everything that works on a list works below it. View, filter, order and page are in the address, beside
 * whatever else of the page is there: `?view=due&filter={…}&sort=-links&page=2`.
 */
export function PlacedList({
  always,
  isPart = false,
  views,
  usual,
  viewName = 'view',
  sort: usualSort,
  most,
  atFirst = rowsAtFirst,
  every = false,
  children,
}: PlacedListProps) {
  const resource = useDescriptor();
  const { segment } = resource;
  const [params, setParams] = useSearchParams();
  const view = views.find(({ id }) => id === params.get(viewName)) ?? views.find(({ id }) => id === usual);
  const filterText = params.get(words.filter) ?? '';
  const filterValues = useMemo(() => filterIn(filterText), [filterText]);
  const sortText = params.get(words.sort) ?? '';
  const sort = useMemo(() => sortIn(sortText, resource.sortable) ?? usualSort, [sortText, resource.sortable, usualSort]);
  const page = most === undefined ? Math.max(1, Math.trunc(Number(params.get(words.page))) || 1) : 1;
  const perPage = most ?? Math.min(mostRows, Math.trunc(Number(params.get(words.rows))) || atFirst);
  const viewFilter = view?.filter;
  const saved = useMemo(() => together(viewFilter ?? {}, filterValues), [viewFilter, filterValues]);
  const filter = useMemo(() => together(always, saved), [always, saved]);
  const query = useGetList<RaRecord>(
    segment,
    { pagination: { page, perPage }, sort, filter },
    { placeholderData: keepPreviousData, retry: false, refetchInterval: every, refetchOnWindowFocus: false },
  );
  // Other rows of the same list are ticked elsewhere.
  const whose = JSON.stringify(always);
  useEffect(() => () => setTicks(segment, []), [segment, whose]);

  const { placed, steps } = useMemo(() => {
    const put = (changes: Readonly<Record<string, string | undefined>>, isTyped = false) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries({ [words.page]: undefined, ...changes })) {
            if (value === undefined) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { preventScrollReset: true, replace: isTyped },
      );
    const viewId = view?.id ?? usual;
    const whole: Placed = {
      views,
      view: viewId,
      filter: saved,
      isPart,
      choose: (id) => put({ [viewName]: id === usual ? undefined : id, [words.filter]: undefined }),
      open: ({ filter: opened, sort: order }) =>
        put({
          [viewName]: views.find((one) => Object.keys(one.filter).length === 0)?.id ?? viewId,
          [words.filter]: textOf(opened),
          [words.sort]: order ? sortWord({ field: String(order[0]), order: order[1] === 'DESC' ? 'DESC' : 'ASC' }, usualSort) : undefined,
        }),
    };
    return {
      placed: whole,
      steps: {
        setFilters: (next: FilterValues) => put({ [words.filter]: textOf(next) }, 'q' in next || 'q' in filterValues),
        setSort: (next: SortPayload) => put({ [words.sort]: sortWord(next, usualSort) }),
        setPage: (next: number) => put({ [words.page]: next > 1 ? String(next) : undefined }),
        setPerPage: (next: number) => put({ [words.rows]: next === atFirst ? undefined : String(next) }),
      },
    };
  }, [isPart, views, view, usual, viewName, saved, filterValues, usualSort, atFirst, setParams]);

  const { data, total, isFetching } = query;
  const isBeyond = !isFetching && page > 1 && data?.length === 0;
  const { setPage } = steps;
  useEffect(() => {
    if (isBeyond) setPage(1);
  }, [isBeyond, setPage]);

  // What react-admin's own lists have beyond it is for parts that nothing here is made of.
  const value = {
    ...query,
    ...steps,
    sort,
    page,
    perPage,
    filter,
    filterValues,
    displayedFilters: {},
    resource: segment,
    exporter: false,
    selectedIds: none,
    onSelect: nothing,
    onSelectAll: nothing,
    onToggleItem: nothing,
    onUnselectItems: nothing,
    showFilter: nothing,
    hideFilter: nothing,
    hasPreviousPage: page > 1,
    hasNextPage: total !== undefined && page * perPage < total,
  } as unknown as ListControllerResult;
  return (
    <PlacedProvider value={placed}>
      <ListContextProvider value={value}>{children}</ListContextProvider>
    </PlacedProvider>
  );
}

const textOf = (filter: FilterValues): string | undefined => (Object.keys(filter).length === 0 ? undefined : JSON.stringify(filter));

/** What an address says of a filter; what cannot be read says nothing. */
function filterIn(text: string): FilterValues {
  if (text === '') return {};
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}

/** `-links` is the order by links, the most first. */
function sortIn(text: string, sortable: readonly string[]): SortPayload | undefined {
  const field = sortable.find((name) => name === text.replace(/^-/, ''));
  return field === undefined ? undefined : { field, order: text.startsWith('-') ? 'DESC' : 'ASC' };
}

function sortWord({ field, order }: SortPayload, usual: SortPayload): string | undefined {
  if (field === usual.field && order === usual.order) return undefined;
  return order === 'DESC' ? `-${field}` : field;
}
