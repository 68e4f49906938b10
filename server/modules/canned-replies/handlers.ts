import { sql, type SQL } from 'drizzle-orm';
import { unknownFieldsIn } from '../../../domain/canned-replies.ts';
import type { Actor, HandlerMap, Page } from '../../../engine/server/handler.ts';
import { forbidden, invalid, notFound } from '../../../engine/server/problem.ts';
import type { CannedReply } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { listRows, type ListOptions } from '../../db/list.ts';
import { deleteRow, findRow, insertRow, updateRow } from '../../db/rows.ts';
import { cannedReplies } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { happened } from '../../events/happened.ts';
import { replyFacts } from './facts.ts';
import { ownReplyScope, replyScope } from './scope.ts';

const isPrivate = sql<boolean>`(${cannedReplies.owner_id} is not null)`;
const aboutReply = (actor: Actor, record_id: string) => ({ kind: 'record_changed', actor, client_id: null, resource: 'canned-replies', record_id }) as const;

/** docs/rules.md, Chat: the firm's replies are the admins', and everybody has their own. */
export const cannedReplyHandlers = {
  listCannedReplies: ({ db, actor, query }) => replyPage(db, actor, query),

  getCannedReply: ({ db, actor, params }) => replyView(db, actor, params.id),

  getReplyFacts: ({ db, actor, params, services }) => replyFacts(db, services, actor, params.client),

  createCannedReply: async ({ db, actor, body }) => {
    const { name, text, is_private = false } = body;
    mustBeKnown(text);
    const owner_id = actor.role === roles.admin && !is_private ? null : actor.id;
    const row = await insertRow(db, cannedReplies, { name, text, owner_id });
    await happened(db, { ...aboutReply(actor, row.id), change: 'made' });
    return replyView(db, actor, row.id);
  },

  updateCannedReply: async ({ db, actor, params, body }) => {
    await mustBeTheirs(db, actor, params.id);
    if (body.text !== undefined) mustBeKnown(body.text);
    await happened(db, { ...aboutReply(actor, params.id), change: 'changed' });
    await updateRow(db, cannedReplies, params.id, body, ownReplyScope(actor));
    return replyView(db, actor, params.id);
  },

  deleteCannedReply: async ({ db, actor, params }) => {
    const reply = await mustBeTheirs(db, actor, params.id);
    await happened(db, { ...aboutReply(actor, params.id), change: 'removed' });
    await deleteRow(db, cannedReplies, params.id, ownReplyScope(actor));
    return reply;
  },
} satisfies Partial<HandlerMap>;

function replyPage(db: Database, actor: Actor, query: Pick<ListOptions<Record<never, SQL>>, 'filter' | 'sort' | 'range'>): Promise<Page<CannedReply>> {
  return listRows(db, cannedReplies, {
    ...query,
    scope: replyScope(actor),
    search: [textOf(cannedReplies)],
    columns: { is_private: isPrivate },
    extra: { is_private: isPrivate.as('is_private') },
    defaultSort: ['name', 'ASC'],
  });
}

async function replyView(db: Database, actor: Actor, id: string): Promise<CannedReply> {
  const [reply] = (await replyPage(db, actor, { filter: { id }, range: [0, 0] })).rows;
  if (!reply) throw notFound();
  return reply;
}

/** Who uses the firm's replies reads that they are not theirs to change. @throws Problem 404, 403 */
async function mustBeTheirs(db: Database, actor: Actor, id: string): Promise<CannedReply> {
  const reply = await replyView(db, actor, id);
  if (!reply.is_private && actor.role !== roles.admin)
    throw forbidden('This reply is the firm’s. Ask an admin to change it, or copy it to make one of your own.');
  await findRow(db, cannedReplies, id, ownReplyScope(actor), { lock: true });
  return reply;
}

/** A field that is written wrong would be sent as it stands. @throws Problem 422 */
function mustBeKnown(text: string): void {
  const [unknown] = unknownFieldsIn(text);
  if (unknown !== undefined) throw invalid({ text: `There is no field {${unknown}}.` });
}
