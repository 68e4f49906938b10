// A new resource, from its name and its fields: the files it begins with, and what is added to those that list resources.
import { clientCasesOf, clientHandlersOf, scopeOf } from './client-files.ts';
import { choicesOf, pathsOf, schemaOf } from './contract-files.ts';
import { camel, fieldOf, ofClient, pascal, type Field } from './fields.ts';
import { sentence, spaced, type Made } from './made.ts';

/** Text put before or after a place in a file that stands already. */
export interface Insertion {
  file: string;
  /** Found once. */
  place: string | RegExp;
  where: 'before' | 'after';
  text: string;
}

export interface NewResource {
  /** Path from the project's root → text. */
  files: Readonly<Record<string, string>>;
  insertions: readonly Insertion[];
}

/** `body-shops` → `body-shop`; `companies` → `company`. */
export function singularOf(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.endsWith('sses') || name.endsWith('shes') || name.endsWith('ches') ? name.slice(0, -2) : name.replace(/s$/, '');
}

/**
 * @param name many of them, as in the address: `suppliers`, `body-shops`
 * @param fieldTexts `name`, `price:cents`, `notes:longtext?`, and `client` where each belongs to one; the first field names a record
 * @throws Error that says what is wrong
 */
export function newResource(name: string, fieldTexts: readonly string[]): NewResource {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`"${name}" is no name of a resource: small letters, many of them, such as suppliers or body-shops.`);
  const singular = singularOf(name);
  if (singular === name) throw new Error(`"${name}" is one of them: name many, such as ${name}s.`);
  const entity = pascal(singular);
  const isClients = fieldTexts.includes(ofClient);
  const fields = fieldTexts.filter((text) => text !== ofClient).map((text) => fieldOf(text, entity));
  const [label] = fields;
  if (!label?.isText || label.values || label.optional) throw new Error('The first field names a record: a text that may not be empty.');
  const made: Made = { name, entity, many: camel(pascal(name)), one: spaced(singular), all: spaced(name), fields, label, isClients };
  return {
    files: {
      [`openapi/schemas/${entity}.yaml`]: schemaOf(made),
      ...Object.fromEntries(fields.flatMap((field) => (field.values ? [[`openapi/schemas/${entity}${pascal(field.name)}.yaml`, choicesOf(field)]] : []))),
      [`openapi/paths/${name}.yaml`]: pathsOf(made),
      [`server/db/schema/${name}.ts`]: tableOf(made),
      [`server/modules/${name}/handlers.ts`]: isClients ? clientHandlersOf(made) : handlersOf(made),
      [`server/modules/${name}/index.ts`]: `// What other modules may use of ${name}.\nexport { ${made.many}Handlers } from './handlers.ts';\n`,
      ...(isClients ? { [`server/modules/${name}/scope.ts`]: scopeOf(made) } : {}),
      [`tests/api/cases/${name}.ts`]: isClients ? clientCasesOf(made) : casesOf(made),
    },
    insertions: insertionsOf(made),
  };
}

function tableOf({ name, many, entity, all, fields, isClients }: Made): string {
  const table = name.replaceAll('-', '_');
  const makers = [...new Set(fields.map(({ column }) => /^\w+/.exec(column)?.[0] ?? ''))];
  const own = [...makers.filter((maker) => maker !== 'day'), ...(isClients ? ['index', 'uuid'] : [])];
  const choices = fields.filter(({ values }) => values);
  const texts = fields.filter(({ isText, values }) => isText && !values).map((field) => `'${field.name}'`);
  const enums = choices.map((field) => `${camel(entity)}${pascal(field.name)}Values`);
  const columns = ['base', ...(makers.includes('day') ? ['day'] : []), ...(choices.length > 0 ? ['oneOf'] : [])];
  const checks = choices.map((field) => `oneOf('${table}_${field.name}', table.${field.name}, ${camel(entity)}${pascal(field.name)}Values)`);
  if (isClients) checks.push(`index('${table}_of_client').on(table.client_id, table.id)`);
  const declared = isClients
    ? `/** Theirs: in the copy of their data, and gone with the account. */
personal(${many}, { of: ({ id }) => eq(${many}.client_id, id), becomes: 'removed', copy: '${sentence(all)}' });
`
    : `// What tells of a client belongs in \`personal\` (see the other tables): it is in the copy of their data, and goes with the account.
notPersonal(${many}, { "what the firm keeps of its ${all}": [${texts.join(', ')}] });
`;
  return `${isClients ? `import { eq } from 'drizzle-orm';\n` : ''}import { ${['pgTable', ...own].toSorted().join(', ')} } from 'drizzle-orm/pg-core';
${enums.length > 0 ? `import { ${enums.join(', ')} } from '../../../generated/enums.ts';\n` : ''}import { ${columns.join(', ')} } from '../columns.ts';
import { ${isClients ? 'personal' : 'notPersonal'} } from '../personal.ts';
${isClients ? `import { users } from './users.ts';\n` : ''}
export const ${many} = pgTable('${table}', {
  ...base,
${isClients ? '  client_id: uuid().notNull().references(() => users.id),\n' : ''}${fields.map((field) => `  ${field.name}: ${field.column},`).join('\n')}
}${checks.length > 0 ? `, (table) => [${checks.join(', ')}]` : ''});
${declared}`;
}

