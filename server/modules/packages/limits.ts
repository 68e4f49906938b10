// A package's limits, asked before something of it is used up.
import { and, asc, eq, gt } from 'drizzle-orm';
import { beyondLimit, mostOf, type Limited } from '../../../domain/package-limits.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { packages, users } from '../../db/schema.ts';
import { packageUsed } from './work.ts';

export interface Use {
  clientId: string;
  what: Limited;
  /** How many come on top. */
  wanted: number;
}

/**
 * Lets it pass as far as the client's package reaches. The client's row is held until the end of the transaction, so that two who
 * use up the last one at once come one after the other.
 * @throws Problem 409 that names the limit and the way out
 */
export async function requireRoom(db: Database, actor: Actor, { clientId, what, wanted }: Use): Promise<void> {
  if (wanted === 0) return;
  const [client] = await db.select({ package_id: users.package_id }).from(users).where(eq(users.id, clientId)).for('no key update');
  if (!client?.package_id) return;
  const [own] = await db.select().from(packages).where(eq(packages.id, client.package_id));
  if (!own || mostOf(own, what) === null) return;
  const { links_used, otd_prices_used } = await packageUsed(db, clientId);
  const higher = await db
    .select()
    .from(packages)
    .where(and(eq(packages.is_active, true), gt(packages.price, own.price)))
    .orderBy(asc(packages.price));
  const used = what === 'links' ? links_used : otd_prices_used;
  const refusal = beyondLimit({ what, own, used, wanted, higher, reader: actor.role });
  if (refusal) throw conflict(refusal, { limit: what });
}
