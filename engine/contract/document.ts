// The shape of a bundled OpenAPI 3.1 document, as far as the generator reads it.
import type { Found } from './found-descriptor.ts';
import type { Suggestion, Unit } from './value-keys.ts';
import type { StateEntry } from './state-sentences.ts';
import type { ActKey } from './act-key.ts';
import type { KeyFigure, NextStep, Trail, Used } from './record-page.ts';

export type SchemaType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';

/** A JSON Schema 2020-12 object with OpenAPI's and our own keys. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: SchemaType | SchemaType[];
  format?: string;
  enum?: (string | number | null)[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  readOnly?: boolean;
  writeOnly?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema | false;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  contentMediaType?: string;
  discriminator?: { propertyName: string };
  'x-access'?: { read?: string[]; create?: string[]; write?: string[] };
  'x-reference'?: { resource: string; filter?: Record<string, unknown>; except?: string };
  'x-enumDescriptions'?: Record<string, string>;
  /** Value as it was → as it is now: `npm run db:generate` moves the rows. */
  'x-renamed'?: Record<string, string>;
  'x-transitions'?: (TransitionEntry | StateEntry)[];
  'x-display'?: Display;
}

/** One row of a status schema's `x-transitions`. */
export interface TransitionEntry {
  from: string[];
  to: string;
  by: string[];
  label?: string;
  via?: string;
  optional?: true;
  requires?: string[];
  within?: string;
}

/** `x-display.bounds`: one limit, another property of the same object or `now` or `today`, and what is said beyond it. */
export interface Bounds extends Partial<Record<Bound, string>> {
  says: string;
}
export type Bound = 'from' | 'after' | 'until' | 'before';

/** The limits that are no other property. */
export const moments: ReadonlySet<string> = new Set(['now', 'today']);

/** The one limit of `x-display.bounds`, and how the value lies to it. */
export function boundOf({ says: _says, ...bounds }: Bounds): { bound: string; limit: string } {
  const [bound = '', limit = ''] = Object.entries(bounds)[0] ?? [];
  return { bound, limit };
}

/** `x-display`: how a schema looks on screen. */
export interface Display {
  name?: string;
  plural?: string;
  icon?: string;
  menu?: MenuEntry;
  label?: string;
  columns?: string[];
  hide?: string[];
  elsewhere?: string[];
  beside?: string[];
  group?: Record<string, string[]>;
  segment?: string;
  hint?: string;
  bounds?: Bounds;
  suggest?: Suggestion;
  unit?: Unit;
  whole?: true;
  export?: false;
  copy?: true;
  whose?: string;
  several?: string[];
  empty?: string;
  source?: string;
  tones?: Record<string, string>;
  turns?: Record<string, 'client' | 'staff'>;
  sets?: Record<string, string[]>;
  start?: string;
  next?: readonly NextStep[];
  figures?: readonly (string | KeyFigure)[];
  moments?: Readonly<Record<string, string>>;
  rows?: string[];
  used?: Used;
  trail?: Omit<Trail, 'segment'>;
  found?: Found;
}

/** Where a resource stands in the menu: in a group by role, or on a page. */
export interface MenuEntry {
  label?: string;
  order?: number;
  group?: Record<string, string>;
  page?: string;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  schema?: Schema;
  content?: Record<string, { schema: Schema }>;
  'x-reference'?: Schema['x-reference'];
}

export interface MediaType {
  schema?: Schema;
}

export interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
}

/** `x-resource`: which screen, action or page an operation serves, or why none; only where that is not what its path says. */
export interface ResourceKey {
  name?: string;
  action?: string;
  on?: 'record' | 'collection' | 'bulk';
  /** Fields of the body that nobody is asked: values, with the braces of the record it is done to. */
  fill?: Record<string, unknown>;
  /** Other resources on whose records it is done, too, and what of `fill` is otherwise there. */
  also?: Record<string, Record<string, unknown>>;
  page?: string;
  /** The path parameter that takes the name of the resource whose list is exported. */
  export?: string;
  ignore?: string;
}

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  'x-resource'?: ResourceKey;
  'x-act'?: ActKey;
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

