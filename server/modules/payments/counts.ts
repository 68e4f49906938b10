import { count, type SQL } from 'drizzle-orm';
import type { PaymentCounts } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema.ts';

/** How many payments are in which state: one statement, by the index of states. @param scope whose; undefined for all */
export async function paymentCounts(db: Database, scope: SQL | undefined): Promise<PaymentCounts> {
  const rows = await db.select({ status: payments.status, count: count() }).from(payments).where(scope).groupBy(payments.status);
  return { all: rows.reduce((sum, row) => sum + row.count, 0), by_status: Object.fromEntries(rows.map((row) => [row.status, row.count])) };
}
