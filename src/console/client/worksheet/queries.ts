// What a worksheet is entered with: the link, its earlier revisions, and the tax rules in use.
import { queryOptions } from '@tanstack/react-query';
import type { Link, LinkEventPage, TaxRule } from '../../../../generated/api.ts';
import { api } from '../../../api/client.ts';
import { apiQuery, pageOf } from '../../../api/query.ts';

export const linkQuery = (id: string) => apiQuery<Link>(['/links', 'one', id], (signal) => api.GET('/links/{id}', { params: { path: { id } }, signal }));

/** What happened to the link last, newest first. */
export const linkHistoryQuery = (id: string) =>
  apiQuery<LinkEventPage>(['/links', 'history', id], (signal) => api.GET('/links/{id}/history', { params: { path: { id } }, signal }));

/** The rules a quote may be made with, by state. */
export const taxRulesQuery = queryOptions({
  queryKey: ['/tax-rules', 'in use'] as const,
  queryFn: async ({ signal }): Promise<TaxRule[]> => {
    const query = { filter: { is_active: true }, range: [0, 199] };
    const { rows } = await pageOf<TaxRule>(api.GET('/tax-rules', { params: { query }, signal }));
    return rows.toSorted((one, other) => one.state.localeCompare(other.state) || one.name.localeCompare(other.name));
  },
});
