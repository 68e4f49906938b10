// Makes an answer ready to leave: cut down to the contract, checked, written as JSON. A row that breaks the contract never closes its list.
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Role } from './registered.ts';
import { answerValidator } from './ajv.ts';
import { resolveSchema, type JsonSchema } from './json-schema.ts';
import type { OperationSpec } from './contract.ts';
import type { Page } from './handler.ts';
import { Problem } from './problem.ts';
import { projectionFor } from './serialize.ts';
import { fieldsOf, narrowedTo } from './narrowed.ts';
import { writerFor } from './answer-text.ts';

/** A row that was left out of an answer, all but its id. */
export interface UnshowableRow {
  /** JSON Pointer (RFC 6901) to the row within the answer: `/3`, `/items/7`. */
  at: string;
  id: string | number;
  /** JSON Pointers to the values that break the contract, within the row. */
  because: string[];
}

/** An answer as it leaves. */
export interface ReadyAnswer {
  /** JSON */
  text: string;
  /** Of a list, how many rows leave and how many there are. */
  page?: { rows: number; total: number; capped: boolean };
  unshowable: UnshowableRow[];
}

/**
 * Filters a result down to the fields the role may read and checks it. On reads, a row that breaks the contract leaves with nothing but its id; so does a
 * deleted record, whose own faults must not keep it alive.
 * @param query of the call, which may want some fields of a list's rows alone
 * @throws Problem 500 for a change whose answer breaks the contract (the change is rolled back), and for a record read by itself
 */
export function readyAnswer(operation: OperationSpec, result: unknown, role: Role | 'public', query: Readonly<Record<string, unknown>> = {}): ReadyAnswer {
  const { schema: whole } = operation.success;
  const fields = fieldsOf(query);
  const schema = whole && fields && operation.paged ? narrowedTo(whole, fields) : whole;
  const page = operation.paged ? (result as Page<unknown>) : undefined;
  const shown = page && { page: { rows: page.rows.length, total: page.total, capped: page.capped === true } };
  const written = schema && writerFor(schema, role)(page ? page.rows : result);
  if (written !== undefined) return { text: written, ...shown, unshowable: [] };
  const projected = schema ? projectionFor(schema, role)(page ? page.rows : result) : undefined;
  const { value, unshowable } = schema ? showable(operation, schema, projected) : { value: projected, unshowable: [] };
  const text = JSON.stringify(value ?? null);
  return { text, ...shown, unshowable };
}

/** Rows of a list that are read outside an answer (an export), each as the list itself would answer it. */
export function showableRows<Row>(operation: OperationSpec, rows: readonly Row[], role: Role | 'public'): { rows: Row[]; unshowable: UnshowableRow[] } {
  const { schema = {} } = operation.success;
  const { value, unshowable } = showable(operation, schema, projectionFor(schema, role)(rows));
  // Parts of the rows that went in.
  return { rows: value as Row[], unshowable };
}

interface Checked {
  value: unknown;
  unshowable: UnshowableRow[];
}

function showable(operation: OperationSpec, schema: JsonSchema, projected: unknown): Checked {
  const validate = answerValidator(schema);
  const fits = (value: unknown): boolean => validate(value);
  if (fits(projected ?? null)) return { value: projected, unshowable: [] };
  // The JSON form counts: a moment inside an open object is text by then.
  const value: unknown = JSON.parse(JSON.stringify(projected ?? null));
  if (fits(value)) return { value, unshowable: [] };
  const errors = validate.errors ?? [];
  if (operation.method === 'delete' && isRow(value)) return { value: { id: value.id }, unshowable: [{ at: '', id: value.id, because: errors.map(placeOf) }] };
  const rows = operation.method === 'get' && !resolveSchema(schema).properties?.['id'] ? rowsOf(value, errors) : undefined;
  if (!rows) throw broken(operation, errors);
  for (const { at, id } of rows) put(value, at, { id });
  return { value, unshowable: rows };
}

function broken({ id, method }: OperationSpec, errors: readonly ErrorObject[]): Problem {
  const problem =
    method === 'get'
      ? new Problem(500, 'Can’t be shown', { detail: 'This record can’t be shown. We’ve been notified.' })
      : new Problem(500, 'Not saved', { detail: 'This can’t be saved as it is: it couldn’t be shown afterwards. Nothing was changed. We’ve been notified.' });
  // For the log: places and rules, never values.
  problem.cause = `${id} answered against the contract: ${errors.map((error) => `${placeOf(error)} ${error.keyword}`).join(', ')}`;
  return problem;
}

/** Where an error is; of a value that is missing, where it should be. */
const placeOf = ({ instancePath, keyword, params }: ErrorObject): string =>
  keyword === 'required' ? `${instancePath}/${String(params['missingProperty'])}` : instancePath || '/';

/** The outermost rows that contain all the errors; undefined if one lies outside any row. */
function rowsOf(value: unknown, errors: readonly ErrorObject[]): UnshowableRow[] | undefined {
  const rows = new Map<string, UnshowableRow>();
  for (const error of errors) {
    const row = rowAround(value, error.instancePath);
    if (!row) return undefined;
    const known = rows.get(row.at) ?? { ...row, because: [] };
    known.because.push(placeOf(error).slice(row.at.length) || '/');
    rows.set(row.at, known);
  }
  return [...rows.values()];
}

/** A row is an item of a list with an id. */
function rowAround(value: unknown, pointer: string): { at: string; id: string | number } | undefined {
  const steps = pointer.split('/').slice(1);
  let node = value;
  for (const [index, step] of steps.entries()) {
    const inner = child(node, step);
    if (Array.isArray(node) && isRow(inner)) return { at: `/${steps.slice(0, index + 1).join('/')}`, id: inner.id };
    node = inner;
  }
  return undefined;
}

function isRow(value: unknown): value is { id: string | number } {
  return value !== null && typeof value === 'object' && 'id' in value && (typeof value.id === 'string' || typeof value.id === 'number');
}

function child(node: unknown, step: string): unknown {
  return node !== null && typeof node === 'object' ? (node as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
}

/** Puts a row in another's place; the pointer's last step is an index. */
function put(value: unknown, pointer: string, row: unknown): void {
  const steps = pointer.split('/').slice(1);
  const list = steps.slice(0, -1).reduce(child, value);
  if (Array.isArray(list)) list[Number(steps.at(-1))] = row;
}
