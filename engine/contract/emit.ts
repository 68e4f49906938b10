// Turns the data read from the contract into the source files of generated/.
import { actOf } from './acts.ts';
import { accessOf } from './access.ts';
import { bodyOf, refName, resolve, type Contract, type Schema } from './document.ts';
import { statesSaid } from './state-sentences.ts';
import { choicesOf, fieldsOf, transitionsOf, type SegmentOf } from './fields.ts';
import type { Classified } from './classify.ts';
import { operationDescriptor } from './resources.ts';
import { camel, header } from './source.ts';

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Files of constants in a folder, and one beside it that hands them on, so that a page carries those it names and not those of every other page. */
function inFolder(folder: string, constants: Readonly<Record<string, { types: string; source: string }>>): Record<string, string> {
  const exported = (source: string) => [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const names = Object.keys(constants);
  return {
    ...Object.fromEntries(Object.entries(constants).map(([name, { types, source }]) => [`generated/${folder}/${name}.ts`, `${header}${types}\n${source}`])),
    [`generated/${folder}.ts`]: `${header}${names.map((name) => `export { ${exported(constants[name]?.source ?? '').join(', ')} } from './${folder}/${name}.ts';\n`).join('') || 'export {};\n'}`,
  };
}

/** Values, words and tones of every enum schema, a file each. */
export function emitEnums(contract: Contract): Record<string, string> {
  const constants = Object.entries(contract.components.schemas).flatMap(([name, schema]) => {
    if (!schema.enum || schema.type !== 'string') return [];
    const choices = choicesOf(schema);
    const base = camel(name);
    const labels = Object.fromEntries(choices.map((choice) => [choice.id, choice.name]));
    const tones = Object.fromEntries(choices.flatMap((choice) => (choice.tone ? [[choice.id, choice.tone]] : [])));
    const hasTones = Object.keys(tones).length > 0;
    const source = [
      `/** ${schema.title ?? name}${schema.description ? `: ${schema.description}` : ''} */`,
      `export const ${base}Values = ${JSON.stringify(choices.map((choice) => choice.id))} as const;`,
      `/** The labels people read. */`,
      `export const ${base}Labels: Readonly<Record<${name}, string>> = ${literal(labels)};`,
      ...(hasTones ? [`export const ${base}Tones: Readonly<Partial<Record<${name}, Tone>>> = ${literal(tones)};`] : []),
      ...(schema['x-display']?.sets
        ? [
            `/** Sets of its values. */`,
            `export const ${base}Sets = ${literal(schema['x-display'].sets)} as const satisfies Readonly<Record<string, readonly ${name}[]>>;`,
          ]
        : []),
      ...(schema['x-display']?.turns
        ? [
            `/** Who has to act next. */`,
            `export const ${base}Turns: Readonly<Partial<Record<${name}, 'client' | 'staff'>>> = ${literal(schema['x-display'].turns)};`,
          ]
        : []),
      '',
    ].join('\n');
    const types = `import type { ${name} } from '../api.ts';\n${hasTones ? "import type { Tone } from '../../engine/contract/descriptor.ts';\n" : ''}`;
    return [[name, { types, source }] as const];
  });
  return inFolder('enums', Object.fromEntries(constants));
}

/** The state machines, a file each. */
export function emitTransitions(contract: Contract): Record<string, string> {
  const moved = Object.entries(contract.components.schemas).filter(([, schema]) => schema['x-transitions']);
  const constants = moved.map(([name, schema]) => {
    const source = `/** Who may move a ${schema.title ?? name} where. */\nexport const ${camel(name)}Transitions: readonly Transition[] = ${literal(transitionsOf(schema))};\n`;
    return [name, { types: "import type { Transition } from '../../engine/contract/descriptor.ts';\n", source }] as const;
  });
  const files = inFolder('transitions', Object.fromEntries(constants));
  const names = moved.map(([name]) => `'${name}'`).join(' | ') || 'never';
  const type = `\n/** The schemas whose values are moved. */\nexport type MovedSchema = ${names};\n`;
  const said = moved.map(([name, schema]) => {
    const sentences = Object.fromEntries(statesSaid(schema['x-transitions']).map(({ state, says }) => [state, says]));
    const source = `/** Each state of a ${schema.title ?? name} as a sentence. */\nexport const ${camel(name)}Sentences: Readonly<Record<string, StateSentence>> = ${literal(sentences)};\n`;
    return [name, { types: "import type { StateSentence } from '../../engine/contract/state-sentences.ts';\n", source }] as const;
  });
  return { ...files, ...inFolder('state-sentences', Object.fromEntries(said)), 'generated/transitions.ts': `${files['generated/transitions.ts']}${type}` };
}

/**
 * For every schema that is one of several kinds: which properties of each kind are free text, rather than an id, a state or a day; and which of them name a
 * record, of which resource.
 */
export function emitTexts(contract: Contract): string {
  const isText = (property: Schema): boolean => {
    const { type, format, enum: values, const: fixed } = resolve(contract, property);
    return [type].flat().includes('string') && format === undefined && values === undefined && fixed === undefined;
  };
  const parts = Object.entries(contract.components.schemas).flatMap(([name, schema]) => {
    const by = schema.discriminator?.propertyName;
    if (by === undefined) return [];
    const kinds = (schema.oneOf ?? []).map((one) => {
      const properties = resolve(contract, one).properties ?? {};
      return [String(properties[by]?.const), Object.keys(properties).filter((key) => isText(properties[key] ?? {}))] as const;
    });
    const source = kinds.map(([kind, texts]) => `  ${kind}: ${JSON.stringify(texts)},`).join('\n');
    const references = (schema.oneOf ?? []).map((one) => {
      const properties = resolve(contract, one).properties ?? {};
      const named = Object.entries(properties).flatMap(([key, property]) => (property['x-reference'] ? [[key, property['x-reference'].resource]] : []));
      return `  ${String(properties[by]?.const)}: ${JSON.stringify(Object.fromEntries(named))},`;
    });
    return [
      `/** ${schema.title ?? name}, by ${by}. */\nexport const ${camel(name)}Texts = {\n${source}\n} as const satisfies Readonly<Record<${name}['${by}'], readonly string[]>>;\n\n/** The records they name. */\nexport const ${camel(name)}References: Readonly<Record<${name}['${by}'], Readonly<Record<string, string>>>> = {\n${references.join('\n')}\n};\n`,
    ];
  });
  const names = Object.entries(contract.components.schemas).flatMap(([name, schema]) => (schema.discriminator ? [name] : []));
  return names.length > 0 ? `${header}import type { ${names.join(', ')} } from './api.ts';\n\n${parts.join('\n')}` : `${header}export {};\n`;
}

/** Method, path and access of every operation. */
export function emitOperations(contract: Contract, classified: readonly Classified[]): string {
  const rows = classified.map((entry) => `  ${entry.operation.operationId}: ${JSON.stringify(operationDescriptor(contract, entry))},`);
  const open = classified.filter((entry) => accessOf(contract, entry.operation).public).map((entry) => `'${entry.operation.operationId}'`);
  const publicIds = `/** Operations that may be called without a token. */\nexport type PublicOperationId = ${open.join(' | ') || 'never'};\n\n`;
  return `${header}import type { OperationId } from './api.ts';\nimport type { OperationDescriptor } from '../engine/contract/descriptor.ts';\n\n${publicIds}export const operations: Readonly<Record<OperationId, OperationDescriptor>> = {\n${rows.join('\n')}\n};\n`;
}

/** Calls that send no token even for a signed-in user, such as `GET /packages/all`: a file of its own, because every page loads it. */
export function emitPublicCalls(contract: Contract, classified: readonly Classified[]): string {
  const calls = classified.flatMap(({ operation, method, path }) => (accessOf(contract, operation).public ? [`${method.toUpperCase()} ${path}`] : []));
  return `${header}\n/** Calls that go without a token, whoever is signed in (docs/brief.md, section 7). */\nexport const publicCalls: ReadonlySet<string> = new Set(${literal(calls)});\n`;
}

/** The form of every request body, for pages made by hand: labels, hints, choices, limits. A file each. */
export function emitForms(contract: Contract, classified: readonly Classified[], segmentOf: SegmentOf): Record<string, string> {
  const types = "import type { FieldDescriptor } from '../../engine/contract/descriptor.ts';\n";
  const forms = classified.flatMap(({ operation }) => {
    const body = bodyOf(operation);
    if (!body) return [];
    const fields = fieldsOf(contract, body.schema, segmentOf);
    if (fields.length === 0) return [];
    const names = Object.fromEntries(fields.map((field) => [field.name, field]));
    const source = `/** ${operation.summary ?? operation.operationId} */\nexport const ${operation.operationId}Form = ${literal(names)} as const satisfies Readonly<Record<string, FieldDescriptor>>;\n`;
    return [[operation.operationId, { types, source }] as const];
  });
  return inFolder('forms', Object.fromEntries(forms));
}

/** The sentences of every operation that has any, for hand-written pages. A file each. */
export function emitActs(contract: Contract, classified: readonly Classified[]): Record<string, string> {
  const types = "import type { ActDescriptor } from '../../engine/contract/descriptor.ts';\n";
  const acts = classified.flatMap((entry) => {
    const act = actOf(contract, classified, entry);
    if (!act) return [];
    const { operationId, summary } = entry.operation;
    return [[operationId, { types, source: `/** ${summary ?? operationId} */\nexport const ${operationId}Act: ActDescriptor = ${literal(act)};\n` }] as const];
  });
  return inFolder('acts', Object.fromEntries(acts));
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
      return entry.page === undefined ? 'page' : `page: ${entry.page}`;
    case 'export':
      return 'export: every list';
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
