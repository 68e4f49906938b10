// What speaks of states, roles, operations and properties speaks of those that exist.
import { accessOf } from './access.ts';
import { bodyOf, operationsOf, refName, resolve, walk, type Contract, type Schema } from './document.ts';
import { known } from './nearest.ts';
import { atOperation, atSchema, type Problem } from './problems.ts';
import { movesIn, statesSaid } from './state-sentences.ts';

/** The operations a contract has, and the sentence for one that it has not: removed since the release, or never there. */
export interface NamedOperations {
  has: (id: string) => boolean;
  missing: (id: string) => string;
}

/** @param released the contract of the last release */
export function operationsNamedBy(contract: Contract, released?: Contract): NamedOperations {
  const ids = new Set(operationsOf(contract).map(({ operation }) => operation.operationId));
  const before = new Map(
    released ? operationsOf(released).map(({ method, path, operation }) => [operation.operationId, `${method.toUpperCase()} ${path}`]) : [],
  );
  return {
    has: (id) => ids.has(id),
    missing: (id) => {
      const was = before.get(id);
      if (was) return `the operation "${id}" was removed (release ${released?.info.version ?? ''} had it as ${was})`;
      return `there is no operation "${id}"${known(id, ids)}`;
    },
  };
}

/** Words, tones, renamings and transitions speak only of states that exist; display speaks only of properties that exist. */
export function enumProblems(contract: Contract, released?: Contract): Problem[] {
  const operations = operationsNamedBy(contract, released);
  return Object.entries(contract.components.schemas).flatMap(([name, schema]) => [
    ...valueProblems(name, schema),
    ...renamingProblems(name, schema),
    ...movesIn(schema['x-transitions']).flatMap(({ move: { via }, index }): Problem[] =>
      via === undefined || operations.has(via)
        ? []
        : [{ at: [...atSchema(name), 'x-transitions', String(index), 'via'], says: `x-transitions: ${operations.missing(via)}` }],
    ),
    ...unaskedProblems(contract, name, schema),
    ...displayProblems(contract, name, schema),
  ]);
}

/** A plain move requires what the calls that set its state can bring: a field that none of them has would never be asked for. */
function unaskedProblems(contract: Contract, name: string, schema: Schema): Problem[] {
  const isState = ({ $ref, anyOf = [], oneOf = [] }: Schema): boolean => ($ref !== undefined && refName($ref) === name) || [...anyOf, ...oneOf].some(isState);
  const plain = movesIn(schema['x-transitions']).filter(({ move: { via, requires } }) => via === undefined && requires);
  if (plain.length === 0) return [];
  const bodies = operationsOf(contract).flatMap(({ operation }) => {
    const body = bodyOf(operation);
    return body ? [resolve(contract, body.schema).properties ?? {}] : [];
  });
  const fields = new Set(bodies.filter((properties) => Object.values(properties).some(isState)).flatMap((properties) => Object.keys(properties)));
  return plain.flatMap(({ move: { requires = [] }, index }) =>
    requires
      .filter((field) => !fields.has(field))
      .map((field) => ({
        at: [...atSchema(name), 'x-transitions', String(index), 'requires'],
        says: `x-transitions: no call that sets this state has a field "${field}"${known(field, fields)}`,
      })),
  );
}

function valueProblems(name: string, schema: Schema): Problem[] {
  const values = new Set((schema.enum ?? []).map(String));
  const display = schema['x-display'] ?? {};
  const labels = schema['x-enumDescriptions'];
  const sets = Object.entries(display.sets ?? {});
  const named: [value: string, ...place: string[]][] = [
    ...Object.keys(labels ?? {}).map((value): [string, ...string[]] => [value, 'x-enumDescriptions', value]),
    ...Object.keys(display.tones ?? {}).map((value): [string, ...string[]] => [value, 'x-display', 'tones', value]),
    ...Object.keys(display.turns ?? {}).map((value): [string, ...string[]] => [value, 'x-display', 'turns', value]),
    ...sets.flatMap(([set, inIt]) => inIt.map((value): [string, ...string[]] => [value, 'x-display', 'sets', set])),
    ...statesSaid(schema['x-transitions']).map(({ state, index }): [string, ...string[]] => [state, 'x-transitions', String(index), 'state']),
    ...movesIn(schema['x-transitions']).flatMap(({ move: { from, to }, index }) => [
      ...from.map((value): [string, ...string[]] => [value, 'x-transitions', String(index), 'from']),
      ...(to === '$previous' ? [] : [[to, 'x-transitions', String(index), 'to'] satisfies [string, ...string[]]]),
    ]),
  ];
  const inSets = new Set(sets.flatMap(([, inIt]) => inIt));
  const wordless = schema.enum && schema.type === 'string' ? [...values].filter((value) => !labels?.[value]) : [];
  return [
    ...named
      .filter(([value]) => !values.has(value))
      .map(([value, ...place]) => ({
        at: [...atSchema(name), ...place],
        says: `${placeWords(place)}: "${value}" is not one of the values${known(value, values)}`,
      })),
    ...(sets.length > 0 ? [...values].filter((value) => !inSets.has(value)) : []).map((value) => ({
      at: [...atSchema(name), 'x-display', 'sets'],
      says: `x-display/sets: "${value}" stands in none of them`,
    })),
    ...wordless.map((value) => ({ at: [...atSchema(name), 'enum'], says: `"${value}" has no words: add it to x-enumDescriptions` })),
  ];
}

