import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useDataProvider, useRefresh, type Identifier, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { deleting, type ActionDescriptor, type ActSentences } from '../../contract/descriptor.ts';
import { isFar, sentencesFor, toldOf } from '../../web/act/sentence.ts';
import { toastDone } from '../../web/act/toastDone.ts';
import { useQuestion } from '../../web/act/useQuestion.tsx';
import { toast } from '../../web/toast/toast.ts';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { recordName } from '../fields/recordName.ts';
import { messages } from '../messages.ts';
import type { Values } from '../provider/body.ts';
import { errorsOf } from '../provider/errors.ts';
import { isStopped } from '../provider/filesUnderWay.ts';
import { messageOf, Problem } from '../../web/problem.ts';
import type { ActAnswer, ContractDataProvider } from '../provider/withContract.ts';
import { atOnce, fewCalls, isOneRecords } from './atOnce.ts';
import { reasonsOf } from './reasonsOf.ts';
import { textsOf } from './textsOf.ts';
import { undoCalls } from './undo.ts';
import { useFillings } from './useFillings.ts';

/** The target of an action: one record, several chosen ones, or the collection. */
export interface ActOn {
  record?: RaRecord;
  ids?: readonly Identifier[];
  /** Rows of the chosen ones that are on screen. */
  known?: readonly RaRecord[];
  /** All that the list's filter finds, instead of those with `ids`, which are the ones in sight. */
  matching?: { filter: Readonly<Record<string, unknown>>; total: number };
  data?: Values;
}

interface ActOptions {
  /** The caller reports a refusal itself. */
  silent?: boolean;
  /** The person has been asked already. */
  asked?: boolean;
}

/** An action's outcome: its answer, the server's refusal with the errors of its fields, or canceled by the user. */
export type ActResult =
  | { ok: true; answer: unknown }
  | { ok: false; declined: true }
  | { ok: false; declined: false; message: string; errors: Record<string, string> | undefined };

/**
 * Runs an action and reports the result in the contract's sentences: far-reaching actions ask first, by name and count; ones that can be undone say so in their
 * toast. Every screen refetches its data after it, also after a refusal, because a refused move means that the screen is stale. If the work continues
 * elsewhere, it navigates there. Render `question` beside the buttons.
 */
