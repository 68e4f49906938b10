// How far the work for a client has come.
import { and, eq, gt, isNotNull, ne, or } from 'drizzle-orm';
import type { WorkDone } from '../../../domain/refunds.ts';
import type { PackageInUse } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { links, users } from '../../db/schema.ts';

/**
 * Usage of a package. A link counts from its publishing on, even when the client rejects it or it is hidden again; one that turned out to be no longer
 * available does not, as the client had no choice. An Out the Door price counts once for each car, from the request on; if no price came and none is owed any
 * more, it does not.
 */
export async function packageUsed(db: Database, clientId: string): Promise<Pick<PackageInUse, 'links_used' | 'otd_prices_used'>> {
  const own = eq(links.user_id, clientId);
  return {
    links_used: await db.$count(links, and(own, isNotNull(links.published_at), ne(links.status, 'unavailable'))),
    otd_prices_used: await db.$count(links, and(own, isNotNull(links.published_at), hasPrice)),
  };
}

const hasPrice = or(gt(links.worksheet_count, 0), eq(links.status, 'otd_requested'));

/** What the refund ladder asks: facts of the client, which outlast links that were removed since. */
export async function workDone(db: Database, clientId: string): Promise<WorkDone> {
  const [client] = await db
    .select({ first_link_at: users.first_link_at, first_worksheet_at: users.first_worksheet_at })
    .from(users)
    .where(eq(users.id, clientId));
  const { first_link_at = null, first_worksheet_at = null } = client ?? {};
  return { links_published: first_link_at !== null, otd_worksheet_made: first_worksheet_at !== null, first_link_at, first_worksheet_at };
}
