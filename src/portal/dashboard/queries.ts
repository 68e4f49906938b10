// What the dashboard asks for.
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { timelineQuery } from '../../features/timeline/useTimeline.ts';
import { packageQuery } from '../../features/packages/queries.ts';
import { allBidsQuery } from '../bids/queries.ts';
import { journeyQuery } from '../waiting.ts';

export const advisorQuery = apiQuery(['/auth/get/me/advisor'], (signal) => api.GET('/auth/get/me/advisor', { signal }));

/** As many updates as are shown at first, and come with each press of the button. */
export const updatesAtOnce = 6;

/** Asks for all that the dashboard is drawn with. What fails is asked again, and told, by the page. */
export async function askAhead(queries: QueryClient, account: string): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(journeyQuery),
    queries.prefetchQuery(advisorQuery),
    queries.prefetchQuery(packageQuery),
    queries.prefetchQuery(allBidsQuery),
    queries.prefetchInfiniteQuery(timelineQuery(account, updatesAtOnce)),
  ]);
}
