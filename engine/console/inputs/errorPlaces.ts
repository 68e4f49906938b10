import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { fieldsOfForms } from '../../contract/object-form.ts';
import { inputKind } from './inputKind.ts';

/** The input an error belongs to, and what a person calls it. */
export interface ErrorPlace {
  /** The input's name in the form. */
  source: string;
  label: string;
}

/**
 * Finds the input for an error's path (`lines.0.price`): the deepest input that exists. A list of choices is one input,
 * so an error of its third item belongs to the list. Undefined where the form has no such input: an unknown field, a group as a whole.
 */
export function errorPlace(fields: readonly FieldDescriptor[], path: string): ErrorPlace | undefined {
  const [name, ...rest] = path.split('.');
  const field = fields.find((one) => one.name === name);
  if (!field) return undefined;
  const place = placeIn(field, field.name, rest);
  return ['group', 'forms'].includes(inputKind(place.field)) ? undefined : { source: place.source, label: place.label };
}

function placeIn(field: FieldDescriptor, source: string, rest: readonly string[]): ErrorPlace & { field: FieldDescriptor } {
  const here = { source, label: field.label, field };
  const [next, ...further] = rest;
  if (next === undefined) return here;
  const kind = inputKind(field);
  if (kind === 'group' || kind === 'forms') {
    const inner = (field.forms ? fieldsOfForms(field.forms) : field.fields)?.find((one) => one.name === next);
    return inner ? placeIn(inner, `${source}.${next}`, further) : here;
  }
  if ((kind === 'records' || kind === 'lines') && field.items && /^\d+$/.test(next)) {
    const item = placeIn(field.items, `${source}.${next}`, further);
    const position = `${field.label} ${Number(next) + 1}`;
    return { ...item, label: kind === 'lines' || item.source === `${source}.${next}` ? position : `${position}: ${item.label}` };
  }
  return here;
}

/** Assigns a server's errors to the form's inputs; those without one are shown above the form. */
export function placeErrors(
  fields: readonly FieldDescriptor[],
  errors: Readonly<Record<string, string>>,
): { placed: Record<string, string>; unplaced: string[] } {
  const placed: Record<string, string> = {};
  const unplaced: string[] = [];
  for (const [path, message] of Object.entries(errors)) {
    const place = errorPlace(fields, path);
    if (place) placed[place.source] ??= message;
    else unplaced.push(path ? `${path}: ${message}` : message);
  }
  return { placed, unplaced };
}

/** The paths of react-hook-form's nested errors, in the order of the form. */
export function errorPaths(errors: unknown, prefix = ''): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('type' in errors && typeof errors.type === 'string') return [prefix];
  return Object.entries(errors).flatMap(([key, value]) => (key === 'root' || key === 'ref' ? [] : errorPaths(value, prefix ? `${prefix}.${key}` : key)));
}
