// Cuts an answer down to what the contract declares and the role may read; nothing else leaves the server.
import type { Role } from './registered.ts';
import { resolveSchema, targetOf, type JsonSchema } from './json-schema.ts';

/** Copies the declared part of a value. */
type Projection = (value: unknown) => unknown;

const keep: Projection = (value) => value;
const cache = new WeakMap<JsonSchema, Map<Role | 'public', Projection>>();

/**
 * A function that copies what a schema declares and a role may read (`x-access`), and leaves out the rest.
 * Dates become ISO strings. Compiled once for each schema and role.
 */
export function projectionFor(schema: JsonSchema, role: Role | 'public'): Projection {
  const byRole = cache.get(schema) ?? new Map<Role | 'public', Projection>();
  cache.set(schema, byRole);
  const known = byRole.get(role);
  if (known) return known;
  // A schema may contain itself: the entry exists before its children are compiled.
  let compiled: Projection = keep;
  byRole.set(role, (value) => compiled(value));
  compiled = compile(schema, role);
  byRole.set(role, compiled);
  return compiled;
}

function compile(schema: JsonSchema, role: Role | 'public'): Projection {
  if (schema.$ref) {
    const { $ref: _reference, ...beside } = schema;
    const target = targetOf(schema);
    return projectionFor(Object.keys(beside).length > 0 && beside.properties ? { ...target, ...beside } : target, role);
  }
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return compileAlternatives(alternatives, role);
  if (schema.allOf) return compileAll(schema.allOf, role);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (schema.properties || types.includes('object')) return compileObject(schema, role);
  if (types.includes('array') && schema.items) {
    const item = projectionFor(schema.items, role);
    return (value) => (Array.isArray(value) ? value.map(item) : value);
  }
  return (value) => (value instanceof Date ? value.toISOString() : value);
}

function compileObject(schema: JsonSchema, role: Role | 'public'): Projection {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, Projection][] => {
    const readers = resolveSchema(property)['x-access']?.read;
    if (readers && (role === 'public' || !readers.includes(role))) return [];
    return [[name, projectionFor(property, role)]];
  });
  const open = schema.additionalProperties === true || (!schema.properties && schema.additionalProperties === undefined);
  const other = typeof schema.additionalProperties === 'object' ? projectionFor(schema.additionalProperties, role) : open ? keep : undefined;
  const declared = new Set(Object.keys(schema.properties ?? {}));
  const empty = emptyOf(properties.map(([name]) => name));
  return (value) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    const source = value as Record<string, unknown>;
    const copy: Record<string, unknown> = { ...empty };
    for (const [name, project] of properties) {
      const property = source[name];
      if (property !== undefined) copy[name] = project(property);
    }
    if (other) for (const [name, property] of Object.entries(source)) if (!declared.has(name)) copy[name] = other(property);
    return copy;
  };
}

/**
 * A record that has a place for every property. A copy of it is made at once, and all copies have one form; one that grows property by property is made anew every third time, ten
 * times its size for a record of seventy. Read from JSON because V8 keeps that in the same way.
 */
function emptyOf(names: readonly string[]): Record<string, unknown> {
  const empty: Record<string, unknown> = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))));
  for (const name of names) empty[name] = undefined;
  return empty;
}

/** Takes the first alternative that the value fits: null, scalars and arrays by type, objects by their required properties and constants. */
function compileAlternatives(alternatives: JsonSchema[], role: Role | 'public'): Projection {
  const options = alternatives.map((alternative) => ({ schema: resolveSchema(alternative), project: projectionFor(alternative, role) }));
  return (value) => {
    if (value === null || value === undefined) return value;
    const fitting = options.find(({ schema }) => fits(schema, value));
    return fitting ? fitting.project(value) : typeof value === 'object' && !(value instanceof Date) ? {} : value;
  };
}

function compileAll(parts: JsonSchema[], role: Role | 'public'): Projection {
  const projections = parts.map((part) => projectionFor(part, role));
  return (value) => Object.assign({}, ...projections.map((project) => project(value)));
}

/** Whether a value is of an alternative: scalars and arrays by type, objects by their required properties and constants. */
export function fits(schema: JsonSchema, value: unknown): boolean {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'object'];
  if (Array.isArray(value)) return types.includes('array');
  if (value instanceof Date) return types.includes('string');
  if (value !== null && typeof value === 'object') {
    if (!types.includes('object')) return false;
    const object = value as Record<string, unknown>;
    return (
      (schema.required ?? []).every((name) => object[name] !== undefined) &&
      Object.entries(schema.properties ?? {}).every(([name, property]) => !property.enum || object[name] === undefined || property.enum.includes(object[name]))
    );
  }
  return types.includes(typeof value) || (typeof value === 'number' && types.includes('integer'));
}
