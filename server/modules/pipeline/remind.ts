// Re-engagement dates that have come: one notification for each, to the client's advisor or the admins.
import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { dashboardListings, users } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { changed, type Resource } from '../../events/live.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { inSpan } from '../../traces/traces.ts';
import { firmToday } from './today.ts';

/**
 * Notifies the advisors of rows whose date is due and not yet announced. Safe to call as often as needed.
 * @returns how many were announced
 */
export async function remindOfDueDates(db: Database, now: Date): Promise<number> {
  const today = await firmToday(db, now);
  return db.transaction(async (transaction) => {
    const due = await transaction
      .select({ id: dashboardListings.id, user_id: dashboardListings.user_id, date: dashboardListings.date_to_re_engage })
      .from(dashboardListings)
      .innerJoin(users, eq(users.id, dashboardListings.user_id))
      .where(
        and(
          isNotNull(dashboardListings.date_to_re_engage),
          lte(dashboardListings.date_to_re_engage, today),
          or(isNull(dashboardListings.reminded_for), sql`${dashboardListings.reminded_for} <> ${dashboardListings.date_to_re_engage}`),
          isNull(users.deleted_at),
        ),
      )
      .for('update', { of: dashboardListings, skipLocked: true });
    for (const row of due) {
      await transaction.update(dashboardListings).set({ reminded_for: row.date }).where(eq(dashboardListings.id, row.id));
      await happened(transaction, { kind: 're_engage_due', actor: null, client_id: row.user_id, target: { kind: 'dashboard_listing', id: row.id } });
    }
    // Once for each day, by whichever process comes first.
    await enqueue(transaction, { kind: 'new_day', payload: { day: today }, dedupe_key: `new day ${today}` });
    return due.length;
  });
}

/** What staff's screens say of a day is due, late or away by it. */
const byDay: readonly Resource[] = ['dashboard-listings', 'tasks', 'employees'];

/** Lets the screens of staff ask again for what a new day changes although nobody does anything; the firm's figures are of another period. */
export const dayBegan = (db: Database): Promise<void> =>
  db.transaction(async (transaction) => {
    await changed(transaction, { circle: 'staff', resources: byDay });
    await changed(transaction, { circle: 'admins', resources: ['reports'] });
  });

/** A day starts once in 24 hours; ten minutes late is early enough. */
const every = 10 * 60_000;

/** Reminds now and every ten minutes. @returns how to stop, after the running work */
export function startReminding(db: Database, services: Services): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const remind = () => {
    running = inSpan('job reminders', { kind: 'internal', from: null }, () => remindOfDueDates(db, services.clock())).catch((error: unknown) => {
      services.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'due dates could not be looked at');
    });
  };
  const timer = setInterval(remind, every);
  timer.unref();
  remind();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
