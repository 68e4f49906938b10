// Which clients are in a user's scope: asked by every table with a client's rows.
import { and, eq, inArray, isNull, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict, notFound } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { outOfScope, ScopeWithRefusal } from '../../db/rows.ts';
import { inPool, isClient } from '../../db/client-rows.ts';
import { users } from '../../db/schema.ts';

/**
 * Rows that belong to clients in the actor's scope (docs/rules.md, Ownership): all (admin), own (client), those of clients assigned to them (advisor). A
 * closed account has no advisor: its remaining rows are the admins'. A change to a client in the pool is refused with what to do first.
 * @param clientId the column that names the client
 */
export function ofClients(actor: Actor, clientId: Column): SQL | undefined {
  if (actor.role === roles.admin) return undefined;
  if (actor.role === roles.client) return eq(clientId, ownerOf(actor));
  return refusingPool(
    clientWhere(clientId, (row) => isMine(actor, row)),
    clientId,
  );
}

/** Whose rows are a client's own: of a guest, those of the client who invited them. */
export const ownerOf = (actor: Actor): string => actor.guestOf ?? actor.id;

/** The same of rows that keep their client's advisor themselves. */
export function ofClientsKept(actor: Actor, { clientId, advisorId }: { clientId: Column; advisorId: Column }): SQL | undefined {
  return actor.role === roles.employee ? refusingPool(eq(advisorId, actor.id), clientId) : ofClients(actor, clientId);
}

/**
 * The same and, for an advisor, rows of clients in the pool: for data they may read, the checklist and the purchases.
 * @param clientId the column that names the client
 */
export function ofClientsAndPool(actor: Actor, clientId: Column): SQL | undefined {
  if (actor.role !== roles.employee) return ofClients(actor, clientId);
  return clientWhere(clientId, (row) => sql`(${isMine(actor, row)} or ${inPool(row)})`);
}

/** A scope of an advisor's that says of rows of the pool that beginning comes first. */
export function refusingPool(scope: SQL, clientId: Column): ScopeWithRefusal {
  return new ScopeWithRefusal(scope, async (db, table, ids) => {
    const [row] = await db
      .select({ one: sql`1` })
      .from(table as PgTable)
      .where(and(inArray(table.id, [...ids]), clientWhere(clientId, inPool)))
      .limit(1);
    return row ? beginFirst() : undefined;
  });
}

/** Of a client's own row nothing has to be looked up elsewhere; so the index of advisors serves. */
function clientWhere(clientId: Column, condition: (row: SQL) => SQL): SQL {
  if (clientId === users.id) return condition(sql.raw('users'));
  return sql`exists (select 1 from users as client where client.id = ${clientId} and ${condition(sql.raw('client'))})`;
}

/** A row of `users`, under the name it has in the query, that is a client of the employee. */
function isMine(actor: Actor, row: SQL): SQL {
  return sql`(${isClient(row)} and ${row}.advisor_id = ${actor.id})`;
}

const beginFirst = () => conflict('Begin first: this client has no advisor yet.');

/** A client as far as it says whose they are. */
export interface ClientInScope {
  id: string;
  advisor_id: string | null;
  name: string;
}

/** Answers the client if they are in the actor's scope. @throws Problem 404 */
export function requireClient(db: Database, actor: Actor, clientId: string): Promise<ClientInScope> {
  return clientIn(db, ofClients(actor, users.id), clientId, false);
}

/** Answers the client whose checklist and package the actor may read: the pool's, too. @throws Problem 404 */
export function requireClientOrPool(db: Database, actor: Actor, clientId: string): Promise<ClientInScope> {
  return clientIn(db, ofClientsAndPool(actor, users.id), clientId, false);
}

/** The client to write something for. @throws Problem 404; 409 for an advisor who has to start the work first */
export function requireClientToChange(db: Database, actor: Actor, clientId: string): Promise<ClientInScope> {
  return clientIn(db, ofClients(actor, users.id), clientId, true);
}

async function clientIn(db: Database, scope: SQL | undefined, clientId: string, toChange: boolean): Promise<ClientInScope> {
  const [client] = await db
    .select({ id: users.id, advisor_id: users.advisor_id, name: sql<string>`${users.first_name} || ' ' || ${users.last_name}` })
    .from(users)
    .where(and(eq(users.id, clientId), eq(users.role, roles.client), isNull(users.guest_of), isNull(users.deleted_at), scope));
  if (!client) throw toChange ? await outOfScope(db, users, [clientId], scope) : notFound();
  return client;
}

/** Admins may ask for any advisor, an advisor for themselves. @throws Problem 404 */
export async function requireAdvisor(db: Database, actor: Actor, advisorId: string): Promise<void> {
  const [employee] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, advisorId), eq(users.role, roles.employee), actor.role === roles.admin ? undefined : eq(users.id, actor.id)));
  if (!employee) throw notFound();
}

export { hasSubmitted, inPool, isClient, isUnassigned } from '../../db/client-rows.ts';
