// What the firm took: net revenue of a period, by package and column. Money given back is taken off where it was paid.
import { and, asc, desc, gte, lte, or, eq, inArray, sql } from 'drizzle-orm';
import { rangeBefore, unitOf } from '../../../domain/periods.ts';
import type { ReportRange, RevenueReport } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { packages, payments } from '../../db/schema.ts';
import { currency } from '../payments/money.ts';
import { columnPeriods, withMoments } from './period.ts';

const net = sql<number>`coalesce(sum(${payments.amount} - ${payments.refunded_amount}), 0)::bigint`;
// A payment has this moment exactly when it was paid, whatever was given back later.
const paidIn = ({ starts_at, ends_at }: ReportRange) => and(gte(payments.paid_at, starts_at), lte(payments.paid_at, ends_at));

/** Three queries, however many payments, packages and columns. Cents. */
export async function revenueReport(db: Database, period: ReportRange, timeZone: string): Promise<RevenueReport> {
  const unit = unitOf(period);
  const before = withMoments(rangeBefore(period), timeZone);
  const periods = columnPeriods(period, unit, timeZone);
  const starts = sql.join(
    periods.map(({ starts_at }) => sql`${starts_at}::timestamptz`),
    sql`, `,
  );
  const sums = await db
    .select({ column: sql<number>`width_bucket(${payments.paid_at}::timestamptz, array[${starts}])`.as('column'), slug: payments.package_identifier, net })
    .from(payments)
    .where(paidIn(period))
    .groupBy(sql`1`, payments.package_identifier);
  const [earlier] = await db.select({ net }).from(payments).where(paidIn(before));
  const paidFor = [...new Set(sums.map(({ slug }) => slug))];
  const named = await db
    .select({ package_identifier: packages.package_identifier, name: packages.name })
    .from(packages)
    .where(or(eq(packages.is_active, true), inArray(packages.package_identifier, paidFor)))
    .orderBy(desc(packages.price), asc(packages.name));
  // What was paid for under a name that is gone keeps that name.
  const gone = paidFor.filter((slug) => !named.some(({ package_identifier }) => package_identifier === slug));
  const all = [...named, ...gone.map((slug) => ({ package_identifier: slug, name: slug }))];
  const sumOf = (rows: readonly { net: number }[]) => rows.reduce((sum, row) => sum + row.net, 0);
  return {
    period,
    before,
    net: sumOf(sums),
    net_before: earlier?.net ?? 0,
    currency,
    unit,
    packages: all.map((each) => ({ ...each, net: sumOf(sums.filter(({ slug }) => slug === each.package_identifier)) })),
    columns: periods.map((each, index) => {
      // The database counts columns from 1.
      const here = sums.filter(({ column }) => column === index + 1);
      return {
        period: each,
        net: sumOf(here),
        nets: all.map(({ package_identifier }) => sumOf(here.filter(({ slug }) => slug === package_identifier))),
      };
    }),
  };
}
