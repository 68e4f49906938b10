// Schemas of every dialect as shapes: references followed, `allOf` merged, `null` apart, limits as numbers, recursion cut.
import { below, childrenOf, flagAt, isRecord, nameOf, placedTextAt, type Cursor, type DocumentFiles } from './files.ts';
import type { ChoiceShape, ObjectShape, Property, ScalarShape, ScalarType, Shape, ShapeBase } from './form.ts';
import { merged } from './merge.ts';

const scalarTypes: ReadonlySet<string> = new Set(['string', 'integer', 'number', 'boolean']);
const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'multipleOf'] as const;

/** Reads schemas, each named one once. */
export class SchemaReader {
  private readonly known = new Map<string, Shape>();
  private readonly open = new Map<string, string>();
  private readonly files: DocumentFiles;
  constructor(files: DocumentFiles) {
    this.files = files;
  }

  /** The shape of a schema; `any` where nothing is said or nothing can be read, with a finding in that case. */
  shapeOf(cursor: Cursor | undefined, fallback: Cursor): Shape {
    if (!cursor) return { kind: 'any', at: placeOf(fallback) };
    const { value } = cursor;
    if (value === true || value === false) return { kind: 'any', at: placeOf(cursor) };
    if (!isRecord(value)) {
      this.files.note(cursor, 'is no schema.');
      return { kind: 'any', at: placeOf(cursor) };
    }
    return typeof value['$ref'] === 'string' ? this.referred(cursor, value) : this.written(cursor, value);
  }

  /** What a reference names, with the words that stand beside it. */
  private referred(cursor: Cursor, value: Record<string, unknown>): Shape {
    const target = this.files.follow(cursor);
    if (!target) return { kind: 'any', at: placeOf(cursor) };
    const shape = this.named(target);
    const { $ref: _reference, ...beside } = value;
    const structural = Object.keys(beside).some((key) => ['properties', 'allOf', 'oneOf', 'anyOf', 'required', 'enum', 'type'].includes(key));
    if (structural) return merged([shape, this.written({ ...cursor, value: beside }, beside)], baseOf(cursor, beside));
    return Object.keys(beside).length === 0 ? shape : { ...shape, ...wordsOf(cursor, beside) };
  }

  /** A schema that others refer to: read once, and by its name where it is met within itself. */
  named(target: Cursor): Shape {
    const key = `${target.file}#${target.at.join('/')}`;
    const known = this.known.get(key);
    if (known) return known;
    const name = target.at.length === 0 ? (target.file.split('/').at(-1) ?? '').replace(/\.(?:ya?ml|json)$/, '') : nameOf(target);
    const within = this.open.get(key);
    if (within !== undefined) return { kind: 'again', of: within, at: placeOf(target), name: within };
    this.open.set(key, name);
    const shape: Shape = { ...this.shapeOf(target, target), name };
    this.open.delete(key);
    this.known.set(key, shape);
    return shape;
  }

  private written(cursor: Cursor, value: Record<string, unknown>): Shape {
    const base = baseOf(cursor, value);
    const choices = (['oneOf', 'anyOf'] as const).flatMap((key) => (Array.isArray(value[key]) ? [this.choice(cursor, key, value)] : []));
    const parts = below(cursor, 'allOf');
    const own = this.plain(cursor, value);
    const all = [...(parts ? childrenOf(parts).map((part) => this.shapeOf(part, part)) : []), ...(own ? [own] : []), ...choices];
    const [only] = all;
    if (!only) return { kind: 'any', ...base };
    return all.length === 1 && !parts ? { ...only, ...base, ...(only.nullable ? { nullable: true as const } : {}) } : merged(all, base);
  }

  /** `oneOf` or `anyOf`: a branch that is only `null` makes the rest nullable, constants become the values of one field, scalars a union. */
  private choice(cursor: Cursor, key: 'oneOf' | 'anyOf', value: Record<string, unknown>): Shape {
    const branches = below(cursor, key);
    const cursors = branches ? childrenOf(branches) : [];
    const read = cursors.map((branch) => ({ branch, shape: this.shapeOf(branch, branch) }));
    const options = read.filter(({ shape }) => !(shape.kind === 'any' && shape.nullable));
    const base: ShapeBase = { at: placeOf(cursor), ...(options.length < read.length || options.some(({ shape }) => shape.nullable) ? { nullable: true } : {}) };
    const shapes = options.map(({ shape }) => shape);
    const [only] = shapes;
    if (!only) return { kind: 'any', ...base };
    if (shapes.length === 1) return { ...only, ...base };
    const scalars = shapes.filter((shape) => shape.kind === 'scalar');
    if (scalars.length === shapes.length) return unionOf(scalars, base);
    const discriminator = this.discriminatorOf(value, options);
    return { kind: 'choice', options: shapes, ...base, ...(discriminator ? { discriminator } : {}) };
  }

