// What a call changed on the records it was made on: each record as its list shows it to the caller, before and after.
import { resolveSchema, type JsonSchema } from './json-schema.ts';
import type { FieldDescriptor } from '../contract/descriptor.ts';
import { unitOf, type Unit } from '../contract/unit.ts';
import type { OperationSpec } from './contract.ts';
import type { Actor, CallInfo, HandlerMap, Page } from './handler.ts';
import type { Database, OperationId, Services } from './registered.ts';
import { projectionFor } from './serialize.ts';

/** A field that is not what it was. A value too long to keep is left out on both sides. */
export interface FieldEdit {
  field: string;
  from?: unknown;
  to?: unknown;
  /** What they are counted in, where another field of the record says so. */
  from_unit?: Unit;
  to_unit?: Unit;
}

/** What became of one record. */
export interface RecordEdit {
  /** The resource, by its name in the contract. */
  resource: string;
  id: string;
  /** As it is now. */
  record: Readonly<Record<string, unknown>>;
  fields: FieldEdit[];
}

/** A list that shows the records an operation edits. */
export interface EditedList {
  resource: string;
  list: OperationSpec;
}

/** Where the records of an operation are read, the likeliest list first; none for what edits no record. */
export type EditedBy = (id: OperationId) => readonly EditedList[];

interface Call {
  operation: OperationSpec;
  actor: Actor | null;
  params: Readonly<Record<string, unknown>>;
  body: unknown;
  request: CallInfo;
  services: Services;
}
type Row = Readonly<Record<string, unknown>>;
type Reader = (context: object) => Promise<Page<Row>>;

/** Characters of a value's JSON. */
const longestValue = 2000;

/**
 * Reads the records before the work; afterwards the returned function tells what became of them. Kept are the fields that were sent, states, switches, and whom or
 * what a record refers to; never what is only written (`writeOnly`), passwords and files.
 */
export async function watchEdits(db: Database, call: Call, { editedBy, handlers }: { editedBy: EditedBy; handlers: Partial<HandlerMap> }) {
  const { operation, actor } = call;
  const ids = editedIds(call);
  const lists = actor && ids.length > 0 ? editedBy(operation.id) : [];
  const read = async (list: OperationSpec): Promise<Map<string, Row>> => {
    const handler = handlers[list.id];
    if (typeof handler !== 'function' || !actor) return new Map();
    // As with exports: a list's handler takes what a list's call brings; which one it is, the contract says at run time.
    const context = { ...call, db, params: {}, query: { filter: { id: ids }, range: [0, ids.length - 1] }, body: undefined, files: [] };
    const { rows } = await (handler as Reader)(context);
    const shown = projectionFor(list.success.schema ?? {}, actor.role)(rows) as Row[];
    return new Map(shown.map((row) => [String(row['id']), row]));
  };
  let watched: { resource: string; list: OperationSpec; before: Map<string, Row> } | undefined;
  for (const one of lists) {
    const before = await read(one.list);
    if (before.size === 0) continue;
    watched = { ...one, before };
    break;
  }
  return async (result: unknown): Promise<RecordEdit[]> => {
    if (!watched) return [];
    const { resource, list, before } = watched;
    const names = keptFields(list, operation, call.body);
    const properties = propertiesOf(list);
    const unitBy = (name: string) => resolveSchema(properties[name] ?? {})['x-display']?.unit;
    const answered = actor && answeredRow(list, result, names, actor.role);
    const after = answered && before.size === 1 && before.has(answered.id) ? new Map([[answered.id, answered.row]]) : await read(list);
    return [...before].flatMap(([id, was]) => {
      const is = after.get(id);
      const fields = is ? names.flatMap((name) => editOf(name, was, is, unitBy(name))) : [];
      return is && fields.length > 0 ? [{ resource, id, record: is, fields }] : [];
    });
  };
}

/** The record as the call answers with it, where that shows all that its list would: then nothing is read a second time. */
function answeredRow(list: OperationSpec, result: unknown, names: readonly string[], role: Actor['role']): { id: string; row: Row } | undefined {
  if (typeof result !== 'object' || result === null || !names.every((name) => Object.hasOwn(result, name))) return undefined;
  const [row] = projectionFor(list.success.schema ?? {}, role)([result]) as Row[];
  return row && typeof row['id'] === 'string' ? { id: row['id'], row } : undefined;
}

function editedIds({ operation, params, body }: Call): string[] {
  const { id } = params;
  if (typeof id === 'string') return [id];
  const ids: unknown = operation.many && typeof body === 'object' && body !== null ? Reflect.get(body, operation.many.field) : undefined;
  return Array.isArray(ids) ? ids.filter((one) => typeof one === 'string') : [];
}

/** The fields of a record whose values are kept when this operation changes them. */
export function keptFields(list: Pick<OperationSpec, 'success'>, operation: Pick<OperationSpec, 'body'>, body: unknown): string[] {
  const properties = propertiesOf(list);
  const sent = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  const asked = operation.body ? (resolveSchema(operation.body.schema).properties ?? {}) : {};
  return Object.entries(properties).flatMap(([name, property]) => {
    if (name === 'id' || name === 'version' || isSecret(property) || isSecret(asked[name] ?? {})) return [];
    return sent.includes(name) || isStateOrReference(property) || isSwitch(property) ? [name] : [];
  });
}

/** Of the records that a list shows. */
function propertiesOf(list: Pick<OperationSpec, 'success'>): Record<string, JsonSchema> {
  const { items } = resolveSchema(list.success.schema ?? {});
  return items ? (resolveSchema(items).properties ?? {}) : {};
}

function alternativesOf(property: JsonSchema): JsonSchema[] {
  const schema = resolveSchema(property);
  return [schema, ...(schema.anyOf ?? schema.oneOf ?? []).map(resolveSchema)];
}

const isSecret = (property: JsonSchema): boolean =>
  alternativesOf(property).some(({ writeOnly, format }) => writeOnly === true || format === 'password' || format === 'binary');

const isStateOrReference = (property: JsonSchema): boolean =>
  alternativesOf(property).some((schema) => schema['x-transitions'] !== undefined || schema['x-reference'] !== undefined);

/** On or off, as an act without a word of it turns it. */
const isSwitch = (property: JsonSchema): boolean =>
  property.readOnly !== true && alternativesOf(property).some(({ type }) => [type].flat().includes('boolean'));

/** @param unit where the number is read by another field: the value may be the same and mean something else */
export function editOf(field: string, before: Row, after: Row, unit: FieldDescriptor['unit']): FieldEdit[] {
  const [was, is] = [before[field] ?? null, after[field] ?? null];
  const [from, to] = [JSON.stringify(was), JSON.stringify(is)];
  const units = { from_unit: unitOf(unit, before), to_unit: unitOf(unit, after) };
  if (from === to && units.from_unit === units.to_unit) return [];
  if (from.length > longestValue || to.length > longestValue) return [{ field }];
  const { from_unit, to_unit } = units;
  return [{ field, from: was, to: is, ...(from_unit ? { from_unit } : {}), ...(to_unit ? { to_unit } : {}) }];
}
