// Schemas as they are in a bundled contract, and where their references lead.
import type { FieldDescriptor, Transition } from '../contract/descriptor.ts';
import type { StateEntry } from '../contract/state-sentences.ts';
import type { Role } from './registered.ts';

/** What a reference of a contract leads to; set once by `contractOf`, so that a schema can be followed without its document at hand. */
const link: unique symbol = Symbol('what a $ref leads to');

interface Link {
  target: JsonSchema;
  /** The id of the document, for validators. */
  document: string;
}

/** A JSON Schema as it is in the bundled contract. */
export interface JsonSchema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  readOnly?: boolean;
  writeOnly?: boolean;
  'x-access'?: { read?: Role[]; write?: Role[] };
  'x-display'?: { unit?: FieldDescriptor['unit'] };
  'x-reference'?: { resource: string };
  'x-enumDescriptions'?: Readonly<Record<string, string>>;
  'x-transitions'?: readonly ((Transition & { optional?: boolean }) | StateEntry)[];
  [link]?: Link;
}

/** Follows a local reference; keys beside `$ref` win. Only schemas of a document that `contractOf` has read can be followed. */
export function resolveSchema(schema: JsonSchema): JsonSchema {
  const { $ref, [link]: to, ...beside } = schema;
  if (!$ref) return schema;
  return { ...resolveSchema(targetOf(schema)), ...beside };
}

/** The target of a reference, without its sibling keywords. */
export function targetOf(reference: JsonSchema): JsonSchema {
  const target = reference[link]?.target;
  if (!target) throw new Error(`Nothing is known of ${reference.$ref ?? 'a schema without $ref'}.`);
  return target;
}

/** The id of the document a reference belongs to. */
export function documentOf(reference: JsonSchema): string | undefined {
  return reference[link]?.document;
}

/** Every reference below `node` gets to know what it leads to. */
export function linkReferences(node: unknown, schemas: Readonly<Record<string, JsonSchema>>, document: string): void {
  if (Array.isArray(node)) for (const item of node) linkReferences(item, schemas, document);
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
  const { $ref } = node as { $ref?: unknown };
  if (typeof $ref === 'string' && $ref.startsWith('#/components/schemas/')) {
    const target = schemas[lastPart($ref)];
    if (!target) throw new Error(`The contract refers to ${$ref}, which is not there.`);
    // Enumerable, so that copies know it too; nothing that reads a schema by its keys sees a symbol.
    Object.assign(node, { [link]: { target, document } satisfies Link });
  }
  for (const value of Object.values(node)) linkReferences(value, schemas, document);
}

/** `Package` of `#/components/schemas/Package`. */
export function lastPart(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}
