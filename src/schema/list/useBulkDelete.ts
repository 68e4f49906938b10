import { useState } from 'react';
import { useDataProvider, useListContext, useRefresh, type Identifier } from 'react-admin';
import { toast } from '../../features/ui/toast/toast.ts';
import { useDescriptor } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { nothingSaid } from '../provider/problem.ts';
import type { ContractDataProvider, Failure } from '../provider/withContract.ts';

/** Deletes several records; those refused stay selected and the reason is told. */
export function useBulkDelete(): { removeMany: (ids: readonly Identifier[]) => Promise<void>; pending: boolean } {
  const { segment, label } = useDescriptor();
  const provider = useDataProvider<ContractDataProvider>();
  const { onSelect } = useListContext();
  const refresh = useRefresh();
  const [pending, setPending] = useState(false);

  const removeMany = async (ids: readonly Identifier[]): Promise<void> => {
    setPending(true);
    try {
      const result = await provider.deleteMany(segment, { ids: [...ids] });
      const failures = failuresOf(result);
      const done = ids.length - failures.length;
      if (done > 0) toast.success(messages.doneMany(`${messages.remove} ${label.toLowerCase()}`, done));
      if (failures.length > 0)
        toast.error(messages.failedSome(failures.length, ids.length, [...new Set(failures.map((failure) => failure.message))].join(' ')));
      onSelect(failures.map((failure) => failure.id));
      refresh();
    } catch (error) {
      toast.error(error instanceof Error && error.message ? error.message : nothingSaid);
    } finally {
      setPending(false);
    }
  };
  return { removeMany, pending };
}

function failuresOf(result: object): readonly Failure[] {
  return 'failures' in result && Array.isArray(result.failures) ? result.failures : [];
}
