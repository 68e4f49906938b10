// Who decides with a client, and what both think of the cars.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Guest, LinkRemark } from '../../../generated/api.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { api, dataOf } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';

/** The person who decides with the client: none, or one. */
export const guestsQuery = (client: string) =>
  apiQuery<Guest[]>(['/users', client, 'guests'], (signal) => api.GET('/users/{id}/guests', { params: { path: { id: client } }, signal }));

/** What both think of the client's cars, the newest first. */
export const remarksQuery = (client: string) =>
  apiQuery<LinkRemark[]>(['/links', client, 'remarks'], (signal) => api.GET('/users/{id}/remarks', { params: { path: { id: client } }, signal }));

/** Saves the reader's own mark and comment on a car. */
export function useRemark(link: string, client: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<LinkRemark, 'mark' | 'comment'>) => dataOf(api.PUT('/links/{id}/remark', { params: { path: { id: link } }, body })),
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: remarksQuery(client).queryKey }),
  });
}
