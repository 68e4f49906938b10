import { and, gte, lte, sql } from 'drizzle-orm';
import type { FunnelReport, ReportRange } from '../../../generated/api.ts';
import { funnelStageValues } from '../../../generated/enums.ts';
import type { Database } from '../../db/database.ts';
import { initialClientData } from '../../db/schema.ts';
import { stageReached } from '../prospects/index.ts';

/** Of the prospects who began in the period: how many came at least as far as each stage by now. One query. */
export async function funnelReport(db: Database, period: ReportRange): Promise<FunnelReport> {
  const rows = await db
    .select({ rank: stageReached.as('rank'), count: sql<number>`count(*)::int` })
    .from(initialClientData)
    .where(and(gte(initialClientData.created_at, period.starts_at), lte(initialClientData.created_at, period.ends_at)))
    .groupBy(sql`1`);
  const atLeast = (rank: number) => rows.reduce((sum, row) => (row.rank >= rank ? sum + row.count : sum), 0);
  return { period, stages: funnelStageValues.map((stage, rank) => ({ stage, count: atLeast(rank) })) };
}
