// Changing a deal's row.
import { eq } from 'drizzle-orm';
import { contractCheck } from '../../../domain/contract-check.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict } from '../../../engine/server/problem.ts';
import { dealStatusLabels } from '../../../generated/enums.ts';
import type { Database } from '../../db/database.ts';
import { findRow, nextVersion } from '../../db/rows.ts';
import { deals } from '../../db/schema.ts';
import { openDeals } from '../links/index.ts';
import { dealScope } from './scope.ts';
import type { DealRow } from './views.ts';

/** The deal to change, locked. @throws Problem 404; 409 for an advisor who has to start the work first */
export const dealToChange = (db: Database, actor: Actor, id: string): Promise<DealRow> => findRow(db, deals, id, dealScope(actor), { lock: true });

/** Whom and what an event is about. */
export const about = ({ user_id, id }: Pick<DealRow, 'user_id' | 'id'>) => ({ client_id: user_id, target: { kind: 'deal', id } }) as const;

/** Writes what changed, and counts the differences anew. */
export async function change(db: Database, deal: DealRow, set: Partial<typeof deals.$inferInsert>): Promise<DealRow> {
  const next = { ...deal, ...set };
  const open_differences = next.contract ? contractCheck(next.agreed, next.contract, next.answers).open : 0;
  const [row] = await db
    .update(deals)
    .set({ ...set, open_differences, ...nextVersion(deals) })
    .where(eq(deals.id, deal.id))
    .returning();
  return row ?? deal;
}

/** @throws Problem 409 for a deal that has ended */
export function mustGoOn({ status }: DealRow): void {
  if (!openDeals.includes(status)) throw conflict('This deal has ended.', { state: dealStatusLabels[status] });
}
