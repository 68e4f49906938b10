// How far the work for a client has come.
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { WorkDone } from '../../../domain/refunds.ts';
import type { PackageInUse } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { links } from '../../db/schema.ts';

/** What is used of a package: links published to the client, and those of them that have an OTD price. */
export async function packageUsed(db: Database, clientId: string): Promise<Pick<PackageInUse, 'links_used' | 'otd_prices_used'>> {
  const published = and(eq(links.user_id, clientId), isNotNull(links.published_at));
  return { links_used: await db.$count(links, published), otd_prices_used: await db.$count(links, and(published, gt(links.worksheet_count, 0))) };
}

/** What the refund ladder asks. */
export async function workDone(db: Database, clientId: string): Promise<WorkDone> {
  const { links_used } = await packageUsed(db, clientId);
  const worksheets = await db.$count(links, and(eq(links.user_id, clientId), gt(links.worksheet_count, 0)));
  return { links_published: links_used > 0, otd_worksheet_made: worksheets > 0 };
}
