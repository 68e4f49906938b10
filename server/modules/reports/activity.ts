import { and, count, eq, sql, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { unitOf } from '../../../domain/periods.ts';
import type { ActivityReport, ReportMeasure, ReportRange } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { measures } from './measures.ts';
import { columnPeriods } from './period.ts';

const clients = alias(users, 'client');
const advisors = alias(users, 'advisor');
const isIn = (at: SQLWrapper, { starts_at, ends_at }: ReportRange) => sql`${at} between ${starts_at} and ${ends_at}`;

/** How often something happened in a period and in the one before, by advisor and column. Two queries, however many rows. */
export async function activityReport(
  db: Database,
  measure: ReportMeasure,
  { period, before }: { period: ReportRange; before: ReportRange },
  timeZone: string,
): Promise<ActivityReport> {
  const { table, at, client, where } = measures[measure];
  const unit = unitOf(period);
  const periods = columnPeriods(period, unit, timeZone);
  const starts = sql.join(
    periods.map(({ starts_at }) => sql`${starts_at}::timestamptz`),
    sql`, `,
  );
  const [earlier] = await db
    .select({ total: count() })
    .from(table)
    .where(and(isIn(at, before), where?.getSQL()));
  const counted = await db
    .select({ column: sql<number>`width_bucket(${at}::timestamptz, array[${starts}])`, id: advisors.id, name: advisors.name, count: count() })
    .from(table)
    .innerJoin(clients, eq(clients.id, client))
    .leftJoin(advisors, eq(advisors.id, clients.advisor_id))
    .where(and(isIn(at, period), where?.getSQL()))
    .groupBy(sql`1`, advisors.id, advisors.name);
  const sumOf = (rows: typeof counted) => rows.reduce((sum, row) => sum + row.count, 0);
  const everybody = [...new Map(counted.map(({ id, name }) => [id, name]))]
    .map(([id, name]) => ({ id, name, total: sumOf(counted.filter((row) => row.id === id)) }))
    .toSorted((one, other) => other.total - one.total || (one.name ?? '').localeCompare(other.name ?? ''));
  return {
    measure,
    period,
    before,
    unit,
    total: sumOf(counted),
    total_before: earlier?.total ?? 0,
    advisors: everybody,
    columns: periods.map((each, index) => {
      // The database counts columns from 1.
      const here = counted.filter(({ column }) => column === index + 1);
      return { period: each, total: sumOf(here), counts: everybody.map(({ id }) => sumOf(here.filter((row) => row.id === id))) };
    }),
  };
}
