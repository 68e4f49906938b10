// The files of a new resource whose rows belong to clients: whose rows a caller gets, handlers that ask for it, and example calls on a foreign row.
import { camel, pascal, type Field } from './fields.ts';
import type { Made } from './made.ts';

export function scopeOf({ many, entity, all }: Made): string {
  return `import type { SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { ${many} } from '../../db/schema.ts';
import { ofClients } from '../people/index.ts';

/** Whose ${all}: all (admin), those of their clients (advisor), their own (client). */
export const ${camel(entity)}Scope = (actor: Actor): SQL | undefined => ofClients(actor, ${many}.client_id);
`;
}

export function clientHandlersOf({ name, many, entity, fields, label }: Made): string {
  const plural = pascal(name);
  const scope = `${camel(entity)}Scope(actor)`;
  const searched = fields.filter(({ isText, values }) => isText && !values).map((field) => `${many}.${field.name}`);
  return `import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { listRows } from '../../db/list.ts';
import { deleteRow, findRow, insertRow, updateRow } from '../../db/rows.ts';
import { ${many} } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { requireClientToChange } from '../people/index.ts';
import { ${camel(entity)}Scope } from './scope.ts';

const about = (actor: Actor, { id, client_id }: typeof ${many}.$inferSelect) =>
  ({ kind: 'record_changed', actor, client_id, resource: '${name}', record_id: id }) as const;

export const ${many}Handlers = {
  list${plural}: ({ db, actor, query }) =>
    listRows(db, ${many}, { ...query, scope: ${scope}, search: [${searched.join(', ')}], defaultSort: ['${label.name}', 'ASC'] }),

  get${entity}: ({ db, actor, params }) => findRow(db, ${many}, params.id, ${scope}),

  create${entity}: async ({ db, actor, body }) => {
    await requireClientToChange(db, actor, body.client_id);
    const row = await insertRow(db, ${many}, body);
    await happened(db, { ...about(actor, row), change: 'made' });
    return row;
  },

  update${entity}: async ({ db, actor, params, body }) => {
    const row = await updateRow(db, ${many}, params.id, body, ${scope});
    await happened(db, { ...about(actor, row), change: 'changed' });
    return row;
  },

  delete${entity}: async ({ db, actor, params }) => {
    const row = await deleteRow(db, ${many}, params.id, ${scope});
    await happened(db, { ...about(actor, row), change: 'removed' });
    return row;
  },
} satisfies Partial<HandlerMap>;
`;
}

export function clientCasesOf({ name, many, entity, one, fields, label }: Made): string {
  const plural = pascal(name);
  const quoted = (field: Field) => (/^(['\d]|true|false)/.test(field.example) ? field.example : `'${field.example}'`);
  const body = fields.filter(({ optional }) => !optional).map((field) => `${field.name}: ${quoted(field)}`);
  const another = `{ ${label.name}: ${quoted(label)} }`;
  return `import type { CaseWorld, Cases } from './case.ts';

const ${camel(entity)} = { ${body.join(', ')} } as const;
const noRow = 'names no single row';

async function make({ app, users, tokens }: CaseWorld, of: 'client' | 'otherClient'): Promise<{ params: { id: string } }> {
  const { body } = await app.call('create${entity}', { token: tokens.admin, body: { ...${camel(entity)}, client_id: users[of] } });
  return { params: { id: body.id } };
}
const own = (world: CaseWorld) => make(world, 'client');
const foreign = (world: CaseWorld) => make(world, 'otherClient');
const changed = { body: ${another} };

/** An example call for each operation on a client's ${one}. */
export const ${many}Cases = {
  list${plural}: { succeeds: () => ({ query: { sort: ['${label.name}', 'ASC'] } }), foreign: noRow },
  create${entity}: { succeeds: ({ users }) => ({ body: { ...${camel(entity)}, client_id: users.client } }), foreign: noRow },
  get${entity}: { succeeds: own, foreign },
  update${entity}: { succeeds: async (world) => ({ ...(await own(world)), ...changed }), foreign: async (world) => ({ ...(await foreign(world)), ...changed }) },
  delete${entity}: { succeeds: own, foreign },
} satisfies Partial<Cases>;
`;
}
