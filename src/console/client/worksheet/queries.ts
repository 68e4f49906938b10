// What a worksheet is entered with: the link, its earlier revisions, and the tax rules in use.
import { queryOptions } from '@tanstack/react-query';
import type { LinkEventPage, TaxRule } from '../../../../generated/api.ts';
import { api } from '../../../api/client.ts';
import { everyRow } from '../../../api/every-row.ts';
import { apiQuery } from '../../../api/query.ts';

/** What happened to the link last, newest first. */
export const linkHistoryQuery = (id: string) =>
  apiQuery<LinkEventPage>(['/links', 'history', id], (signal) => api.GET('/links/{id}/history', { params: { path: { id } }, signal }));

/** The rules a quote may be made with, by state. */
export const taxRulesQuery = queryOptions({
  queryKey: ['/tax-rules', 'in use'] as const,
  queryFn: async ({ signal }): Promise<TaxRule[]> => {
    const { rows } = await everyRow<TaxRule>(200, (range) => api.GET('/tax-rules', { params: { query: { filter: { is_active: true }, range } }, signal }));
    return rows.toSorted((one, other) => one.state.localeCompare(other.state) || one.name.localeCompare(other.name));
  },
});
