// Checks the contract's own keys against their JSON Schema (`openapi/extensions.schema.json`): what they allow, and which key was meant.
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { walk, type Contract } from './document.ts';
import { meant } from './nearest.ts';
import type { Problem } from './problems.ts';

/** Every key of ours that is unknown or has an invalid value. */
export function extensionProblems(contract: Contract, extensions: object): Problem[] {
  const validate = new Ajv2020({ allErrors: true, strict: false, verbose: true }).compile(extensions);
  const problems: Problem[] = [];
  walk(contract, [], (node, at) => {
    const own = Object.fromEntries(Object.entries(node).filter(([key]) => key.startsWith('x-')));
    if (Object.keys(own).length > 0 && !validate(own)) problems.push(...causesOf(validate.errors ?? []).map((error) => problemOf(error, at, extensions)));
  });
  return problems;
}

/**
 * A value that may have one of several shapes fails at all of them: the message names only the errors of the nearest. If a text would do and the value is none,
 * it names only the errors of its own type.
 */
function causesOf(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf');
  const left = errors.filter((error) =>
    choices.every((choice) => {
      if (error === choice) return errors.every(({ instancePath, keyword }) => keyword === 'oneOf' || !instancePath.startsWith(choice.instancePath));
      const branch = branchOf(choice, error);
      return branch === undefined || branch === nearestBranch(choice, errors);
    }),
  );
  return left.filter(
    ({ keyword, instancePath }) => keyword !== 'type' || left.every((other) => other.keyword === 'type' || other.instancePath !== instancePath),
  );
}

/** Which of the shapes an error is about: one written in place, or one written elsewhere under a name. */
function branchOf(choice: ErrorObject, error: ErrorObject): string | undefined {
  if (!error.instancePath.startsWith(choice.instancePath)) return undefined;
  const below = `${choice.schemaPath}/`;
  if (error.schemaPath.startsWith(below)) return error.schemaPath.slice(below.length).split('/')[0];
  const named = branchesOf(choice).findIndex(
    ({ $ref }) => $ref !== undefined && error.instancePath === choice.instancePath && error.schemaPath.startsWith(`${$ref}/`),
  );
  return named < 0 ? undefined : String(named);
}

const branchesOf = (choice: ErrorObject) => choice.schema as readonly { $ref?: string }[];

/** The branch that lacks nothing it requires, or else least. */
function nearestBranch(choice: ErrorObject, errors: readonly ErrorObject[]): string | undefined {
  const faults = new Map(branchesOf(choice).map((_, index) => [String(index), 0]));
  for (const error of errors) {
    const branch = branchOf(choice, error);
    if (branch !== undefined) faults.set(branch, (faults.get(branch) ?? 0) + (error.keyword === 'required' || error.keyword === 'type' ? 10 : 1));
  }
  return [...faults].toSorted(([, a], [, b]) => a - b)[0]?.[0];
}

/** The key that takes what was written under another. */
function elsewhere(name: string, extensions: object): string | undefined {
  const { properties = {} } = extensions as { properties?: Readonly<Record<string, { properties?: object }>> };
  const key = Object.keys(properties).find((one) => Object.hasOwn(properties[one]?.properties ?? {}, name));
  return key === undefined ? undefined : `; "${name}" belongs under ${key}`;
}

function problemOf({ keyword, params, instancePath, parentSchema, message }: ErrorObject, at: readonly string[], extensions: object): Problem {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const where = steps.length > 0 ? `${steps.join('/')}: ` : '';
  const place = [...at, ...steps];
  if (keyword === 'additionalProperties') {
    const name = String(params['additionalProperty']);
    const allowed = Object.keys((parentSchema?.['properties'] ?? {}) as object);
    return {
      at: [...place, name],
      says: `${where}"${name}" is an unknown key; allowed here: ${allowed.join(', ')}${elsewhere(name, extensions) ?? meant(name, allowed)}`,
    };
  }
  if (keyword === 'required') return { at: place, says: `${where}"${String(params['missingProperty'])}" is missing` };
  if (keyword === 'enum') return { at: place, says: `${where}must be one of ${(params['allowedValues'] as unknown[]).join(', ')}` };
  return { at: place, says: `${where}${message ?? 'is not valid'}` };
}
