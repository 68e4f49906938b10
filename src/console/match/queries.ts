import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MatchAnswer, MatchCar, MatchSource, operations, ProposedTo } from '../../../generated/api.ts';
import { messageOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { api, dataOf } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { messages } from './messages.ts';

export type Filter = NonNullable<NonNullable<operations['matchClients']['parameters']['query']>['filter']>;

/** Clients for what is asked for, held against the car where there is one. */
export function useMatches(filter: Filter, car: MatchSource | undefined, enabled: boolean) {
  const query = { filter, ...(car ? { car } : {}) };
  return useQuery({
    ...apiQuery<MatchAnswer>(['/match', query], (signal) => api.GET('/match', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Cars the firm knows: for a client, or those with these words. */
export function useCars(asked: { user_id?: string; q?: string }, enabled: boolean) {
  return useQuery({
    ...apiQuery<MatchCar[]>(['/match/cars', asked], (signal) => api.GET('/match/cars', { params: { query: asked }, signal })),
    placeholderData: keepPreviousData,
    enabled,
  });
}

type Wish = operations['proposeCar']['requestBody']['content']['application/json'];

/** Proposes a car to several clients; who was left out is answered by name. */
export function usePropose(onDone: (done: ProposedTo) => void) {
  const queries = useQueryClient();
  const refresh = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) => ['/match', '/links', '/dashboard-listings'].some((each) => path.startsWith(each)),
    });
  const { mutate: takeBack } = useMutation({
    mutationFn: (ids: string[]) => dataOf(api.POST('/links/hide', { body: { ids } })),
    onSuccess: (_hidden, ids) => {
      toast.success(messages.hidden(ids.length));
      void refresh();
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  return useMutation({
    mutationFn: (body: Wish) => dataOf(api.POST('/match/propose', { body })),
    onSuccess: (done) => {
      const ids = done.clients.flatMap(({ link_id }) => link_id ?? []);
      if (done.proposed > 0) toast.success(messages.proposed(done.proposed), { action: { label: messages.undo, onClick: () => takeBack(ids) } });
      onDone(done);
      void refresh();
    },
    onError: (error) => toast.error(messageOf(error)),
  });
}
