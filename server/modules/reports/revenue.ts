// What the firm took: net revenue of a period, by package and column. A charge and a refund count each when the money moved (docs/rules.md, Refunds).
import { and, asc, desc, eq, gte, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { unitOf } from '../../../domain/periods.ts';
import type { ReportRange, RevenueReport } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { ledgerEntries, packages, payments } from '../../db/schema.ts';
import { currency } from '../../../domain/money.ts';
import { columnPeriods } from './period.ts';

const net = sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::bigint`;
const refunded = sql<number>`coalesce(-sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.kind} in ('refund', 'refund_returned', 'dispute')), 0)::bigint`;
/** What a processor charges for a dispute is a cost: the statement has it, revenue has not, here as in the total of all time. */
const movedIn = ({ starts_at, ends_at }: ReportRange) =>
  and(gte(ledgerEntries.moved_at, starts_at), lte(ledgerEntries.moved_at, ends_at), ne(ledgerEntries.kind, 'dispute_fee'));

/** Three queries, however many payments, packages and columns. Cents; below zero where more was refunded than taken. */
export async function revenueReport(db: Database, { period, before }: { period: ReportRange; before: ReportRange }, timeZone: string): Promise<RevenueReport> {
  const unit = unitOf(period);
  const periods = columnPeriods(period, unit, timeZone);
  const starts = sql.join(
    periods.map(({ starts_at }) => sql`${starts_at}::timestamptz`),
    sql`, `,
  );
  const sums = await db
    .select({
      column: sql<number>`width_bucket(${ledgerEntries.moved_at}::timestamptz, array[${starts}])`.as('column'),
      slug: payments.package_identifier,
      net,
      refunded,
    })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.payment_id))
    .where(movedIn(period))
    .groupBy(sql`1`, payments.package_identifier);
  const [earlier] = await db.select({ net }).from(ledgerEntries).where(movedIn(before));
  const paidFor = [...new Set(sums.map(({ slug }) => slug))];
  const named = await db
    .select({ package_identifier: packages.package_identifier, name: packages.name })
    .from(packages)
    .where(or(eq(packages.is_active, true), inArray(packages.package_identifier, paidFor)))
    .orderBy(desc(packages.price), asc(packages.name));
  // Purchases under a deleted name keep that name.
  const gone = paidFor.filter((slug) => !named.some(({ package_identifier }) => package_identifier === slug));
  const all = [...named, ...gone.map((slug) => ({ package_identifier: slug, name: slug }))];
  const sumOf = (rows: readonly { net: number; refunded: number }[], what: 'net' | 'refunded' = 'net') => rows.reduce((sum, row) => sum + row[what], 0);
  return {
    period,
    before,
    net: sumOf(sums),
    net_before: earlier?.net ?? 0,
    refunded: sumOf(sums, 'refunded'),
    currency,
    unit,
    packages: all.map((each) => ({ ...each, net: sumOf(sums.filter(({ slug }) => slug === each.package_identifier)) })),
    columns: periods.map((each, index) => {
      // The database counts columns from 1.
      const here = sums.filter(({ column }) => column === index + 1);
      return {
        period: each,
        net: sumOf(here),
        refunded: sumOf(here, 'refunded'),
        nets: all.map(({ package_identifier }) => sumOf(here.filter(({ slug }) => slug === package_identifier))),
      };
    }),
  };
}
