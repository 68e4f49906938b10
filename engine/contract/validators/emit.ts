// Compiles the bodies and parameters of a contract into plain functions (Ajv's standalone code): one file for each operation and
// each shared schema, so that a page carries only its own.
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { ResourceDescriptor } from '../descriptor.ts';
import { bodyOf, operationsOf, refName, type Contract, type Schema } from '../document.ts';
import { rulesWriter, type Rules } from './rules.ts';
import { support } from './support.ts';
import { addVocabulary, validatorName } from './vocabulary.ts';

const header = '// Written by `npm run generate` from openapi/. Do not edit.\n';
const folder = 'generated/validators/';
// The module is CommonJS: some loaders hand out its exports, others what they export by default.
const standaloneCode = 'default' in standalone ? (standalone as unknown as { default: typeof standalone }).default : standalone;

interface Options {
  /** Texts become what the schema asks for: a parameter of an address. */
  coerce?: boolean;
  /** Where the folder of validators is, seen from the file. */
  root?: string;
}

/** Ajv with our keywords; `imports` collects what its code calls. */
export function compilerOf(imports: Map<string, string>, { coerce = false }: Options = {}): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    messages: false,
    meta: false,
    validateSchema: false,
    addUsedSchema: false,
    useDefaults: true,
    coerceTypes: coerce,
    code: { source: true, esm: true, lines: true, optimize: 2 },
  });
  addVocabulary(ajv, imports);
  return ajv;
}

/** The functions of some rules as the text of one module; `names` are what they are exported as. */
function moduleOf(named: Readonly<Record<string, Rules>>, options: Options = {}): string {
  const imports = new Map<string, string>();
  const ajv = compilerOf(imports, options);
  for (const [name, rules] of Object.entries(named)) ajv.addSchema({ ...rules, $id: name });
  const code = String(standaloneCode(ajv, Object.fromEntries(Object.keys(named).map((name) => [name, name]))))
    .replace('"use strict";', '')
    // No one reads the rule's location in the schema.
    .replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, '')
    .replaceAll(/\/\*# sourceURL=.*\*\/;?/g, '')
    // The same in fewer words: there are hundreds of these.
    .replaceAll(
      /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n/g,
      (_match, _name, error: string) => `(vErrors ??= []).push(${error});\n`,
    )
    .replaceAll(/^\s*\n/gm, '');
  const own = withoutSchemas(code)
    .replaceAll(/const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;/g, (_match, name: string) => {
      imports.set(`textLength as ${name}`, './support/text-length.js');
      return '';
    })
    .replaceAll(/const (\w+) = require\("ajv\/dist\/runtime\/equal"\)\.default;/g, (_match, name: string) => {
      imports.set(`sameValue as ${name}`, './support/same-value.js');
      return '';
    });
  if (own.includes('require('))
    throw new Error(`A validator calls something that no file of generated/validators offers: ${/require\([^)]*\)/.exec(own)?.[0]}`);
  const { root = './' } = options;
  const lines = [...imports].map(([name, file]) => `import { ${name} } from '${file.replace('./', root)}';\n`).toSorted();
  return `${header}${lines.join('')}${own.trim()}\n`;
}

