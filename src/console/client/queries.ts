// Queries of the screens around one client. A count or a history is keyed with the list it derives from, so that invalidating one refetches both.
import { queryOptions } from '@tanstack/react-query';
import type { Chat, Count, Package, Payment, Spendings, StatusTracker, User, UserPreferences } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { everyRow } from '../../api/every-row.ts';
import { apiQuery, pageOf } from '../../api/query.ts';
import { complaintKeys } from '../../features/complaints/queries.ts';

/** One client. */
export const clientQuery = (id: string) => apiQuery<User>(['/users/{id}', id], (signal) => api.GET('/users/{id}', { params: { path: { id } }, signal }));

/** Every package, by whose id a client's is named. */
export const packagesQuery = apiQuery<Package[]>(['/packages/all'], (signal) => api.GET('/packages/all', { signal }));

/** The client's latest checklist; null before it is started. */
export const checklistOf = (clientId: string) =>
  queryOptions({
    queryKey: ['/user-preferences', 'latest of', clientId] as const,
    queryFn: async ({ signal }): Promise<UserPreferences | null> => {
      const query = { filter: { user_id: clientId }, sort: ['updated_at', 'DESC'] as ['updated_at', 'DESC'], range: [0, 0] };
      return (await pageOf<UserPreferences>(api.GET('/user-preferences', { params: { query }, signal }))).rows[0] ?? null;
    },
  });

/** The client's conversations, the liveliest first. */
export const chatsOf = (clientId: string) =>
  queryOptions({
    queryKey: ['/chats', 'of client', clientId] as const,
    queryFn: async ({ signal }): Promise<Chat[]> => {
      const query = { filter: { client_id: clientId }, sort: ['last_message_at', 'DESC'] as ['last_message_at', 'DESC'], range: [0, 9] };
      return (await pageOf<Chat>(api.GET('/chats', { params: { query }, signal }))).rows;
    },
  });

/** What the client paid or was about to pay, newest first. */
export const paymentsOf = (clientId: string) =>
  queryOptions({
    queryKey: ['/payments', 'of', clientId] as const,
    queryFn: ({ signal }) => {
      const query = { filter: { user_id: clientId }, sort: ['created_at', 'DESC'] as ['created_at', 'DESC'] };
      return everyRow<Payment>(100, (range) => api.GET('/payments', { params: { query: { ...query, range } }, signal }));
    },
  });

/** How many complaints the client has made. */
export const complaintCountOf = (clientId: string) =>
  apiQuery<Count>([...complaintKeys.all, 'count of', clientId], (signal) =>
    api.GET('/complaints/user/{id}/count', { params: { path: { id: clientId } }, signal }),
  );

/** The steps the client's case went through, in the order they began. */
export const stepsOf = (clientId: string) =>
  apiQuery<StatusTracker>(['/dashboard-listings/all', 'steps of', clientId], (signal) =>
    api.GET('/dashboard-listings/status-tracker/{id}', { params: { path: { id: clientId } }, signal }),
  );

/** What the client paid, refunds taken off, and saved: in all and by coupon. */
export const spendingsOf = (clientId: string) =>
  apiQuery<Spendings>(['/coupon-usage/user/{id}/spendings', clientId], (signal) =>
    api.GET('/coupon-usage/user/{id}/spendings', { params: { path: { id: clientId } }, signal }),
  );
