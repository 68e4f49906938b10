import type { RaRecord } from 'react-admin';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { savedByOf, type SavedBy } from '../../web/merge/who.ts';
import { Problem } from '../../web/problem.ts';
import { changedFields, type Values } from '../provider/body.ts';
import type { Conflict } from './ConflictNote.tsx';
import { mergeRecords } from './mergeRecords.ts';

/** How often others may save between reading and saving before the user is asked. */
const rounds = 3;

interface Settling {
  fields: readonly FieldDescriptor[];
  /** The record the form was opened on. */
  read: RaRecord;
  typed: Values;
  /** The refusal. */
  error: unknown;
  load: () => Promise<RaRecord>;
  send: (values: Values, read: RaRecord) => Promise<void>;
}

/** Saved after all, with the merged fields and their author; or a question for the user; or refused for another reason. */
export type Settled = { saved: true; taken: readonly string[]; by: SavedBy } | { saved: false; conflict: Conflict } | { saved: false; error: unknown };

/** A late change (409): merged with the saved record and saved again, unless a conflict needs the user's choice. */
export async function settleConflict({ fields, load, send, ...begun }: Settling): Promise<Settled> {
  let { read, typed, error } = begun;
  const came = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const theirs = await load();
    if (theirs['version'] === read['version']) break;
    const merge = mergeRecords(fields, read, theirs, typed);
    const by = savedByOf(error);
    for (const label of merge.taken) came.add(label);
    if (merge.questions.length > 0) return { saved: false, conflict: { ...merge, taken: [...came], theirs, by } };
    if (!changedFields(fields, theirs, merge.merged)) return { saved: true, taken: [...came], by };
    try {
      await send(merge.merged, theirs);
      return { saved: true, taken: [...came], by };
    } catch (again) {
      if (!(again instanceof Problem) || again.status !== 409) return { saved: false, error: again };
      [read, typed, error] = [theirs, merge.merged, again];
    }
  }
  return { saved: false, error };
}
