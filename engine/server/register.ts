// The core: every operation of the contract becomes a route. Access first, then shape, then the handler, then the filtered answer.
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { readyAnswer, type ReadyAnswer, type UnshowableRow } from './answers.ts';
import { asksToConfirm } from './confirmed.ts';
import type { OperationSpec } from './contract.ts';
import { Download } from './download.ts';
import { watchEdits, type EditedBy } from './edits.ts';
import type { Actor, CallInfo, Gates, HandlerMap, UploadedFile } from './handler.ts';
import { guardOf, unguarded, type Guard, type StateSources } from './guard.ts';
import { siftMany, type ListOf } from './many.ts';
import { sentences } from '../contract/sentences.ts';
import { readForm } from './multipart.ts';
import { countedAs } from './page-total.ts';
import { forbidden, invalid, Problem, unauthorized } from './problem.ts';
import type { Database, OperationId, Services } from './registered.ts';
import { projectionFor } from './serialize.ts';
import { uploadCall, type WholeUploads } from './uploads.ts';
import { checkBody, readParams, readQuery } from './validate.ts';
import type { Witness } from './witness.ts';

/** The caller behind a token, asked before every call. Throws a Problem for a token that means more than "no" (suspended). */
export type Authenticate = (
  db: Database,
  token: string,
  call: { operationId: OperationId; params: Record<string, string>; now: Date },
) => Promise<Actor | null>;

export interface ContractOptions {
  /** Every operation of the contract (`contractOf`). */
  operations: readonly OperationSpec[];
  /** The list of a resource, by the resource's name. */
  listOf: ListOf;
  /** Which lists show what an operation edits; the witness is told what changed. */
  editedBy?: EditedBy;
  db: Database;
  services: Services;
  handlers: Partial<HandlerMap>;
  authenticate: Authenticate;
  /** Asked before a call whose `security` wants it confirmed: throws where the caller has to confirm again that it is them. */
  confirmed?: (db: Database, actor: Actor, call: { scopes: readonly string[]; now: Date }) => Promise<void>;
  /** Asked before an operation's handler, outside any transaction; what it throws refuses the call. */
  gates?: Gates;
  /** Runs work already started outside the process that must be recorded now, however busy the database is. */
  patiently?: <Result>(work: () => Result) => Result;
  /** Where the states are kept that operations move, by status schema; one that is missing stops the start. */
  states: StateSources;
  /** Keeps who did what. */
  witness?: Witness;
  /** Files that came in parts, which forms may name; without it a form takes files alone. */
  uploads?: WholeUploads;
  /** Called after a changing call has been committed. */
  onCommit?: () => void;
  /** Called for every row that left with nothing but its id, because it breaks the contract. */
  onUnshowable?: (operation: OperationId, row: UnshowableRow) => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    /** The exact text of a JSON body. */
    rawBody?: string;
    /** Which rows the answer contains. */
    contentRange: string | null;
  }
}

interface LooseContext {
  db: Database;
  actor: Actor | null;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  files: UploadedFile[];
  request: CallInfo;
  services: Services;
}
type LooseGate = (context: Omit<LooseContext, 'db'>) => Promise<void>;
type Work = (db: Database) => unknown;
type LooseSteps = (context: LooseContext & { decide: (work: Work) => Promise<unknown>; settle: (work: Work) => Promise<unknown> }) => Promise<unknown>;
type LooseHandler = ((context: LooseContext) => unknown) | { steps: LooseSteps };

/** Adds a route for every operation that has a handler. Paths are relative to where the instance is mounted (`/api`). */
export function registerContract(app: FastifyInstance, options: ContractOptions): void {
  const problems = unguarded(options.operations, options.states, options.handlers);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  app.decorateRequest('actor', null);
  app.decorateRequest('contentRange', null);
  // After the packing of answers, which would take it for a range of bytes and let the answer go as it is.
  app.addHook('onRoute', (route) => {
    route.onSend = [...[route.onSend ?? []].flat(), sayRange];
  });
  for (const operation of options.operations) {
    // The handler's own type is checked where it is written (`satisfies Partial<HandlerMap>`); here every one is called the same way.
    const handler = options.handlers[operation.id] as LooseHandler | undefined;
    if (!handler) continue;
    app.route({
      method: operation.method.toUpperCase(),
      url: operation.path.replaceAll(/\{([^}]+)\}/g, ':$1'),
      onRequest: async (request) => {
        request.actor = await admit(operation, request, options);
      },
      handler: (request, reply) => answer(operation, handler, request, reply, options),
    });
  }
}

