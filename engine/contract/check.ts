// What stops the build: an unknown key, resource, role, state or operation, or an operation nobody classified.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { actProblems } from './acts.ts';
import { accessOf, bodyOf, operationsOf, resolve, successOf, type Contract, type Schema } from './document.ts';
import type { Classified } from './classify.ts';
import { entityRef } from './resources.ts';

/**
 * Every problem of the contract's own keys, each as one sentence that names the place.
 * @param extensions the JSON Schema of the keys
 */
export function problemsOf(contract: Contract, classified: readonly Classified[], extensions: object): string[] {
  return [
    ...extensionProblems(contract, extensions),
    ...classificationProblems(classified),
    ...exportProblems(contract, classified),
    ...referenceProblems(contract, classified),
    ...enumProblems(contract),
    ...roleProblems(contract),
    ...actProblems(contract, classified, (resource) => entityOf(classified, resource)),
    ...startProblems(contract, classified),
  ];
}

function extensionProblems(contract: Contract, extensions: object): string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  const validate = ajv.compile(extensions);
  const problems: string[] = [];
  walk(contract, '', (node, at) => {
    const own = Object.fromEntries(Object.entries(node).filter(([key]) => key.startsWith('x-')));
    if (Object.keys(own).length === 0 || validate(own)) return;
    for (const error of validate.errors ?? []) {
      const unknown = error.keyword === 'additionalProperties' ? ` (${String(error.params['additionalProperty'])})` : '';
      problems.push(`${at}${error.instancePath}: ${error.message ?? 'is not valid'}${unknown}`);
    }
  });
  return problems;
}

function classificationProblems(classified: readonly Classified[]): string[] {
  const resources = new Set(classified.flatMap((entry) => (entry.use === 'screen' && entry.action === 'list' ? [entry.resource] : [])));
  const seen = new Map<string, string>();
  return classified.flatMap((entry) => {
    const id = entry.operation.operationId;
    const where = `${entry.method.toUpperCase()} ${entry.path}`;
    if (!id) return [`${where}: has no operationId`];
    if (entry.use === 'unclassified') return [`${where} (${id}): is no screen, action, page's call, nor ignored with a reason; add x-resource`];
    if (entry.use !== 'screen' && entry.use !== 'action') return [];
    if (!resources.has(entry.resource)) return [`${where} (${id}): resource "${entry.resource}" has no list operation`];
    const key = `${entry.resource} ${entry.action}`;
    const other = seen.get(key);
    seen.set(key, id);
    return other ? [`${where} (${id}): ${other} is already the ${entry.action} of ${entry.resource}`] : [];
  });
}

/** The export of lists is one operation that says which path parameter takes the resource, and answers where to fetch it. */
function exportProblems(contract: Contract, classified: readonly Classified[]): string[] {
  const exporting = classified.flatMap((entry) => (entry.use === 'export' ? [entry] : []));
  return exporting.flatMap((entry, index) => {
    const id = entry.operation.operationId;
    const answer = resolve(contract, successOf(entry.operation).schema ?? {}).properties ?? {};
    return [
      ...(index > 0 ? [`${id}: ${exporting[0]?.operation.operationId ?? ''} already exports the lists`] : []),
      ...(entry.path.includes(`{${entry.parameter}}`) ? [] : [`${id}: its path has no parameter "${entry.parameter}"`]),
      ...['url', 'file_name'].filter((name) => !answer[name]).map((name) => `${id}: its answer has no "${name}"`),
    ];
  });
}

/** The entity a resource's list answers with. */
function entityOf(classified: readonly Classified[], resource: string): string | undefined {
  const list = classified.find((entry) => entry.use === 'screen' && entry.resource === resource && entry.action === 'list');
  return list && entityRef(list);
}

/** A field begins with a value of the record, or of the list's filter, that exists. */
function startProblems(contract: Contract, classified: readonly Classified[]): string[] {
  return classified.flatMap((entry) => {
    if (entry.use !== 'action') return [];
    const entity = contract.components.schemas[entityOf(classified, entry.resource) ?? ''];
    const fields = Object.entries(resolve(contract, bodyOf(entry.operation)?.schema ?? {}).properties ?? {});
    return fields.flatMap(([name, property]) => {
      const start = resolve(contract, property)['x-display']?.start;
      return start && !entity?.properties?.[start] ? [`${entry.operation.operationId}: ${name} begins with "${start}", which the record has not`] : [];
    });
  });
}

function referenceProblems(contract: Contract, classified: readonly Classified[]): string[] {
  const resources = new Set(classified.flatMap((entry) => (entry.use === 'screen' && entry.action === 'list' ? [entry.resource] : [])));
  const problems: string[] = [];
  walk(contract, '', (node, at) => {
    const reference = (node as Schema)['x-reference'];
    if (reference && !resources.has(reference.resource)) problems.push(`${at}/x-reference: there is no resource "${reference.resource}"`);
  });
  return problems;
}

