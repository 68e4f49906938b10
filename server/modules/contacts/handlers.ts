import { and, eq, ne, sql } from 'drizzle-orm';
import { dayIn } from '../../../domain/pipeline.ts';
import { setsLastContact } from '../../../domain/tasks.ts';
import type { Actor, HandlerMap, Page } from '../../../engine/server/handler.ts';
import { invalid, notFound } from '../../../engine/server/problem.ts';
import type { Contact } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { listRows, type ListOptions } from '../../db/list.ts';
import { deleteRow, findRow, insertRow, updateRow } from '../../db/rows.ts';
import { contacts } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { happened } from '../../events/happened.ts';
import { ofClients, requireClientToChange } from '../people/index.ts';
import { firmTimeZone } from '../settings/index.ts';
import { addTask, finish, openFollowUp } from '../tasks/index.ts';
import { writeLastContact } from '../trackers/index.ts';

type ContactRow = typeof contacts.$inferSelect;

/** Whose log: of all clients (admin), of their own (advisor). */
const contactScope = (actor: Actor) => ofClients(actor, contacts.user_id);

/** docs/rules.md, Contact log and tasks. */
export const contactHandlers = {
  listContacts: ({ db, actor, query }) => contactPage(db, actor, query),

  getContact: ({ db, actor, params }) => contactView(db, actor, params.id),

  createContact: async ({ db, actor, body, services }) => {
    const { next, user_id, kind, direction = null, at, minutes = null, summary } = body;
    await requireClientToChange(db, actor, user_id);
    requireDirection(kind, direction);
    if (next?.is_follow_up) {
      const before = await openFollowUp(db, user_id);
      if (before) await finish(db, actor, before, services.clock().toISOString());
    }
    const task = next
      ? await addTask(db, actor, {
          kind: next.is_follow_up ? 'follow_up' : 'task',
          title: next.title,
          user_id,
          owner_id: null,
          due_on: next.due_on,
          due_at: next.due_at ?? null,
        })
      : undefined;
    const row = await insertRow(db, contacts, {
      user_id,
      kind,
      direction,
      at,
      minutes,
      summary: summary.trim(),
      task_id: task?.id ?? null,
      author_id: actor.id,
    });
    await logContact(db, actor, row, 'made');
    await moveLastContact(db, actor, row, services.clock());
    return contactView(db, actor, row.id);
  },

  updateContact: async ({ db, actor, params, body, services }) => {
    const before = await findRow(db, contacts, params.id, contactScope(actor), { lock: true });
    const { kind = before.kind, direction = before.direction } = body;
    requireDirection(kind, kind === 'note' ? null : direction);
    const row = await updateRow(db, contacts, params.id, { ...body, direction: kind === 'note' ? null : direction }, contactScope(actor));
    await logContact(db, actor, row, 'changed');
    await moveLastContact(db, actor, row, services.clock(), before);
    return contactView(db, actor, row.id);
  },

  deleteContact: async ({ db, actor, params, services }) => {
    await findRow(db, contacts, params.id, contactScope(actor), { lock: true });
    const contact = await contactView(db, actor, params.id);
    const row = await deleteRow(db, contacts, params.id, contactScope(actor));
    await logContact(db, actor, row, 'removed');
    await moveLastContact(db, actor, undefined, services.clock(), row);
    return contact;
  },
} satisfies Partial<HandlerMap>;

const derived = {
  client_name: sql<string>`person.name`,
  author_name: sql<string | null>`writer.name`,
  next_step: sql<Contact['next_step']>`case when step.id is null then null
    else json_build_object('id', step.id, 'title', step.title, 'status', step.status, 'due_on', step.due_on) end`,
};

function contactPage(db: Database, actor: Actor, query: Pick<ListOptions<Record<never, never>>, 'filter' | 'sort' | 'range'>): Promise<Page<Contact>> {
  return listRows(db, contacts, {
    ...query,
    scope: contactScope(actor),
    search: [textOf(contacts)],
    joins: sql`left join users as person on person.id = contacts.user_id left join users as writer on writer.id = contacts.author_id
      left join tasks as step on step.id = contacts.task_id`,
    extra: derived,
    defaultSort: ['at', 'DESC'],
  });
}

async function contactView(db: Database, actor: Actor, id: string): Promise<Contact> {
  const [contact] = (await contactPage(db, actor, { filter: { id }, range: [0, 0] })).rows;
  if (!contact) throw notFound();
  return contact;
}

/** @throws Problem 422 where nobody is said to have got in touch */
function requireDirection(kind: ContactRow['kind'], direction: ContactRow['direction']): void {
  if (kind !== 'note' && direction === null) throw invalid({ direction: 'Choose who got in touch.' });
}

/**
 * The client's last contact after an entry was made, changed or removed: the newest day in the log, but a day that was set by hand stays as long as nothing
 * later is logged.
 */
async function moveLastContact(db: Database, actor: Actor, row: ContactRow | undefined, now: Date, before?: ContactRow): Promise<void> {
  const clientId = row?.user_id ?? before?.user_id;
  if (clientId === undefined) return;
  const zone = await firmTimeZone(db);
  const dayOf = (each: ContactRow | undefined) => (each && setsLastContact(each.kind) ? dayIn(zone, new Date(each.at)) : undefined);
  const [newest] = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.user_id, clientId), ne(contacts.kind, 'note')))
    .orderBy(sql`${contacts.at} desc`)
    .limit(1);
  await writeLastContact(db, actor, clientId, { newest: dayOf(newest), gone: dayOf(before) }, now);
}

async function logContact(db: Database, actor: Actor, { user_id, kind, direction, minutes, summary }: ContactRow, change: 'made' | 'changed' | 'removed') {
  await happened(db, {
    kind: 'contact_logged',
    actor,
    client_id: user_id,
    target: { kind: 'user', id: user_id },
    internal: true,
    change,
    contact_kind: kind,
    direction: kind === 'note' ? null : direction,
    minutes,
    summary,
  });
}
