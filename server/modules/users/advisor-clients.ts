// Whose clients they are: given, taken away, handed over.
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { invalid } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { clientFolders, userPreferences, users } from '../../db/schema.ts';
import { assignAdvisor, unassignAdvisor } from './assign.ts';
import { isClient } from '../people/index.ts';

/** The clients an advisor works for. */
export function ofAdvisor(advisorId: string): SQL | undefined {
  return and(isClient(sql.raw('users')), eq(users.advisor_id, advisorId));
}

const idsOf = (advisorId: string) => sql`(select client.id from users as client where client.advisor_id = ${advisorId} and ${isClient(sql.raw('client'))})`;

/** Their folders. */
export const clientsFolders = (advisorId: string): SQL => inArray(clientFolders.client_id, idsOf(advisorId));

/** Their checklists. */
export const clientsPreferences = (advisorId: string): SQL => inArray(userPreferences.user_id, idsOf(advisorId));

/**
 * Assigns clients to an advisor, taken over from their present advisors; those they have already are unchanged.
 * @throws Problem 422 that names the position of an id that is no client's
 */
export async function giveClients(db: Database, actor: Actor, advisorId: string, ids: readonly string[]): Promise<void> {
  await moveClients(db, actor, { ids, to: advisorId, field: 'clients' });
}

/** Clients to assign to an advisor, or to no one. */
export interface ClientMove {
  ids: readonly string[];
  to: string | null;
  /** In the admin's words, for staff. */
  reason?: string | undefined;
  /** The body's field that names them. */
  field: string;
}

/** Moves clients to one advisor or to no one; those already there are unchanged. @throws Problem 422 by position */
export async function moveClients(db: Database, actor: Actor, { ids, to, reason, field }: ClientMove): Promise<void> {
  const clients = await db
    .select({ id: users.id, advisor_id: users.advisor_id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.role, roles.client), isNull(users.guest_of), isNull(users.deleted_at)))
    .for('update');
  requireAll(ids, clients, field, 'There is no such client.');
  for (const { id: client_id, advisor_id } of clients) {
    if (advisor_id === to) continue;
    const change = { client_id, actor };
    if (to === null) await unassignAdvisor(db, { ...change, reason: reason ?? 'Unassigned by an admin.' });
    else
      await assignAdvisor(db, {
        ...change,
        advisor_id: to,
        reason: reason ?? (advisor_id ? 'Reassigned by an admin.' : 'Assigned by an admin.'),
      });
  }
}

/**
 * Takes clients away from an advisor; they have no advisor then.
 * @throws Problem 422 that names the position of an id that is no client of theirs
 */
export async function takeClients(db: Database, actor: Actor, advisorId: string, ids: readonly string[]): Promise<void> {
  const clients = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), ofAdvisor(advisorId)))
    .for('update');
  requireAll(ids, clients, 'clients', 'This client has another advisor.');
  for (const client of clients) await unassignAdvisor(db, { client_id: client.id, actor, reason: 'Unassigned by an admin.' });
}

function requireAll(ids: readonly string[], found: readonly { id: string }[], field: string, sentence: string): void {
  const known = new Set(found.map(({ id }) => id));
  const errors = Object.fromEntries(ids.flatMap((id, index) => (known.has(id) ? [] : [[`${field}.${index}`, sentence]])));
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
