// Checks what comes in against the contract: parameters, bodies, and which fields a role may set.
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Role } from '../../generated/api.ts';
import { fieldMessage } from '../../domain/field-messages.ts';
import { bodyValidator, parameterValidator } from './ajv.ts';
import { resolveSchema, type JsonSchema, type OperationSpec, type ParameterSpec } from './contract.ts';
import { atTheDoor } from './door.ts';
import { JsonRefusal, parseJson } from './json.ts';
import { badRequest, invalid, notFound, type FieldErrors } from './problem.ts';

/** Path parameters, typed. A value that can be no id is an unknown id: 404. */
export function readParams(operation: OperationSpec, raw: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => {
        const errors: FieldErrors = {};
        const box = { value: atTheDoor(raw[parameter.name], errors, parameter.name) };
        if (Object.keys(errors).length > 0 || !parameterValidator(boxOf(parameter)).call(undefined, box)) throw notFound();
        return [parameter.name, box.value];
      }),
  );
}

const boxes = new WeakMap<ParameterSpec, JsonSchema>();
function boxOf(parameter: ParameterSpec): JsonSchema {
  const known = boxes.get(parameter);
  if (known) return known;
  const box: JsonSchema = { type: 'object', required: ['value'], properties: { value: parameter.schema } };
  boxes.set(parameter, box);
  return box;
}

/** Query parameters, typed. Unknown or malformed ones are a 400 that names them. */
export function readQuery(operation: OperationSpec, raw: Record<string, unknown>): Record<string, unknown> {
  const declared = operation.parameters.filter((parameter) => parameter.in === 'query');
  const errors: FieldErrors = {};
  for (const name of Object.keys(raw)) if (!declared.some((parameter) => parameter.name === name)) errors[name] = 'There is no such parameter.';
  const query: Record<string, unknown> = {};
  for (const parameter of declared) {
    const given = raw[parameter.name];
    if (given === undefined) {
      if (parameter.required) errors[parameter.name] = fieldMessage({ rule: 'required' });
      continue;
    }
    const faults = Object.keys(errors).length;
    const box = { value: atTheDoor(parameter.json ? readJson(given, errors, parameter.name) : given, errors, parameter.name) };
    if (Object.keys(errors).length > faults) continue;
    const validate = (parameter.json ? bodyValidator : parameterValidator)(boxOf(parameter));
    if (validate(box)) query[parameter.name] = box.value;
    else for (const [path, message] of Object.entries(fieldErrors(validate.errors ?? []))) errors[path.replace(/^value/, parameter.name)] = message;
  }
  const names = Object.keys(errors);
  if (names.length > 0) throw badRequest(`This call does not take ${names.join(', ')} like that.`, errors);
  return query;
}

function readJson(text: unknown, errors: FieldErrors, name: string): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonRefusal)) throw error;
    errors[name] = fieldMessage({ rule: 'type' });
    return undefined;
  }
}

/** A JSON or form body checked against its schema; field errors are a 422. Defaults are filled in. */
export function checkBody(schema: JsonSchema, body: unknown, role: Role | 'public'): void {
  const validate = bodyValidator(schema);
  const errors = validate(body) ? {} : fieldErrors(validate.errors ?? []);
  Object.assign(errors, forbiddenFields(schema, body, role));
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Does a value fit a schema? For tests: what leaves the server is checked in `answers.ts`. */
export function mismatchOf(schema: JsonSchema, value: unknown): FieldErrors | undefined {
  const validate = bodyValidator(schema);
  return validate(value) ? undefined : fieldErrors(validate.errors ?? [], true);
}

/** Fields present that this role may not set (`x-access.write`), at any depth of objects. */
function forbiddenFields(schema: JsonSchema, body: unknown, role: Role | 'public', at = ''): FieldErrors {
  const errors: FieldErrors = {};
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return errors;
  for (const [name, property] of Object.entries(resolveSchema(schema).properties ?? {})) {
    const value = (body as Record<string, unknown>)[name];
    if (value === undefined) continue;
    const resolved = resolveSchema(property);
    const writers = resolved['x-access']?.write;
    if (writers && (role === 'public' || !writers.includes(role))) errors[`${at}${name}`] = fieldMessage({ rule: 'forbidden' });
    else Object.assign(errors, forbiddenFields(property, value, role, `${at}${name}.`));
  }
  return errors;
}

/** Ajv's errors as one sentence a field. Inner errors of alternatives give way to the outer one when a field has several. */
function fieldErrors(errors: readonly ErrorObject[], technical = false): FieldErrors {
  const byField: FieldErrors = {};
  for (const error of errors) {
    const field = pathOf(error);
    if (byField[field]) continue;
    byField[field] = technical ? `${error.keyword}: ${error.message ?? ''}` : sentenceOf(error);
  }
  return byField;
}

function pathOf(error: ErrorObject): string {
  const base = error.instancePath
    .slice(1)
    .split('/')
    .filter(Boolean)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (error.keyword === 'required') base.push(String(error.params['missingProperty']));
  if (error.keyword === 'additionalProperties') base.push(String(error.params['additionalProperty']));
  return base.join('.') || 'body';
}

function sentenceOf(error: ErrorObject): string {
  const schema = error.parentSchema as JsonSchema | undefined;
  const limit = Number(error.params['limit']);
  switch (error.keyword) {
    case 'required':
      return fieldMessage({ rule: 'required' });
    case 'additionalProperties':
      return fieldMessage({ rule: 'unknown' });
    case 'enum':
    case 'const':
      return fieldMessage({ rule: 'enum' });
    case 'uniqueItems':
    case 'multipleOf':
      return fieldMessage({ rule: error.keyword });
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
      return fieldMessage({ rule: error.keyword, limit });
    case 'minimum':
    case 'maximum':
      return fieldMessage({ rule: error.keyword, limit, cents: schema?.format === 'cents' });
    case 'format':
      return fieldMessage({ rule: 'format', format: String(error.params['format']) });
    case 'pattern':
      // The contract's way to say that spaces alone are nothing.
      if (schema?.pattern === '\\S') return fieldMessage({ rule: 'required' });
      return fieldMessage({ rule: 'pattern', ...(schema?.description ? { message: schema.description } : {}) });
    default:
      return fieldMessage({ rule: 'type' });
  }
}
