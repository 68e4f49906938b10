// Prospects who left are reminded, at most three times, until they go on, pay or say stop.
import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { isNudgeDue, nudgeAfter, tooLate } from '../../../domain/nudges.ts';
import { gone } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { nextVersion } from '../../db/rows.ts';
import { initialClientData } from '../../db/schema.ts';
import { templates } from '../../events/mail/index.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { inSpan } from '../../traces/traces.ts';
import { prospectChanged } from '../../events/prospects.ts';
import type { Prospect } from './prospects.ts';
import { issueStopLink, mailboxOf, readStopLink } from './tokens.ts';
import { resumeUrl } from './links.ts';

/** Who began twice and paid once needs no reminder of the other. Names written out: within a query of one table columns lose their table's. */
const hasNotPaidSince = sql`not exists (select 1 from initial_client_data as paid where lower(paid.email) = lower(initial_client_data.email)
  and paid.step = 'payment_success' and paid.last_step_at > initial_client_data.last_step_at)`;

/** So many at a time; the rest with the next look. */
const most = 200;

/**
 * Writes to the prospects whose reminder is due. Safe to call as often as needed, also from several processes.
 * @returns how many were written to
 */
export async function nudgeProspects(db: Database, services: Services): Promise<number> {
  const now = services.clock();
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return db.transaction(async (transaction) => {
    const left = await transaction
      .select()
      .from(initialClientData)
      .where(
        and(
          inArray(initialClientData.step, ['incomplete', 'payment']),
          // Whom staff lead through it, staff write to.
          eq(initialClientData.source, 'self'),
          isNull(initialClientData.reminders_stopped_at),
          gt(initialClientData.last_step_at, before(tooLate)),
          hasNotPaidSince,
          or(
            ...nudgeAfter.map((after) =>
              and(
                lte(initialClientData.last_step_at, before(after)),
                or(
                  isNull(initialClientData.last_nudge_at),
                  sql`${initialClientData.last_nudge_at} < ${initialClientData.last_step_at} + make_interval(secs => ${after / 1000})`,
                ),
              ),
            ),
          ),
        ),
      )
      .orderBy(initialClientData.last_step_at)
      .limit(most)
      .for('update', { skipLocked: true });
    const due = left.filter((prospect) => isNudgeDue(new Date(prospect.last_step_at), prospect.last_nudge_at ? new Date(prospect.last_nudge_at) : null, now));
    for (const prospect of due) {
      await transaction
        .update(initialClientData)
        .set({ last_nudge_at: now.toISOString(), ...nextVersion(initialClientData) })
        .where(eq(initialClientData.id, prospect.id));
      await enqueue(transaction, { kind: 'mail', payload: nudgeLetter(services, prospect) });
      await prospectChanged(transaction, prospect.started_by);
    }
    return due.length;
  });
}

/** The page that ends the reminders when its button is pressed; a POST to it ends them at once. */
export const stopRemindersPath = '/stop-reminders';

function nudgeLetter(services: Services, prospect: Prospect) {
  // In the query, where a mail program's own POST brings it along.
  const stop_url = `${services.config.publicUrl}${stopRemindersPath}?token=${issueStopLink(services, prospect)}`;
  return templates.unfinishedSignUp(prospect.email, { url: resumeUrl(services, prospect, 'us'), stop_url });
}

/**
 * No further reminder to this mailbox, whatever sign-up it is about; one that begins later may remind again.
 * @throws Problem 410 for a link that is wrong, too old, or went to an e-mail the sign-up no longer has
 */
export async function stopReminders(db: Database, services: Services, token: string): Promise<{ email: string }> {
  const link = readStopLink(services, token);
  const [prospect] = await db.select().from(initialClientData).where(eq(initialClientData.id, link.onboarding_id));
  if (!prospect) throw gone('This sign-up was deleted. We won’t write about it again.');
  if (link.mailbox !== mailboxOf(services, prospect.email)) throw gone('This link went to an e-mail you changed later. Open our newest e-mail.');
  await db
    .update(initialClientData)
    .set({ reminders_stopped_at: services.clock().toISOString(), ...nextVersion(initialClientData) })
    .where(and(eq(sql`lower(${initialClientData.email})`, prospect.email.toLowerCase()), isNull(initialClientData.reminders_stopped_at)));
  return { email: prospect.email };
}

/** Five minutes late is early enough. */
const every = 5 * 60_000;

/** Looks now and every five minutes. @returns how to stop, after the running work */
export function startNudging(db: Database, services: Services): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const nudge = () => {
    running = inSpan('job nudges', { kind: 'internal', from: null }, () => nudgeProspects(db, services)).catch((error: unknown) => {
      services.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'prospects could not be reminded');
    });
  };
  const timer = setInterval(nudge, every);
  timer.unref();
  nudge();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