  private discriminatorOf(value: Record<string, unknown>, options: readonly { branch: Cursor; shape: Shape }[]): ChoiceShape['discriminator'] {
    const written = value['discriminator'];
    // Swagger 2 writes only the property's name.
    const property = typeof written === 'string' ? written : isRecord(written) ? written['propertyName'] : undefined;
    if (typeof property !== 'string') return undefined;
    const values: Record<string, number> = {};
    for (const [index, { shape }] of options.entries()) {
      const constant = shape.kind === 'object' ? shape.properties[property]?.shape : undefined;
      const words = constant?.kind === 'scalar' ? constant.values : undefined;
      if (words?.length === 1) values[String(words[0])] = index;
      else if (shape.name !== undefined) values[shape.name] = index;
    }
    const mapping = isRecord(written) && isRecord(written['mapping']) ? written['mapping'] : {};
    for (const [word, target] of Object.entries(mapping)) {
      const name = typeof target === 'string' ? target.split(/[/#]/).at(-1) : undefined;
      const index = options.findIndex(({ shape }) => shape.name === name);
      if (index < 0) continue;
      for (const [other, at] of Object.entries(values)) if (at === index && other === name) delete values[other];
      values[word] = index;
    }
    return { property, values };
  }

  /** What the schema says by itself; undefined where it only combines others. */
  private plain(cursor: Cursor, value: Record<string, unknown>): Shape | undefined {
    const written = [value['type']].flat().filter((type) => typeof type === 'string');
    const values = valuesOf(value);
    const types = written.filter((type) => type !== 'null');
    const at = placeOf(cursor);
    const nullable =
      written.includes('null') || value['nullable'] === true || value['x-nullable'] === true || saysNull(value) ? { nullable: true as const } : {};
    if (types.includes('file') || (types.includes('string') && value['format'] === 'binary')) return { kind: 'file', at, ...nullable };
    if (value['contentMediaType'] !== undefined && value['contentEncoding'] === undefined && value['contentSchema'] === undefined)
      return { kind: 'file', at, ...nullable };
    if (types.includes('object') || (types.length === 0 && (isRecord(value['properties']) || value['additionalProperties'] !== undefined)))
      return { ...this.object(cursor, value), ...nullable };
    if (types.includes('array') || (types.length === 0 && value['items'] !== undefined)) return { ...this.list(cursor), ...nullable };
    const scalars = types.filter((type): type is ScalarType => scalarTypes.has(type));
    if (scalars.length > 0 || values) return { ...scalarOf(at, value, scalars, values), ...nullable };
    // A list of required names beside `allOf` adds to what is merged.
    if (Array.isArray(value['required']) && value['allOf']) return { ...this.object(cursor, value), ...nullable };
    if (written.length > 0 || nullable.nullable) return { kind: 'any', at, ...nullable };
    return undefined;
  }

  private object(cursor: Cursor, value: Record<string, unknown>): Shape {
    const required = Array.isArray(value['required']) ? value['required'] : [];
    const within = below(cursor, 'properties');
    const properties: Record<string, Property> = {};
    for (const child of within ? childrenOf(within) : []) {
      properties[nameOf(child)] = { shape: this.shapeOf(child, child), required: required.includes(nameOf(child)) || flagAt(child, 'required') };
    }
    for (const name of required)
      if (typeof name === 'string' && !Object.hasOwn(properties, name)) properties[name] = { shape: { kind: 'any', at: placeOf(cursor) }, required: true };
    const more = value['additionalProperties'] === false ? undefined : below(cursor, 'additionalProperties');
    const others = more ? this.shapeOf(more, cursor) : undefined;
    if (others && Object.keys(properties).length === 0) return { kind: 'map', at: placeOf(cursor), values: others };
    return { kind: 'object', at: placeOf(cursor), properties, ...(others ? { others } : {}) };
  }

  private list(cursor: Cursor): Shape {
    const items = below(cursor, 'items') ?? below(cursor, 'prefixItems');
    const first = items && Array.isArray(items.value) ? below(items, '0') : items;
    const bounds = isRecord(cursor.value) ? cursor.value : {};
    return {
      kind: 'list',
      at: placeOf(cursor),
      items: this.shapeOf(first, cursor),
      ...(typeof bounds['minItems'] === 'number' ? { minItems: bounds['minItems'] } : {}),
      ...(typeof bounds['maxItems'] === 'number' ? { maxItems: bounds['maxItems'] } : {}),
      ...(bounds['uniqueItems'] === true ? { unique: true as const } : {}),
    };
  }
}

const placeOf = ({ file, at }: Cursor) => ({ file, at });

function wordsOf(cursor: Cursor, value: Record<string, unknown>): Omit<ShapeBase, 'at'> {
  const identity = placedTextAt(cursor, 'x-identity');
  const examples = value['examples'];
  const example: unknown = value['example'] ?? (Array.isArray(examples) ? examples[0] : undefined);
  return {
    ...(typeof value['title'] === 'string' ? { title: value['title'] } : {}),
    ...(typeof value['description'] === 'string' ? { description: value['description'] } : {}),
    ...(value['nullable'] === true ? { nullable: true as const } : {}),
    ...(value['deprecated'] === true ? { deprecated: true as const } : {}),
    ...(value['readOnly'] === true ? { readOnly: true as const } : {}),
    ...(value['writeOnly'] === true ? { writeOnly: true as const } : {}),
    ...(identity ? { identity } : {}),
    ...(value['default'] === undefined ? {} : { default: value['default'] }),
    ...(example === undefined ? {} : { example }),
  };
}

const baseOf = (cursor: Cursor, value: Record<string, unknown>): ShapeBase => ({ at: placeOf(cursor), ...wordsOf(cursor, value) });

const isScalar = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

function valuesOf(value: Record<string, unknown>): (string | number | boolean)[] | undefined {
  if (isScalar(value['const'])) return [value['const']];
  return Array.isArray(value['enum']) ? value['enum'].filter(isScalar) : undefined;
}

const saysNull = (value: Record<string, unknown>): boolean => value['const'] === null || (Array.isArray(value['enum']) && value['enum'].includes(null));

function scalarOf(at: ShapeBase['at'], value: Record<string, unknown>, written: ScalarType[], values: ScalarShape['values']): ScalarShape {
  const types =
    written.length > 0
      ? written
      : [...new Set((values ?? []).map((one): ScalarType => (typeof one === 'number' ? 'number' : typeof one === 'boolean' ? 'boolean' : 'string')))];
  const shape: ScalarShape = { kind: 'scalar', at, types, ...(values ? { values } : {}) };
  if (typeof value['format'] === 'string') shape.format = value['format'];
  if (typeof value['pattern'] === 'string') shape.pattern = value['pattern'];
  for (const limit of limits) {
    const found = value[limit];
    if (typeof found === 'number') shape[limit] = found;
  }
  for (const [exclusive, plain] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const found = value[exclusive];
    if (typeof found === 'number') shape[exclusive] = found;
    // 3.0 and Swagger 2 say only that the other limit is excluded.
    else if (found === true && shape[plain] !== undefined) {
      shape[exclusive] = shape[plain];
      delete shape[plain];
    }
  }
  return shape;
}

function unionOf(scalars: readonly ScalarShape[], base: ShapeBase): ScalarShape {
  const values = scalars.every((one) => one.values) ? { values: [...new Set(scalars.flatMap((one) => one.values ?? []))] } : {};
  const formats = [...new Set(scalars.map((one) => one.format))];
  const format = formats.length === 1 && formats[0] !== undefined ? { format: formats[0] } : {};
  return { kind: 'scalar', ...base, types: [...new Set(scalars.flatMap((one) => one.types))], ...values, ...format };
}

/** The properties of an object, also where it is written as several forms: those that every form has. */
export function propertiesOf(shape: Shape | undefined): ObjectShape['properties'] {
  if (shape?.kind === 'object') return shape.properties;
  if (shape?.kind !== 'choice') return {};
  const [first, ...rest] = shape.options.map(propertiesOf);
  return Object.fromEntries(Object.entries(first ?? {}).filter(([name]) => rest.every((other) => Object.hasOwn(other, name))));
}
