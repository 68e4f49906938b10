// A deal for staff.
import type { QueryClient } from '@tanstack/react-query';
import type { Deal } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';

/** The route segment of deals. */
export const dealSegment = 'deals';

export const dealQuery = (id: string) => apiQuery<Deal>(['/deals', id], (signal) => api.GET('/deals/{id}', { params: { path: { id } }, signal }));

/** Whatever shows deals asks again: the check, the record's page, lists. */
export async function refreshDeal(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['/deals'] }),
    queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => String(first) === dealSegment }),
  ]);
}

/** Where a deal's contract is typed and checked. */
export const checkPath = (id: string): string => `/${dealSegment}/${id}/contract`;
