// How far the work for a client has come, by their timeline.
import { and, eq, sql } from 'drizzle-orm';
import type { WorkDone } from '../../../domain/refunds.ts';
import type { PackageInUse } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { timelineEntries } from '../../db/schema.ts';

/** What the refund ladder asks. */
export async function workDone(db: Database, clientId: string): Promise<WorkDone> {
  return { links_published: (await happened(db, clientId, 'links_published')) > 0, otd_worksheet_made: (await happened(db, clientId, 'otd_received')) > 0 };
}

/** What is used of a package: links published to the client, and OTD prices they got. */
export async function packageUsed(db: Database, clientId: string): Promise<Pick<PackageInUse, 'links_used' | 'otd_prices_used'>> {
  return { links_used: await happened(db, clientId, 'links_published'), otd_prices_used: await happened(db, clientId, 'otd_received') };
}

/** On how many records something happened. */
async function happened(db: Database, clientId: string, kind: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${timelineEntries.target_id})::int` })
    .from(timelineEntries)
    .where(and(eq(timelineEntries.client_id, clientId), eq(timelineEntries.kind, kind)));
  return row?.count ?? 0;
}
