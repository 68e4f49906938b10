import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../../../engine/web/problem.ts';
import { toast } from '../../../../engine/web/toast/toast.ts';
import { api, dataOf } from '../../../api/client.ts';
import { apiQuery } from '../../../api/query.ts';

/** How a car compares with the checklist and with others of its model. */
export const comparisonQuery = (id: string) =>
  apiQuery(['/links', id, 'comparison'], (signal) => api.GET('/links/{id}/comparison', { params: { path: { id } }, signal }));

/** Asks the advisor whether the car is still there. */
export function useAskAvailability(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(api.POST('/links/{id}/ask-availability', { params: { path: { id } } })),
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['/links'] }),
  });
}
