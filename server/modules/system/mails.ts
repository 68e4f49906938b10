// Letters: those that did not leave at their first try, and how many did today.
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { momentsOf } from '../../../domain/periods.ts';
import { dayIn } from '../../../domain/pipeline.ts';
import type { SystemStatus } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { outbox, users } from '../../db/schema.ts';
import { firmTimeZone } from '../settings/index.ts';

/** Failing letters that are shown. */
const mostMails = 20;

/** Letters that did not go at their first try: to whom, and what the mail server said. Their texts stay where they are. */
export async function failingMails(db: Database): Promise<SystemStatus['mails']> {
  const rows = await db
    .select({
      id: outbox.id,
      to: sql<string | null>`${outbox.payload}->>'to'`,
      subject: sql<string | null>`${outbox.payload}->>'subject'`,
      because: outbox.last_error,
      attempts: outbox.attempts,
      failed_at: outbox.failed_at,
      run_at: outbox.run_at,
      person_id: users.id,
      person_name: users.name,
      role: users.role,
    })
    .from(outbox)
    .leftJoin(users, eq(users.email, sql`lower(${outbox.payload}->>'to')`))
    .where(sql`${outbox.kind} = 'mail' and ${outbox.done_at} is null and ${outbox.last_error} is not null`)
    .orderBy(desc(outbox.id))
    .limit(mostMails);
  const { run: withoutSlip } = await import('@zootools/email-spell-checker');
  /** The address without its slip of the finger (`gmial.com`); null where none is seen. */
  const meantBy = (address: string): string | null => withoutSlip({ email: address })?.full.slice(0, 320) ?? null;
  return rows.map(({ id, to, subject, because, attempts, failed_at, run_at, person_id, person_name, role }) => ({
    id,
    to: to ?? '',
    person: person_id === null || role === null ? null : { id: person_id, name: person_name ?? '', role },
    meant: meantBy(to ?? ''),
    subject: subject ?? '',
    because: (because ?? '').slice(0, 300),
    attempts,
    given_up: failed_at !== null,
    next_at: failed_at === null ? run_at : null,
  }));
}

/** Letters that the mail server took since the firm's day began. */
export async function mailsSentToday(db: Database, now: Date): Promise<number> {
  const zone = await firmTimeZone(db);
  const today = dayIn(zone, now);
  const { starts_at } = momentsOf({ from: today, to: today }, zone);
  // What an admin marked as handled is done, too, but was given up on before.
  return db.$count(outbox, and(eq(outbox.kind, 'mail'), gte(outbox.done_at, starts_at), sql`${outbox.failed_at} is null`));
}
