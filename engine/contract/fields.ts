// A JSON Schema property → a field descriptor: pure, no knowledge of any entity.
import type { Choice, FieldDescriptor, FieldKind, FieldRules, Tone, Transition } from './descriptor.ts';
import { boundOf, moments, refName, resolve, type Contract, type Schema } from './document.ts';
import { movesIn } from './state-sentences.ts';
import { suggestOf } from './suggestions.ts';

/** Longer strings get a text area. */
const longText = 200;

/** How a resource's name in the contract becomes its route segment. */
export type SegmentOf = (resource: string) => string;

/** The fields of an object schema, in the order written. */
export function fieldsOf(contract: Contract, schema: Schema, segmentOf: SegmentOf, depth = 0): FieldDescriptor[] {
  const object = resolve(contract, schema);
  const required = new Set(object.required ?? []);
  return Object.entries(object.properties ?? {}).map(([name, property]) =>
    fieldOf(contract, name, property, { required: required.has(name), segmentOf, depth }),
  );
}

/** One property as a field. Recursion into objects and arrays stops after six levels. */
export function fieldOf(
  contract: Contract,
  name: string,
  property: Schema,
  options: { required: boolean; segmentOf: SegmentOf; depth?: number },
): FieldDescriptor {
  const { segmentOf, depth = 0 } = options;
  const { schema, nullable, enumName } = unwrap(contract, property);
  const kind = kindOf(schema);
  const field: FieldDescriptor = {
    name,
    label: schema.title ?? humanise(name),
    kind,
    required: options.required && schema.default === undefined,
    nullable,
    readOnly: schema.readOnly ?? false,
    rules: rulesOf(schema),
  };
  // What a shared schema is described as is written for readers of the API; a hint is what the property says, or the schema for people.
  const hint = property.description ?? schema['x-display']?.hint;
  if (hint) field.hint = hint;
  if (schema.default !== undefined) field.default = schema.default;
  if (schema.example !== undefined) field.example = schema.example;
  const access = schema['x-access'];
  if (access?.read) field.read = asRoles(access.read);
  if (access?.write) field.write = asRoles(access.write);
  if (schema.enum) field.choices = choicesOf(schema);
  if (enumName && schema.enum) field.enumName = enumName;
  const reference = schema['x-reference'];
  if (reference)
    field.reference = {
      resource: segmentOf(reference.resource),
      ...(reference.filter ? { filter: reference.filter } : {}),
      ...(reference.except ? { except: reference.except } : {}),
    };
  const unit = schema['x-display']?.unit;
  if (unit) field.unit = { by: unit.by, is: unit.is };
  if (schema['x-display']?.whole) field.whole = true;
  if (schema['x-display']?.export === false) field.exported = false;
  const suggest = schema['x-display']?.suggest && suggestOf(contract, schema['x-display'].suggest);
  if (suggest) field.suggest = suggest;
  const bounds = schema['x-display']?.bounds;
  // What is too much, the other says: the two are checked together.
  if (unit?.most) field.beside = unit.by;
  if (bounds && !moments.has(boundOf(bounds).limit)) field.beside = boundOf(bounds).limit;
  if (schema['x-display']?.start) field.start = schema['x-display'].start;
  if (schema['x-transitions']) field.transitions = transitionsOf(schema);
  if (depth < 6) {
    if (kind === 'array' && schema.items) field.items = fieldOf(contract, name, schema.items, { required: true, segmentOf, depth: depth + 1 });
    if (kind === 'object') {
      field.fields = fieldsOf(contract, schema, segmentOf, depth + 1);
      const groups = Object.entries(schema['x-display']?.group ?? {});
      if (groups.length > 0) field.groups = groups.map(([label, names]) => ({ label, fields: names }));
    }
  }
  return field;
}

