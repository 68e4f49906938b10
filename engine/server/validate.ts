// Checks requests against the contract: parameters, bodies, and which fields a role may set.
import type { ErrorObject } from 'ajv/dist/2020.js';
import { checked, type FieldErrors, type Validator } from '../contract/field-errors.ts';
import { alternatives } from '../contract/conditions.ts';
import { sentences } from '../contract/sentences.ts';
import { answerValidator } from './ajv.ts';
import type { OperationSpec, ParameterSpec } from './contract.ts';
import { JsonRefusal, parseJson } from './json.ts';
import { resolveSchema, type JsonSchema } from './json-schema.ts';
import { badRequest, invalid, notFound } from './problem.ts';
import type { Role } from './registered.ts';

/** Path parameters, typed. A value that can be no id is an unknown id: 404. */
export function readParams(operation: OperationSpec, raw: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => {
        const { name } = parameter;
        const { value, errors } = checkedParameter(operation, parameter, raw[name]);
        if (Object.keys(errors).length > 0) throw notFound();
        return [name, value];
      }),
  );
}

/** Query parameters, typed, with their defaults filled in. Unknown or malformed ones are a 400 that names them; a range that ends before it begins is a 422 at its end. */
export function readQuery(operation: OperationSpec, raw: Record<string, unknown>): Record<string, unknown> {
  const declared = operation.parameters.filter((parameter) => parameter.in === 'query');
  const errors: FieldErrors = {};
  for (const name of Object.keys(raw)) if (!declared.some((parameter) => parameter.name === name)) errors[name] = 'There is no such parameter.';
  const query: Record<string, unknown> = {};
  let isOnlyRange = true;
  for (const parameter of declared) {
    const { name } = parameter;
    const given = raw[name];
    if (given === undefined) {
      const fallback = resolveSchema(parameter.schema).default;
      if (parameter.required) errors[name] = sentences.required;
      else if (fallback !== undefined) query[name] = structuredClone(fallback);
      continue;
    }
    const { value, errors: faults, isRange } = checkedParameter(operation, parameter, parameter.json ? readJson(given) : given);
    if (Object.keys(faults).length > 0 && !isRange) isOnlyRange = false;
    Object.assign(errors, faults);
    if (Object.keys(faults).length === 0) query[name] = value;
  }
  const names = Object.keys(errors);
  if (names.length > 0 && isOnlyRange && names.every((name) => name.includes('.'))) throw invalid(errors);
  if (names.length > 0) throw badRequest(`This call does not take ${names.join(', ')} like that.`, errors);
  return query;
}

interface CheckedParameter {
  value: unknown;
  errors: FieldErrors;
  /** Each value is well-formed; only two of them are the wrong way round. */
  isRange?: boolean;
}

/** One parameter alone, under its name. A filter's alternatives are checked as filters of their own. */
function checkedParameter(operation: OperationSpec, parameter: ParameterSpec, given: unknown): CheckedParameter {
  const found = checkedAlone(operation, parameter, given);
  const { name } = parameter;
  const lists = name === 'filter' && isObject(found.value) && Object.keys(found.errors).length === 0 ? found.value[alternatives] : undefined;
  if (!Array.isArray(lists)) return found;
  const checkedLists = lists.map((list: unknown[], at) =>
    list.map((one, within): CheckedParameter => {
      const place = `${name}.${alternatives}.${at}.${within}`;
      // Alternatives of alternatives would be no sentence any more.
      if (isObject(one) && alternatives in one) return { value: one, errors: { [`${place}.${alternatives}`]: sentences.unknown } };
      const { errors, ...rest } = checkedAlone(operation, parameter, one);
      return { ...rest, errors: Object.fromEntries(Object.entries(errors).map(([field, says]) => [`${place}${field.slice(name.length)}`, says])) };
    }),
  );
  const all = checkedLists.flat();
  return {
    value: { ...(found.value as object), [alternatives]: checkedLists.map((list) => list.map(({ value }) => value)) },
    errors: Object.assign({}, ...all.map(({ errors }) => errors)) as FieldErrors,
    isRange: all.every(({ errors, isRange }) => Object.keys(errors).length === 0 || isRange === true),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function checkedAlone(operation: OperationSpec, { name }: ParameterSpec, given: unknown): CheckedParameter {
  if (given === unreadable) return { value: undefined, errors: { [name]: sentences.wrong } };
  const validate = validatorOf(operation.validators.parameters[name]);
  const { value, errors } = checked(validate, { [name]: given });
  const isRange = (validate.errors ?? []).every(({ keyword }) => keyword === 'bounds');
  return { value: (value as Record<string, unknown>)[name], errors, isRange };
}

/** The body is not valid JSON. */
const unreadable = Symbol('unreadable');

function readJson(text: unknown): unknown {
  if (typeof text !== 'string') return unreadable;
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonRefusal)) throw error;
    return unreadable;
  }
}

/**
 * A JSON or form body checked against the contract, with its texts as they are kept and defaults filled in.
 * @throws Problem 422 with a sentence for each field
 */
export function checkBody(operation: OperationSpec, body: unknown, role: Role | 'public', now = new Date()): unknown {
  const { value, errors } = checked(validatorOf(operation.validators.body), body, { now });
  Object.assign(errors, forbiddenFields(operation.body?.schema ?? {}, value, role));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return value;
}

function validatorOf(known: Validator | undefined): Validator {
  if (!known) throw new Error('The validators do not follow the contract; generate anew.');
  return known;
}

/** Does a value fit a schema? For tests: what leaves the server is checked in `answers.ts`. */
export function mismatchOf(schema: JsonSchema, value: unknown): FieldErrors | undefined {
  const validate = answerValidator(schema);
  if (validate(value)) return undefined;
  const told = ({ instancePath, keyword, message }: ErrorObject) => [instancePath || '/', `${keyword}: ${message ?? ''}`] as const;
  return Object.fromEntries((validate.errors ?? []).map(told));
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
    if (writers && (role === 'public' || !writers.includes(role))) errors[`${at}${name}`] = sentences.forbidden;
    else Object.assign(errors, forbiddenFields(property, value, role, `${at}${name}.`));
  }
  return errors;
}
