import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import { tasks } from '../../db/schema.ts';
import { ofClients, refusingPool } from '../people/index.ts';

/** Whose tasks: all (admin); those of their clients, and of tasks without a client those they have to do or gave to a colleague (advisor). */
export function taskScope(actor: Actor): SQL | undefined {
  if (actor.role !== roles.employee) return ofClients(actor, tasks.user_id);
  const own = and(isNull(tasks.user_id), or(eq(tasks.owner_id, actor.id), eq(tasks.author_id, actor.id)));
  return refusingPool(sql`(${or(own, ofClients(actor, tasks.user_id))})`, tasks.user_id);
}
