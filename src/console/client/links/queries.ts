// A client's links for staff, unpublished ones included, and their fields editable in place.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Link, LinkReason, LinkStatus, LinkTier } from '../../../../generated/api.ts';
import { api, dataOf } from '../../../api/client.ts';
import { reasonOf } from '../../../../engine/web/problem.ts';
import { everyRow } from '../../../api/every-row.ts';
import { toast } from '../../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';

/** More than nearly every client has. */
const atOnce = 500;

/** Every link of a client, newest first. */
export const clientLinks = (clientId: string) => ({
  queryKey: ['/links', 'of', clientId] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    everyRow<Link>(atOnce, (range) => api.GET('/links', { params: { query: { filter: { user_id: clientId }, sort: ['created_at', 'DESC'], range } }, signal })),
});

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
