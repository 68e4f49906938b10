import type { RaRecord } from 'react-admin';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { messageOf, Problem } from '../../web/problem.ts';
import type { Values } from '../provider/body.ts';
import { errorsOf } from '../provider/errors.ts';
import { isStopped } from '../provider/filesUnderWay.ts';
import type { Conflict } from './ConflictNote.tsx';
import type { SaveResult } from './SchemaForm.tsx';

interface Saving {
  /** Whether records say how often they were written. */
  isVersioned: boolean;
  fields: readonly FieldDescriptor[];
  typed: Values;
  /** The record as the person has seen it. */
  read: RaRecord;
  send: (values: Values, read: RaRecord) => Promise<void>;
  /** The record as it is by now. */
  load: () => Promise<RaRecord>;
  /** @param more what came in meanwhile, as a sentence */
  onSaved: (more?: string) => undefined;
  /** Someone else changed the same fields: what the form does and says then. */
  onConflict: (conflict: Conflict) => SaveResult;
}

const saysWriting = ({ version }: RaRecord): boolean => version !== undefined && version !== null;

/** Saves what was typed. A late change is merged with what came in meanwhile and saved again; what cannot be merged is asked, and a refusal is at its fields. */
export async function saveTyped({ isVersioned, fields, typed, read, send, load, onSaved, onConflict }: Saving): Promise<SaveResult> {
  let failed: unknown;
  let isBlind = false;
  try {
    // A list's row may not say how often its record was written: then nobody would be told that the change comes late.
    isBlind = isVersioned && !saysWriting(read) && saysWriting(await load());
    if (!isBlind) {
      await send(typed, read);
      return onSaved();
    }
  } catch (error) {
    failed = error;
  }
  if (isBlind || (failed instanceof Problem && failed.status === 409)) {
    // Fetched by the few who need it.
    const [{ settleConflict }, { cameInText }] = await Promise.all([import('./settleConflict.ts'), import('../../web/merge/who.ts')]);
    const settled = await settleConflict({ fields, read, typed, error: failed, load, send });
    if (settled.saved) return onSaved(cameInText(settled.by, settled.taken));
    if ('conflict' in settled) return onConflict(settled.conflict);
    failed = settled.error;
  }
  if (isStopped(failed)) return {};
  const errors = errorsOf(failed);
  return { message: messageOf(failed), ...(errors ? { errors } : {}) };
}