/** A schema is kept beside its code only to name the types that would do; written where they are named, they need no schema. */
function withoutSchemas(code: string): string {
  const schemas = new Map<string, unknown>();
  const rest = code.replaceAll(/^const (schema\d+) = (\{.*\});\n/gm, (_line, name: string, text: string) => {
    schemas.set(name, JSON.parse(text));
    return '';
  });
  return rest.replaceAll(/\b(schema\d+)((?:\.\w+|\["[^"]*"\]|\[\d+\])+)/g, (_place, name: string, path: string) => {
    const steps = [...path.matchAll(/\.(\w+)|\["([^"]*)"\]|\[(\d+)\]/g)].map(([, word, quoted, index]) => word ?? quoted ?? index ?? '');
    return JSON.stringify(steps.reduce<unknown>((node, step) => (node as Rules)[step], schemas.get(name)));
  });
}

const declarations = (names: readonly string[], type: string, root = './'): string =>
  `${header}import type { Validator } from '${root}validator.js';\n${names.map((name) => `export declare const ${name}: ${type};`).join('\n')}\n`;

/** Every file of generated/validators, path → text. */
export function emitValidators(contract: Contract, resources: readonly ResourceDescriptor[]): Record<string, string> {
  const operations = operationsOf(contract);
  const bodies = operations.flatMap(({ operation }) => {
    const body = bodyOf(operation);
    return body ? [{ id: operation.operationId, schema: body.schema, tag: operation.tags?.[0] ?? '' }] : [];
  });
  const shared = sharedSchemas(
    contract,
    bodies.map(({ schema }) => schema),
  );
  const write = rulesWriter(contract, shared);
  const files: Record<string, string> = {
    'validator.d.ts': validatorType,
    ...Object.fromEntries(Object.entries(support).map(([name, text]) => [`support/${name}.js`, header + text])),
  };
  for (const name of shared) {
    const schema = contract.components.schemas[name];
    if (!schema) continue;
    files[`schemas/${name}.js`] = moduleOf({ [validatorName(name)]: write(schema) }, { root: '../' });
    files[`schemas/${name}.d.ts`] = declarations([validatorName(name)], 'Validator', '../');
  }
  const tagged = parametersOf(contract, write);
  for (const [file, { named, coerce }] of tagged.files) {
    files[`parameters/${file}.js`] = moduleOf(named, { coerce, root: '../' });
    files[`parameters/${file}.d.ts`] = declarations(Object.keys(named), 'Validator', '../');
  }
  for (const { id, schema } of bodies) {
    files[`${id}.js`] = moduleOf({ [`${id}Body`]: write(schema) }, { root: './' });
    files[`${id}.d.ts`] = declarations([`${id}Body`], 'Validator');
  }
  const deletions = deletionsOf(contract, resources);
  for (const { id, schema } of deletions) {
    files[`${id}.js`] = moduleOf({ [`${id}Body`]: write(schema) }, { root: './' });
    files[`${id}.d.ts`] = declarations([`${id}Body`], 'Validator');
  }
  Object.assign(files, screenFiles(resources, new Set([...bodies, ...deletions].map(({ id }) => id))));
  files['index.js'] = [
    header,
    ...bodies.map(({ id }) => `import { ${id}Body } from './${id}.js';\n`),
    ...[...tagged.files].map(([file], index) => `import * as parameters${index} from './parameters/${file}.js';\n`),
    `\nexport const bodies = {\n${bodies.map(({ id }) => `  ${id}: ${id}Body,\n`).join('')}};\n`,
    `\nexport const parameters = {\n${tagged.operations.map(([id, names]) => `  ${id}: { ${names.map(([name, file, constant]) => `${JSON.stringify(name)}: parameters${[...tagged.files.keys()].indexOf(file)}.${constant}`).join(', ')} },\n`).join('')}};\n`,
  ].join('');
  files['index.d.ts'] = `${header}import type { Validator } from './validator.js';
/** Of every operation that takes a body; files are not in it. */
export declare const bodies: Readonly<Record<string, Validator>>;
/** Of every parameter, by operation and name: checks an object that holds the parameter alone. */
export declare const parameters: Readonly<Record<string, Readonly<Record<string, Validator>>>>;
`;
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [folder + file, text]));
}

/** The optional remark when a record is deleted: a form like any other, though its call takes it in the address. The server checks each parameter. */
function deletionsOf(contract: Contract, resources: readonly ResourceDescriptor[]): { id: string; schema: Schema }[] {
  return resources.flatMap(({ deleteAction }) => {
    const placed = deleteAction && operationsOf(contract).find(({ operation }) => operation.operationId === deleteAction.id);
    if (!placed) return [];
    const said = placed.parameters.filter((parameter) => parameter.in === 'query');
    const properties = Object.fromEntries(said.flatMap(({ name, schema }) => (schema ? [[name, schema]] : [])));
    const required = said.flatMap((parameter) => (parameter.required ? [parameter.name] : []));
    return [{ id: placed.operation.operationId, schema: { type: 'object' as const, additionalProperties: false, required, properties } }];
  });
}

