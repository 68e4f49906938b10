// Who advises a client: given by an admin or by the rule, with the reason kept.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { chooseAdvisor, type AdvisorLoad } from '../../../domain/assignment.ts';
import type { Database } from '../../db/database.ts';
import { events, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { handOverChat } from '../chats/threads.ts';
import { notify } from '../notifications/notify.ts';
import { aboutClient, tellBeforeMoving, tellChange } from '../push/changes.ts';
import { firmSettings } from '../settings/firm.ts';
import { firmToday } from '../pipeline/today.ts';
import { recordTimeline } from '../timeline/timeline.ts';
import { load } from './load.ts';

export interface Assignment {
  client_id: string;
  advisor_id: string;
  /** Who assigned; null for the rule. */
  actor_id: string | null;
  /** In words, for the internal timeline. */
  reason: string;
}

/**
 * Gives a client to an advisor: the chat goes along, both are told, and the reason is kept for staff. The client reads of one advisor alone:
 * the word about the one before becomes the staff's. Nothing happens where they have this advisor already.
 */
export async function assignAdvisor(db: Database, { client_id, advisor_id, actor_id, reason }: Assignment): Promise<void> {
  const [before] = await db.select({ advisor_id: users.advisor_id }).from(users).where(eq(users.id, client_id)).for('update');
  if (before?.advisor_id === advisor_id) return;
  await tellBeforeMoving(db, client_id);
  await db
    .update(users)
    .set({ advisor_id, version: sql`${users.version} + 1` })
    .where(and(eq(users.id, client_id), eq(users.role, 'client')));
  await handOverChat(db, client_id, advisor_id);
  await tellChange(db, { client_id, resources: aboutClient });
  const advisor = await fullName(db, advisor_id);
  const client = await fullName(db, client_id);
  const target = { kind: 'user', id: client_id } as const;
  await tellClient(db, { client_id, actor_id, words: `${advisor} is your advisor.` });
  await recordTimeline(db, { client_id, actor_id, kind: 'assignment_reason', target, words: `Assigned to ${advisor}. ${reason}`, internal: true });
  await notify(db, { user_id: client_id, role: 'client', kind: 'advisor_assigned', target, client_id, words: `${advisor} is your advisor.` });
  await notify(db, { user_id: advisor_id, role: 'employee', kind: 'advisor_assigned', target, client_id, words: `${client} is now your client.` });
}

/** Takes a client away from their advisor; the chat goes back to the desk, and the reason is kept for staff. */
export async function unassignAdvisor(db: Database, { client_id, actor_id, reason }: Omit<Assignment, 'advisor_id'>): Promise<void> {
  await tellBeforeMoving(db, client_id);
  await db
    .update(users)
    .set({ advisor_id: null, version: sql`${users.version} + 1` })
    .where(and(eq(users.id, client_id), eq(users.role, 'client')));
  await handOverChat(db, client_id, null);
  await tellChange(db, { client_id, resources: aboutClient });
  await tellClient(db, { client_id, actor_id, words: 'We are choosing a new advisor for you.' });
  await recordTimeline(db, {
    client_id,
    actor_id,
    kind: 'assignment_reason',
    target: { kind: 'user', id: client_id },
    words: `No advisor at present. ${reason}`,
    internal: true,
  });
}

/** The one sentence the client reads of who advises them; what was said before becomes the staff's. */
async function tellClient(db: Database, { client_id, actor_id, words }: Pick<Assignment, 'client_id' | 'actor_id'> & { words: string }): Promise<void> {
  await db
    .update(events)
    .set({ audience: 'staff' })
    .where(and(eq(events.client_id, client_id), sql`${events.params} ->> 'was' = 'advisor_assigned'`, eq(events.audience, 'client')));
  await recordTimeline(db, { client_id, actor_id, kind: 'advisor_assigned', target: { kind: 'user', id: client_id }, words, internal: false });
}

/** Lets the firm's rule choose an advisor for a client who has none; why nobody was chosen is kept, too. */
export async function assignByRule(db: Database, services: Services, clientId: string): Promise<void> {
  const [client] = await db.select({ advisor_id: users.advisor_id }).from(users).where(eq(users.id, clientId));
  if (!client || client.advisor_id) return;
  const { assignment_rule } = await firmSettings(db, services.config);
  const choice = chooseAdvisor(assignment_rule, await advisorLoads(db), await firmToday(db, services.clock()));
  if (choice.advisor_id) {
    await assignAdvisor(db, { client_id: clientId, advisor_id: choice.advisor_id, actor_id: null, reason: choice.reason });
    return;
  }
  await recordTimeline(db, {
    client_id: clientId,
    actor_id: null,
    kind: 'assignment_reason',
    target: { kind: 'user', id: clientId },
    words: `Not assigned yet. ${choice.reason}`,
    internal: true,
  });
}

/** Every advisor with the number of clients they work for now. */
function advisorLoads(db: Database): Promise<AdvisorLoad[]> {
  return db
    .select({
      id: users.id,
      name: users.name,
      load,
      capacity: users.capacity,
      is_active: sql<boolean>`${users.status} = 'active'`,
      absent_until: users.absent_until,
    })
    .from(users)
    .where(and(eq(users.role, 'employee'), isNull(users.deleted_at)));
}

async function fullName(db: Database, id: string): Promise<string> {
  const [person] = await db.select({ name: users.name }).from(users).where(eq(users.id, id));
  return person?.name ?? '';
}
