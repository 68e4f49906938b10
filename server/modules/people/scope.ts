import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import { users } from '../../db/schema.ts';
import { ofClients, refusingPool } from './clients.ts';

/**
 * Which people: all (admin); oneself and the clients assigned to one (advisor); oneself (client).
 */
export function userScope(actor: Actor): SQL | undefined {
  if (actor.role === roles.admin) return undefined;
  const self = eq(users.id, actor.id);
  if (actor.role === roles.client) return self;
  return refusingPool(sql`(${or(self, and(eq(users.role, roles.client), isNull(users.deleted_at), ofClients(actor, users.id)))})`, users.id);
}

/** Which advisors: all (admin), oneself (advisor). */
export function advisorScope(actor: Actor): SQL | undefined {
  return and(eq(users.role, roles.employee), actor.role === roles.admin ? undefined : eq(users.id, actor.id));
}
