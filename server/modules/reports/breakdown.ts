import { and, between, count, sql } from 'drizzle-orm';
import type { BreakdownReport, ReportBreakdown, ReportRange } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { breakdowns } from './breakdowns.ts';

/** How many parts are named; the contract allows no more. */
const named = 8;

/** How a count of a period splits, and how many there were in the one before. Two queries, however many rows. */
export async function breakdownReport(
  db: Database,
  breakdown: ReportBreakdown,
  { period, before }: { period: ReportRange; before: ReportRange },
): Promise<BreakdownReport> {
  const { table, at, by, labels, where } = breakdowns[breakdown];
  const inside = ({ starts_at, ends_at }: ReportRange) => and(between(at, starts_at, ends_at), where);
  const [earlier] = await db.select({ total: count() }).from(table).where(inside(before));
  const parts = await db
    .select({ value: sql<string | null>`${by}`, count: count() })
    .from(table)
    .where(inside(period))
    .groupBy(by)
    .orderBy(sql`count(*) desc`, by);
  const names = await labels?.(db);
  return {
    breakdown,
    period,
    before,
    total: parts.reduce((sum, part) => sum + part.count, 0),
    total_before: earlier?.total ?? 0,
    parts: parts.slice(0, named).map((part) => ({ name: part.value === null ? null : (names?.[part.value] ?? part.value), count: part.count })),
  };
}
