import { useState, type ReactElement } from 'react';
import { useDataProvider, useRefresh, type Identifier, type RaRecord } from 'react-admin';
import { useQuestion } from '../../web/act/useQuestion.tsx';
import { toast } from '../../web/toast/toast.ts';
import { atOnce } from '../actions/atOnce.ts';
import type { Meant } from '../actions/bulk.ts';
import { reasonsOf } from '../actions/reasonsOf.ts';
import type { ActOn } from '../actions/useAct.tsx';
import { useFillings } from '../actions/useFillings.ts';
import { useDescriptor } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { reasonOf } from '../../web/problem.ts';
import type { ContractDataProvider, Failure } from '../provider/withContract.ts';
import { setTicks } from './ticks.ts';
import { useDeleteMessages } from '../record/useDeleteMessages.tsx';

/** How many of the chosen are named in a question. */
const namedAtMost = 5;

/** Deletes several records after asking by name; refused ones stay selected and are listed with the reason. */
export function useBulkDelete(): {
  /** `matching`: all that the list’s filter finds, of which `ids` are in sight. */
  removeMany: (ids: readonly Identifier[], known: readonly RaRecord[], matching?: ActOn['matching']) => Promise<void>;
  pending: boolean;
  question: ReactElement | null;
} {
  const resource = useDescriptor();
  const provider = useDataProvider<ContractDataProvider>();
  const onSelect = (ids: readonly Identifier[]) => setTicks(resource.segment, ids);
  const refresh = useRefresh();
  const { recordsOf } = useFillings();
  const { ask, question } = useQuestion();
  const messagesFor = useDeleteMessages();
  const [pending, setPending] = useState(false);

  /** Part by part, told in the list. */
  const removeInParts = async (meant: Meant) => {
    const { bulkAct } = await import('../actions/bulkAct.ts');
    await bulkAct({
      resource,
      provider,
      meant,
      label: resource.deleteLabel ?? messages.remove,
      askAnew: refresh,
      act: async (part, watch) => {
        const result = await provider.deleteMany(resource.segment, { ids: [...part], meta: { watch } });
        return { changed: result.data ?? [], failures: failuresOf(result) };
      },
      said: async (done) => (await messagesFor([], done)).done,
    });
    onSelect([]);
  };

  const removeMany = async (ids: readonly Identifier[], known: readonly RaRecord[], matching?: ActOn['matching']): Promise<void> => {
    setPending(true);
    try {
      const chosen = await recordsOf(resource.segment, ids.slice(0, namedAtMost), known);
      if (!(await ask((await messagesFor(chosen, matching?.total ?? ids.length)).question))) return;
      if (matching || ids.length > atOnce) return await removeInParts(matching ?? { ids });
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
      toast.error(reasonOf(error));
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
