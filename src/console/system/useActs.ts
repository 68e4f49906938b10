import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SystemAct, SystemStatus } from '../../../generated/api.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { api, dataOf } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { messages } from './messages.ts';

export const systemQuery = apiQuery<SystemStatus>(['/system'], (signal) => api.GET('/system', { signal }));

const calls: Readonly<Record<SystemAct, (ids: string[]) => Promise<SystemStatus>>> = {
  back_up: () => dataOf(api.POST('/system/back-up')),
  try_mails: (ids) => dataOf(api.POST('/system/mails/try-again', { body: { ids } })),
  settle_mails: (ids) => dataOf(api.POST('/system/mails/settle', { body: { ids } })),
};

export interface Acts {
  /** @param ids of mails; none for a backup */
  run: (act: SystemAct, ids?: string[]) => void;
  pending: boolean;
}

/** What an admin does from the system page. Each answers with the system as it then is. */
export function useActs(): Acts {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act, ids }: { act: SystemAct; ids: string[] }) => calls[act](ids),
    onSuccess: (status, { act, ids }) => {
      client.setQueryData(systemQuery.queryKey, status);
      toast.success(messages.did[act](ids.length));
    },
    onError: (error) => toast.error(reasonOf(error)),
  });
  return { run: (act, ids = []) => mutate({ act, ids }), pending: isPending };
}
