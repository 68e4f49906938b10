import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import { goneBack, quoteRefund } from '../../../domain/refunds.ts';
import { upgradeDifference } from '../../../domain/upgrades.ts';
import type { PackageInUse } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { packages, payments, users } from '../../db/schema.ts';
import { packageUsed, papersUsed, workDone } from './work.ts';

const day = 24 * 3_600_000;

/** A client's package, its usage, and the changes available today. */
export async function myPackage(db: Database, clientId: string, now: Date): Promise<PackageInUse> {
  const [found] = await db.select({ own: packages }).from(users).innerJoin(packages, eq(packages.id, users.package_id)).where(eq(users.id, clientId));
  const own = found?.own;
  if (!own)
    return {
      package: null,
      since: null,
      until: null,
      days_left: null,
      links_used: 0,
      otd_prices_used: 0,
      quotes_used: 0,
      contracts_used: 0,
      upgrades: [],
      refund: null,
      paid_apart: 0,
    };

  // An upgrade is a payment of its own, with its own refund policy (docs/rules.md, Refunds).
  const [paid, ...earlier] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.user_id, clientId), inArray(payments.status, ['succeeded', 'partly_refunded'])))
    .orderBy(desc(payments.paid_at));
  const papers = await papersUsed(db, clientId, paid?.paid_at ?? null);
  // A review's days begin with the first paper (docs/rules.md, Deal Check).
  const since = own.kind === 'review' ? papers.first_at : (paid?.paid_at ?? null);
  const until = since ? new Date(new Date(since).getTime() + own.days_included * day) : undefined;
  const higher = await db
    .select()
    .from(packages)
    .where(and(eq(packages.is_active, true), gt(packages.price, own.price)))
    .orderBy(asc(packages.price));
  return {
    package: own,
    since: paid?.paid_at ?? null,
    until: until?.toISOString() ?? null,
    days_left: until ? Math.max(0, Math.ceil((until.getTime() - now.getTime()) / day)) : null,
    ...(await packageUsed(db, clientId)),
    quotes_used: papers.quote,
    contracts_used: papers.contract,
    upgrades: higher.flatMap((target) => {
      const difference = upgradeDifference(own, target);
      return difference === undefined ? [] : [{ package: target, difference }];
    }),
    refund: paid ? quoteRefund(paid.amount, await workDone(db, clientId, paid), goneBack(paid)) : null,
    paid_apart: earlier.filter(({ ended_at }) => ended_at === null).reduce((sum, payment) => sum + payment.amount - goneBack(payment), 0),
  };
}
