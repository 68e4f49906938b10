// A handler's input and result: both typed by the contract.
import type { Download } from './download.ts';
import type { Database, OperationId, Operations, PublicOperationId, Role, Services } from './registered.ts';

/** Who calls. */
export interface Actor {
  id: string;
  role: Role;
  /** Whose rows are theirs, where not their own. */
  guestOf?: string;
  sessionId: string;
}

/** A file of a multipart body, stored in a temporary folder until the answer is sent. */
export interface UploadedFile {
  /** The form field's name. */
  field: string;
  /** As the sender names it: data, never a path. */
  filename: string;
  /** As the sender says; trust the content instead. */
  contentType: string;
  path: string;
  /** Bytes. */
  size: number;
}

/** Rows of one page, and how many rows there are in all. */
export interface Page<Row> {
  rows: Row[];
  total: number;
  /** There are more rows than were counted. */
  capped?: boolean;
}

type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined;
type SuccessStatus = 200 | 201 | 202;

/** Bytes are answered as a download; a 204 has nothing to answer. */
type Answered<T> = [T] extends [never] ? undefined : [T] extends [Blob] ? Download : T;

/** The body of an operation's success. */
export type SuccessBody<Id extends OperationId> = Answered<Content<Operations[Id]['responses'][keyof Operations[Id]['responses'] & SuccessStatus]>>;

type QueryOf<Id extends OperationId> = NonNullable<Operations[Id]['parameters']['query']>;
type Body<Id extends OperationId> = Operations[Id] extends { requestBody: infer B }
  ? Content<B>
  : Operations[Id] extends { requestBody?: infer B }
    ? Content<NonNullable<B>> | undefined
    : undefined;
type Paged<Id extends OperationId> = SuccessBody<Id> extends (infer Row)[] ? Page<Row> : SuccessBody<Id>;
/** Operations that take a `range` answer with a page. */
type Answer<Id extends OperationId> = [QueryOf<Id>] extends [never] ? SuccessBody<Id> : 'range' extends keyof QueryOf<Id> ? Paged<Id> : SuccessBody<Id>;

/** Data about a call from the transport. */
export interface CallInfo {
  id: string;
  ip: string;
  userAgent: string;
  /** Host header, without port. */
  host: string;
  /** The bearer token that came along. */
  token: string | undefined;
  /** The exact bytes of a JSON body, for signatures. */
  rawBody: string | undefined;
  header: (name: string) => string | undefined;
}

export interface Context<Id extends OperationId, Who = Actor> {
  /** In everything but a GET (and a handler in steps) this is one transaction: what the handler throws is undone. */
  db: Database;
  actor: Who;
  params: NonNullable<Operations[Id]['parameters']['path']>;
  query: QueryOf<Id>;
  body: Body<Id>;
  files: UploadedFile[];
  request: CallInfo;
  services: Services;
}

type Result<T> = T | Promise<T>;

/** Null only where the contract lets a call come without a token. */
export type ActorOf<Id extends OperationId> = Id extends PublicOperationId ? Actor | null : Actor;

/** Answers one operation. */
export type Handler<Id extends OperationId> = (context: Context<Id, ActorOf<Id>>) => Result<Answer<Id>>;

declare const settled: unique symbol;

/** An answer that `settle` has checked against the contract, written down and committed. Nothing else makes one. */
export interface Settled<Id extends OperationId> {
  readonly [settled]: Id;
}

/**
 * What a handler in steps is given. No transaction is open while it runs, so it may call ports, hash passwords and
 * work on pictures; what it writes, it writes in `decide` and `settle`.
 */
export interface SteppedContext<Id extends OperationId, Who = Actor> extends Context<Id, Who> {
  /** Outside any transaction: for reading. */
  db: Database;
  /** One transaction. Data that must survive a failure of the outside call (an idempotency key, a draft) is written here. */
  decide<T>(work: (db: Database) => Result<T>): Promise<T>;
  /**
   * The last transaction: its result is the answer. It is checked against the contract and recorded before the commit; an answer that breaks the contract rolls
   * the transaction back.
   */
  settle(work: (db: Database) => Result<Answer<Id>>): Promise<Settled<Id>>;
}

/** Answers one operation in three steps: decide, act outside the process, settle. For whatever leaves the process or takes long. */
export interface SteppedHandler<Id extends OperationId> {
  steps: (context: SteppedContext<Id, ActorOf<Id>>) => Promise<Settled<Id>>;
}

/** A handler for every operation of the contract. */
export type HandlerMap = { [Id in OperationId]: Handler<Id> | SteppedHandler<Id> };

type Gate<Id extends OperationId> = (call: Omit<Context<Id, ActorOf<Id>>, 'db'>) => Promise<void>;

/** Asked before an operation's handler, outside any transaction; what one throws refuses the call. */
export type Gates = { [Id in OperationId]?: Gate<Id> };
