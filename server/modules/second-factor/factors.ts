// What a person has, and what changes of it bring along.
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { staffRoles } from '../../../domain/roles.ts';
import type { SecondFactor } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict } from '../../../engine/server/problem.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import { authenticatorApps, passkeys, recoveryCodes, sessions, users } from '../../db/schema.ts';
import { templates } from '../../events/mail/index.ts';
import type { SecondFactorChange } from '../../events/mail/letters/second-factor-changed.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { forgetSessions, hasSecondFactor, sessionEnds } from '../sessions/index.ts';

/** Whether this account must have a second step. */
export const isRequired = ({ staffNeedSecondStep }: Pick<Config, 'staffNeedSecondStep'>, { role }: Pick<Actor, 'role'>): boolean =>
  staffNeedSecondStep && staffRoles.some((staff) => staff === role);

/** The person's authenticator app, where one was confirmed. */
export async function appOf(db: Database, userId: string): Promise<(typeof authenticatorApps.$inferSelect & { secret: string }) | undefined> {
  const [app] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.user_id, userId));
  return app?.confirmed_at && app.secret !== null ? { ...app, secret: app.secret } : undefined;
}

export async function hasFactor(db: Database, userId: string): Promise<boolean> {
  const [row] = await db.select({ has: hasSecondFactor() }).from(users).where(eq(users.id, userId));
  return row?.has ?? false;
}

/** Everything a person has, as they see it. */
export async function viewOf(db: Database, config: Config, actor: Actor): Promise<SecondFactor> {
  const keys = await db.select().from(passkeys).where(eq(passkeys.user_id, actor.id)).orderBy(asc(passkeys.id));
  const app = await appOf(db, actor.id);
  const [left] = await db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, actor.id), isNull(recoveryCodes.used_at)));
  return {
    required: isRequired(config, actor),
    passkeys: keys.map(({ id, name, created_at, last_used_at }) => ({ id, name, created_at, last_used_at })),
    app: app ? { created_at: app.confirmed_at ?? app.created_at, last_used_at: app.last_used_at } : null,
    recovery_codes_left: left?.count ?? 0,
  };
}

/** Tells a person what happened to their second step. */
export async function mailChange(db: Database, userId: string, change: SecondFactorChange): Promise<void> {
  const { email, first_name } = await findRow(db, users, userId, undefined);
  await enqueue(db, { kind: 'mail', payload: templates.secondFactorChanged(email, { first_name, change }) });
}

/** After a factor came: the session it came in is confirmed by it; others are asked for it. */
export async function confirmedHere(db: Database, services: Services, actor: Actor): Promise<void> {
  const now = services.clock();
  const at = now.toISOString();
  await db
    .update(sessions)
    .set({ confirmed_at: at, second_step_at: at, expires_at: new Date(sessionEnds(actor.role, { begun: now.getTime(), now: now.getTime() })).toISOString() })
    .where(eq(sessions.id, actor.sessionId));
  await forgetSessions(db, actor.id);
}

/** After a factor went. @throws Problem 409 where the account must have one and has none left; the codes of one who has none go, too */
export async function afterRemoval(db: Database, services: Services, actor: Actor): Promise<void> {
  // Two who remove the last two at once wait for each other.
  await findRow(db, users, actor.id, undefined, { lock: true });
  if (await hasFactor(db, actor.id)) return;
  if (isRequired(services.config, actor)) throw conflict('Your account needs a second step. Add another one first.');
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, actor.id));
  await forgetSessions(db, actor.id);
}

/** Removes all a person confirms with. */
export async function removeEverything(db: Database, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.user_id, userId));
  await db.delete(authenticatorApps).where(eq(authenticatorApps.user_id, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
}