/** Who calls, if the role may: 401 without a good token, 403 for a role the contract does not name. */
async function admit(operation: OperationSpec, request: FastifyRequest, options: ContractOptions): Promise<Actor | null> {
  const token = bearerToken(request);
  if (!token) {
    if (operation.public) return null;
    throw unauthorized();
  }
  const call = { operationId: operation.id, params: request.params as Record<string, string>, now: options.services.clock() };
  const actor = await options.authenticate(options.db, token, call);
  if (!actor) {
    if (operation.public) return null;
    throw unauthorized('Your sign-in has ended. Sign in again.');
  }
  if (!operation.roles.includes(actor.role)) {
    if (operation.public) return null;
    throw forbidden();
  }
  return actor;
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/=-]{16,512})$/i.exec(request.headers.authorization ?? '')?.[1];
}

async function answer(
  operation: OperationSpec,
  handler: LooseHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ContractOptions,
): Promise<FastifyReply> {
  const { actor } = request;
  const role = actor?.role ?? 'public';
  const params = readParams(operation, request.params as Record<string, string>);
  const query = readQuery(operation, request.query as Record<string, unknown>);
  const form = operation.body?.multipart ? await readForm(request, operation.body.schema) : undefined;
  try {
    const body = readBody(operation, form ? form.body : request.body, role, options.services.clock());
    const { uploads } = options;
    const taking = uploads && uploadCall(operation, form?.named ?? [], { actor, params, body });
    const before = taking && (await uploads.answered(taking));
    if (before !== undefined) return send(operation, { text: before, unshowable: [] }, reply);
    for (const named of form?.named ?? []) {
      if (!taking) throw invalid({ [named.file.field]: sentences.file });
      Object.assign(named.file, await uploads.fetch(taking.actor, named));
    }
    const context = { actor, params, query, body, files: form?.files ?? [], request: callInfo(request), services: options.services };
    const ready = await witnessed(operation, handler, context, options, taking && ((db, text) => uploads.use(db, taking, text)));
    if (operation.method !== 'get') options.onCommit?.();
    if (ready instanceof Download) return ready.sendOn(reply);
    for (const row of ready.unshowable) options.onUnshowable?.(operation.id, row);
    return send(operation, ready, reply);
  } catch (error) {
    throw error instanceof Problem ? withinContract(operation, error, role) : error;
  } finally {
    await form?.dispose();
  }
}

/**
 * Runs the handler and prepares its answer: a change in one transaction with its audit entry, or in the steps that the handler takes. The answer is prepared
 * within the transaction: one that breaks the contract rolls the change back.
 */
async function witnessed(
  operation: OperationSpec,
  handler: LooseHandler,
  sent: Omit<LooseContext, 'db'>,
  options: ContractOptions,
  keepAnswer?: (db: Database, text: string) => Promise<void>,
): Promise<ReadyAnswer | Download> {
  let call = { operation, ...sent };
  const role = sent.actor?.role ?? 'public';
  const finish = async (db: Database, work: Work): Promise<ReadyAnswer | Download> => {
    const { witness, editedBy = () => [], handlers } = options;
    const isKept = witness?.keeps(call) === true;
    const edits = operation.method !== 'get' && isKept ? await watchEdits(db, call, { editedBy, handlers }) : undefined;
    const result = await work(db);
    try {
      if (isKept) await witness.done(db, call, result, (await edits?.(result)) ?? []);
    } catch (error) {
      if (result instanceof Download) result.discard();
      throw error;
    }
    if (result instanceof Download) return result;
    const ready = readyAnswer(operation, result, role, sent.query);
    await keepAnswer?.(db, ready.text);
    return ready;
  };
  try {
    if (sent.actor && options.confirmed && asksToConfirm(operation, sent)) {
      await options.confirmed(options.db, sent.actor, { scopes: operation.confirmed ?? [], now: options.services.clock() });
    }
    // As with handlers: the gate's own type is checked where it is written.
    await (options.gates?.[operation.id] as LooseGate | undefined)?.(sent);
    const { body, left } = await siftMany(operation, sent, options);
    const context = { ...sent, body };
    call = { operation, ...context };
    const guard = guardOf(operation, context, options.states);
    const handled = async () => {
      if (typeof handler !== 'function') return inSteps(handler.steps, context, { ...options, guard }, finish);
      const handle = (db: Database) => handler({ ...context, db });
      const act = (db: Database) => finish(db, guard ? (inner) => guard.around(inner, () => handle(inner)) : handle);
      return operation.method === 'get' ? countedAs(sent.query['total'], () => act(options.db)) : options.db.transaction(act);
    };
    const ready = await handled();
    return ready instanceof Download ? ready : { ...ready, unshowable: [...left, ...ready.unshowable] };
  } catch (error) {
    if (error instanceof Problem) await options.witness?.refused(options.db, call, error);
    throw error;
  }
}

