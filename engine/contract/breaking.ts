// Compares a contract with the last released one and says what would break a caller that was made for the old one.
import { accessOf } from './access.ts';
import { bodyOf, operationsOf, refName, resolve, successOf, type Contract, type PlacedOperation, type Schema } from './document.ts';

/** One sentence for each change that an existing caller would notice; empty where old callers go on working. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const now = new Map(operationsOf(after).map((placed) => [keyOf(placed), placed]));
  return operationsOf(before).flatMap((old) => {
    const key = keyOf(old);
    const fresh = now.get(key);
    if (!fresh) return [`${key}: the operation ${old.operation.operationId} was removed`];
    return [
      ...accessChanges(before, after, old, fresh),
      ...parameterChanges(old, fresh),
      ...bodyChanges(before, after, old, fresh),
      ...answerChanges(before, after, old, fresh),
    ].map((change) => `${key}: ${change}`);
  });
}

function keyOf({ method, path }: PlacedOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

function accessChanges(before: Contract, after: Contract, old: PlacedOperation, fresh: PlacedOperation): string[] {
  const was = accessOf(before, old.operation);
  const is = accessOf(after, fresh.operation);
  const lost = was.roles.filter((role) => !is.roles.includes(role));
  return [...(was.public && !is.public ? ['needs a token now'] : []), ...lost.map((role) => `no longer admits ${role}`)];
}

function parameterChanges(old: PlacedOperation, fresh: PlacedOperation): string[] {
  const gone = old.parameters.filter((parameter) => !fresh.parameters.some((other) => other.name === parameter.name && other.in === parameter.in));
  const needed = fresh.parameters.filter((parameter) => parameter.required && !old.parameters.some((other) => other.name === parameter.name && other.required));
  return [...gone.map((parameter) => `parameter ${parameter.name} is gone`), ...needed.map((parameter) => `parameter ${parameter.name} is required now`)];
}

/** A request may widen: anything accepted before must still be. */
function bodyChanges(before: Contract, after: Contract, old: PlacedOperation, fresh: PlacedOperation): string[] {
  const was = bodyOf(old.operation);
  const is = bodyOf(fresh.operation);
  if (!is) return was ? ['takes no body any more'] : [];
  if (!was) return fresh.operation.requestBody?.required ? ['needs a body now'] : [];
  return [...(was.mediaType === is.mediaType ? [] : [`takes ${is.mediaType} now`]), ...schemaChanges(before, after, was.schema, is.schema, 'request', 'body')];
}

/** An answer may grow: everything promised before must still come. */
function answerChanges(before: Contract, after: Contract, old: PlacedOperation, fresh: PlacedOperation): string[] {
  const was = successOf(old.operation);
  const is = successOf(fresh.operation);
  const changes = was.status === is.status ? [] : [`answers ${is.status} instead of ${was.status}`];
  if (was.schema && is.schema) changes.push(...schemaChanges(before, after, was.schema, is.schema, 'answer', 'answer'));
  else if (was.schema) changes.push('answers nothing any more');
  return changes;
}

function schemaChanges(
  before: Contract,
  after: Contract,
  was: Schema,
  is: Schema,
  direction: 'request' | 'answer',
  at: string,
  seen = new Set<string>(),
): string[] {
  if (was.$ref && is.$ref) {
    const pair = `${refName(was.$ref)}>${refName(is.$ref)}`;
    if (seen.has(pair)) return [];
    seen.add(pair);
  }
  const old = resolve(before, was);
  const fresh = resolve(after, is);
  const changes: string[] = [];
  if (old.enum && fresh.enum) {
    const [smaller, larger, verb] = direction === 'request' ? [fresh.enum, old.enum, 'no longer takes'] : [old.enum, fresh.enum, 'may now be'];
    changes.push(...larger.filter((value) => !smaller.includes(value)).map((value) => `${at} ${verb} "${String(value)}"`));
  }
  const types = (schema: Schema) => JSON.stringify([schema.type].flat().toSorted());
  if (old.type && fresh.type && types(old) !== types(fresh)) changes.push(`${at} is ${types(fresh)} instead of ${types(old)}`);
  for (const [name, property] of Object.entries(old.properties ?? {})) {
    const other = fresh.properties?.[name];
    if (!other) changes.push(`${at}.${name} is gone`);
    else changes.push(...schemaChanges(before, after, property, other, direction, `${at}.${name}`, seen));
  }
  const required = (schema: Schema) => schema.required ?? [];
  if (direction === 'request')
    changes.push(
      ...required(fresh)
        .filter((name) => !required(old).includes(name))
        .map((name) => `${at}.${name} is required now`),
    );
  else
    changes.push(
      ...required(old)
        .filter((name) => fresh.properties?.[name] && !required(fresh).includes(name))
        .map((name) => `${at}.${name} may be missing now`),
    );
  if (old.items && fresh.items) changes.push(...schemaChanges(before, after, old.items, fresh.items, direction, `${at}[]`, seen));
  return changes;
}