const placeWords = (place: readonly string[]): string =>
  place
    .slice(0, 2)
    .filter((name) => name.startsWith('x-') || ['tones', 'turns', 'sets'].includes(name))
    .join('/');

/** A value is renamed to one that is there, from one that no longer is. */
function renamingProblems(name: string, schema: Schema): Problem[] {
  const values = new Set((schema.enum ?? []).map(String));
  return Object.entries(schema['x-renamed'] ?? {}).flatMap(([before, now]) => {
    const at = [...atSchema(name), 'x-renamed', before];
    return [
      ...(values.has(before) ? [{ at, says: `x-renamed: "${before}" is still one of the values; the old name stands first, as in {old: new}` }] : []),
      ...(values.has(now) ? [] : [{ at, says: `x-renamed: "${now}" is not one of the values${known(now, values)}` }]),
    ];
  });
}

function displayProblems(contract: Contract, name: string, schema: Schema): Problem[] {
  const display = schema['x-display'] ?? {};
  const properties = new Set(Object.keys(schema.properties ?? {}));
  // A group is of the record's page and of its form alike: what is only ever written stands in one, too.
  const written = ['Create', 'Update'].flatMap((shape) => Object.keys(contract.components.schemas[`${name}${shape}`]?.properties ?? {}));
  const inForms = new Set([...properties, ...written]);
  const named = [
    ...(display.columns ?? []).map((property) => ({ property, member: 'columns' })),
    ...(display.hide ?? []).map((property) => ({ property, member: 'hide' })),
    ...Object.values(display.group ?? {}).flatMap((inGroup) => inGroup.map((property) => ({ property, member: 'group' }))),
    ...(display.label ? [{ property: display.label, member: 'label' }] : []),
    ...(display.whose ? [{ property: display.whose, member: 'whose' }] : []),
  ];
  return named
    .filter(({ property, member }) => !(member === 'group' ? inForms : properties).has(property))
    .map(({ property, member }) => ({
      at: [...atSchema(name), 'x-display', member],
      says: `x-display/${member}: there is no property "${property}"${known(property, properties)}`,
    }));
}

/** Roles named anywhere are values of the schema `Role`. */
export function roleProblems(contract: Contract): Problem[] {
  const roles = new Set((contract.components.schemas['Role']?.enum ?? []).map(String));
  const unknown = (named: readonly string[], at: readonly string[], what: string): Problem[] =>
    named.filter((role) => !roles.has(role)).map((role) => ({ at, says: `${what}: "${role}" is not a role${known(role, roles)}` }));
  const problems: Problem[] = [];
  for (const placed of operationsOf(contract)) {
    const at = [...atOperation(placed), 'security'];
    const where = `${placed.method.toUpperCase()} ${placed.path}`;
    const access = accessOf(contract, placed.operation);
    problems.push(...unknown(access.roles, at, `${where}, security`));
    if (!access.public && access.roles.length === 0) {
      problems.push({
        at,
        says: `${where}: its security names no role; write security: [{bearer: [${[...roles].join(', ')}]}], those who may call, or [] for everybody`,
      });
    }
  }
  walk(contract, [], (node, at) => {
    const { 'x-access': access, 'x-transitions': transitions, 'x-display': display } = node as Schema;
    for (const [may, named] of Object.entries(access ?? {})) problems.push(...unknown(named, [...at, 'x-access', may], 'x-access'));
    problems.push(...unknown(Object.keys(display?.menu?.group ?? {}), [...at, 'x-display', 'menu', 'group'], 'x-display'));
    for (const { move, index } of movesIn(transitions)) problems.push(...unknown(move.by, [...at, 'x-transitions', String(index), 'by'], 'x-transitions'));
    for (const { says, index } of statesSaid(transitions)) {
      const readers = typeof says === 'object' ? Object.keys(says).filter((reader) => reader !== 'others') : [];
      problems.push(...unknown(readers, [...at, 'x-transitions', String(index), 'says'], 'x-transitions'));
    }
  });
  return problems;
}
