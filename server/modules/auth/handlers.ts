import { and, eq, isNull, sql } from 'drizzle-orm';
import { replyDue } from '../../../domain/working-hours.ts';
import type { CallInfo, HandlerMap } from '../../contract/handler.ts';
import { forbidden, invalid, notFound, unauthorized } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import { users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { suspendedSentence } from '../sessions/authenticate.ts';
import { endSession, endSessions, openSession } from '../sessions/sessions.ts';
import { firmAnswerHours } from '../settings/firm.ts';
import { emailOwner } from '../users/accounts.ts';
import { closeAccount } from '../users/closing.ts';
import { changePassword, requireGoodPassword, requirePassword } from './credentials.ts';
import { makeHandOver, redeemHandOver } from './hand-over.ts';
import { endMailTokens, mailInvitation, mailReset, readMailToken } from './mail-tokens.ts';
import { isPassword } from './passwords.ts';
import { mailNotice } from './notices.ts';
import { personalData } from './personal-data.ts';

/** Brief §7, Auth. */
export const authHandlers = {
  login: async ({ db, body, request, services }) => {
    const now = services.clock();
    const { signInTries, addressTries } = services.limits;
    const key = `${body.email.toLowerCase()} ${request.ip}`;
    signInTries.check(key, now);
    addressTries.check(request.ip, now);
    const user = await emailOwner(db, body.email);
    if (!(await isPassword(user?.password_hash, body.password)) || !user) {
      signInTries.count(key, now);
      addressTries.count(request.ip, now);
      throw unauthorized('E-mail or password is not right.');
    }
    signInTries.clear(key);
    if (user.status === 'suspended') throw forbidden(suspendedSentence);
    return signIn(db, services, user, request);
  },

  logout: async ({ db, actor }) => {
    await endSession(db, actor.id, actor.sessionId);
    return { signed_out: true };
  },

  forgotPassword: async ({ db, body, request, services }) => {
    const now = services.clock();
    const { mailsAsked, mailAddressTries } = services.limits;
    mailsAsked.check(body.email.toLowerCase(), now);
    mailAddressTries.check(request.ip, now);
    mailsAsked.count(body.email.toLowerCase(), now);
    mailAddressTries.count(request.ip, now);
    const user = await emailOwner(db, body.email);
    const chosen = body.package_identifier;
    if (user?.status === 'active') await mailReset(db, services, user, chosen);
    // Who never chose a password (the first link was lost, or is too old) chooses it now.
    else if (user?.status === 'invited') await mailInvitation(db, services, user, 'Your account is ready for you.', chosen);
    return { accepted: true };
  },

  checkMailToken: async ({ db, body, services }) => {
    const { purpose, expires_at, user } = await readMailToken(db, services, body.token);
    return { purpose, expires_at, email: user.email, first_name: user.first_name };
  },

  resetPassword: async ({ db, body, services }) => {
    const { purpose, user } = await readMailToken(db, services, body.token);
    requireGoodPassword(body.password, user.email);
    await changePassword(db, user.id, body.password);
    await endMailTokens(db, user.id);
    await endSessions(db, user.id);
    if (purpose === 'accept_invitation') await db.update(users).set({ status: 'active' }).where(eq(users.id, user.id));
    else await mailNotice(db, user, 'password');
    return { email: user.email };
  },

  getMe: ({ db, actor }) => findRow(db, users, actor.id, undefined),

  getMyAdvisor: async ({ db, actor, services }) => {
    const [row] = await db
      .select({ id: users.id, name: users.name, title: users.title, avatar: users.avatar, absent_until: users.absent_until })
      .from(users)
      .where(and(isNull(users.deleted_at), eq(users.id, sql`(select advisor_id from users as client where client.id = ${actor.id})`)));
    const due = replyDue(services.clock(), await firmAnswerHours(db));
    return { advisor: row ?? null, answer_by: due.toISOString() };
  },

  getMyData: ({ db, actor, services }) => personalData(db, actor, services.clock()),

  updatePassword: async ({ db, actor, params, body, services }) => {
    if (params.id !== actor.id) throw notFound();
    const user = await requirePassword(db, actor.id, body.current_password, services);
    requireGoodPassword(body.password, user.email);
    await changePassword(db, user.id, body.password);
    await endMailTokens(db, user.id, 'reset_password');
    await mailNotice(db, user, 'password');
    return { ended_sessions: await endSessions(db, user.id, actor.sessionId) };
  },

  updateEmail: async ({ db, actor, params, body, services }) => {
    if (params.id !== actor.id) throw notFound();
    const user = await requirePassword(db, actor.id, body.current_password, services);
    const owner = await emailOwner(db, body.email);
    if (owner && owner.id !== user.id) throw invalid({ email: 'Somebody else has this address here.' });
    await mailNotice(db, user, 'email');
    await endMailTokens(db, user.id, 'reset_password');
    const [changed] = await db
      .update(users)
      .set({ email: body.email, version: sql`${users.version} + 1` })
      .where(eq(users.id, user.id))
      .returning();
    return changed ?? user;
  },

  closeAccount: async ({ db, actor, body, services }) => {
    await requirePassword(db, actor.id, body.current_password, services);
    await closeAccount(db, services, actor, actor.id, 'closeAccount');
    return { closed: true };
  },

  createHandOver: ({ db, actor, body, services }) => makeHandOver(db, services, actor, body.host),

  redeemHandOver: async ({ db, body, request, services }) => signIn(db, services, await redeemHandOver(db, services, body.code, request.host), request),
} satisfies Partial<HandlerMap>;

type Person = typeof users.$inferSelect;

async function signIn(db: Database, services: Services, user: Person, request: CallInfo): Promise<{ access_token: string; user: Person }> {
  const access_token = await openSession(db, services, user, request);
  const last_sign_in_at = services.clock().toISOString();
  await db.update(users).set({ last_sign_in_at }).where(eq(users.id, user.id));
  return { access_token, user: { ...user, last_sign_in_at } };
}
