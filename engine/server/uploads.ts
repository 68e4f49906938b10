// Files that came in parts before: a form names one by its id where it takes a file.
import { createHash } from 'node:crypto';
import type { OperationSpec } from './contract.ts';
import type { Actor, UploadedFile } from './handler.ts';
import { invalid } from './problem.ts';
import type { Database } from './registered.ts';

/** The part of a form that names an upload. */
export interface NamedUpload {
  id: string;
  /** Where its bytes belong; name and size follow with them. */
  file: UploadedFile;
}

/** A call that uses uploads. Repeating it gives the same key. */
export interface UploadCall {
  actor: Actor;
  ids: readonly string[];
  key: string;
}

/** The store of uploads that forms refer to by id. */
export interface WholeUploads {
  /** What this very call was answered before: it was done, and its answer was lost on the way. JSON */
  answered(call: UploadCall): Promise<string | undefined>;
  /** Writes the bytes to `file.path`. @throws Problem 422 on the form field for an upload that is not the caller's, not whole or no longer there */
  fetch(actor: Actor, named: NamedUpload): Promise<{ filename: string; size: number }>;
  /** Within the call's last transaction: keeps its answer, so that it is done once. @throws Problem 503 while the same call is being done */
  use(db: Database, call: UploadCall, answer: string): Promise<void>;
}

/**
 * The call that uses the uploads a form refers to; undefined if it refers to none.
 * @throws Problem 422 if no one is signed in: an upload belongs to a person
 */
export function uploadCall(
  operation: OperationSpec,
  named: readonly NamedUpload[],
  { actor, ...sent }: { actor: Actor | null; params: unknown; body: unknown },
): UploadCall | undefined {
  const [first] = named;
  if (!first) return undefined;
  if (!actor) throw invalid({ [first.file.field]: 'Send the file itself.' });
  const key = createHash('sha256')
    .update(JSON.stringify([operation.id, sent]))
    .digest('hex');
  return { actor, ids: named.map(({ id }) => id), key };
}
