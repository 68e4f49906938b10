import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import { savedViews } from '../../db/schema.ts';

/** Which views somebody sees: their own, and the shared ones. */
export const viewScope = (actor: Actor): SQL | undefined => or(eq(savedViews.owner_id, actor.id), eq(savedViews.is_shared, true));

/** Which they may change: their own; of the shared ones an admin any. */
export function ownViewScope(actor: Actor): SQL | undefined {
  const own = eq(savedViews.owner_id, actor.id);
  return actor.role === roles.admin ? or(own, eq(savedViews.is_shared, true)) : and(own);
}
