// Turns what was read from the contract into the source files of generated/.
import { accessOf, bodyOf, refName, type Contract } from './document.ts';
import type { ResourceDescriptor } from './descriptor.ts';
import { choicesOf, fieldsOf, transitionsOf, type SegmentOf } from './fields.ts';
import { operationDescriptor, type Classified } from './resources.ts';

const header = '// Written by `npm run generate` from openapi/. Do not edit.\n';

/** `LinkStatus` → `linkStatus`. */
export function camel(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Values, words and tones of every enum schema. */
export function emitEnums(contract: Contract): string {
  const parts = Object.entries(contract.components.schemas).flatMap(([name, schema]) => {
    if (!schema.enum || schema.type !== 'string') return [];
    const choices = choicesOf(schema);
    const base = camel(name);
    const words = Object.fromEntries(choices.map((choice) => [choice.id, choice.name]));
    const tones = Object.fromEntries(choices.flatMap((choice) => (choice.tone ? [[choice.id, choice.tone]] : [])));
    return [
      `/** ${schema.title ?? name}${schema.description ? `: ${schema.description}` : ''} */`,
      `export const ${base}Values = ${JSON.stringify(choices.map((choice) => choice.id))} as const;`,
      `/** The words people read. */`,
      `export const ${base}Words: Readonly<Record<${name}, string>> = ${literal(words)};`,
      ...(Object.keys(tones).length > 0 ? [`export const ${base}Tones: Readonly<Partial<Record<${name}, Tone>>> = ${literal(tones)};`] : []),
      '',
    ];
  });
  const names = Object.entries(contract.components.schemas).flatMap(([name, schema]) => (schema.enum && schema.type === 'string' ? [name] : []));
  return `${header}import type { ${names.join(', ')} } from './api.ts';\nimport type { Tone } from './descriptor.ts';\n\n${parts.join('\n')}`;
}

/** The state machines. */
export function emitTransitions(contract: Contract): string {
  const parts = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
    schema['x-transitions'] ? [`/** Who may move a ${schema.title ?? name} where. */\nexport const ${camel(name)}Transitions: readonly Transition[] = ${literal(transitionsOf(schema))};\n`] : [],
  );
  return parts.length > 0 ? `${header}import type { Transition } from './descriptor.ts';\n\n${parts.join('\n')}` : `${header}export {};\n`;
}

/** Method, path and access of every operation. */
export function emitOperations(contract: Contract, classified: readonly Classified[]): string {
  const rows = classified.map((entry) => `  ${entry.operation.operationId}: ${JSON.stringify(operationDescriptor(contract, entry))},`);
  const open = classified.filter((entry) => accessOf(contract, entry.operation).public).map((entry) => `'${entry.operation.operationId}'`);
  const publicIds = `/** Operations that may be called without a token. */\nexport type PublicOperationId = ${open.join(' | ') || 'never'};\n\n`;
  return `${header}import type { OperationId } from './api.ts';\nimport type { OperationDescriptor } from './descriptor.ts';\n\n${publicIds}export const operations: Readonly<Record<OperationId, OperationDescriptor>> = {\n${rows.join('\n')}\n};\n`;
}

/** One descriptor for each resource, each a constant of its own so that unused ones fall away. */
export function emitResources(resources: readonly ResourceDescriptor[]): string {
  const constant = (resource: ResourceDescriptor) => `${camel(resource.name.replaceAll(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()))}Resource`;
  const parts = resources.map((resource) => `export const ${constant(resource)}: ResourceDescriptor = ${literal(resource)};\n`);
  const all = `/** Every resource, in the order of the contract. */\nexport const resources: readonly ResourceDescriptor[] = [${resources.map(constant).join(', ')}];\n`;
  return `${header}import type { ResourceDescriptor } from './descriptor.ts';\n\n${parts.join('\n')}\n${all}`;
}

/** The form of every request body, for pages made by hand: labels, hints, choices, limits. */
export function emitForms(contract: Contract, classified: readonly Classified[], segmentOf: SegmentOf): string {
  const parts = classified.flatMap(({ operation }) => {
    const body = bodyOf(operation);
    if (!body) return [];
    const fields = fieldsOf(contract, body.schema, segmentOf);
    if (fields.length === 0) return [];
    const names = Object.fromEntries(fields.map((field) => [field.name, field]));
    return [`/** ${operation.summary ?? operation.operationId} */\nexport const ${operation.operationId}Form = ${literal(names)} as const satisfies Readonly<Record<string, FieldDescriptor>>;\n`];
  });
  return `${header}import type { FieldDescriptor } from './descriptor.ts';\n\n${parts.join('\n')}`;
}

/** Which role may call what, as a table for documents and tests. */
export function accessTable(contract: Contract, classified: readonly Classified[]): string {
  const rows = classified.map((entry) => {
    const access = accessOf(contract, entry.operation);
    return `| ${entry.method.toUpperCase()} ${entry.path} | ${entry.operation.operationId} | ${access.public ? 'public' : ''} | ${access.roles.join(', ')} | ${useOf(entry)} |`;
  });
  return `| call | operation | | roles | use |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
}

/** What an operation is for, in a few words. */
export function useOf(entry: Classified): string {
  switch (entry.use) {
    case 'screen':
      return `screen: ${entry.resource} ${entry.action}`;
    case 'action':
      return `action: ${entry.resource} ${entry.action} (${entry.on})`;
    case 'page':
      return `page: ${entry.page}`;
    case 'ignored':
      return `ignored: ${entry.reason}`;
    case 'unclassified':
      return 'unclassified';
  }
}

/** The schema's own name where it is a reference. */
export function nameOf(schema: { $ref?: string } | undefined): string | undefined {
  return schema?.$ref ? refName(schema.$ref) : undefined;
}