/** Of each resource the bodies that its screens send, fetched beside its first form. */
function screenFiles(resources: readonly ResourceDescriptor[], bodies: ReadonlySet<string>): Record<string, string> {
  const screens = resources.flatMap(({ segment, create, update, deleteAction, actions }) => {
    const operations = [create, update, deleteAction, ...actions].flatMap((one) => (one && bodies.has(one.id) ? [one.id] : []));
    return operations.length > 0 ? [{ segment, operations: [...new Set<string>(operations)] }] : [];
  });
  const files = Object.fromEntries(
    screens.map(({ segment, operations }) => [
      `screens/${segment}.js`,
      header + operations.map((id) => `export { ${id}Body as ${id} } from '../${id}.js';\n`).join(''),
    ]),
  );
  const fetched = screens.map(({ segment, operations }) => `  [() => import('./screens/${segment}.js'), ${JSON.stringify(operations)}],\n`);
  return {
    ...files,
    'screens.js': `${header}\nconst screens = [\n${fetched.join('')}];\n
/** What checks the body of an operation of the screens; undefined where it takes none. */
export const validatorOf = async (operation) => (await screens.find(([, operations]) => operations.includes(operation))?.[0]())?.[operation];
`,
    'screens.d.ts': `${header}import type { Validator } from './validator.js';
/** What checks the body of an operation of the screens; undefined where it takes none. */
export declare function validatorOf(operation: string): Promise<Validator | undefined>;
`,
  };
}

interface ParameterFiles {
  /** File without its ending → functions of it. */
  files: Map<string, { named: Record<string, Rules>; coerce: boolean }>;
  /** Operation, and of each parameter the name, the file and the function. */
  operations: [string, [string, string, string][]][];
}

/** The values parameters may have. Texts of an address are coerced to the schema's type; JSON in an address is taken as it is. */
function parametersOf(contract: Contract, write: (schema: Schema) => Rules): ParameterFiles {
  const files: ParameterFiles['files'] = new Map();
  const known = new Map<string, string>();
  const operations = operationsOf(contract).map(({ operation, parameters }): ParameterFiles['operations'][number] => [
    operation.operationId,
    parameters.flatMap((parameter) => {
      if (parameter.in === 'header') return [];
      const json = parameter.content?.['application/json']?.schema;
      const file = `${operation.tags?.[0] ?? 'other'}${json ? '-json' : ''}`;
      const rules: Rules = { type: 'object', required: [parameter.name], properties: { [parameter.name]: write(json ?? parameter.schema ?? {}) } };
      const key = `${file} ${JSON.stringify(rules)}`;
      const constant =
        known.get(key) ?? `${operation.operationId}${parameter.name.replaceAll(/(?:^|\W|_)(\w)/g, (_match, letter: string) => letter.toUpperCase())}`;
      known.set(key, constant);
      const into = files.get(file) ?? { named: {}, coerce: !json };
      into.named[constant] = rules;
      files.set(file, into);
      return [[parameter.name, file, constant] satisfies [string, string, string]];
    }),
  ]);
  return { files, operations: operations.filter(([, names]) => names.length > 0) };
}

const validatorType = `${header}
/** One rule that a value does not meet. */
export interface BrokenRule {
  /** JSON Pointer to the value. */
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** Checks a value and fills in defaults; what is wrong stands in \`errors\` until the next call. */
export interface Validator {
  (this: Clock | void, value: unknown): boolean;
  errors?: BrokenRule[] | null;
}

/** What a value is held to where it may not be past or to come. */
export interface Clock {
  now?: Date;
  /** The reader's calendar day, \`2026-11-30\`; without it, every day it is now somewhere on earth. */
  today?: string;
}
`;

/** Named schemas with structure that are used in several places: a file each. */
function sharedSchemas(contract: Contract, roots: readonly Schema[]): Set<string> {
  const uses = new Map<string, number>();
  const listed = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { $ref, items } = node as Schema;
    if ($ref !== undefined) {
      const name = refName($ref);
      const known = uses.has(name);
      uses.set(name, (uses.get(name) ?? 0) + 1);
      if (!known) visit(contract.components.schemas[name]);
    }
    // What a list is of is checked by itself as well: a row of a sheet, a line as it is typed.
    if (items && items.$ref) listed.add(refName(items.$ref));
    for (const [key, inner] of Object.entries(node)) if (!/^(x-|example|default|enum)/.test(key)) visit(inner);
  };
  roots.forEach(visit);
  const structured = (name: string): boolean => {
    const { properties, items, anyOf, oneOf, allOf } = contract.components.schemas[name] ?? {};
    return Boolean(properties ?? items ?? anyOf ?? oneOf ?? allOf);
  };
  return new Set([...uses].filter(([name, count]) => (count > 1 || listed.has(name)) && structured(name)).map(([name]) => name));
}