export type PathItem = { parameters?: Parameter[] } & Partial<Record<Method, Operation>>;

export interface Contract {
  openapi: string;
  info: { title: string; version: string };
  tags?: { name: string; description?: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter>; responses?: Record<string, Response>; [other: string]: unknown };
}

/** One operation with its location and all of its parameters. */
export interface PlacedOperation {
  method: Method;
  path: string;
  operation: Operation;
  parameters: Parameter[];
}

/** Errors of the generator: printed as a list, without a stack. */
export class GenerateError extends Error {
  readonly problems: string[];
  /** What else is to be known: what breaks callers of the last release. */
  readonly notes: string[];
  constructor(problems: string[], notes: string[] = []) {
    super(problems.join('\n'));
    this.problems = problems;
    this.notes = notes;
  }
}

/** Every operation of the contract in the order written, path parameters merged in. */
export function operationsOf(contract: Contract): PlacedOperation[] {
  const placed: PlacedOperation[] = [];
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((p) => resolveParameter(contract, p));
      placed.push({ method, path, operation, parameters });
    }
  }
  return placed;
}

function resolveParameter(contract: Contract, parameter: Parameter): Parameter {
  if (!parameter.$ref) return parameter;
  const name = refName(parameter.$ref);
  const found = contract.components.parameters?.[name];
  if (!found) throw new GenerateError([`unknown parameter ${parameter.$ref}`]);
  return found;
}

/** The last part of a local reference: `#/components/schemas/Coupon` → `Coupon`. */
export function refName(ref: string): string {
  return decodeURIComponent(ref.slice(ref.lastIndexOf('/') + 1))
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
}

/** A schema with its reference followed; keys beside `$ref` win over the target's, those of `x-display` one by one. */
export function resolve(contract: Contract, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const { $ref, ...beside } = schema;
  const target = contract.components.schemas[refName($ref)];
  if (!target) throw new GenerateError([`unknown schema ${$ref}`]);
  const found = resolve(contract, target);
  const display = found['x-display'] && beside['x-display'] ? { 'x-display': { ...found['x-display'], ...beside['x-display'] } } : {};
  return { ...found, ...beside, ...display };
}

/** The JSON (or multipart) schema of a request body, with its media type. */
export function bodyOf(operation: Operation): { mediaType: 'application/json' | 'multipart/form-data'; schema: Schema } | undefined {
  const content = operation.requestBody?.content;
  for (const mediaType of ['application/json', 'multipart/form-data'] as const) {
    const schema = content?.[mediaType]?.schema;
    if (schema) return { mediaType, schema };
  }
  return undefined;
}

/** Is this property a file, or a list of files? */
export function isBinary(contract: Contract, property: Schema): boolean {
  const { format, items } = resolve(contract, property);
  return format === 'binary' || (items !== undefined && items !== false && resolve(contract, items).format === 'binary');
}

/** The schema of the answer that means success. */
export function successOf(operation: Operation): { status: number; schema: Schema | undefined } {
  for (const [status, response] of Object.entries(operation.responses)) {
    if (status.startsWith('2')) return { status: Number(status), schema: response.content?.['application/json']?.schema };
  }
  throw new GenerateError([`${operation.operationId}: no 2xx response`]);
}

/** Visits every object of the document except examples, which may contain anything. */
export function walk(node: unknown, at: readonly string[], visit: (node: Record<string, unknown>, at: readonly string[]) => void): void {
  if (Array.isArray(node)) {
    for (const [index, child] of node.entries()) walk(child, [...at, String(index)], visit);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  const object = node as Record<string, unknown>;
  visit(object, at);
  for (const [key, child] of Object.entries(object)) {
    if (key !== 'example' && key !== 'examples' && key !== 'default' && key !== 'enum') walk(child, [...at, key], visit);
  }
}
