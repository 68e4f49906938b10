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
