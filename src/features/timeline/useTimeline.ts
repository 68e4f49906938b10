import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api, dataOf } from '../../api/client.ts';

/** A client's timeline as the reader may see it, newest first, `pageSize` entries at a time. */
export const timelineQuery = (clientId: string, pageSize: number) =>
  infiniteQueryOptions({
    queryKey: ['/timeline/{id}', clientId] as const,
    queryFn: ({ pageParam, signal }) =>
      dataOf(
        api.GET('/timeline/{id}', { params: { path: { id: clientId }, query: { limit: pageSize, ...(pageParam ? { before: pageParam } : {}) } }, signal }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });

export const useTimeline = (clientId: string, pageSize: number) => useInfiniteQuery(timelineQuery(clientId, pageSize));
