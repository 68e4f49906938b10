import type { RaRecord } from 'react-admin';
import { toldOf } from '../../web/act/sentence.ts';
import type { Question } from '../../web/act/useQuestion.tsx';
import { useFillings } from '../actions/useFillings.ts';
import { textsOf } from '../actions/textsOf.ts';
import { useDescriptor } from '../ContractContext.tsx';
import { recordName } from '../fields/recordName.ts';
import { messages } from '../messages.ts';

/** The question before records are deleted and the message after it, in the contract's sentences, or generic ones where it has none. */
export function useDeleteMessages(): (records: readonly RaRecord[], count: number) => Promise<{ question: Question; done: string }> {
  const resource = useDescriptor();
  const { fillingsFor } = useFillings();
  return async (records, count) => {
    const sentences = resource.deleteAct ?? {};
    const [record] = count === 1 ? records : [];
    const told = toldOf(sentences, count, await fillingsFor(textsOf(sentences), { resource, ...(record ? { record } : {}) }));
    const name = record ? recordName(resource, record) : resource.singular;
    return {
      question: {
        title: told.ask ?? (count === 1 ? messages.removeQuestion(name) : messages.removeSome(count, resource.label)),
        follows: sentences.consequence ? told.follows : [messages.removeExplained],
        ...(count > 1 ? { names: records.map((one) => recordName(resource, one)), count } : {}),
        label: resource.deleteLabel ?? messages.remove,
      },
      done: told.done ?? (count === 1 ? messages.removed(name) : messages.removedMany(count, resource.label)),
    };
  };
}
