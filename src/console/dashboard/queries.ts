// The dashboard's calls. Previous data stays on screen while another period loads.
import { keepPreviousData, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { ReportBreakdown, ReportMeasure } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import type { Choice } from './period.ts';

const kept = { placeholderData: keepPreviousData } as const;

/** What a report counts: `reports` says that anything of the firm changed which an admin hears of without its name. */
const counts = <Resource extends string>(...resources: Resource[]) => ({ meta: { counts: ['reports' as const, ...resources] } });

/** How often figures are asked for again while nothing is pushed, in ms. */
const freshEvery = 60_000;

/** A call of the dashboard that is asked again by itself while nothing is pushed. */
export function useFresh<T>(query: UseQueryOptions<T>): UseQueryResult<T> {
  return useQuery({ ...query, refetchInterval: usePollEvery(freshEvery) });
}

export const figuresQuery = (choice: Choice) => ({
  ...apiQuery(['/reports/figures', choice], (signal) => api.GET('/reports/figures', { params: { query: choice }, signal })),
  ...counts('users', 'user-preferences', 'deals', 'chats', 'complaints'),
  ...kept,
});

export const revenueQuery = (choice: Choice) => ({
  ...apiQuery(['/reports/revenue', choice], (signal) => api.GET('/reports/revenue', { params: { query: choice }, signal })),
  ...counts('payments'),
  ...kept,
});

export const activityQuery = (measure: ReportMeasure, choice: Choice) => ({
  ...apiQuery(['/reports/activity', measure, choice], (signal) => api.GET('/reports/activity', { params: { query: { measure, ...choice } }, signal })),
  ...counts('users', 'links', 'research-reports', 'otd-worksheets', 'complaints'),
  ...kept,
});

export const breakdownQuery = (breakdown: ReportBreakdown, choice: Choice) => ({
  ...apiQuery(['/reports/breakdown', breakdown, choice], (signal) => api.GET('/reports/breakdown', { params: { query: { breakdown, ...choice } }, signal })),
  ...counts('links', 'complaints', 'complaint-categories'),
  ...kept,
});

export const funnelQuery = (choice: Choice) => ({
  ...apiQuery(['/reports/funnel', choice], (signal) => api.GET('/reports/funnel', { params: { query: choice }, signal })),
  ...counts('users'),
  ...kept,
});

export const workloadQuery = {
  ...apiQuery(['/reports/workload'], (signal) => api.GET('/reports/workload', { signal })),
  ...counts('users', 'employees', 'chats', 'dashboard-listings'),
};

/** Named by the deals it shows: what changes one of them asks for it again. */
export const dealsQuery = { ...apiQuery(['/deals', 'report'], (signal) => api.GET('/reports/deals', { signal })), ...counts('deals') };

export const totalRevenueQuery = apiQuery(['/coupon-usage/revenue/total'], (signal) => api.GET('/coupon-usage/revenue/total', { signal }));
