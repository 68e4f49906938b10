import { useState, type ReactElement } from 'react';
import { useDataProvider, useListContext, useRefresh, type Identifier, type RaRecord } from 'react-admin';
import { useQuestion } from '../../web/act/useQuestion.tsx';
import { toast } from '../../web/toast/toast.ts';
import { reasonsOf } from '../actions/reasonsOf.ts';
import { useFillings } from '../actions/useFillings.ts';
import { useDescriptor } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { messageOf } from '../../web/problem.ts';
import type { ContractDataProvider, Failure } from '../provider/withContract.ts';
import { useDeleteMessages } from '../record/useDeleteMessages.ts';

/** How many of the chosen are named in a question. */
const namedAtMost = 5;

/** Deletes several records after asking by name; refused ones stay selected and are listed with the reason. */
export function useBulkDelete(): {
  removeMany: (ids: readonly Identifier[], known: readonly RaRecord[]) => Promise<void>;
  pending: boolean;
  question: ReactElement;
} {
  const resource = useDescriptor();
  const provider = useDataProvider<ContractDataProvider>();
  const { onSelect } = useListContext();
  const refresh = useRefresh();
  const { recordsOf } = useFillings();
  const { ask, question } = useQuestion();
  const messagesFor = useDeleteMessages();
  const [pending, setPending] = useState(false);

  const removeMany = async (ids: readonly Identifier[], known: readonly RaRecord[]): Promise<void> => {
    setPending(true);
    try {
      const chosen = await recordsOf(resource.segment, ids.slice(0, namedAtMost), known);
      if (!(await ask((await messagesFor(chosen, ids.length)).question))) return;
      const failures = failuresOf(await provider.deleteMany(resource.segment, { ids: [...ids] }));
      const failed = new Set(failures.map(({ id }) => id));
      const done = ids.filter((id) => !failed.has(id));
      if (done.length > 0)
        toast.success(
          (
            await messagesFor(
              chosen.filter(({ id }) => !failed.has(id)),
              done.length,
            )
          ).done,
        );
      if (failures.length > 0) toast.error(messages.notDeleted(await named(failures, [...known, ...chosen])));
      onSelect(failures.map((failure) => failure.id));
      refresh();
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setPending(false);
    }
  };

  const named = async (failures: readonly Failure[], known: readonly RaRecord[]) =>
    reasonsOf(
      resource,
      failures,
      await recordsOf(
        resource.segment,
        failures.map(({ id }) => id),
        known,
      ),
    );
  return { removeMany, pending, question };
}

function failuresOf(result: object): readonly Failure[] {
  return 'failures' in result && Array.isArray(result.failures) ? result.failures : [];
}
