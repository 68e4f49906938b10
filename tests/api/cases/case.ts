// What the access test needs to know of an operation: a call that must succeed, and the same call on somebody else's row.
import type { operations, OperationId, Role } from '../../../generated/api.ts';
import type { TestApp } from '../../support/app.ts';
import type { CallInput as AnyInput } from '../../support/calls.ts';

/** Whoever makes a call: a role, or nobody signed in. */
export type Caller = Role | 'public';

/** Everything a case may build its call from. */
export interface CaseWorld {
  app: TestApp;
  /** Ids of the demo accounts: one's own and, for what is foreign, the other advisor's and the other client's. */
  users: Record<'admin' | 'employee' | 'client' | 'otherEmployee' | 'otherClient', string>;
  tokens: Record<Role, string>;
}

export interface CallInput<Id extends OperationId> {
  params?: operations[Id]['parameters']['path'];
  query?: operations[Id]['parameters']['query'];
  body?: operations[Id] extends { requestBody?: { content: { 'application/json': infer Body } } } ? Body : unknown;
  /** A multipart body. */
  form?: FormData;
  headers?: Record<string, string>;
  /** A token other than the caller's usual one (for calls that end the session). */
  token?: string;
}

export type Making<Id extends OperationId> = (world: CaseWorld, caller: Caller) => CallInput<Id> | Promise<CallInput<Id>>;

export interface OperationCase<Id extends OperationId> {
  /**
   * A call that answers 2xx for this caller. It makes the rows it changes or takes rows no other case touches.
   * A sentence naming the test that shows it, where the call needs more than the application under test.
   */
  succeeds: Making<Id> | string;
  /** The call on a row, named in the path, that is not this caller's: 404. A sentence where the operation names no single row. */
  foreign: Making<Id> | string;
}

/** The case of an operation that is not known by name: one case, and not one of two hundred, to the compiler as well. */
export interface AnyCase {
  succeeds: AnyMaking | string;
  foreign: AnyMaking | string;
}
type AnyMaking = (world: CaseWorld, caller: Caller) => AnyInput | Promise<AnyInput>;

/** Cases by operation; every tag's file holds those of its own operations. */
export type Cases = { [Id in OperationId]: OperationCase<Id> };
