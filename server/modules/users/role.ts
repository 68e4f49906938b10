// Staff become admins and admins staff: an act of its own, never a field of a form (docs/rules.md, Ownership). A client's account is neither.
import { eq, sql } from 'drizzle-orm';
import type { StaffRole } from '../../../domain/roles.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { findRow, nextVersion } from '../../db/rows.ts';
import { roleChanges, users } from '../../db/schema.ts';
import { endSessions } from '../sessions/index.ts';
import { moneyGoesBack } from './left-behind.ts';
import { requireAnotherAdmin, requireNoClients, accountChanged, type Person } from './accounts.ts';

export interface RoleChange {
  id: string;
  to: StaffRole;
  /** In the admin's words; kept. */
  reason: string;
}

/**
 * Makes an advisor an admin or an admin an advisor; they have to sign in again. The caller has authenticated again.
 * @throws Problem 404; 409 for an advisor with clients, the last admin
 */
export async function changeRole(db: Database, actor: Actor, { id, to, reason }: RoleChange): Promise<Person> {
  const person = await findRow(db, users, id, sql`${users.deleted_at} is null`, { lock: true });
  await requireAnotherAdmin(db, person);
  await requireNoClients(db, person);
  await accountChanged(db, actor, person);
  await endSessions(db, id, 'role_changed');
  if (person.role === roles.admin) await moneyGoesBack(db, id);
  const [changed] = await db
    .update(users)
    .set({ role: to, ...nextVersion(users) })
    .where(eq(users.id, id))
    .returning();
  await db.insert(roleChanges).values({ user_id: id, from_role: person.role, to_role: to, reason, actor_id: actor.id });
  return changed ?? person;
}
