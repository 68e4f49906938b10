// What an admin does with entries that wait or were given up on.
import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';
import { claimMs } from './claims.ts';
import type { OutboxKind } from './kinds.ts';

interface Chosen {
  kind: OutboxKind;
  ids: readonly string[];
  now: Date;
}

/**
 * Lets entries run at once that wait for their next try. One that is due within a claim's length is left: a process may be doing it, and a second one would do it
 * again.
 */
export async function tryAgain(db: Database, { kind, ids, now }: Chosen): Promise<void> {
  await db
    .update(outbox)
    .set({ run_at: now.toISOString() })
    .where(
      and(
        eq(outbox.kind, kind),
        inArray(outbox.id, [...ids]),
        isNull(outbox.done_at),
        isNull(outbox.failed_at),
        isNotNull(outbox.last_error),
        gt(outbox.run_at, new Date(now.getTime() + claimMs).toISOString()),
      ),
    );
}

/** Ends entries that were given up on, because an admin has handled them. */
export async function settle(db: Database, { kind, ids, now }: Chosen): Promise<void> {
  await db
    .update(outbox)
    .set({ done_at: now.toISOString(), payload: {} })
    .where(and(eq(outbox.kind, kind), inArray(outbox.id, [...ids]), isNull(outbox.done_at), isNotNull(outbox.failed_at)));
}
