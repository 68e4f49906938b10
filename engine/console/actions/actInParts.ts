import type { ActionDescriptor, ActSentences, ResourceDescriptor } from '../../contract/descriptor.ts';
import { toldOf } from '../../web/act/sentence.ts';
import { messages } from '../messages.ts';
import type { ContractDataProvider } from '../provider/withContract.ts';
import { bulkAct } from './bulkAct.ts';
import { textsOf } from './textsOf.ts';
import { undoCalls } from './undo.ts';
import type { ActOn } from './useAct.tsx';
import type { useFillings } from './useFillings.ts';

interface InParts {
  resource: ResourceDescriptor;
  provider: ContractDataProvider;
  action: ActionDescriptor;
  sentences: ActSentences;
  on: ActOn;
  fillingsFor: ReturnType<typeof useFillings>['fillingsFor'];
  askAnew: () => void;
}

/** An action of the contract on many records, as `bulkAct` runs it. @throws Problem that refuses it as a whole */
export function actInParts({ resource, provider, action, sentences, on, fillingsFor, askAnew }: InParts): Promise<void> {
  const { ids = [], matching, data = {} } = on;
  const { undo } = sentences;
  return bulkAct({
    resource,
    provider,
    meant: matching ?? { ids },
    label: action.label,
    askAnew,
    act: async (part, watch) => {
      const { data: answer, failures = [], answers } = await provider.act(resource.segment, action.action, { ids: part, data, watch });
      const answered = Array.isArray(answer) ? new Set<unknown>(answer) : undefined;
      const refused = new Set<unknown>(failures.map(({ id }) => id));
      const changed = part.filter((id) => !refused.has(id) && answered?.has(id) !== false);
      // Of one call each, those that are left were not called any more: it was stopped.
      const left = answers ? [] : part.filter((id) => !refused.has(id) && !changed.includes(id)).map((id) => ({ id, message: messages.leftAsItWas }));
      return { changed, failures: [...failures, ...left], answers };
    },
    said: async (done) => toldOf(sentences, done, await fillingsFor(textsOf(sentences), { resource, action, body: data })).done,
    ...(undo
      ? { undo: { operation: undo.operation, callsFor: (records, answers) => undoCalls(undo, { records, body: data, answer: undefined, answers }) } }
      : {}),
  });
}