export function useAct(): {
  act: (action: ActionDescriptor, on: ActOn, options?: ActOptions) => Promise<ActResult>;
  pending: boolean;
  question: ReactElement | null;
} {
  const resource = useDescriptor();
  const { segment } = resource;
  const { basename, overrides } = useContract();
  const navigate = useNavigate();
  const provider = useDataProvider<ContractDataProvider>();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const { fillingsFor, recordsOf } = useFillings();
  const { ask, question } = useQuestion();
  const [pending, setPending] = useState(false);

  /** @param gone a record that is no more: its screen, which is still there for a moment, would ask for it in vain */
  const askAnew = (gone?: Identifier) => {
    if (gone === undefined) refresh();
    void queries.invalidateQueries({ predicate: ({ queryKey }) => gone === undefined || !isAbout(queryKey, segment, gone) });
  };

  /** The chosen records, as far as a sentence or the way back needs them. */
  const chosenOf = async ({ record, ids, known = [], matching }: ActOn, sentences: ActSentences): Promise<RaRecord[]> => {
    if (record) return [record];
    if (!ids) return [];
    if (matching || ids.length > atOnce) return recordsOf(segment, ids.slice(0, 5), known);
    const needsAll = sentences.undo !== undefined;
    return recordsOf(segment, needsAll ? ids : ids.slice(0, 5), known);
  };

  const confirmed = async (action: ActionDescriptor, sentences: ActSentences, records: readonly RaRecord[], on: ActOn): Promise<boolean> => {
    const count = on.matching?.total ?? on.ids?.length ?? 1;
    if (!isFar(sentences, count)) return true;
    const about = { resource, action, ...(count === 1 && records[0] ? { record: records[0] } : {}), ...(on.data ? { body: on.data } : {}) };
    const told = toldOf(sentences, count, await fillingsFor(textsOf(sentences), about));
    return ask({
      title: told.ask ?? action.label,
      follows: told.follows,
      ...(count > 1 ? { names: records.map((one) => recordName(resource, one)), count } : {}),
      label: action.label,
      destructive: sentences.far === true,
    });
  };

  const tell = async (
    action: ActionDescriptor,
    sentences: ActSentences,
    records: readonly RaRecord[],
    on: ActOn,
    { data: answer, failures, answers }: Required<Pick<ActAnswer, 'data' | 'failures'>> & { answers: ActAnswer['answers'] },
  ) => {
    const { ids, data = {} } = on;
    const changed = ids && Array.isArray(answer) ? answer.length : (ids?.length ?? 1);
    const about = { resource, action, ...(changed === 1 && records[0] ? { record: records[0] } : {}), body: data, answer };
    const { done } = toldOf(sentences, changed, await fillingsFor(textsOf(sentences), about));
    const calls =
      sentences.undo && records.length > 0 ? undoCalls(sentences.undo, { records: touched(records, answer, ids), body: data, answer, answers }) : undefined;
    const { undo } = sentences;
    const takeBack =
      undo && calls && calls.length > 0
        ? async () => {
            const { inTurn } = await import('../provider/inTurn.ts');
            const { refused } = await inTurn(calls, (call) => provider.call(undo.operation, call));
            askAnew();
            if (refused[0]) throw refused[0].error;
          }
        : undefined;
    if (changed > 0 && done !== undefined) toastDone(done, takeBack);
    if (ids && Array.isArray(answer)) {
      const answered = new Set<unknown>(answer);
      const left = ids.filter((id) => !answered.has(id));
      if (left.length > 0) {
        const named = await recordsOf(segment, left.slice(0, 5), records);
        const say = action.action === deleting ? messages.notDeleted : messages.notChanged;
        if (failures.length > 0) toast.error(say(reasonsOf(resource, failures, named)));
        else
          toast.warning(
            messages.unchanged(
              left.length,
              ids.length,
              named.map((one) => recordName(resource, one)),
            ),
          );
      }
    }
  };

  /** Part by part, told in the list: of many, and of a few where one of them prevents the others. */
  const actInParts = async (action: ActionDescriptor, sentences: ActSentences, on: ActOn): Promise<ActResult> => {
    await (await import('./actInParts.ts')).actInParts({ resource, provider, action, sentences, on, fillingsFor, askAnew });
    return { ok: true, answer: undefined };
  };

  const act = async (action: ActionDescriptor, on: ActOn, options: ActOptions = {}): Promise<ActResult> => {
    setPending(true);
    try {
      const sentences = sentencesFor(action.act, on.data);
      const records = await chosenOf(on, sentences);
      if (!options.asked && !(await confirmed(action, sentences, records, on))) return { ok: false, declined: true };
      if (on.matching || (on.ids && on.ids.length > (action.several ? fewCalls : atOnce))) return await actInParts(action, sentences, on);
      const several = on.ids && on.ids.length > 1 ? on.ids : undefined;
      const called = provider.act(segment, action.action, {
        ...(on.record ? { id: on.record.id } : {}),
        ...(on.ids ? { ids: on.ids } : {}),
        ...(on.data ? { data: on.data } : {}),
      });
      const answered = several ? await called.catch(async (error: unknown) => (isOneRecords(error) ? undefined : Promise.reject(error))) : await called;
      // One of them prevents the others: those that can be changed are, and it is named.
      if (!answered) return await actInParts(action, sentences, on);
      const { data, failures = [], answers } = answered;
      if (on.record) {
        const next = overrides.after(segment, action.action)?.(on.record.id);
        if (next !== undefined) void navigate(`${basename}${next}`);
      }
      askAnew(action.action === deleting ? on.record?.id : undefined);
      await tell(action, sentences, records, on, { data, failures, answers });
      return { ok: true, answer: data };
    } catch (error) {
      if (isStopped(error)) return { ok: false, declined: true };
      const message = messageOf(error);
      const errors = errorsOf(error);
      if (!options.silent) toast.error(message);
      if (error instanceof Problem && error.status === 409) refresh();
      return { ok: false, declined: false, message, errors };
    } finally {
      setPending(false);
    }
  };
  return { act, pending, question };
}

/** Whether a query of react-admin's asks for this very record. */
function isAbout([of, method, params]: QueryKey, segment: string, id: Identifier): boolean {
  return of === segment && method === 'getOne' && typeof params === 'object' && params !== null && 'id' in params && params.id === String(id);
}

/** Of the chosen records those that the answer names as changed; all of them where it names none. */
function touched(records: readonly RaRecord[], answer: unknown, ids: readonly Identifier[] | undefined): readonly RaRecord[] {
  if (!ids || !Array.isArray(answer)) return records;
  const answered = new Set<unknown>(answer);
  return records.filter(({ id }) => answered.has(id));
}
