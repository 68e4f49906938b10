import type { UndoDescriptor } from '../../contract/descriptor.ts';
import { meets } from '../conditions.ts';
import type { Values } from '../provider/body.ts';

/** The input of an act, and its result. */
export interface Done {
  /** The records as they were before. */
  records: readonly Values[];
  body: Values;
  answer: unknown;
  /** Of an act that is one call a record: what each answered, by the record's id. */
  answers?: ReadonlyMap<unknown, unknown> | undefined;
}

/** One call that takes something back. */
export interface UndoCall {
  params: Values;
  body: Values;
}

/**
 * The calls that take an act back, with the values the records had before: one for each record where the path names it, else one for
 * all records that had the same. Undefined where something was not there before and cannot be left empty, or a record was not what the undo is for.
 */
export function undoCalls(undo: UndoDescriptor, done: Done): UndoCall[] | undefined {
  const { only } = undo;
  if (only && !done.records.every((record) => meets(only, record, new Date()))) return undefined;
  const inPath = new Set([...undo.operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const perRecord = inPath.has('id');
  const alike = new Map<string, Values[]>();
  const answerFor = (record: Values) => (done.answers ? done.answers.get(record['id']) : done.answer);
  for (const record of done.records) {
    const key = perRecord ? JSON.stringify(record['id']) : JSON.stringify(filled(undo.body, { record, ids: [], body: done.body, answer: answerFor(record) }));
    alike.set(key, [...(alike.get(key) ?? []), record]);
  }
  const calls: UndoCall[] = [];
  for (const records of alike.values()) {
    const [record = {}] = records;
    const values = filled(undo.body, { record, ids: records.map(({ id }) => id), body: done.body, answer: answerFor(record) });
    if (undo.needs.some((name) => values[name] === undefined || values[name] === null)) return undefined;
    if (Object.values(values).includes(undefined)) return undefined;
    const params = Object.fromEntries(Object.entries(values).filter(([name]) => inPath.has(name)));
    const body = Object.fromEntries(Object.entries(values).filter(([name]) => !inPath.has(name)));
    calls.push({ params: { id: record['id'], ...params }, body });
  }
  return calls;
}

interface Filling extends Pick<Done, 'body' | 'answer'> {
  record: Values;
  ids: readonly unknown[];
}

function filled(body: UndoDescriptor['body'], from: Filling): Values {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, valueOf(value, from)]));
}

/** A value of the contract with its braces filled in. */
export function valueOf(value: unknown, from: Filling): unknown {
  if (Array.isArray(value)) return value.map((one) => valueOf(one, from));
  if (typeof value !== 'string') return value;
  const found = /^\{([a-z]+)(?:\.([A-Za-z_]+))?\}$/.exec(value);
  if (!found) return value;
  const [, root, name = ''] = found;
  if (root === 'ids') return from.ids;
  if (root === 'id') return from.record['id'];
  const object: unknown = root === 'record' ? from.record : root === 'body' ? from.body : from.answer;
  return typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;
}
