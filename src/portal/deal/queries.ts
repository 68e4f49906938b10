// The client's deal: the newest one, and what the client does in it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Deal } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { pageOf } from '../../api/query.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';

const key = ['/deals'] as const;

/** The reader's deals, newest first. */
export const dealsQuery = {
  queryKey: key,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    pageOf<Deal>(api.GET('/deals', { params: { query: { range: [0, 9], sort: ['created_at', 'DESC'] } }, signal })),
};

/** One act of the client's; the deal is asked for again afterwards, also when it was refused because something had changed. */
export function useDealAct<Input>(act: (input: Input) => Promise<unknown>, said?: (input: Input) => string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (_answer, input) => {
      if (said) toast.success(said(input));
    },
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
