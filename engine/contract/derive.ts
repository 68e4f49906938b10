// Derives what a request may carry from what a response shows: one entity schema is written, three are used.
import { accessOf } from './access.ts';
import { alternatives, alternativesSchema, isSingle, operatorFilters, severalOf } from './conditions.ts';
import { bodyOf, operationsOf, refName, resolve, successOf, type Contract, type PlacedOperation, type Schema } from './document.ts';

type Mode = 'Create' | 'Update';

/**
 * The contract with request schemas of their own. For a request body that names an entity:
 * POST gets `<Entity>Create` (no readOnly property, what has a default is optional), PATCH gets
 * `<Entity>Update` (every property optional, and `version` for optimistic concurrency).
 * The entity itself loses its writeOnly properties, and a property that not every caller may read is not required.
 * A schema whose names are the values of an enum has each of them as a property.
 * List filters are widened: every filter but `q`, ranges and booleans takes one value or a list of them, and every field the operators of its type
 * (`conditions.ts`).
 */
export function deriveRequestSchemas(written: Contract): Contract {
  const source = structuredClone(written);
  for (const schema of Object.values(source.components.schemas)) namedByEnum(source, schema);
  const contract = structuredClone(source);
  const derived: Record<string, Schema> = {};

  const forRequest = (schema: Schema): Schema => {
    if (schema.$ref) {
      if (!needsDerivation(source, schema)) return schema;
      return { ...schema, $ref: deriveEntity(refName(schema.$ref), 'Create') };
    }
    return mapChildren(schema, forRequest);
  };

  const deriveEntity = (name: string, mode: Mode): string => {
    const derivedName = `${name}${mode}`;
    const ref = `#/components/schemas/${derivedName}`;
    if (derived[derivedName] || source.components.schemas[derivedName]) return ref;
    derived[derivedName] = {};
    derived[derivedName] = requestEntity(source, name, mode, forRequest);
    return ref;
  };

  for (const placed of operationsOf(contract)) {
    const { method, operation } = placed;
    const body = bodyOf(operation);
    const content = operation.requestBody?.content;
    if (body && content) {
      const entity = body.schema.$ref ? refName(body.schema.$ref) : undefined;
      const derive = entity && needsDerivation(source, body.schema);
      content[body.mediaType] = {
        schema: derive ? { $ref: deriveEntity(entity, method === 'patch' ? 'Update' : 'Create') } : forRequest(body.schema),
      };
    }
    for (const parameter of operation.parameters ?? []) {
      const filter = parameter.name === 'filter' ? parameter.content?.['application/json'] : undefined;
      if (filter?.schema.properties) filter.schema.properties = widenFilters(source, filter.schema.properties, placed);
    }
  }

  for (const schema of Object.values(contract.components.schemas)) asResponse(source, schema);
  Object.assign(contract.components.schemas, derived);
  return contract;
}

