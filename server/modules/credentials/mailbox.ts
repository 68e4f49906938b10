// Opening a link mailed to a mailbox verifies its owner.
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { endSessions } from '../sessions/index.ts';

type Person = typeof users.$inferSelect;

/** Records that a link mailed to the account's e-mail was opened; purchases with this e-mail are attached to the account from then on. */
export async function confirmMailbox(db: Database, services: Services, { id, email_confirmed_at }: Pick<Person, 'id' | 'email_confirmed_at'>): Promise<void> {
  if (email_confirmed_at !== null) return;
  await db
    .update(users)
    .set({ email_confirmed_at: services.clock().toISOString() })
    .where(and(eq(users.id, id), isNull(users.email_confirmed_at)));
  await enqueue(db, { kind: 'attach_purchases', payload: { user_id: id } });
}

/**
 * As `confirmMailbox`; an account used before may have been created by someone else: unless its owner is signed in where the link was opened, every session
 * ends and the password becomes invalid.
 * @param signedIn whose session the link was opened with
 */
export async function proveMailbox(db: Database, services: Services, user: Person, signedIn?: string): Promise<void> {
  if (user.email_confirmed_at !== null) return;
  await confirmMailbox(db, services, user);
  if (user.password_hash === null || signedIn === user.id) return;
  await endSessions(db, user.id, 'mailbox_proved');
  await db.update(users).set({ password_hash: null }).where(eq(users.id, user.id));
}
