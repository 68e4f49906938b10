import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { mergeByField, withChoice, type Path } from '../../web/merge/mergeByField.ts';
import { changedFields, type Values } from '../provider/body.ts';

/** One field that two people changed, each in another way. */
export interface Question {
  path: Path;
  /** The field that shows it: that of the path, or the list it lies in. */
  field: FieldDescriptor;
  label: string;
  mine: unknown;
  theirs: unknown;
  /** What is shown of each: the value, or the whole list with it. */
  shown: { mine: unknown; theirs: unknown };
}

export interface RecordMerge {
  merged: Values;
  /** Labels of the fields merged from theirs. */
  taken: readonly string[];
  questions: readonly Question[];
}

/**
 * Merges typed changes with another user's saved changes, among the fields of a form.
 * @param read the record both started from
 */
export function mergeRecords(fields: readonly FieldDescriptor[], read: Values, saved: Values, typed: Values): RecordMerge {
  const among = (values: Values): Values => Object.fromEntries(fields.flatMap(({ name }) => (name in values ? [[name, values[name]]] : [])));
  // Inputs have their own values for "nothing": typed values are compared as they would be sent.
  const mine = { ...among(read), ...changedFields(fields, read, typed) };
  const { merged, taken, overlaps } = mergeByField(among(read), among(saved), mine);
  const questions = overlaps.flatMap((overlap): Question[] => {
    const place = placeOf(fields, overlap.path);
    if (!place) return [];
    const shown = (side: unknown) => valueAt(withChoice(merged, overlap.path, side), place.at);
    return [{ ...overlap, ...place, shown: { mine: shown(overlap.mine), theirs: shown(overlap.theirs) } }];
  });
  const labels = taken.flatMap((path) => placeOf(fields, path)?.label ?? []);
  return { merged, taken: [...new Set(labels)], questions };
}

/** The deepest field of a path, its label with those above it, and the path to it; within a list that is the list. */
function placeOf(fields: readonly FieldDescriptor[], path: Path): { field: FieldDescriptor; label: string; at: Path } | undefined {
  const [name, ...rest] = path;
  const field = fields.find((one) => one.name === name);
  if (!field) return undefined;
  const inner = rest.length > 0 && field.kind === 'object' && field.fields ? placeOf(field.fields, rest) : undefined;
  return inner ? { ...inner, label: `${field.label}: ${inner.label}`, at: [field.name, ...inner.at] } : { field, label: field.label, at: [field.name] };
}

const valueAt = (value: unknown, [name, ...rest]: Path): unknown =>
  name === undefined ? value : typeof value === 'object' && value !== null ? valueAt(Reflect.get(value, name), rest) : undefined;