async function inSteps(
  steps: LooseSteps,
  context: Omit<LooseContext, 'db'>,
  { db, guard, patiently = (work) => work() }: ContractOptions & { guard: Guard | undefined },
  finish: (db: Database, work: Work) => Promise<ReadyAnswer | Download>,
): Promise<ReadyAnswer | Download> {
  let ready: ReadyAnswer | Download | undefined;
  const guarded = (work: Work, step: 'last' | 'earlier'): Work => (guard ? (inner) => guard.aroundStep(inner, () => work(inner), step) : work);
  const settle = async (work: Work) => {
    if (ready) throw new Error('A call is settled once.');
    // Something was done outside by now: a busy database is waited for.
    ready = await patiently(() => db.transaction((transaction) => finish(transaction, guarded(work, 'last'))));
  };
  const decide = (work: Work) => db.transaction(async (transaction) => guarded(work, 'earlier')(transaction));
  // Outside effects cannot be undone: a move that is not open is refused before.
  if (guard) await db.transaction((transaction) => guard.decide(transaction));
  await steps({ ...context, db, decide, settle });
  // The handler's type lets it end with `settle` alone.
  if (!ready) throw new Error('A handler in steps ended without settling.');
  return ready;
}

/** A refusal may include the current record (`current`): filtered like any answer, so that it reveals nothing more to this role. */
function withinContract(operation: OperationSpec, problem: Problem, role: Actor['role'] | 'public'): Problem {
  const { schema } = operation.success;
  if (problem.members['current'] === undefined) return problem;
  const { current, ...members } = problem.members;
  return new Problem(problem.status, problem.title, {
    ...(problem.detail ? { detail: problem.detail } : {}),
    ...(problem.errors ? { errors: problem.errors } : {}),
    headers: problem.headers,
    members: schema ? { ...members, current: projectionFor(schema, role)(current) } : members,
  });
}

function readBody(operation: OperationSpec, body: unknown, role: Actor['role'] | 'public', now: Date): unknown {
  const spec = operation.body;
  if (!spec) return undefined;
  const absent = body === undefined || body === null;
  if (absent && !spec.required) return undefined;
  if (absent) throw invalid({ body: 'This call needs a body.' });
  return checkBody(operation, body, role, now);
}

const sayRange: onSendHookHandler = (request, reply, payload, done) => {
  if (request.contentRange !== null) void reply.header('content-range', request.contentRange);
  done(null, payload);
};

function send(operation: OperationSpec, { text, page, unshowable }: ReadyAnswer, reply: FastifyReply): FastifyReply {
  if (page) {
    const range = (reply.request.query as { range?: string }).range;
    const first = range ? Number(JSON.parse(range)[0]) : 0;
    reply.request.contentRange = contentRange(operation.unit, first, page);
    if (page.capped) void reply.header('x-total-capped', 'true');
  }
  if (unshowable.length > 0) void reply.header('x-unshowable', unshowable.map(({ at }) => at).join(', '));
  void reply.header('access-control-expose-headers', 'content-range, x-total-capped, x-unshowable');
  void reply.code(operation.success.status).header('cache-control', 'no-store');
  return operation.success.status === 204 ? reply.send() : reply.type('application/json; charset=utf-8').send(text);
}

/** `packages 0-24/319`; of an empty page `packages` followed by an asterisk, a slash and the total (RFC 9110 14.4). */
function contentRange(unit: string, first: number, page: { rows: number; total: number }): string {
  return page.rows === 0 ? `${unit} */${page.total}` : `${unit} ${first}-${first + page.rows - 1}/${page.total}`;
}

function callInfo(request: FastifyRequest): CallInfo {
  return {
    id: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    host: request.hostname,
    token: bearerToken(request),
    rawBody: request.rawBody,
    header: (name) => {
      const value = request.headers[name.toLowerCase()];
      return Array.isArray(value) ? value[0] : value;
    },
  };
}
