// A bundled contract, read once: operations with their parameters, bodies, access and answers.
import type { OperationDescriptor } from '../contract/descriptor.ts';
import type { Validator } from '../contract/field-errors.ts';
import { registerSchemas } from './ajv.ts';
import { machinesOf, type MachineSpec } from './machines.ts';
import { lastPart, linkReferences, resolveSchema, type JsonSchema } from './json-schema.ts';
import type { OperationId, Role } from './registered.ts';

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
  'x-act'?: { logged?: string };
  parameters?: RawParameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

/** An OpenAPI document in one piece, as far as the server reads it. */
export interface RawContract {
  paths: Record<string, Record<string, unknown> & { parameters?: RawParameter[] }>;
  components: { schemas: Record<string, JsonSchema>; parameters?: Record<string, RawParameter> };
}

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
  id: OperationId;
  roles: readonly Role[];
  /** What it does, in words. */
  summary: string;
  /** What is said once it was done. */
  logged?: string;
  /** The group of the contract it is in. */
  tag: string;
  parameters: ParameterSpec[];
  body?: { schema: JsonSchema; required: boolean; multipart: boolean };
  success: { status: number; schema: JsonSchema | undefined };
  /** Answers with one page and a Content-Range. */
  paged: boolean;
  /** Of the body, and of each parameter by its name. */
  validators: { body?: Validator; parameters: Readonly<Record<string, Validator>> };
  /** The unit in Content-Range. */
  unit: string;
  /** Of an act on several records: the body's field that names them, and the resource they are of. */
  many?: { field: string; resource: string };
  /** The names of the body's fields. */
  bodyFields: readonly string[];
  /** The state machines it moves. */
  machines: readonly MachineSpec[];
}

function specOf(contract: RawContract, descriptor: OperationDescriptor, { bodies, parameters: ofParameters }: Validators): OperationSpec {
  const { id } = descriptor;
  const item = contract.paths[descriptor.path];
  const raw = item?.[descriptor.method] as RawOperation | undefined;
  if (!item || !raw) throw new Error(`The contract has no ${id}; generate anew.`);
  const parameters = [...(item.parameters ?? []), ...(raw.parameters ?? [])]
    .map((parameter) => parameterOf(contract, parameter))
    .filter((parameter) => parameter !== undefined);
  const body = bodyOf(raw);
  const many = manyOf(raw, body);
  const success = successOf(raw);
  return {
    ...descriptor,
    // The descriptors are made from the same contract as the types.
    id: id as OperationId,
    roles: descriptor.roles as readonly Role[],
    summary: raw.summary,
    ...(raw['x-act']?.logged ? { logged: raw['x-act'].logged } : {}),
    tag: raw.tags[0] ?? '',
    parameters,
    ...(body ? { body } : {}),
    ...(many ? { many } : {}),
    bodyFields: Object.keys(body ? (resolveSchema(body.schema).properties ?? {}) : {}),
    machines: machinesOf(contract.components.schemas, {
      id,
      body: body?.schema,
      creates: raw['x-resource']?.action === 'create' || success.status === 201,
      isForm: formActions.has(raw['x-resource']?.action ?? 'update'),
    }),
    validators: { ...(bodies[id] ? { body: bodies[id] } : {}), parameters: ofParameters[id] ?? {} },
    success,
    paged: parameters.some((parameter) => parameter.name === 'range'),
    unit: descriptor.path.split('/')[1] ?? 'rows',
  };
}

function parameterOf(contract: RawContract, raw: RawParameter): ParameterSpec | undefined {
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

/** Calls that send a whole record: they may include unchanged fields. */
const formActions = new Set(['update', 'updateMany']);
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

/** The generated validators: of bodies by operation, of parameters by operation and name. */
export interface Validators {
  bodies: Readonly<Record<string, Validator>>;
  parameters: Readonly<Record<string, Readonly<Record<string, Validator>>>>;
}

let documents = 0;

/** Every operation of a bundled contract, with what the server needs of it. Its schemas can be followed and validated from then on. */
export function contractOf(contract: RawContract, operations: readonly OperationDescriptor[], validators: Validators): readonly OperationSpec[] {
  documents += 1;
  const id = `contract-${documents}.json`;
  registerSchemas(id, contract.components);
  linkReferences(contract, contract.components.schemas, id);
  return operations.map((operation) => specOf(contract, operation, validators));
}
