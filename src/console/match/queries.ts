import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CarProposal, MatchAnswer, MatchCar, MatchSource, operations, ProposalPreview, ProposedTo } from '../../../generated/api.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
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

/** What is proposed to whom, with which words. */
export type Proposal = Pick<CarProposal, 'car' | 'client_ids' | 'message'>;

/** Read anew whenever it is opened: a budget may be another by then. */
export const previewQuery = (proposal: Proposal) => ({
  ...apiQuery<ProposalPreview>(['/match/propose/preview', proposal], (signal) => api.POST('/match/propose/preview', { body: proposal, signal })),
  gcTime: 0,
});

/** Proposes a car to several clients; who was left out is answered by name. */
export function usePropose(onDone: (done: ProposedTo) => void) {
  const queries = useQueryClient();
  const refresh = () =>
    queries.invalidateQueries({
      // Not the preview, which is of what has just been sent.
      predicate: ({ queryKey: [path] }) =>
        path !== '/match/propose/preview' && ['/match', '/links', '/dashboard-listings', '/chats'].some((each) => path.startsWith(each)),
    });
  const { mutate: takeBack } = useMutation({
    mutationFn: (ids: string[]) => dataOf(api.POST('/links/hide', { body: { ids } })),
    onSuccess: (_hidden, ids) => {
      toast.success(messages.hidden(ids.length));
      void refresh();
    },
    onError: (error) => toast.error(reasonOf(error)),
  });
  return useMutation({
    mutationFn: (body: CarProposal) => dataOf(api.POST('/match/propose', { body })),
    onSuccess: (done) => {
      const ids = done.clients.flatMap(({ link_id }) => link_id ?? []);
      if (done.proposed > 0) toast.success(messages.proposed(done.proposed), { action: { label: messages.undo, onClick: () => takeBack(ids) } });
      onDone(done);
      void refresh();
    },
    onError: (error) => toast.error(reasonOf(error)),
  });
}