/** Gives a schema whose names are the values of an enum a property for each, under the words people read, in place. */
function namedByEnum(contract: Contract, schema: Schema): void {
  const { propertyNames, additionalProperties } = schema;
  const names = propertyNames && resolve(contract, propertyNames);
  if (!names?.enum || typeof additionalProperties !== 'object') return;
  const labels = names['x-enumDescriptions'] ?? {};
  schema.properties = Object.fromEntries(names.enum.map(String).map((name) => [name, { ...additionalProperties, title: labels[name] ?? name }]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
}

function requestEntity(source: Contract, name: string, mode: Mode, forRequest: (schema: Schema) => Schema): Schema {
  const entity = source.components.schemas[name] ?? {};
  const properties: Record<string, Schema> = {};
  for (const [key, property] of Object.entries(entity.properties ?? {})) {
    const { readOnly, ...resolved } = resolve(source, property);
    if (readOnly) {
      if (key === 'version' && mode === 'Update') properties[key] = { ...resolved, description: 'The version that was read; an older one is refused (409).' };
      continue;
    }
    const mapped = accessFor(mode, resolved, forRequest(property));
    properties[key] = mode === 'Update' ? withoutDefault(mapped) : mapped;
  }
  const required = (entity.required ?? []).filter((key) => properties[key] && resolve(source, entity.properties?.[key] ?? {}).default === undefined);
  return {
    title: `${entity.title ?? name}, ${mode === 'Create' ? 'to create' : 'to change'}`,
    description: mode === 'Create' ? 'What a new one starts with.' : 'What is sent is changed, the rest stays.',
    type: 'object',
    additionalProperties: false,
    ...(mode === 'Create' && required.length > 0 ? { required } : {}),
    properties,
  };
}

/** Who may set a property on create is kept beside who may write it later; a request uses one or the other. */
function accessFor(mode: Mode, { 'x-access': access }: Schema, property: Schema): Schema {
  if (!access?.create) return property;
  const { create, ...rest } = access;
  return { ...property, 'x-access': mode === 'Create' ? { ...rest, write: create } : rest };
}

/** Removes what a response never carries from an entity, in place. */
function asResponse(source: Contract, schema: Schema): void {
  if (!schema.properties) return;
  for (const [key, property] of Object.entries(schema.properties)) {
    const resolved = resolve(source, property);
    if (resolved.writeOnly) delete schema.properties[key];
    if (resolved.writeOnly || resolved['x-access']?.read) schema.required = (schema.required ?? []).filter((name) => name !== key);
  }
  if (schema.required?.length === 0) delete schema.required;
}

/** Does this schema, or one it is made of, carry a readOnly property? */
function needsDerivation(contract: Contract, schema: Schema, seen = new Set<string>()): boolean {
  if (schema.$ref) {
    const name = refName(schema.$ref);
    if (seen.has(name)) return false;
    seen.add(name);
    const target = contract.components.schemas[name];
    return target ? needsDerivation(contract, target, seen) : false;
  }
  const properties = Object.values(schema.properties ?? {});
  if (properties.some((property) => resolve(contract, property).readOnly)) return true;
  return childrenOf(schema).some((child) => needsDerivation(contract, child, seen));
}

function childrenOf(schema: Schema): Schema[] {
  const children = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.prefixItems ?? []),
  ];
  if (schema.items) children.push(schema.items);
  if (typeof schema.additionalProperties === 'object') children.push(schema.additionalProperties);
  return children;
}

function mapChildren(schema: Schema, map: (child: Schema) => Schema): Schema {
  const mapped: Schema = { ...schema };
  if (schema.properties) mapped.properties = Object.fromEntries(Object.entries(schema.properties).map(([key, child]) => [key, map(child)]));
  for (const key of ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const) {
    const children = schema[key];
    if (children) mapped[key] = children.map(map);
  }
  if (schema.items) mapped.items = map(schema.items);
  if (typeof schema.additionalProperties === 'object') mapped.additionalProperties = map(schema.additionalProperties);
  return mapped;
}

function withoutDefault(schema: Schema): Schema {
  const { default: _unused, ...rest } = schema;
  return rest;
}

/** The filter of a list with what follows from its fields; a list that takes no range is small and answered whole. */
function widenFilters(contract: Contract, filters: Record<string, Schema>, placed: PlacedOperation): Record<string, Schema> {
  const several = Object.fromEntries(
    Object.entries(filters).map(([name, schema]) => {
      const isOne = name === 'q' || /_(gte|lte)$/.test(name) || !isSingle(contract, schema);
      return [name, isOne ? schema : severalOf(contract, schema)];
    }),
  );
  const row = successOf(placed.operation).schema?.items;
  if (!row || !placed.parameters.some(({ name }) => name === 'range')) return several;
  const sort = placed.parameters.find(({ name }) => name === 'sort')?.content?.['application/json']?.schema;
  const fields = {
    ...several,
    ...operatorFilters(contract, {
      filters,
      row,
      sortable: (sort?.prefixItems?.[0]?.enum ?? []).map(String),
      roles: accessOf(contract, placed.operation).roles,
    }),
  };
  return { ...fields, [alternatives]: alternativesSchema };
}