/** Words, tones and transitions speak only of states that exist; display speaks only of properties that exist. */
function enumProblems(contract: Contract): string[] {
  const operations = new Set(operationsOf(contract).map((placed) => placed.operation.operationId));
  return Object.entries(contract.components.schemas).flatMap(([name, schema]) => {
    const values = new Set((schema.enum ?? []).map(String));
    const problems: string[] = [];
    const mustBeValue = (value: string, where: string) => {
      if (!values.has(value)) problems.push(`${name}/${where}: "${value}" is not one of its values`);
    };
    for (const value of Object.keys(schema['x-enumDescriptions'] ?? {})) mustBeValue(value, 'x-enumDescriptions');
    for (const value of Object.keys(schema['x-display']?.tones ?? {})) mustBeValue(value, 'x-display/tones');
    for (const value of Object.keys(schema['x-display']?.turns ?? {})) mustBeValue(value, 'x-display/turns');
    const sets = schema['x-display']?.sets;
    for (const value of Object.values(sets ?? {}).flat()) mustBeValue(value, 'x-display/sets');
    if (sets)
      for (const value of values) if (!Object.values(sets).flat().includes(value)) problems.push(`${name}/x-display/sets: "${value}" stands in none of them`);
    if (schema.enum && schema.type === 'string') {
      for (const value of values) if (!schema['x-enumDescriptions']?.[value]) problems.push(`${name}: "${value}" has no words in x-enumDescriptions`);
    }
    for (const transition of schema['x-transitions'] ?? []) {
      for (const state of transition.from) mustBeValue(state, 'x-transitions/from');
      if (transition.to !== '$previous') mustBeValue(transition.to, 'x-transitions/to');
      if (transition.via && !operations.has(transition.via)) problems.push(`${name}/x-transitions: there is no operation "${transition.via}"`);
    }
    const display = schema['x-display'] ?? {};
    const properties = new Set(Object.keys(schema.properties ?? {}));
    for (const property of [
      ...(display.columns ?? []),
      ...(display.hide ?? []),
      ...Object.values(display.group ?? {}).flat(),
      ...(display.label ? [display.label] : []),
    ]) {
      if (!properties.has(property)) problems.push(`${name}/x-display: there is no property "${property}"`);
    }
    return problems;
  });
}

/**
 * What of our own contract does not say what it is: named schemas, operations, parameters. A rule of this house alone:
 * a contract that somebody else wrote gets its screens without.
 */
export function undescribed(contract: Contract): string[] {
  return [
    ...Object.entries(contract.components.schemas).flatMap(([name, schema]) => (schema.description ? [] : [`${name}: has no description`])),
    ...operationsOf(contract).flatMap(({ method, path, operation, parameters }) => {
      const where = `${method.toUpperCase()} ${path}`;
      const silent = parameters.flatMap(({ name, description }) => (description ? [] : [`${where}: the parameter ${name} has no description`]));
      return operation.description ? silent : [`${where}: has no description`, ...silent];
    }),
  ];
}

/** Roles named anywhere are values of the schema `Role`. */
function roleProblems(contract: Contract): string[] {
  const roles = new Set((contract.components.schemas['Role']?.enum ?? []).map(String));
  const problems: string[] = [];
  const check = (role: string, at: string) => {
    if (!roles.has(role)) problems.push(`${at}: "${role}" is not a role`);
  };
  for (const { operation, method, path } of operationsOf(contract)) {
    const access = accessOf(contract, operation);
    for (const role of access.roles) check(role, `${method.toUpperCase()} ${path}/security`);
    if (!access.public && access.roles.length === 0) problems.push(`${method.toUpperCase()} ${path}/security: names no role`);
  }
  walk(contract, '', (node, at) => {
    const { 'x-access': access, 'x-transitions': transitions } = node as Schema;
    for (const role of [...(access?.read ?? []), ...(access?.create ?? []), ...(access?.write ?? [])]) check(role, `${at}/x-access`);
    for (const role of (transitions ?? []).flatMap((transition) => transition.by)) check(role, `${at}/x-transitions`);
  });
  return problems;
}

/** Visits every object of the document but examples, which may hold anything. */
function walk(node: unknown, at: string, visit: (node: Record<string, unknown>, at: string) => void): void {
  if (Array.isArray(node)) {
    for (const [index, child] of node.entries()) walk(child, `${at}/${index}`, visit);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  const object = node as Record<string, unknown>;
  visit(object, at);
  for (const [key, child] of Object.entries(object)) {
    if (key !== 'example' && key !== 'examples' && key !== 'default' && key !== 'enum') walk(child, `${at}/${key}`, visit);
  }
}
