// Accounts: made by staff, changed, kept unique by e-mail.
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { insertRow } from '../../db/rows.ts';
import { packages, users } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import type { Services } from '../../services.ts';
import { mailInvitation } from '../credentials/index.ts';
import { setUpClient } from './set-up-client.ts';

export type Person = typeof users.$inferSelect;
type NewPerson = Omit<typeof users.$inferInsert, 'status' | 'password_hash'>;

/** Whose address it is; upper and lower case make no difference. */
export async function emailOwner(db: Database, email: string): Promise<Person | undefined> {
  const [owner] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return owner;
}

/**
 * Creates an account without a password, and mails the invitation to choose one. A client gets their folder and their row of the work table.
 * @throws Problem 422 on `email` if it is taken
 */
export async function createInvitedAccount(db: Database, services: Services, actor: Actor, values: NewPerson): Promise<Person> {
  if (await emailOwner(db, values.email)) throw invalid({ email: 'This e-mail already has an account.' });
  const person = await insertRow(db, users, { ...values, status: 'invited' });
  if (person.role === roles.client) await setUpClient(db, person, services.clock());
  await accountChanged(db, actor, person, 'made');
  await invite(db, services, person);
  return person;
}

/**
 * Logs that an account was created or changed; screens that show it refetch: the admins', the account's own, and for a client those of the staff who see them.
 */
export async function accountChanged(
  db: Database,
  actor: Actor | null,
  { id, role }: Pick<Person, 'id' | 'role'>,
  change: 'made' | 'changed' = 'changed',
): Promise<void> {
  const client_id = role === roles.client ? id : null;
  await happened(db, { kind: 'record_changed', actor, client_id, resource: 'users', change, record_id: id });
}

/**
 * Mails an invitation; earlier ones become invalid.
 * @throws Problem 409 for a person who has accepted one
 */
export async function invite(db: Database, services: Services, person: Person): Promise<void> {
  if (person.status !== 'invited') throw conflict('This person already has a password.', { state: person.status });
  await mailInvitation(db, services, person, person.role);
}

/**
 * One active admin must remain. Two admins who remove each other at the same moment wait for one another: the second reads what the first has done. @throws
 * Problem 409
 */
export async function requireAnotherAdmin(db: Database, person: Pick<Person, 'id' | 'role'>): Promise<void> {
  if (person.role !== roles.admin) return;
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('the last admin'))`);
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, roles.admin), eq(users.status, 'active'), ne(users.id, person.id)))
    .limit(1);
  if (!other) throw conflict('This is the last admin. Make someone else an admin first.');
}

/** An advisor who leaves must not leave clients behind. @throws Problem 409 that says how many */
export async function requireNoClients(db: Database, person: Pick<Person, 'id' | 'role'>): Promise<void> {
  if (person.role !== roles.employee) return;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .where(and(eq(users.advisor_id, person.id), isNull(users.deleted_at)));
  const count = row?.count ?? 0;
  if (count > 0) throw conflict(`This advisor has ${count === 1 ? '1 client' : `${count} clients`}. Hand them over first.`, { clients: count });
}

/** @throws Problem 422 on the field, for a package that is not there */
export async function requirePackage(db: Database, packageId: string): Promise<void> {
  const [found] = await db.select({ id: packages.id }).from(packages).where(eq(packages.id, packageId));
  if (!found) throw invalid({ package_id: 'Choose a package.' });
}

/** @throws Problem 422 on `field`, for anyone but an active employee */
export async function requireActiveAdvisor(db: Database, id: string, field: string): Promise<Person> {
  const [employee] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, roles.employee), eq(users.status, 'active')));
  if (!employee) throw invalid({ [field]: 'Choose an active advisor.' });
  return employee;
}
