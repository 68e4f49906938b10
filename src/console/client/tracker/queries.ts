// The tracker of a client and its changes.
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CustomerTracker, TrackerChangePage } from '../../../../generated/api.ts';
import { api, dataOf } from '../../../api/client.ts';
import { apiQuery } from '../../../api/query.ts';

export const trackerKeys = {
  all: ['/customer-trackers'] as const,
  one: (clientId: string) => ['/customer-trackers', clientId] as const,
  history: (clientId: string) => ['/customer-trackers', clientId, 'history'] as const,
};

export const trackerOf = (clientId: string) =>
  apiQuery<CustomerTracker>(trackerKeys.one(clientId), (signal) => api.GET('/customer-trackers/{id}', { params: { path: { id: clientId } }, signal }));

const pageSize = 15;

/** Every change, newest first, page by page. */
export const trackerHistory = (clientId: string) =>
  infiniteQueryOptions({
    queryKey: trackerKeys.history(clientId),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }): Promise<TrackerChangePage> => {
      const query = { limit: pageSize, ...(pageParam === '' ? {} : { before: pageParam }) };
      return dataOf(api.GET('/customer-trackers/{id}/history', { params: { path: { id: clientId }, query }, signal }));
    },
    getNextPageParam: (page) => page.next,
  });
