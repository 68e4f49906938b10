import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { apiQuery, laterQuery } from '../api/query.ts';
import { useUser } from '../api/session.ts';
import { usePollEvery } from '../kit/live/live.ts';

/** The refetch interval of counts where no push reports a change, in ms. */
const countInterval = 60_000;

/** The calls that count something for the menu and the dashboards; an `{id}` is the reader's. */
const counts = {
  newRequests: '/users/new/count',
  needsAdvisor: '/users/needs-advisor/count',
  chats: '/chats/count',
  cases: '/cases/counts',
  packages: '/package/count',
} as const;

/** Of clients those are counted whose work is not over, as in the lists that their figures open. */
const clientCounts = { clients: '/users/clients/count', myClients: '/employees/{id}/clients/count' } as const;
const inProgress = { in_progress: true };

/** Of complaints those are counted that wait for the firm: one that waits for the client is nobody's turn here. */
const ours = { waits_for_us: true };

/** Something that is counted. */
export type CountName = keyof typeof counts | keyof typeof clientCounts | 'complaints' | 'myComplaints';

const isOfClients = (name: CountName): name is keyof typeof clientCounts => name in clientCounts;

function countQuery(name: CountName, id: string, isLater: boolean) {
  const query = isLater ? laterQuery : apiQuery;
  if (isOfClients(name)) {
    const path = clientCounts[name];
    return query([path, id], (signal) => api.GET(path, { params: { path: { id }, query: inProgress }, signal }));
  }
  if (name === 'complaints') return query(['/complaints/count'], (signal) => api.GET('/complaints/count', { params: { query: ours }, signal }));
  if (name === 'myComplaints')
    return query(['/complaints/{id}/count', id], (signal) => api.GET('/complaints/{id}/count', { params: { path: { id }, query: ours }, signal }));
  const path = counts[name];
  return query([path, id], (signal) => api.GET(path, { signal }));
}

/**
 * How many there are, asked again as they change; undefined while unknown.
 * @param isLater asked at first once the first screen is painted: a figure of the frame beside it
 */
export function useCount(name: CountName | undefined, isLater = false): { count: number | undefined; failed: boolean } {
  const { id } = useUser();
  const { data, isError } = useQuery({
    ...countQuery(name ?? 'packages', id, isLater),
    enabled: name !== undefined,
    // Of the chats that an admin only looks on at they hear by their ids, and with them that something is to be counted.
    ...(name === 'chats' ? { meta: { counts: ['reports' as const] } } : {}),
    refetchInterval: usePollEvery(countInterval),
  });
  // Nothing is fetched without a name, even if another query has asked under the same address.
  return name === undefined ? { count: undefined, failed: false } : { count: data?.count, failed: isError };
}
