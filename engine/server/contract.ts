// The bundled contract, read once: operations with their parameters, bodies, access and answers.
import document from '../../generated/openapi.json' with { type: 'json' };
import type { OperationId, Role } from '../../generated/api.ts';
import { operations } from '../../generated/operations.ts';
import type { OperationDescriptor } from '../../generated/descriptor.ts';

/** A JSON Schema as it stands in the bundled contract. */
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
  'x-access'?: { read?: Role[]; write?: Role[] };
  'x-reference'?: { resource: string };
}

interface RawParameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema?: JsonSchema;
  content?: Record<string, { schema: JsonSchema }>;
}

interface RawOperation {
  operationId: string;
  summary: string;
  tags: string[];
  'x-resource'?: { name?: string; action?: string; on?: string };
  parameters?: RawParameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

interface RawContract {
  paths: Record<string, Record<string, unknown> & { parameters?: RawParameter[] }>;
  components: { schemas: Record<string, JsonSchema>; parameters?: Record<string, RawParameter> };
}

/** The bundled document. The generator wrote it, so its shape is known. */
export const contract = document as unknown as RawContract;

export interface ParameterSpec {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
  /** The value is JSON text, not plain text. */
  json: boolean;
}

/** An operation as the server needs it. */
export interface OperationSpec extends OperationDescriptor {
  /** What it does, in words. */
  summary: string;
  /** The group of the contract it stands in. */
  tag: string;
  parameters: ParameterSpec[];
  body?: { schema: JsonSchema; required: boolean; multipart: boolean };
  success: { status: number; schema: JsonSchema | undefined };
  /** Answers with one page and a Content-Range. */
  paged: boolean;
  /** The unit in Content-Range. */
  unit: string;
  /** Of an act on several records: the body's field that names them, and the resource they are of. */
  many?: { field: string; resource: string };
}

/** Follows a local reference; keys beside `$ref` win. */
export function resolveSchema(schema: JsonSchema): JsonSchema {
  if (!schema.$ref) return schema;
  const { $ref, ...beside } = schema;
  const target = contract.components.schemas[lastPart($ref)];
  if (!target) throw new Error(`The contract refers to ${$ref}, which is not there.`);
  return { ...resolveSchema(target), ...beside };
}

function lastPart(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

function specOf(id: OperationId): OperationSpec {
  const descriptor = operations[id];
  const item = contract.paths[descriptor.path];
  const raw = item?.[descriptor.method] as RawOperation | undefined;
  if (!item || !raw) throw new Error(`generated/openapi.json has no ${id}; run \`npm run generate\`.`);
  const parameters = [...(item.parameters ?? []), ...(raw.parameters ?? [])].map(parameterOf).filter((parameter) => parameter !== undefined);
  const body = bodyOf(raw);
  const many = manyOf(raw, body);
  return {
    ...descriptor,
    summary: raw.summary,
    tag: raw.tags[0] ?? '',
    parameters,
    ...(body ? { body } : {}),
    ...(many ? { many } : {}),
    success: successOf(raw),
    paged: parameters.some((parameter) => parameter.name === 'range'),
    unit: descriptor.path.split('/')[1] ?? 'rows',
  };
}

function parameterOf(raw: RawParameter): ParameterSpec | undefined {
  const parameter = raw.$ref ? contract.components.parameters?.[lastPart(raw.$ref)] : raw;
  if (!parameter || parameter.in === 'header') return undefined;
  const json = parameter.content?.['application/json']?.schema;
  return { name: parameter.name, in: parameter.in, required: parameter.required ?? false, schema: json ?? parameter.schema ?? {}, json: json !== undefined };
}

function bodyOf(raw: RawOperation): OperationSpec['body'] {
  const content = raw.requestBody?.content;
  const required = raw.requestBody?.required ?? false;
  const json = content?.['application/json'];
  if (json) return { schema: json.schema, required, multipart: false };
  const form = content?.['multipart/form-data'];
  return form ? { schema: form.schema, required, multipart: true } : undefined;
}

const onSeveral = new Set(['updateMany', 'deleteMany']);

/** A list of ids that says itself whose they are, or the list of an act that is one on several records. */
function manyOf({ 'x-resource': act }: RawOperation, body: OperationSpec['body']): OperationSpec['many'] {
  const lists = Object.entries(body?.schema.properties ?? {}).flatMap(([field, property]) => {
    const { type, items, 'x-reference': reference } = resolveSchema(property);
    return type === 'array' && items && resolveSchema(items).format === 'uuid' ? [{ field, resource: reference?.resource }] : [];
  });
  const isBulk = act?.on === 'bulk' || onSeveral.has(act?.action ?? '');
  const [named] = lists.flatMap(({ field, resource = isBulk ? act?.name : undefined }) => (resource ? [{ field, resource }] : []));
  return named;
}

function successOf(raw: RawOperation): OperationSpec['success'] {
  const [status, response] = Object.entries(raw.responses).find(([code]) => code.startsWith('2')) ?? ['200', {}];
  return { status: Number(status), schema: response.content?.['application/json']?.schema };
}

/** Every operation of the contract. */
export const operationSpecs: readonly OperationSpec[] = Object.values(operations).map((operation) => specOf(operation.id));
