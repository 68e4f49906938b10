import { createHmac } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { tokenPurposeValues } from '../../../generated/enums.ts';
import { replyDue } from '../../../domain/working-hours.ts';
import { account } from '../../../domain/brief-texts.ts';
import type { HandlerMap } from '../../../engine/server/handler.ts';
import { forbidden, notFound } from '../../../engine/server/problem.ts';
import { findRow } from '../../db/rows.ts';
import { installationSecret } from '../../db/secrets.ts';
import { users } from '../../db/schema.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { endSession, endSessions } from '../sessions/index.ts';
import { firmAnswerHours } from '../settings/index.ts';
import { closeAccount } from '../users/index.ts';
import { confirmEmail } from './confirm-email.ts';
import {
  confirmMailbox,
  endMailTokens,
  hashPassword,
  mailNotice,
  readMailToken,
  requireGoodPassword,
  requirePassword,
  requireUnmoved,
  setPassword,
} from '../credentials/index.ts';
import { makeHandOver, redeemHandOver } from './hand-over.ts';
import { personalData } from './personal-data.ts';
import { signInByLink } from './sign-in-link.ts';
import { provenPerson, requireSamePassword, signIn } from './sign-in.ts';

/** docs/brief.md, section 7, Auth. */
export const authHandlers = {
  login: {
    steps: async ({ db, body, request, services, settle }) => {
      const proven = await provenPerson(db, services, body, request);
      return settle(async (tx) => {
        const user = await requireSamePassword(tx, proven);
        if (user.status === 'suspended') throw forbidden(account.suspended);
        return signIn(tx, services, user, request);
      });
    },
  },

  logout: async ({ db, actor }) => {
    await endSession(db, actor.id, actor.sessionId);
    return { signed_out: true };
  },

  // Whether there is such an account is found out by the job, so that both answers take as long.
  forgotPassword: async ({ db, body }) => {
    await enqueue(db, {
      kind: 'password_mail',
      payload: { email: body.email, ...(body.package_identifier ? { package_identifier: body.package_identifier } : {}) },
    });
    return { accepted: true };
  },

  // The same: whether there is such an account, or a sign-up under way, the job finds out.
  requestSignInLink: async ({ db, body }) => {
    await enqueue(db, {
      kind: 'sign_in_mail',
      payload: { email: body.email, ...(body.package_identifier ? { package_identifier: body.package_identifier } : {}) },
    });
    return { accepted: true };
  },

  redeemSignInLink: ({ db, body, request, services }) => signInByLink(db, services, body.token, request),

  checkMailToken: async ({ db, body, services }) => {
    const { purpose, expires_at, user } = await readMailToken(db, services, body.token, tokenPurposeValues);
    return { purpose, expires_at, email: user.email, first_name: user.first_name };
  },

  resetPassword: {
    steps: async ({ body, services, decide, settle }) => {
      await decide(async (tx) => {
        const { user } = await readMailToken(tx, services, body.token, tokenPurposeValues);
        requireGoodPassword(body.password, user.email);
      });
      const password_hash = await hashPassword(body.password);
      return settle(async (tx) => {
        const { purpose, user } = await readMailToken(tx, services, body.token, tokenPurposeValues);
        await setPassword(tx, user.id, password_hash);
        await endMailTokens(tx, user.id);
        await endSessions(tx, user.id, 'password_changed');
        if (purpose === 'accept_invitation') await tx.update(users).set({ status: 'active' }).where(eq(users.id, user.id));
        else await mailNotice(tx, user, 'passwordChanged');
        await confirmMailbox(tx, services, user);
        return { email: user.email };
      });
    },
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

  // Derived, not stored: one account always has the same key, and another account's cannot be worked out from it.
  getDeviceKey: async ({ db, actor }) => ({
    key: createHmac('sha256', await installationSecret(db, 'device'))
      .update(actor.id)
      .digest('base64url'),
  }),

  getMyData: ({ db, actor, services }) => personalData(db, actor, services.clock()),

  updatePassword: {
    steps: async ({ db, actor, params, body, services, settle }) => {
      if (params.id !== actor.id) throw notFound();
      const proven = await requirePassword(db, actor.id, body.current_password, services);
      requireGoodPassword(body.password, proven.email);
      const password_hash = await hashPassword(body.password);
      return settle(async (tx) => {
        const user = await requireUnmoved(tx, proven);
        await setPassword(tx, user.id, password_hash);
        await endMailTokens(tx, user.id, 'reset_password', 'sign_in');
        await mailNotice(tx, user, 'passwordChanged');
        return { ended_sessions: await endSessions(tx, user.id, 'password_changed', actor.sessionId) };
      });
    },
  },

  updateEmail: {
    steps: async ({ db, actor, params, body, services, settle }) => {
      if (params.id !== actor.id) throw notFound();
      const proven = await requirePassword(db, actor.id, body.current_password, services);
      return settle(async (tx) => {
        const user = await requireUnmoved(tx, proven);
        await mailNotice(tx, user, 'emailChangeAsked');
        // The job finds out whether the address has an account, and only that mailbox is told.
        await enqueue(tx, { kind: 'email_change_mail', payload: { user_id: user.id, email: body.email } });
        return user;
      });
    },
  },

  confirmEmail: async ({ db, actor, body, services }) => confirmEmail(db, services, { token: body.token, actor }),

  closeAccount: {
    steps: async ({ db, actor, body, services, settle }) => {
      const proven = await requirePassword(db, actor.id, body.current_password, services);
      return settle(async (tx) => {
        await requireUnmoved(tx, proven);
        await closeAccount(tx, services, actor, actor.id, 'closeAccount');
        return { closed: true };
      });
    },
  },

  createHandOver: ({ db, actor, body, services }) => makeHandOver(db, services, actor, body.host),

  redeemHandOver: async ({ db, body, request, services }) => {
    const { user, proofs } = await redeemHandOver(db, services, body.code, request.host);
    return signIn(db, services, user, request, proofs);
  },
} satisfies Partial<HandlerMap>;
