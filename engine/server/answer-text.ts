// An answer written as JSON in one pass, which is also its projection and its check: only what the contract declares and the role may read is written, and a value
// that breaks a rule stops the writing. What this does not understand, or does not like, goes the long way (`answers.ts`), which says what is wrong.
import type { Role } from './registered.ts';
import { answerFormat } from './ajv.ts';
import { resolveSchema, targetOf, type JsonSchema } from './json-schema.ts';
import { fits } from './serialize.ts';

/** The JSON of a value; undefined where it does not fit. */
type Write = (value: unknown) => string | undefined;

const cache = new WeakMap<JsonSchema, Map<Role | 'public', Write>>();
const never: Write = () => undefined;

/**
 * Writes what `projectionFor` of the same schema and role would leave, as `JSON.stringify` writes it, if the schema holds for it; else answers undefined.
 * Compiled once for each schema and role.
 */
export function writerFor(schema: JsonSchema, role: Role | 'public'): Write {
  const byRole = cache.get(schema) ?? new Map<Role | 'public', Write>();
  cache.set(schema, byRole);
  const known = byRole.get(role);
  if (known) return known;
  // A schema may contain itself: the entry exists before its children are compiled.
  let compiled = never;
  byRole.set(role, (value) => compiled(value));
  compiled = compile(schema, role);
  byRole.set(role, compiled);
  return compiled;
}

/** Says nothing about which values are valid. */
const isNote = (keyword: string): boolean =>
  keyword.startsWith('x-') || ['title', 'description', 'example', 'examples', 'default', 'readOnly', 'writeOnly', 'deprecated'].includes(keyword);

const rules: Readonly<Record<string, readonly string[]>> = {
  string: ['type', 'enum', 'const', 'format', 'pattern', 'minLength', 'maxLength'],
  number: ['type', 'enum', 'const', 'format', 'minimum', 'maximum'],
  boolean: ['type', 'enum', 'const'],
  array: ['type', 'items', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['type', 'properties', 'required', 'additionalProperties'],
};

/** Whether the schema has no other rules than these, so that nothing is left unchecked. */
function knowsAll(schema: JsonSchema, ...kinds: readonly string[]): boolean {
  const known = new Set(kinds.flatMap((kind) => rules[kind] ?? []));
  return Object.keys(schema).every((keyword) => isNote(keyword) || known.has(keyword));
}

function compile(schema: JsonSchema, role: Role | 'public'): Write {
  if (schema.$ref) {
    const { $ref: _reference, ...beside } = schema;
    return Object.keys(beside).every(isNote) ? writerFor(targetOf(schema), role) : never;
  }
  if (schema.anyOf) return Object.keys(schema).every((keyword) => isNote(keyword) || keyword === 'anyOf') ? compileAny(schema.anyOf, role) : never;
  // Whatever it is: an open value.
  if (Object.keys(schema).every(isNote)) return (value) => JSON.stringify(value);
  const types = [schema.type].flat();
  const kinds = types.filter((type) => type !== 'null');
  const write = kinds.length > 1 ? compileKinds(kinds, schema, role) : compileKind(kinds[0], schema, role);
  if (!types.includes('null')) return write;
  // A list of values counts for null as well.
  const isNullOut = schema.enum !== undefined && !schema.enum.includes(null);
  return (value) => (value === null ? (isNullOut ? undefined : 'null') : write(value));
}

/** One of several kinds: the rules of each hold for its own values. */
function compileKinds(kinds: readonly (string | undefined)[], schema: JsonSchema, role: Role | 'public'): Write {
  if (!knowsAll(schema, ...kinds.map(rulesOf))) return never;
  const writes = kinds.map((kind) => {
    const known = new Set(rules[rulesOf(kind)]);
    return compileKind(kind, Object.fromEntries(Object.entries(schema).filter(([keyword]) => known.has(keyword))), role);
  });
  return (value) => {
    for (const write of writes) {
      const written = write(value);
      if (written !== undefined) return written;
    }
    return undefined;
  };
}

const rulesOf = (kind: string | undefined): string => (kind === 'integer' ? 'number' : (kind ?? ''));

function compileKind(kind: string | undefined, schema: JsonSchema, role: Role | 'public'): Write {
  switch (kind) {
    case 'string':
      return knowsAll(schema, 'string') ? compileString(schema) : never;
    case 'integer':
    case 'number':
      return knowsAll(schema, 'number') ? compileNumber(schema, kind) : never;
    case 'boolean':
      return knowsAll(schema, 'boolean') && !schema.enum ? (value) => (typeof value === 'boolean' ? String(value) : undefined) : never;
    case 'array':
      return knowsAll(schema, 'array') ? compileArray(schema, role) : never;
    case 'object':
      return knowsAll(schema, 'object') ? compileObject(schema, role) : never;
    default:
      return never;
  }
}

function compileString(schema: JsonSchema & { const?: unknown }): Write {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const isFormat = schema.format === undefined ? undefined : answerFormat(schema.format);
  if (isFormat === null) return never;
  const isPlain = plainFormats.has(schema.format ?? '');
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern, 'u');
  const allowed = 'const' in schema ? [schema.const] : schema.enum;
  // The words of a list are written once.
  if (allowed) {
    const written = new Map(allowed.filter((one) => typeof one === 'string').map((one) => [one, JSON.stringify(one)]));
    return (value) => written.get(value as string);
  }
  return (given) => {
    const value = given instanceof Date ? given.toISOString() : given;
    if (typeof value !== 'string') return undefined;
    // Lengths count characters; a text of as many units has no more of them. What is near the limit goes the long way.
    if (value.length > maxLength || (value.length < minLength * 2 && [...value].length < minLength)) return undefined;
    if ((isFormat && !isFormat(value)) || (pattern && !pattern.test(value))) return undefined;
    return isPlain ? `"${value}"` : quoted(value);
  };
}

