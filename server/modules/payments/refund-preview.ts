// What another refund policy would have given (docs/decisions.md, What another refund policy would have given).
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { policyKept } from '../../../domain/refund-policy.ts';
import { refundsUnder } from '../../../domain/refund-preview.ts';
import { workOf } from '../../../domain/refunds.ts';
import type { LedgerMove } from '../../../domain/statement.ts';
import type { RefundLadder, RefundPreview } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { ledgerEntries, payments, users } from '../../db/schema.ts';
import { inWave } from '../../db/transactions.ts';
import { noReview, reviewsDone } from '../packages/index.ts';

/** The refunds of the last 12 months under another policy. */
export async function refundPreview(db: Database, ladder: RefundLadder, now: Date): Promise<RefundPreview> {
  const since = yearBefore(now);
  const refunded = db
    .selectDistinct({ id: ledgerEntries.payment_id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.kind, 'refund'), gte(ledgerEntries.moved_at, since)));
  const [moves, paid, reviews] = await inWave(
    () =>
      db
        .select({ payment_id: ledgerEntries.payment_id, kind: ledgerEntries.kind, amount: ledgerEntries.amount, moved_at: ledgerEntries.moved_at })
        .from(ledgerEntries)
        .where(inArray(ledgerEntries.payment_id, refunded))
        .orderBy(asc(ledgerEntries.moved_at), asc(ledgerEntries.kind)),
    () =>
      db
        .select({
          id: payments.id,
          amount: payments.amount,
          quote: payments.quote,
          ended_at: payments.ended_at,
          first_link_at: users.first_link_at,
          first_worksheet_at: users.first_worksheet_at,
        })
        .from(payments)
        .leftJoin(users, eq(users.id, payments.user_id))
        .where(inArray(payments.id, refunded)),
    () => reviewsDone(db, inArray(payments.id, refunded)),
  );
  const movesOf = new Map<string, LedgerMove[]>(paid.map(({ id }) => [id, []]));
  for (const { payment_id, ...move } of moves) movesOf.get(payment_id)?.push(move);
  const withWork = paid.map(({ id, amount, quote, ended_at, first_link_at, first_worksheet_at }) => ({
    amount,
    moves: movesOf.get(id) ?? [],
    work: { ...workOf(policyKept(quote), { first_link_at, first_worksheet_at, ...(reviews.get(id) ?? noReview) }), ended_at },
  }));
  return refundsUnder(ladder, withWork, since);
}

/** The same moment a year ago (ISO). */
function yearBefore(now: Date): string {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - 1);
  return then.toISOString();
}
