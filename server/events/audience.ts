// Who is notified: by role and by assignment, as they are in the running transaction.
import { sql } from 'drizzle-orm';
import type { Role, UserStatus } from '../../generated/api.ts';
import * as roles from '../../generated/roles.ts';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

/** A recipient of a notification, in one of their roles. */
export interface Receiver {
  id: string;
  role: Role;
}

/** Which staff are notified about a client: their advisor; if there is none, or none who can sign in, every admin. */
export async function staffOf(db: Database, clientId: string): Promise<Receiver[]> {
  const advisor = await advisorOf(db, { clientId });
  return advisor.length > 0 ? advisor : activeAdmins(db);
}

const advisorOf = prepared<{ clientId: string }, Receiver & Record<string, unknown>>(
  () =>
    sql`select id, role from users where id = (select client.advisor_id from users as client where client.id = ${sql.placeholder('clientId')}) and status = 'active'`,
);

const adminsAtWork = prepared<Record<never, never>, Receiver & Record<string, unknown>>(
  () => sql`select id, role from users where role = ${roles.admin} and status = 'active' and deleted_at is null`,
);

/** Every admin who can sign in. */
export const activeAdmins = (db: Database): Promise<Receiver[]> => adminsAtWork(db, {});

type Person = Receiver & Record<string, unknown> & { status: UserStatus };

const person = prepared<{ id: string }, Person>(() => sql`select id, role, status from users where id = ${sql.placeholder('id')}`);

/** One person, in the role of their account; no one if the account no longer exists. */
export const personOf = (db: Database, id: string): Promise<Person[]> => person(db, { id });
