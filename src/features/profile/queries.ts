import type { SignedInSession, User, UserUpdate } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { session } from '../../api/session.ts';

export const sessionsKey = ['/auth/sessions'] as const;

/** Where the person is signed in. */
export const sessionsQuery = apiQuery<SignedInSession[]>(sessionsKey, (signal) => api.GET('/auth/sessions', { signal }));

/** Changes the user's own fields, here and in the session. */
export async function saveMe(id: string, change: UserUpdate): Promise<User> {
  const user = await dataOf(api.PATCH('/auth/update/{id}', { params: { path: { id } }, body: change }));
  session.replaceUser(user);
  return user;
}
