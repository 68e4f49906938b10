import { infiniteQueryOptions } from '@tanstack/react-query';
import type { NotificationPage, Role } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { laterQuery } from '../../api/query.ts';

/** Every query key about notifications starts with this, so that a push can invalidate it. */
export const notificationsKey = ['/notifications'] as const;

/** The number of the user's unread notifications. */
export const unreadQuery = (a: string, b: Role) =>
  laterQuery([...notificationsKey, 'count', a, b], (signal) => api.GET('/notifications/{a}/count/{b}', { params: { path: { a, b } }, signal }));

/** The user's notifications, newest first, page by page. */
export const notificationsQuery = (a: string, b: Role) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey, 'list', a, b],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }): Promise<NotificationPage> =>
      dataOf(api.GET('/notifications/{a}/{b}', { params: { path: { a, b }, query: pageParam === '' ? {} : { before: pageParam } }, signal })),
    getNextPageParam: (page) => page.next ?? undefined,
  });
