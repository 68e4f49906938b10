// Runs an act on many records beside the list it was started from, and tells there how far it is and what came of it.
import type { Identifier, RaRecord } from 'react-admin';
import type { ResourceDescriptor, UndoDescriptor } from '../../contract/descriptor.ts';
import { recordName } from '../fields/recordName.ts';
import { changeRun, setRun } from '../list/bulkRuns.ts';
import { messages } from '../list/messages.ts';
import { formatNumber } from '../../web/format.ts';
import { messageOf, reasonOf } from '../../web/problem.ts';
import { toast } from '../../web/toast/toast.ts';
import type { ContractDataProvider, Failure } from '../provider/withContract.ts';
import { inTurn } from '../provider/inTurn.ts';
import { meantCount, runBulk, type Acted, type BulkWork, type Meant } from './bulk.ts';
import type { UndoCall } from './undo.ts';

interface BulkAct {
  resource: ResourceDescriptor;
  provider: ContractDataProvider;
  meant: Meant;
  /** What the run is called while it goes on. */
  label: string;
  act: BulkWork['act'];
  /** What was done, in a sentence. */
  said: (done: number) => Promise<string | undefined>;
  /** The calls that put records back to what they were; undefined where one of them cannot be. */
  undo?: { operation: UndoDescriptor['operation']; callsFor: (records: readonly RaRecord[], answers: Acted['answers']) => UndoCall[] | undefined };
  /** Screens show what is now. */
  askAnew: () => void;
}

/**
 * Starts it. Answers once the first part is done, so that a form can close, or throws what refuses the act as a whole; the rest goes on, and is told in the list.
 */
export function bulkAct({ resource, provider, meant, label, act, said, undo, askAnew }: BulkAct): Promise<void> {
  const { segment } = resource;
  const names = new Map<Identifier, string>();
  const named = (failures: readonly Failure[]) => failures.map((failure) => ({ ...failure, name: names.get(failure.id) ?? resource.singular }));
  const back: UndoCall[] = [];
  let canUndo = undo !== undefined;
  const stopped = new AbortController();
  const stop = () => {
    stopped.abort();
    changeRun(segment, { isStopped: true });
  };
  setRun(segment, { label, total: meantCount(meant), done: 0, failures: [], isOver: false, isStopped: false, stop });
  return new Promise((told, refused) => {
    let hasBegun = false;
    const begun = () => {
      hasBegun = true;
      told();
    };
    const run = runBulk({
      meant,
      act,
      signal: stopped.signal,
      read: async (params) => {
        const { data } = await provider.getList<RaRecord>(segment, params);
        for (const record of data) names.set(record.id, recordName(resource, record));
        return { data };
      },
      onPart: ({ done, failures }, changed, answers) => {
        const calls = undo?.callsFor(changed, answers);
        if (calls) back.push(...calls);
        else canUndo = false;
        changeRun(segment, { done, failed: failures.length, failures: named(failures), isWaiting: false });
        begun();
      },
      onTurn: (soFar) => {
        changeRun(segment, soFar);
        // The form need not wait for the others, where it is right for one.
        if (soFar.done > 0 || soFar.isWaiting) begun();
      },
    });
    const settle = async () => {
      try {
        const { done, failures } = await run;
        const sentence = done > 0 ? await said(done) : undefined;
        const takeBack = () => void putBack({ segment, provider, operation: undo?.operation, calls: back, done, askAnew });
        const outcome = { done, failed: failures.length, failures: named(failures), isOver: true, isWaiting: false };
        changeRun(segment, { ...outcome, ...(sentence ? { said: sentence } : {}), ...(canUndo && done > 0 ? { undo: takeBack } : {}) });
        begun();
      } catch (error) {
        setRun(segment, undefined);
        // Where a part was done before, nobody waits for the answer any more.
        if (hasBegun) toast.error(reasonOf(error));
        refused(error instanceof Error ? error : new Error(messageOf(error)));
      }
      askAnew();
    };
    void settle();
  });
}

interface PutBack {
  segment: string;
  provider: ContractDataProvider;
  operation: UndoDescriptor['operation'] | undefined;
  calls: readonly UndoCall[];
  done: number;
  askAnew: () => void;
}

async function putBack({ segment, provider, operation, calls, done, askAnew }: PutBack): Promise<void> {
  if (!operation) return;
  const stopped = new AbortController();
  setRun(segment, {
    label: messages.undoAll(formatNumber(done)),
    total: calls.length,
    done: 0,
    failures: [],
    isOver: false,
    isStopped: false,
    stop: () => stopped.abort(),
  });
  const { refused } = await inTurn(calls, (call) => provider.call(operation, call), { signal: stopped.signal, onTurn: (soFar) => changeRun(segment, soFar) });
  for (const { error } of refused) toast.error(reasonOf(error));
  setRun(segment, undefined);
  if (refused.length === 0 && !stopped.signal.aborted) toast.success(messages.undone(formatNumber(done)));
  askAnew();
}
