import { queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '../../generated/api.ts';
import { Problem } from '../../engine/web/problem.ts';
import { api, dataOf } from './client.ts';
import { session, useSession } from './session.ts';

/** The person signed in, by the token they are signed in with. */
export const meKey = (token: string | null = session.get()?.token ?? null) => ['/auth/get/me', token] as const;

/** The person signed in, with every field: one query for all who show them, so that one load asks once. */
export const meQuery = (token: string | null) =>
  queryOptions<User>({
    queryKey: meKey(token),
    queryFn: async ({ signal, client }) => {
      try {
        return await dataOf(api.GET('/auth/get/me', { signal }));
      } catch (error) {
        // A suspended account's token opens nothing but its status, so the status gets the last word.
        if (error instanceof Problem && error.status === 401) await client.refetchQueries({ queryKey: ['/users/check/status/{id}'], type: 'active' });
        throw error;
      }
    },
  });

/** The person signed in, as the server has them now. */
export const useMe = () => useQuery(meQuery(useSession().token));
