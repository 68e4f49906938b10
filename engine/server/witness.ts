import type { Database } from './registered.ts';
import type { OperationSpec } from './contract.ts';
import type { RecordEdit } from './edits.ts';
import type { Actor, CallInfo } from './handler.ts';
import type { Problem } from './problem.ts';

/** A call as a witness sees it. */
export interface WitnessedCall {
  operation: OperationSpec;
  actor: Actor | null;
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  request: CallInfo;
}

/** Records calls made through the contract. It decides which ones to keep. */
export interface Witness {
  /** Whether a call is recorded once it is done: only then is it worth reading what it changed. */
  keeps(call: WitnessedCall): boolean;
  /** After the handler, within its transaction: a rollback leaves nothing behind. */
  done(db: Database, call: WitnessedCall, result: unknown, edits: readonly RecordEdit[]): Promise<void>;
  /** After a handler refused and its transaction was rolled back. */
  refused(db: Database, call: WitnessedCall, problem: Problem): Promise<void>;
}