function handlersOf({ name, many, entity, fields, label }: Made): string {
  const plural = pascal(name);
  const searched = fields.filter(({ isText, values }) => isText && !values).map((field) => `${many}.${field.name}`);
  return `import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { listRows } from '../../db/list.ts';
import { deleteRow, findRow, insertRow, updateRow } from '../../db/rows.ts';
import { ${many} } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';

const about = (actor: Actor, record_id: string) => ({ kind: 'record_changed', actor, client_id: null, resource: '${name}', record_id }) as const;

/** The firm's own: staff read them, admins write them. Rows that belong to clients: \`npm run new resource … client\`. */
export const ${many}Handlers = {
  list${plural}: ({ db, query }) =>
    listRows(db, ${many}, { ...query, scope: undefined, search: [${searched.join(', ')}], defaultSort: ['${label.name}', 'ASC'] }),

  get${entity}: ({ db, params }) => findRow(db, ${many}, params.id, undefined),

  create${entity}: async ({ db, actor, body }) => {
    const row = await insertRow(db, ${many}, body);
    await happened(db, { ...about(actor, row.id), change: 'made' });
    return row;
  },

  update${entity}: async ({ db, actor, params, body }) => {
    const row = await updateRow(db, ${many}, params.id, body, undefined);
    await happened(db, { ...about(actor, row.id), change: 'changed' });
    return row;
  },

  delete${entity}: async ({ db, actor, params }) => {
    await happened(db, { ...about(actor, params.id), change: 'removed' });
    return deleteRow(db, ${many}, params.id, undefined);
  },
} satisfies Partial<HandlerMap>;
`;
}

function casesOf({ name, many, entity, one, fields, label }: Made): string {
  const plural = pascal(name);
  const quoted = (field: Field) => (/^(['\d]|true|false)/.test(field.example) ? field.example : `'${field.example}'`);
  const body = fields.filter(({ optional }) => !optional).map((field) => `${field.name}: ${quoted(field)}`);
  const another = `{ ${label.name}: ${quoted(label)} }`;
  return `import type { TestApp } from '../../support/app.ts';
import type { CaseWorld, Cases } from './case.ts';

const ${camel(entity)} = { ${body.join(', ')} } as const;
const firmWide = 'The firm’s own: who may call, may call for every row.';

async function make({ app, tokens }: Pick<CaseWorld, 'app' | 'tokens'> & { app: TestApp }): Promise<{ id: string }> {
  const { body } = await app.call('create${entity}', { token: tokens.admin, body: ${camel(entity)} });
  return { id: body.id };
}

/** An example call for each operation on a ${one}. */
export const ${many}Cases = {
  list${plural}: { succeeds: () => ({ query: { sort: ['${label.name}', 'ASC'] } }), foreign: firmWide },
  create${entity}: { succeeds: () => ({ body: ${camel(entity)} }), foreign: firmWide },
  get${entity}: { succeeds: async (world) => ({ params: await make(world) }), foreign: firmWide },
  update${entity}: { succeeds: async (world) => ({ params: await make(world), body: ${another} }), foreign: firmWide },
  delete${entity}: { succeeds: async (world) => ({ params: await make(world) }), foreign: firmWide },
} satisfies Partial<Cases>;
`;
}

function insertionsOf({ name, many, all, isClients }: Made): Insertion[] {
  const shown = isClients ? `(_id, { client_id }) => [{ client_id, resources: ['${name}'] }]` : `() => [{ circle: 'staff', resources: ['${name}'] }]`;
  const path = (address: string) => `'paths/${name}.yaml#/${address.replaceAll('/', '~1')}'`;
  return [
    {
      file: 'openapi/openapi.yaml',
      place: 'components:\n',
      where: 'before',
      text: `  - {name: ${name}, description: ${isClients ? `Clients' ${all}` : `The firm's ${all}`}.}\n`,
    },
    {
      file: 'openapi/openapi.yaml',
      // At the end: what stands keeps its place, and its names in generated/.
      place: /\n$/,
      where: 'before',
      text: `\n\n  # ${name}\n  /${name}: {$ref: ${path(`/${name}`)}}\n  '/${name}/{id}': {$ref: ${path(`/${name}/{id}`)}}`,
    },
    { file: 'openapi/schemas/AuditArea.yaml', place: /^enum: \[/m, where: 'after', text: `${name}, ` },
    { file: 'openapi/schemas/AuditArea.yaml', place: 'x-enumDescriptions:\n', where: 'after', text: `  ${name}: ${sentence(all)}\n` },
    { file: 'openapi/schemas/Event.yaml', place: /resource: \{title: Of what, type: string, enum: \[/, where: 'after', text: `${name}, ` },
    {
      file: 'server/events/effects/records.ts',
      place: /^const shownTo: .*\n/m,
      where: 'after',
      text: `  '${name}': ${shown},\n`,
    },
    { file: 'server/db/schema.ts', place: /(?=^export \* from)/m, where: 'before', text: `export * from './schema/${name}.ts';\n` },
    { file: 'server/modules/index.ts', place: /(?=^import \{ \w+Handlers)/m, where: 'before', text: `import { ${many}Handlers } from './${name}/index.ts';\n` },
    { file: 'server/modules/index.ts', place: 'export const handlers = {\n', where: 'after', text: `  ...${many}Handlers,\n` },
    { file: '.dependency-cruiser.mjs', place: /name: 'work',\s+modules: \[/, where: 'after', text: `'${name}', ` },
    { file: 'tests/api/cases/index.ts', place: /(?=^import \{ \w+Cases)/m, where: 'before', text: `import { ${many}Cases } from './${name}.ts';\n` },
    { file: 'tests/api/cases/index.ts', place: 'export const cases: Cases = {\n', where: 'after', text: `  ...${many}Cases,\n` },
  ];
}
