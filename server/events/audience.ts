// Who is notified: by role and by assignment, as they are in the running transaction.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Role } from '../../generated/api.ts';
import * as roles from '../../generated/roles.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';

/** A recipient of a notification, in one of their roles. */
export interface Receiver {
  id: string;
  role: Role;
}

/** Which staff are notified about a client: their advisor; if there is none, or none who can sign in, every admin. */
export async function staffOf(db: Database, clientId: string): Promise<Receiver[]> {
  const [advisor] = await db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(sql`${users.id} = (select client.advisor_id from users as client where client.id = ${clientId})`, eq(users.status, 'active')));
  return advisor ? [advisor] : activeAdmins(db);
}

/** Every admin who can sign in. */
export function activeAdmins(db: Database): Promise<Receiver[]> {
  return db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(eq(users.role, roles.admin), eq(users.status, 'active'), isNull(users.deleted_at)));
}

/** One person, in the role of their account; no one if the account no longer exists. */
export async function personOf(db: Database, id: string): Promise<Receiver[]> {
  return db.select({ id: users.id, role: users.role }).from(users).where(eq(users.id, id));
}
