// How far the work for a client has come.
import { and, eq, gt, isNotNull, min, ne, or } from 'drizzle-orm';
import type { WorkDone } from '../../../domain/refunds.ts';
import type { PackageInUse } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { countUpTo } from '../../db/list.ts';
import { events, links, otdWorksheets } from '../../db/schema.ts';
import { wasKind } from '../../events/log.ts';

/**
 * What is used of a package. A link counts from its publishing on, also when the client rejects it or it is hidden again; one that turned out to be
 * no longer available does not, as the client had no choice. An Out the Door price counts once for each car, from asking on; where
 * no price came and none is owed any more, it does not.
 */
export async function packageUsed(db: Database, clientId: string): Promise<Pick<PackageInUse, 'links_used' | 'otd_prices_used'>> {
  const own = eq(links.user_id, clientId);
  return {
    links_used: await db.$count(links, and(own, isNotNull(links.published_at), ne(links.status, 'unavailable'))),
    otd_prices_used: await db.$count(links, and(own, isNotNull(links.published_at), hasPrice)),
  };
}

const hasPrice = or(gt(links.worksheet_count, 0), eq(links.status, 'otd_requested'));

/** What the refund ladder asks. The timeline knows of links that were published and removed since; one with a price cannot be removed. */
export async function workDone(db: Database, clientId: string): Promise<WorkDone> {
  const own = eq(links.user_id, clientId);
  const toldOf = and(eq(events.client_id, clientId), wasKind('links_published'));
  const published = (await countUpTo(db, links, and(own, isNotNull(links.published_at)), 1)) + (await countUpTo(db, events, toldOf, 1));
  const worksheets = await countUpTo(db, links, and(own, gt(links.worksheet_count, 0)), 1);
  return { links_published: published > 0, otd_worksheet_made: worksheets > 0, ...(await firstDates(db, clientId)) };
}

/** When the rungs of the ladder ended, as far as the rows that are left can tell. */
async function firstDates(db: Database, clientId: string): Promise<Pick<WorkDone, 'first_link_at' | 'first_worksheet_at'>> {
  const [link] = await db
    .select({ at: min(links.published_at) })
    .from(links)
    .where(eq(links.user_id, clientId));
  const [worksheet] = await db
    .select({ at: min(otdWorksheets.created_at) })
    .from(otdWorksheets)
    .innerJoin(links, eq(links.id, otdWorksheets.link_id))
    .where(eq(links.user_id, clientId));
  return { first_link_at: link?.at ?? null, first_worksheet_at: worksheet?.at ?? null };
}
