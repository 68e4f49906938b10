import { and, count } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import type { PaymentCounts } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema.ts';
import { disputedFor, paymentScope, withRefundRequest } from './scope.ts';

/** How many payments the caller may see are in which state, by the index of states; how many wait for an answer, and how many for a bank. */
export async function paymentCounts(db: Database, actor: Actor): Promise<PaymentCounts> {
  const scope = paymentScope(actor);
  const rows = await db.select({ status: payments.status, count: count() }).from(payments).where(scope).groupBy(payments.status);
  return {
    all: rows.reduce((sum, row) => sum + row.count, 0),
    by_status: Object.fromEntries(rows.map((row) => [row.status, row.count])),
    refund_requested: await db.$count(payments, and(scope, withRefundRequest)),
    disputed: await db.$count(payments, and(scope, disputedFor(actor))),
  };
}
