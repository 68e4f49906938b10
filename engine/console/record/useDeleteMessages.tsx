import { Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import { lazyScreen } from '../../web/lazy-screen.tsx';
import { toldOf } from '../../web/act/sentence.ts';
import type { Question } from '../../web/act/useQuestion.tsx';
import { useFillings } from '../actions/useFillings.ts';
import { textsOf } from '../actions/textsOf.ts';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { recordName } from '../fields/recordName.ts';
import { messages } from '../messages.ts';
import { overridden } from '../overrides.ts';

const InUse = lazyScreen(() => import('./InUse.tsx'));

/**
 * The question before records are deleted and the message after it, in the contract's sentences, or generic ones where it has none; in it what an override
 * says of each record.
 */
export function useDeleteMessages(): (records: readonly RaRecord[], count: number) => Promise<{ question: Question; done: string }> {
  const resource = useDescriptor();
  const { overrides } = useContract();
  const { fillingsFor } = useFillings();
  const notesOf = (records: readonly RaRecord[], count: number) => {
    const Note = overrides.remove(resource.segment);
    const [record] = count === 1 ? records : [];
    if (record) {
      return (
        <>
          <Suspense>
            <InUse record={record} />
          </Suspense>
          {Note && overridden(Note, { record })}
        </>
      );
    }
    if (!Note) return undefined;
    return (
      <>
        {records.map((one) => (
          <section key={one.id} aria-label={recordName(resource, one)}>
            <strong>{recordName(resource, one)}</strong>
            {overridden(Note, { record: one })}
          </section>
        ))}
        {records.length < count && <p>{messages.notesOfSome(records.length, count)}</p>}
      </>
    );
  };
  return async (records, count) => {
    const sentences = resource.deleteAct ?? {};
    const [record] = count === 1 ? records : [];
    const told = toldOf(sentences, count, await fillingsFor(textsOf(sentences), { resource, ...(record ? { record } : {}) }));
    const name = record ? recordName(resource, record) : resource.singular;
    return {
      question: {
        title: told.ask ?? (count === 1 ? messages.removeQuestion(name) : messages.removeSome(count, resource.label)),
        follows: sentences.consequence ? told.follows : [messages.removeExplained],
        // Each note stands under its name.
        ...(count > 1 && overrides.remove(resource.segment) === undefined ? { names: records.map((one) => recordName(resource, one)), count } : {}),
        label: resource.deleteLabel ?? messages.remove,
        body: notesOf(records, count),
      },
      done: told.done ?? (count === 1 ? messages.removed(name) : messages.removedMany(count, resource.label)),
    };
  };
}