/** What has one of these formats has no character that JSON writes otherwise. */
const plainFormats: ReadonlySet<string> = new Set(['uuid', 'date']);

/** Characters that JSON writes otherwise, and halves of a pair. */
// oxlint-disable-next-line no-control-regex -- these are what JSON escapes
const escaped = /["\\\u0000-\u001f\ud800-\udfff]/;
const quoted = (text: string): string => (text.length < 200 && !escaped.test(text) ? `"${text}"` : JSON.stringify(text));

function compileNumber(schema: JsonSchema & { const?: unknown }, kind: 'integer' | 'number'): Write {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  if (schema.enum || 'const' in schema || (schema.format !== undefined && answerFormat(schema.format) !== undefined)) return never;
  const isKind = kind === 'integer' ? Number.isInteger : Number.isFinite;
  return (value) => (isKind(value) && (value as number) >= minimum && (value as number) <= maximum ? JSON.stringify(value) : undefined);
}

function compileArray(
  { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems }: JsonSchema & { uniqueItems?: boolean },
  role: Role | 'public',
): Write {
  if (!items) return never;
  const write = writerFor(items, role);
  return (value) => {
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return undefined;
    if (value.length === 0) return '[]';
    const parts: string[] = [];
    for (const item of value as unknown[]) {
      const part = write(item);
      if (part === undefined) return undefined;
      parts.push(part);
    }
    if (uniqueItems && new Set(parts).size < parts.length) return undefined;
    return `[${parts.join(',')}]`;
  };
}

function compileObject(schema: JsonSchema, role: Role | 'public'): Write {
  const { properties = {}, required = [], additionalProperties } = schema;
  const readable = Object.entries(properties).filter(([, property]) => {
    const readers = resolveSchema(property)['x-access']?.read;
    return !readers || (role !== 'public' && readers.includes(role));
  });
  // Something must be there that this role does not get.
  if (required.some((name) => !readable.some(([one]) => one === name))) return never;
  if (!schema.properties && additionalProperties === undefined) return never;
  // `true` is the schema that says nothing.
  const others = additionalProperties === true ? {} : additionalProperties;
  const other = typeof others === 'object' ? writerFor(others, role) : undefined;
  const declared = new Set(Object.keys(properties));
  const members = readable.map(([name, property]) => ({
    name,
    key: `${JSON.stringify(name)}:`,
    write: writerFor(property, role),
    isRequired: required.includes(name),
  }));
  return (value) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value) || value instanceof Date) return undefined;
    const source = value as Record<string, unknown>;
    let text = '';
    for (const { name, key, write, isRequired } of members) {
      const property = source[name];
      if (property === undefined) {
        if (isRequired) return undefined;
        continue;
      }
      const part = write(property);
      if (part === undefined) return undefined;
      text += text === '' ? key + part : `,${key}${part}`;
    }
    if (other) {
      for (const [name, property] of Object.entries(source)) {
        if (declared.has(name) || property === undefined) continue;
        const part = other(property);
        if (part === undefined) return undefined;
        text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${part}`;
      }
    }
    return `{${text}}`;
  };
}

/** The alternative that the projection takes. */
function compileAny(alternatives: readonly JsonSchema[], role: Role | 'public'): Write {
  const options = alternatives.map((alternative) => ({ schema: resolveSchema(alternative), write: writerFor(alternative, role) }));
  const isNullable = options.some(({ schema }) => [schema.type].flat().includes('null'));
  const others = options.filter(({ schema }) => schema.type !== 'null');
  const [only] = others;
  if (others.length === 1 && only) return (value) => (value === null ? (isNullable ? 'null' : undefined) : only.write(value));
  return (value) => {
    if (value === null) return isNullable ? 'null' : undefined;
    return options.find(({ schema }) => fits(schema, value))?.write(value);
  };
}
