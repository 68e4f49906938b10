// Who advises a client: given by an admin or by the rule, with the reason kept.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { chooseAdvisor, type AdvisorLoad } from '../../../domain/assignment.ts';
import type { Role } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import type { Facts } from '../../events/kinds.ts';
import type { Services } from '../../services.ts';
import { handOverChat } from '../chats/index.ts';
import { firmSettings } from '../settings/index.ts';
import { firmToday } from '../pipeline/index.ts';
import { load } from '../people/index.ts';
import { nextVersion } from '../../db/rows.ts';

export interface Assignment {
  client_id: string;
  advisor_id: string;
  /** Who assigned; null for the rule. */
  actor: { id: string; role: Role } | null;
  /** In words, for the internal timeline. */
  reason: string;
}

/**
 * Assigns a client to an advisor: the chat moves too, both are notified, and the reason is logged for staff. Does nothing if they have this advisor already.
 */
export async function assignAdvisor(db: Database, { client_id, advisor_id, actor, reason }: Assignment): Promise<void> {
  const [before] = await db.select({ advisor_id: users.advisor_id }).from(users).where(eq(users.id, client_id)).for('update');
  if (before?.advisor_id === advisor_id) return;
  await moveTo(db, client_id, advisor_id);
  await recordAssignment(db, { client_id, actor, outcome: 'assigned', advisor_id, before_id: before?.advisor_id ?? null, reason });
}

/** Takes a client away from their advisor; the chat goes back to the desk, and the reason is kept for staff. */
export async function unassignAdvisor(db: Database, { client_id, actor, reason }: Omit<Assignment, 'advisor_id'>): Promise<void> {
  const [before] = await db.select({ advisor_id: users.advisor_id }).from(users).where(eq(users.id, client_id)).for('update');
  await moveTo(db, client_id, null);
  await recordAssignment(db, { client_id, actor, outcome: 'taken_away', advisor_id: null, before_id: before?.advisor_id ?? null, reason });
}

async function moveTo(db: Database, client_id: string, advisor_id: string | null): Promise<void> {
  await db
    .update(users)
    .set({ advisor_id, ...nextVersion(users) })
    .where(and(eq(users.id, client_id), eq(users.role, roles.client), isNull(users.guest_of)));
  await handOverChat(db, client_id, advisor_id);
}

interface Outcome extends Omit<Assignment, 'advisor_id'> {
  outcome: Facts<'assignment_reason'>['outcome'];
  advisor_id: string | null;
  /** Who advised them until now. */
  before_id: string | null;
}

/** The client reads who advises them, staff the reason, too. */
async function recordAssignment(db: Database, { client_id, actor, outcome, advisor_id, before_id, reason }: Outcome): Promise<void> {
  const about = { actor, client_id, target: { kind: 'user', id: client_id } } as const;
  if (outcome !== 'waiting') await happened(db, { ...about, kind: 'advisor_assigned', advisor_id, before_id });
  await happened(db, { ...about, kind: 'assignment_reason', internal: true, outcome, advisor_id, reason });
}

/** Lets the firm's rule choose an advisor for a client without one; why no advisor was chosen is logged, too. */
export async function assignByRule(db: Database, services: Services, clientId: string): Promise<void> {
  const [client] = await db.select({ advisor_id: users.advisor_id }).from(users).where(eq(users.id, clientId));
  if (!client || client.advisor_id) return;
  const { assignment_rule } = await firmSettings(db, services.config);
  const choice = chooseAdvisor(assignment_rule, await advisorLoads(db), await firmToday(db, services.clock()));
  if (choice.advisor_id) {
    await assignAdvisor(db, { client_id: clientId, advisor_id: choice.advisor_id, actor: null, reason: choice.reason });
    return;
  }
  await recordAssignment(db, { client_id: clientId, actor: null, outcome: 'waiting', advisor_id: null, before_id: null, reason: choice.reason });
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
    .where(and(eq(users.role, roles.employee), isNull(users.deleted_at)));
}
