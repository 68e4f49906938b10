import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { users } from '../../db/schema.ts';
import { ofClients, tellingOfPool } from './clients.ts';

/**
 * Which people: all (admin); oneself and the clients assigned to one (employee); oneself (client).
 */
export function userScope(actor: Actor): SQL | undefined {
  if (actor.role === 'admin') return undefined;
  const self = eq(users.id, actor.id);
  if (actor.role === 'client') return self;
  return tellingOfPool(sql`(${or(self, and(eq(users.role, 'client'), isNull(users.deleted_at), ofClients(actor, users.id)))})`, users.id);
}

/** Which employees: all (admin), oneself (employee). */
export function employeeScope(actor: Actor): SQL | undefined {
  return and(eq(users.role, 'employee'), actor.role === 'admin' ? undefined : eq(users.id, actor.id));
}
