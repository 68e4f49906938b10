// How far the work for a client has come.
import { and, count, desc, eq, gt, gte, inArray, isNotNull, min, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { policyKept } from '../../../domain/refund-policy.ts';
import { paidStatuses, workOf, type Milestones, type WorkDone } from '../../../domain/refunds.ts';
import type { CheckedPaper, PackageInUse } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { dealChecks, dealCheckVersions, links, packages, payments, users } from '../../db/schema.ts';

/**
 * Usage of a package. A link counts from its publishing on, even when the client rejects it or it is hidden again; one that turned out to be no longer
 * available does not, as the client had no choice. An out-the-door price counts once for each car, from the request on; if no price came and none is owed any
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

/** When the client's newest payment was made (ISO); null without one. */
export async function packageSince(db: Database, clientId: string): Promise<string | null> {
  const [paid] = await db
    .select({ paid_at: payments.paid_at })
    .from(payments)
    .where(and(eq(payments.user_id, clientId), inArray(payments.status, [...paidStatuses])))
    .orderBy(desc(payments.paid_at))
    .limit(1);
  return paid?.paid_at ?? null;
}

export interface PapersUsed extends Record<CheckedPaper, number> {
  /** When the first was sent (ISO). */
  first_at: string | null;
}

/** Papers sent for review since the package was paid for, by kind. */
export async function papersUsed(db: Database, clientId: string, since: string | null): Promise<PapersUsed> {
  const rows = await db
    .select({ paper: dealCheckVersions.paper, used: count(), first_at: min(dealCheckVersions.submitted_at) })
    .from(dealCheckVersions)
    .innerJoin(dealChecks, eq(dealChecks.id, dealCheckVersions.deal_check_id))
    .where(and(eq(dealChecks.user_id, clientId), since ? gte(dealCheckVersions.submitted_at, since) : undefined))
    .groupBy(dealCheckVersions.paper);
  const used = (paper: CheckedPaper) => rows.find((row) => row.paper === paper)?.used ?? 0;
  const first_at = rows.flatMap((row) => row.first_at ?? []).toSorted()[0] ?? null;
  return { quote: used('quote'), contract: used('contract'), first_at };
}

/** What the refund ladder asks of a client's payment: facts of the client, which outlast links that were removed since, and the policy the payment keeps. */
export async function workDone(db: Database, clientId: string, payment: Pick<typeof payments.$inferSelect, 'id' | 'quote' | 'ended_at'>): Promise<WorkDone> {
  const [client] = await db
    .select({ first_link_at: users.first_link_at, first_worksheet_at: users.first_worksheet_at })
    .from(users)
    .where(eq(users.id, clientId));
  const { first_link_at = null, first_worksheet_at = null } = client ?? {};
  const policy = policyKept(payment.quote);
  const reviews = policy.kind === 'review' ? await reviewsDone(db, eq(payments.id, payment.id)) : undefined;
  const work = workOf(policy, { first_link_at, first_worksheet_at, ...(reviews?.get(payment.id) ?? noReview) });
  return { ...work, ended_at: payment.ended_at };
}

type ReviewsDone = Pick<Milestones, 'review' | 'upgraded_at'>;
export const noReview: ReviewsDone = { review: { begun_at: null, answered_at: null }, upgraded_at: null };

/** Of payments for reviews: when the first review of what was sent since began, when the first report on it was sent, and when it was upgraded to a search. */
export async function reviewsDone(db: Database, ofPayments?: SQL): Promise<Map<string, ReviewsDone>> {
  const upgrades = alias(payments, 'upgrades');
  const isUpgrade = and(
    eq(upgrades.user_id, payments.user_id),
    gte(upgrades.paid_at, payments.paid_at),
    sql`${upgrades.quote}->>'from_package' = (select ${packages.id}::text from ${packages} where ${packages.package_identifier} = ${payments.package_identifier})`,
    sql`${upgrades.quote}->>'package_kind' = 'search'`,
  );
  const rows = await db
    .select({
      id: payments.id,
      begun_at: min(dealCheckVersions.begun_at),
      answered_at: min(dealCheckVersions.answered_at),
      upgraded_at: min(upgrades.paid_at),
    })
    .from(payments)
    .leftJoin(dealChecks, eq(dealChecks.user_id, payments.user_id))
    .leftJoin(dealCheckVersions, and(eq(dealCheckVersions.deal_check_id, dealChecks.id), gte(dealCheckVersions.submitted_at, payments.paid_at)))
    .leftJoin(upgrades, isUpgrade)
    .where(and(sql`${payments.quote}->>'package_kind' = 'review'`, ofPayments))
    .groupBy(payments.id);
  return new Map(rows.map(({ id, begun_at, answered_at, upgraded_at }) => [id, { review: { begun_at, answered_at }, upgraded_at }]));
}
