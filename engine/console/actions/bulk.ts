// An act on many records, in parts: how far it is, what was refused and why, and how all of it is taken back.
import type { GetListParams, Identifier, RaRecord } from 'react-admin';
import { readFrom } from '../../contract/conditions.ts';
import { isUnshowable } from '../provider/unshowable.ts';
import type { TurnsSoFar, TurnsWatch } from '../provider/inTurn.ts';
import type { Failure } from '../provider/withContract.ts';
import { atOnce, isOneRecords } from './atOnce.ts';

/** The records meant: these, or all that a filter finds. */
export type Meant = { ids: readonly Identifier[] } | { filter: Readonly<Record<string, unknown>>; total: number };

export const meantCount = (meant: Meant): number => ('ids' in meant ? meant.ids.length : meant.total);

/** How far a run is. */
export interface BulkProgress {
  done: number;
  failures: readonly Failure[];
}

export interface BulkWork {
  meant: Meant;
  /** A page of the records' list. */
  read: (params: Required<Pick<GetListParams, 'filter' | 'pagination' | 'sort'>>) => Promise<{ data: RaRecord[] }>;
  /** Changes these; answers which were changed, what each of them answered where it was asked alone, and which were refused one by one. */
  act: (ids: readonly Identifier[], watch: TurnsWatch) => Promise<Acted>;
  /** Told of each part: the records as they were, those of them that were changed, and their answers. */
  onPart: (progress: BulkProgress, changed: readonly RaRecord[], answers: Acted['answers']) => void;
  /** Told within a part, where that is one call for each. */
  onTurn?: (soFar: TurnsSoFar) => void;
  /** Nothing more is done once it says so. */
  signal: AbortSignal;
}

export interface Acted {
  changed: readonly Identifier[];
  failures: readonly Failure[];
  answers?: ReadonlyMap<Identifier, unknown> | undefined;
}

/**
 * Goes through the records in the order of their ids, so that none is skipped or met twice when the act changes what the filter asks for. A part that is
 * refused is halved until those that cannot be changed are found by name; the others are changed.
 * @throws Problem that refuses the act as a whole
 */
export async function runBulk({ meant, read, act, onPart, onTurn, signal }: BulkWork): Promise<BulkProgress> {
  let done = 0;
  const failures: Failure[] = [];
  const answers = new Map<Identifier, unknown>();
  const actOn = async (ids: readonly Identifier[]): Promise<readonly Identifier[]> => {
    try {
      const answer = await act(ids, {
        signal,
        onTurn: (soFar) => onTurn?.({ ...soFar, done: done + soFar.done, failed: failures.length + soFar.failed }),
      });
      failures.push(...answer.failures);
      for (const [id, one] of answer.answers ?? []) answers.set(id, one);
      return answer.changed;
    } catch (error) {
      if (!isOneRecords(error)) throw error;
      const [only] = ids;
      if (ids.length === 1 && only !== undefined) {
        failures.push({ id: only, message: error.message });
        return [];
      }
      const half = Math.ceil(ids.length / 2);
      return [...(await actOn(ids.slice(0, half))), ...(await actOn(ids.slice(half)))];
    }
  };
  for await (const part of partsOf(meant, read)) {
    if (signal.aborted) break;
    answers.clear();
    const changed = new Set(await actOn(part.ids));
    done += changed.size;
    onPart(
      { done, failures: [...failures] },
      part.records.filter(({ id }) => changed.has(id)),
      answers.size > 0 ? new Map(answers) : undefined,
    );
  }
  return { done, failures };
}

interface Part {
  ids: readonly Identifier[];
  records: readonly RaRecord[];
}

async function* partsOf(meant: Meant, read: BulkWork['read']): AsyncGenerator<Part> {
  const sort = { field: 'id', order: 'ASC' as const };
  const pagination = { page: 1, perPage: atOnce };
  if ('ids' in meant) {
    for (let first = 0; first < meant.ids.length; first += atOnce) {
      const ids = meant.ids.slice(first, first + atOnce);
      const { data } = await read({ filter: { id: [...ids] }, pagination, sort });
      yield { ids, records: data };
    }
    return;
  }
  let last: Identifier | undefined;
  for (;;) {
    const { data } = await read({ filter: { ...meant.filter, ...(last === undefined ? {} : { [readFrom]: last }) }, pagination, sort });
    // It begins with the last one of the part before, where that still matches.
    const fresh = data.filter(({ id }) => id !== last);
    const whole = fresh.filter((record) => !isUnshowable(record));
    if (whole.length > 0) yield { ids: whole.map(({ id }) => id), records: whole };
    last = fresh.at(-1)?.id;
    if (last === undefined || data.length < atOnce) return;
  }
}
