import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { ResourceSummary } from '../../contract/descriptor.ts';
import { serialiseQuery } from '../../web/query.ts';
import { defaultSort } from './defaultSort.ts';
import { rowsAtFirst } from './rowsAtFirst.ts';

/**
 * What a list reads first while its address says nothing of it, as the data provider asks it (contractHttpClient): an address below the API's, and who may. None where a
 * summary does not say by what it is ordered.
 */
export function firstCallOf({ list, sortable, whole }: Pick<ResourceSummary, 'list' | 'sortable' | 'whole'>): { path: string; roles: readonly string[] }[] {
  if (!list) return [];
  const { path, roles } = list;
  if (whole) return [{ path, roles }];
  const { field, order } = defaultSort({ sortable });
  if (order !== 'DESC') return [];
  return [{ path: `${path}?${serialiseQuery({ filter: {}, range: [0, rowsAtFirst - 1], sort: [field, order] })}`, roles }];
}

/**
 * Reads a list's first rows before the list is drawn, and keeps them where react-admin's `useGetList` looks for them: it asks for the same, so the list begins with its
 * rows. What goes wrong is for the list to find and to say.
 */
export async function rowsAhead(
  { segment, sortable }: Pick<ResourceSummary, 'segment' | 'sortable'>,
  queries: QueryClient,
  provider: DataProvider,
): Promise<void> {
  const asked = { pagination: { page: 1, perPage: rowsAtFirst }, sort: defaultSort({ sortable }), filter: {} };
  await queries.prefetchQuery({
    // react-admin's, which begins with the resource's name where the app's begin with a path.
    queryKey: [segment, 'getList', asked] as QueryKey,
    queryFn: ({ signal }) => provider.getList(segment, { ...asked, signal }),
    retry: false,
  });
}
