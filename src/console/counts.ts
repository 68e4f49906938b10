import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { apiQuery } from '../api/query.ts';
import { useUser } from '../api/session.ts';

/** Counts stay fresh by themselves where no push tells of a change, in ms. */
const countInterval = 60_000;

/** The calls that count something for the menu and the dashboards; `id` is the reader's. */
const counts = {
  clients: (signal: AbortSignal) => api.GET('/users/clients/count', { signal }),
  newRequests: (signal: AbortSignal) => api.GET('/users/new/count', { signal }),
  chats: (signal: AbortSignal) => api.GET('/chats/count', { signal }),
  complaints: (signal: AbortSignal) => api.GET('/complaints/count', { signal }),
  packages: (signal: AbortSignal) => api.GET('/package/count', { signal }),
  myClients: (signal: AbortSignal, id: string) => api.GET('/employees/{id}/clients/count', { params: { path: { id } }, signal }),
  myComplaints: (signal: AbortSignal, id: string) => api.GET('/complaints/{id}/count', { params: { path: { id } }, signal }),
} as const;

/** Something that is counted. */
export type CountName = keyof typeof counts;

/** How many there are, asked again every minute; undefined while unknown. */
export function useCount(name: CountName | undefined): { count: number | undefined; failed: boolean } {
  const { id } = useUser();
  const { data, isError } = useQuery({
    ...apiQuery(['count', name ?? '', id], (signal) => counts[name ?? 'packages'](signal, id)),
    enabled: name !== undefined,
    refetchInterval: countInterval,
  });
  return { count: data?.count, failed: isError };
}
