import { and, eq, inArray } from 'drizzle-orm';
import { staffRoles } from '../../../domain/roles.ts';
import { replyDue } from '../../../domain/working-hours.ts';
import { supportTopicLabels } from '../../../generated/enums.ts';
import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { deleteRow, findRow, insertRow, nextVersion, updateRow } from '../../db/rows.ts';
import { supportNotes, supportRequests, users } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { happened } from '../../events/happened.ts';
import { changed } from '../../events/live.ts';
import { templates } from '../../events/mail/index.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { firmAnswerHours, firmSettings } from '../settings/index.ts';
import { aboutSupport, answer, saidAssigned, writeBack } from './answers.ts';
import { supportScope } from './scope.ts';
import { caseView, messageEntry, noteEntry, timelineOf } from './thread.ts';
import { readCaseToken } from './tokens.ts';

const aboutRequest = (actor: Actor | null, record_id: string) =>
  ({ kind: 'record_changed', actor, client_id: null, resource: 'support-requests', record_id }) as const;

/** Questions to the firm: asked by anyone, answered by admins and whoever owns one. */
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

  listSupportRequests: ({ db, actor, query }) =>
    listRows(db, supportRequests, {
      scope: supportScope(actor),
      ...query,
      search: [textOf(supportRequests)],
      defaultSort: ['created_at', 'DESC'],
    }),

  getSupportRequest: ({ db, actor, params }) => findRow(db, supportRequests, params.id, supportScope(actor)),

  getSupportTimeline: async ({ db, actor, params }) => ({ items: await timelineOf(db, await findRow(db, supportRequests, params.id, supportScope(actor))) }),

  updateSupportRequest: async ({ db, actor, params, body }) => {
    if (body.owner_id) await requireStaff(db, body.owner_id);
    const before = await findRow(db, supportRequests, params.id, undefined, { lock: true });
    const row = await updateRow(db, supportRequests, params.id, body, undefined);
    if (row.owner_id === before.owner_id) {
      await changed(db, { people: [row.owner_id], resources: ['support-requests'] });
      await happened(db, { ...aboutRequest(actor, row.id), change: 'changed' });
    } else await saidAssigned(db, actor, before, row);
    return row;
  },

  setSupportRequestStatus: async ({ db, actor, params, body }) => {
    const row = await findRow(db, supportRequests, params.id, supportScope(actor), { lock: true });
    const [moved = row] = await db
      .update(supportRequests)
      .set({ status: body.status, owner_id: row.owner_id ?? actor.id, ...nextVersion(supportRequests) })
      .where(eq(supportRequests.id, row.id))
      .returning();
    await happened(db, { kind: 'support_moved', ...aboutSupport(actor, moved), to: body.status });
    return moved;
  },

  answerSupportRequest: async ({ db, actor, params, body, services }) => {
    const row = await findRow(db, supportRequests, params.id, supportScope(actor), { lock: true });
    return messageEntry(db, row, await answer(db, services, actor, row, body.text));
  },

  noteOnSupportRequest: async ({ db, actor, params, body }) => {
    const row = await findRow(db, supportRequests, params.id, supportScope(actor));
    const [note] = await db.insert(supportNotes).values({ request_id: row.id, author_id: actor.id, text: body.text }).returning({ id: supportNotes.id });
    if (!note) throw new Error('The note was not kept.');
    await happened(db, { ...aboutRequest(actor, row.id), change: 'changed' });
    await changed(db, { people: [row.owner_id], resources: ['support-requests'] });
    return noteEntry(db, row, note.id);
  },

  openSupportCase: async ({ db, body, services }) => caseView(db, await readCaseToken(db, services, body.token)),

  answerBack: async ({ db, body, services }) => {
    const opened = await readCaseToken(db, services, body.token, { lock: true });
    return caseView(db, { ...opened, request: await writeBack(db, services, opened.request, body.text) });
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
