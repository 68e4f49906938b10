import type { FieldDescriptor, ResourceDescriptor } from '../../contract/descriptor.ts';
import { formOf } from '../../contract/object-form.ts';
import { isRecord } from '../../web/problem.ts';

/** Values as they go over the wire, keyed by field name. */
export type Values = Record<string, unknown>;

/** Deep equality of JSON values; files are equal only to themselves. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, index) => sameValue(item, other[index]));
  if (isPlain(one) && isPlain(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].every((key) => sameValue(one[key], other[key]));
  }
  return false;
}

/** The body of an update: the writable fields that changed, an emptied one as null. Undefined when nothing changed. */
export function changedFields(fields: readonly FieldDescriptor[], previous: Values, data: Values): Values | undefined {
  const changes: Values = {};
  for (const field of fields) {
    if (field.name === 'version') continue;
    const value = wireValue(field, data[field.name]);
    // What is only ever written stands in no record: it begins as its input does.
    const before = wireValue(field, field.name in previous ? previous[field.name] : field.default);
    if (sameValue(value ?? null, before ?? null)) continue;
    if (value !== undefined) changes[field.name] = value;
    else if (field.nullable) changes[field.name] = null;
  }
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** Do its records say, by their version, how often they were written? */
export const countsWritings = ({ fields }: ResourceDescriptor): boolean => fields.some(({ name }) => name === 'version');

/** The body of a change: the changed fields, with the version that was read, so that a stale one is refused. Undefined when nothing changed. */
export function updateBody(resource: ResourceDescriptor, previous: Values, data: Values): Values | undefined {
  const changes = changedFields(resource.updateFields, previous, data);
  const read = data['version'] ?? previous['version'];
  const versioned = (typeof read === 'number' || typeof read === 'string') && countsWritings(resource);
  return changes && { ...changes, ...(versioned ? { version: read } : {}) };
}

/** The body with both of two fields that are checked together, where it has one: a change sends only what changed. */
export function withPartners(fields: readonly FieldDescriptor[], body: Values, data: Values): Values {
  const pairs = fields.filter(({ name, beside }) => beside !== undefined && (name in body || beside in body));
  const partners = fields.filter(({ name }) => !(name in body) && pairs.some((pair) => pair.name === name || pair.beside === name));
  return { ...filledFields(partners, data), ...body };
}

/** The body without its files, which travel beside it. */
export function withoutFiles(fields: readonly FieldDescriptor[], body: Values): Values {
  const files = new Set(fields.filter(isFileField).map(({ name }) => name));
  return Object.fromEntries(Object.entries(body).filter(([name]) => !files.has(name)));
}

/** The message at each field whose picked file is too large, empty or no picture where one is wanted: before it is sent. */
export async function fileErrors(fields: readonly FieldDescriptor[], values: Values): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const field of fields.filter(isFileField)) {
    const { kind, rules } = field.items ?? field;
    for (const file of [values[field.name]].flat().filter(isFile)) {
      const problem = await fileError(file, kind, rules.maxLength);
      if (problem !== undefined) found[field.name] ??= problem;
    }
  }
  return found;
}

async function fileError(file: File, kind: FieldDescriptor['kind'], most = Number.POSITIVE_INFINITY): Promise<string | undefined> {
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > most) return `${file.name} is larger than ${Math.floor(most / (1024 * 1024))} MB.`;
  if (kind !== 'image') return undefined;
  const { headBytes, mediaTypeOf } = await import('../../contract/file-kind.ts');
  const type = mediaTypeOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  return type?.startsWith('image/') ? undefined : `${file.name} isn’t a photo.`;
}

/** Is this a file to be picked, or several? */
export function isFileField({ kind, items }: FieldDescriptor): boolean {
  return [kind, items?.kind].some((one) => one === 'file' || one === 'image');
}

/** The body of a create or an action: every field that has a value. */
export function filledFields(fields: readonly FieldDescriptor[], data: Values): Values {
  const filled: Values = {};
  for (const field of fields) {
    const value = wireValue(field, data[field.name]);
    if (value === undefined || (value === null && !field.nullable)) continue;
    filled[field.name] = value;
  }
  return filled;
}

/** Inputs use '' for "nothing"; the contract says null, or nothing at all. */
function wireValue(field: FieldDescriptor, value: unknown): unknown {
  if (value === '') return field.nullable ? null : field.kind === 'string' || field.kind === 'text' ? (field.required ? '' : undefined) : undefined;
  if (field.forms && isRecord(value)) {
    const form = formOf(field.forms, value);
    // That a form was chosen says something by itself.
    return form
      ? {
          ...filledFields(
            form.fields.filter(({ readOnly }) => !readOnly),
            value,
          ),
          ...(form.told ? { [form.told.by]: form.told.value } : {}),
        }
      : value;
  }
  if (field.kind === 'object' && field.fields && isRecord(value)) {
    const filled = filledFields(field.fields, value);
    if (field.required && !field.nullable) return filled;
    return Object.values(filled).every(saysNothing) ? (field.nullable ? null : undefined) : filled;
  }
  const { items } = field;
  if (field.kind === 'array' && items && Array.isArray(value))
    return value.map((item: unknown) => wireValue(items, item)).filter((item) => item !== undefined && item !== null);
  return value;
}

/** Nothing typed, nothing chosen. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The value of untouched inputs in an optional group. */
function saysNothing(value: unknown): boolean {
  return isEmpty(value) || value === false;
}

/** The same values as a multipart form: files as parts, lists and objects as JSON, everything else as text. */
export function formData(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const parts: unknown[] = Array.isArray(value) && value.some(isFile) ? value : [value];
    for (const part of parts) {
      // Without a name beside it: the form keeps the file itself, and who sends it knows it again.
      if (isFile(part)) form.append(name, part);
      else form.append(name, typeof part === 'string' ? part : JSON.stringify(part));
    }
  }
  return form;
}

/** Was this picked from the person's disk? */
export function isFile(value: unknown): value is File {
  return typeof File !== 'undefined' && value instanceof File;
}

function isPlain(value: unknown): value is Values {
  return isRecord(value) && !isFile(value);
}
