import { and, eq, inArray } from 'drizzle-orm';
import { staffRoles } from '../../../domain/roles.ts';
import { replyDue } from '../../../domain/working-hours.ts';
import { supportTopicLabels } from '../../../generated/enums.ts';
import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { deleteRow, findRow, insertRow, nextVersion, updateRow } from '../../db/rows.ts';
import { supportRequests, users } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { happened } from '../../events/happened.ts';
import { templates } from '../../events/mail/index.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { firmAnswerHours, firmSettings } from '../settings/index.ts';

const aboutRequest = (actor: Actor | null, record_id: string) =>
  ({ kind: 'record_changed', actor, client_id: null, resource: 'support-requests', record_id }) as const;

/** Questions to the firm: asked by anyone, handled by admins. */
export const supportHandlers = {
  requestSupport: async ({ db, actor, body, services }) => {
    const now = services.clock();
    const firm = await firmSettings(db, services.config);
    const answer_by = replyDue(now, await firmAnswerHours(db)).toISOString();
    const row = await insertRow(db, supportRequests, { ...body, user_id: actor?.id ?? null, answer_by });
    await happened(db, { ...aboutRequest(actor, row.id), change: 'made' });
    const { name, email, message } = body;
    const topic = supportTopicLabels[body.topic];
    await enqueue(db, { kind: 'mail', payload: templates.supportRequest(firm.support_address, { name, email, topic, message }) });
    await enqueue(db, { kind: 'mail', payload: templates.supportReceived(email, {}) });
    return { id: row.id, answer_by };
  },

  listSupportRequests: ({ db, query }) =>
    listRows(db, supportRequests, {
      scope: undefined,
      ...query,
      search: [textOf(supportRequests)],
      defaultSort: ['created_at', 'DESC'],
    }),

  getSupportRequest: ({ db, params }) => findRow(db, supportRequests, params.id, undefined),

  updateSupportRequest: async ({ db, actor, params, body }) => {
    if (body.owner_id) await requireStaff(db, body.owner_id);
    await happened(db, { ...aboutRequest(actor, params.id), change: 'changed' });
    return updateRow(db, supportRequests, params.id, body, undefined);
  },

  setSupportRequestStatus: async ({ db, actor, params, body }) => {
    const row = await findRow(db, supportRequests, params.id, undefined, { lock: true });
    await happened(db, { ...aboutRequest(actor, params.id), change: 'changed' });
    const owner_id = row.owner_id ?? actor.id;
    const [moved] = await db
      .update(supportRequests)
      .set({ status: body.status, owner_id, ...nextVersion(supportRequests) })
      .where(eq(supportRequests.id, row.id))
      .returning();
    return moved ?? row;
  },

  deleteSupportRequest: async ({ db, actor, params }) => {
    await happened(db, { ...aboutRequest(actor, params.id), change: 'removed' });
    return deleteRow(db, supportRequests, params.id, undefined);
  },
} satisfies Partial<HandlerMap>;

async function requireStaff(db: Database, id: string): Promise<void> {
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.status, 'active'), inArray(users.role, [...staffRoles])));
  if (!person) throw invalid({ owner_id: 'Choose an advisor or an admin.' });
}