/** Follows references and takes `null` out of a type: `anyOf: [X, null]` and `[X, 'null']` are a nullable X. */
function unwrap(contract: Contract, property: Schema): { schema: Schema; nullable: boolean; enumName: string | undefined } {
  const alternatives = property.anyOf ?? property.oneOf;
  if (alternatives) {
    const { anyOf: _anyOf, oneOf: _oneOf, ...beside } = property;
    const real = alternatives.filter((alternative) => alternative.type !== 'null');
    const first = real[0];
    if (first) {
      // A choice or a text of one's own: the text's limit is the field's.
      const limit = real.find(({ type, maxLength }) => type === 'string' && maxLength !== undefined)?.maxLength;
      const inner = unwrap(contract, { ...first, ...beside, ...(limit === undefined || first.maxLength !== undefined ? {} : { maxLength: limit }) });
      return { ...inner, nullable: inner.nullable || real.length < alternatives.length };
    }
  }
  const enumName = property.$ref ? refName(property.$ref) : undefined;
  const schema = resolve(contract, property);
  if (schema !== property && (schema.anyOf ?? schema.oneOf)) {
    const inner = unwrap(contract, schema);
    return { ...inner, enumName: inner.enumName ?? enumName };
  }
  if (!Array.isArray(schema.type)) return { schema, nullable: schema.type === 'null', enumName };
  const types = schema.type.filter((type) => type !== 'null');
  const type = types[0];
  return { schema: { ...schema, ...(type ? { type } : {}) }, nullable: types.length < schema.type.length, enumName };
}

const kindByFormat: Readonly<Record<string, FieldKind>> = {
  email: 'email',
  phone: 'phone',
  uri: 'url',
  password: 'password',
  uuid: 'id',
  cents: 'cents',
  percent: 'percent',
  minutes: 'minutes',
  date: 'date',
  'date-time': 'datetime',
};

/** Which input and column a schema asks for. */
export function kindOf(schema: Schema): FieldKind {
  if (schema['x-reference'] && schema.type !== 'array') return 'reference';
  if (schema.enum) return 'enum';
  if (schema.format === 'binary') return schema.contentMediaType?.startsWith('image/') ? 'image' : 'file';
  const byFormat = schema.format ? kindByFormat[schema.format] : undefined;
  if (byFormat) return byFormat;
  switch (schema.type) {
    case 'integer':
      return 'integer';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'array':
      return 'array';
    case 'object':
      return schema.properties ? 'object' : 'json';
    case 'string':
      return (schema.maxLength ?? 0) > longText ? 'text' : 'string';
    default:
      return 'json';
  }
}

const ruleKeys = ['maxLength', 'minimum', 'maximum', 'maxItems'] as const;

function rulesOf(schema: Schema): FieldRules {
  return Object.fromEntries(ruleKeys.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])));
}

/** The values of an enum with the words people read and their tones. */
export function choicesOf(schema: Schema): Choice[] {
  const labels = schema['x-enumDescriptions'] ?? {};
  const { tones = {}, turns = {} } = schema['x-display'] ?? {};
  return (schema.enum ?? []).flatMap((value) => {
    if (value === null) return [];
    const id = String(value);
    const tone = tones[id] ?? (turns[id] === 'client' ? 'turn' : undefined);
    return [{ id, name: labels[id] ?? humanise(id), ...(tone ? { tone: asTone(tone) } : {}) }];
  });
}

/** A status schema's transitions; `optional` is the server's alone. The extension schema has checked their shape. */
export function transitionsOf(schema: Schema): Transition[] {
  return movesIn(schema['x-transitions']).map(({ move: { by, via, optional: _, ...entry } }) => ({
    ...entry,
    by: asRoles(by),
    ...(via ? { via: asOperationId(via) } : {}),
  }));
}

/** `payment_success` → `Payment success`. */
export function humanise(name: string): string {
  const text = name
    .replace(/_id$/, '')
    .replaceAll(/[_.-]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// The generator runs on any contract, so these narrow types of one contract are only names here; their values are checked against the contract itself
// (engine/contract/check.ts).
export function asRoles(values: readonly string[]): FieldDescriptor['read'] & readonly string[] {
  return values as never;
}
function asOperationId(value: string): never {
  return value as never;
}
function asTone(value: string): Tone {
  return value as Tone;
}
