// Whose client somebody is: what every table with a client's rows asks.
import { and, eq, isNull, sql, type Column, type SQL } from 'drizzle-orm';
import type { Actor } from '../../contract/handler.ts';
import { notFound } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';

/**
 * Rows that belong to clients in the actor's scope (domain: roles and scope): all (admin), one's own (client),
 * of clients assigned to one and of new requests nobody has taken on (employee). A closed account is neither: what is kept of it is the admins'.
 * @param clientId the column that names the client
 */
export function ofClients(actor: Actor, clientId: Column): SQL | undefined {
  if (actor.role === 'admin') return undefined;
  if (actor.role === 'client') return eq(clientId, actor.id);
  // Of a client's own row nothing has to be looked up elsewhere; so the index of advisors serves.
  if (clientId === users.id) return isMine(actor, sql.raw('users'));
  return sql`exists (select 1 from users as client where client.id = ${clientId} and ${isMine(actor, sql.raw('client'))})`;
}

/** A row of `users`, under the name it has in the query, that is a client of the employee or a new request nobody has taken on. */
function isMine(actor: Actor, row: SQL): SQL {
  return sql`(${row}.role = 'client' and ${row}.deleted_at is null and (${row}.advisor_id = ${actor.id} or (${row}.advisor_id is null and exists (
    select 1 from user_preferences as checklist where checklist.user_id = ${row}.id and checklist.submitted_at is not null))))`;
}

/** Answers the client if they are in the actor's scope. @throws Problem 404 */
export async function requireClient(db: Database, actor: Actor, clientId: string): Promise<{ id: string; advisor_id: string | null; name: string }> {
  const [client] = await db
    .select({ id: users.id, advisor_id: users.advisor_id, name: sql<string>`${users.first_name} || ' ' || ${users.last_name}` })
    .from(users)
    .where(and(eq(users.id, clientId), eq(users.role, 'client'), isNull(users.deleted_at), ofClients(actor, users.id)));
  if (!client) throw notFound();
  return client;
}

/** Admins may ask for any employee, an employee for themselves. @throws Problem 404 */
export async function requireEmployee(db: Database, actor: Actor, employeeId: string): Promise<void> {
  const [employee] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, employeeId), eq(users.role, 'employee'), actor.role === 'admin' ? undefined : eq(users.id, actor.id)));
  if (!employee) throw notFound();
}

/** Who of the staff is told about a client: their advisor; where there is none, or none who can sign in, every admin. */
export async function staffOf(db: Database, clientId: string): Promise<{ id: string; role: 'admin' | 'employee' }[]> {
  const [advisor] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.id} = (select client.advisor_id from users as client where client.id = ${clientId})`, eq(users.status, 'active')));
  if (advisor) return [{ id: advisor.id, role: 'employee' }];
  const admins = await activeAdmins(db);
  return admins.map(({ id }) => ({ id, role: 'admin' }));
}

/** Everybody who is told of what nobody has taken on yet. */
export function activeAdmins(db: Database): Promise<{ id: string }[]> {
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active'), isNull(users.deleted_at)));
}

/** What staff are told about a client, with whose matter it is in front: "Hannah Okafor: Price accepted." */
export async function aboutClient(db: Database, clientId: string, words: string): Promise<string> {
  const [client] = await db.select({ name: users.name }).from(users).where(eq(users.id, clientId));
  return `${client?.name ?? ''}: ${words}`;
}
