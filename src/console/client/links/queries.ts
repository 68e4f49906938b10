// A client's links for staff, unpublished ones included, and their fields editable in place. No screen reads all of them: what is said of all is counted by the server.
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Link, LinkCounts, LinkReason, LinkStatus, LinkTier } from '../../../../generated/api.ts';
import { api, dataOf } from '../../../api/client.ts';
import { reasonOf } from '../../../../engine/web/problem.ts';
import { everyRow } from '../../../api/every-row.ts';
import { apiQuery, pageOf } from '../../../api/query.ts';
import { toast } from '../../../../engine/web/toast/toast.ts';
import { filterOf } from './deskMoves.ts';
import { messages } from './messages.ts';

const newest: ['created_at', 'DESC'] = ['created_at', 'DESC'];

/** How many links a client has in each state, held back ones too. */
export const linkCountsOf = (clientId: string) =>
  apiQuery<LinkCounts>(['/links', 'counts of', clientId], (signal) => api.GET('/links/{id}/counts', { params: { path: { id: clientId } }, signal }));

/** The newest links that a client is to decide on, so many. */
export const toDecideOf = (clientId: string, most: number) =>
  queryOptions({
    queryKey: ['/links', 'to decide of', clientId, most] as const,
    queryFn: async ({ signal }): Promise<Link[]> => {
      const query = { filter: { user_id: clientId, ...filterOf.client }, sort: newest, range: [0, most - 1] };
      return (await pageOf<Link>(api.GET('/links', { params: { query }, signal }))).rows;
    },
  });

const shownAtOnce = 50;

/** The links a client sees, page by page, newest first. */
export const shownLinks = (clientId: string) =>
  infiniteQueryOptions({
    queryKey: ['/links', 'shown to', clientId] as const,
    initialPageParam: 0,
    queryFn: ({ pageParam: from, signal }) => {
      const query = { filter: { user_id: clientId, is_displayed: true }, sort: newest, range: [from, from + shownAtOnce - 1] };
      return pageOf<Link>(api.GET('/links', { params: { query }, signal }));
    },
    getNextPageParam: ({ total, capped }, pages) => {
      const next = pages.length * shownAtOnce;
      return capped || next < total ? next : undefined;
    },
  });

/** More than nearly every client has. */
const hiddenAtOnce = 500;

/** The links that a client does not see yet, to be published: read when that is pressed. */
export const readHidden = async (clientId: string): Promise<Link[]> => {
  const query = { filter: { user_id: clientId, ...filterOf.held }, sort: newest };
  return (await everyRow<Link>(hiddenAtOnce, (range) => api.GET('/links', { params: { query: { ...query, range } } }))).rows;
};

/** One thing changed of a link. */
export type LinkChange =
  | { tier: LinkTier }
  | { is_displayed: boolean }
  | { comments: string | null }
  | { notes: string | null }
  | { status: LinkStatus; reason?: LinkReason; version: number }
  | 'verified';

function send(id: string, change: LinkChange): Promise<Link> {
  const params = { path: { id } };
  if (change === 'verified') return dataOf(api.POST('/links/{id}/verify', { params }));
  if ('tier' in change) return dataOf(api.PATCH('/links/{id}/tier', { params, body: change }));
  if ('is_displayed' in change) return dataOf(api.PATCH('/links/{id}/visibility', { params, body: change }));
  if ('comments' in change) return dataOf(api.PATCH('/links/{id}/comments', { params, body: change }));
  if ('notes' in change) return dataOf(api.PATCH('/links/{id}/notes', { params, body: change }));
  return dataOf(api.PATCH('/links/{id}/status', { params, body: change }));
}

/** What a change of a link may also change on screen. */
const touched = [
  ['/links'],
  ['/dashboard-listings/all'],
  ['/dashboard-listings/queue'],
  ['/dashboard-listings/urgent'],
  ['/timeline/{id}'],
  ['/research-reports'],
  ['/otd-worksheets'],
] as const;

/** The segment of the lists of links. */
export const segment = 'client-listings';
const lists: ReadonlySet<unknown> = new Set([segment]);

/** Refetches everything that shows a link. */
export function useLinksRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      ...touched.map((queryKey) => queries.invalidateQueries({ queryKey })),
      queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => lists.has(name) }),
    ]);
}

/** Saves one thing of a link at once, says so, and offers to take it back where that is possible. */
export function useLinkChange() {
  const refresh = useLinksRefresh();
  const mutation = useMutation({
    mutationFn: ({ id, change }: { id: string; change: LinkChange; said: string; back?: LinkChange }) => send(id, change),
    onSuccess: (_link, { id, said, back }) =>
      toast.success(said, back ? { action: { label: messages.undo, onClick: () => mutation.mutate({ id, change: back, said: messages.undone }) } } : {}),
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: refresh,
  });
  return mutation;
}
