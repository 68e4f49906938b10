// Acts on several records at once: those that can't be shown are left as they are and named, the others are done.
import { showableRows, type UnshowableRow } from './answers.ts';
import type { OperationSpec } from './contract.ts';
import type { Actor, CallInfo, HandlerMap, Page } from './handler.ts';
import { conflict } from './problem.ts';
import type { Database, OperationId, Services } from './registered.ts';

/** The list of a resource, by the resource's name; undefined where it has none. */
export type ListOf = (resource: string) => OperationSpec | undefined;

interface Call {
  actor: Actor | null;
  body: unknown;
  request: CallInfo;
  services: Services;
}
type Row = Readonly<Record<string, unknown>>;
type Reader = (context: object) => Promise<Page<Row>>;

/** A call on several records without those that can't be shown. */
export interface Sifted {
  body: unknown;
  /** The omitted ones; `at` points into the body as sent: `/ids/3`. */
  left: UnshowableRow[];
}

/** Whom it is asked of. */
export interface Sifting {
  listOf: ListOf;
  db: Database;
  /** Among them the one of the list. */
  handlers: Partial<HandlerMap>;
  /** Called for each row that prevents the whole call. */
  onUnshowable?: (operation: OperationId, row: UnshowableRow) => void;
}

/**
 * Removes the records from a call's body that their own list can't show: their current state is unknown. Records missing from the list are left to the handler,
 * which refuses those out of scope.
 * @throws Problem 409 where none is left
 */
export async function siftMany(operation: OperationSpec, call: Call, { db, handlers, listOf, onUnshowable }: Sifting): Promise<Sifted> {
  const { many } = operation;
  const list = many && listOf(many.resource);
  const handler = list && handlers[list.id];
  if (!many || !list || typeof handler !== 'function' || !call.actor || !isRecord(call.body)) return { body: call.body, left: [] };
  const ids = call.body[many.field];
  if (!Array.isArray(ids) || ids.length === 0) return { body: call.body, left: [] };
  // As with exports: a list's handler takes what a list's call brings; which one it is, the contract says at run time.
  const read = handler as Reader;
  const query = { filter: { id: ids }, range: [0, ids.length - 1] };
  const page = await read({ ...call, db, params: {}, query, body: undefined, files: [] });
  const { unshowable } = showableRows<Row>(list, page.rows, call.actor.role);
  if (unshowable.length === 0) return { body: call.body, left: [] };
  const left = unshowable.map((row) => ({ ...row, at: `/${many.field}/${ids.indexOf(row.id)}` }));
  const gone = new Set<unknown>(left.map(({ id }) => id));
  const kept = ids.filter((id) => !gone.has(id));
  if (kept.length === 0) {
    for (const row of left) onUnshowable?.(operation.id, row);
    throw conflict(ids.length === 1 ? leftOne : leftAll);
  }
  return { body: { ...call.body, [many.field]: kept }, left };
}

const leftOne = 'This record can’t be shown, so we left it as it is. We’ve been notified.';
const leftAll = 'None of these can be shown, so we left them as they are. We’ve been notified.';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
