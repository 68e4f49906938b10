// When the card provider last called, as every process may tell.
import { and, eq, lt } from 'drizzle-orm';
import type { Instant } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { settings } from '../../db/schema.ts';

const rowName = 'payments_heard';
/** Calls come in bursts: the row is written once a minute at most, in ms. */
const everyMs = 60_000;

/** Keeps that a signed call of the provider's arrived. */
export async function keepHeard(db: Database, now: Date): Promise<void> {
  const row = { value: {}, updated_at: now.toISOString() };
  const changed = await db
    .update(settings)
    .set(row)
    .where(and(eq(settings.name, rowName), lt(settings.updated_at, new Date(now.getTime() - everyMs).toISOString())))
    .returning({ name: settings.name });
  if (changed.length === 0) {
    await db
      .insert(settings)
      .values({ name: rowName, ...row })
      .onConflictDoNothing();
  }
}

/** @returns null where none has called yet */
export async function paymentsHeardAt(db: Database): Promise<Instant | null> {
  const [row] = await db.select({ at: settings.updated_at }).from(settings).where(eq(settings.name, rowName));
  return row?.at ?? null;
}
