import { and, eq, inArray } from 'drizzle-orm';
import { staffRoles } from '../../../domain/roles.ts';
import * as roles from '../../../generated/roles.ts';
import type { HandlerMap } from '../../../engine/server/handler.ts';
import { conflict, gone, invalid, notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import { authenticatorApps, passkeys, recoveryCodes, sessions, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { endSession, endSessions, openSession } from '../sessions/index.ts';
import { addressOf, newSecret, periodOf } from './app-codes.ts';
import { proof, waysOf } from './confirm.ts';
import { afterRemoval, appOf, confirmedHere, hasFactor, mailChange, removeEverything, viewOf } from './factors.ts';
import { askForNew, newPasskey, takeChallenge } from './passkeys.ts';
import { keepCodes, newCodes } from './recovery-codes.ts';

/** How many passkeys a person has at most. */
const mostPasskeys = 20;
/** How long a secret that was begun waits for its first code, in ms. */
const setUpLength = 15 * 60_000;

/** The second step beside the password: passkeys, an authenticator app, recovery codes (OWASP ASVS 5.0, 6.3.3). */
export const secondFactorHandlers = {
  getSecondFactor: ({ db, actor, services }) => viewOf(db, services.config, actor),

  beginSecondStep: ({ db, actor, services, request }) => waysOf(db, services, actor, request),

  confirmSecondStep: {
    steps: async ({ db, actor, body, services, request, decide, settle }) => {
      const use = await proof(body, { db, actor, services, request, decide });
      return settle(async (tx) => {
        await use(tx);
        const user = await findRow(tx, users, actor.id, undefined);
        const at = services.clock().toISOString();
        const [session] = await tx.select().from(sessions).where(eq(sessions.id, actor.sessionId)).for('update');
        // It ended while it was being confirmed.
        if (!session) throw gone('Your sign-in has ended. Sign in again.');
        if (body.way === 'password' || session.second_step_at !== null) {
          await tx.update(sessions).set({ confirmed_at: at }).where(eq(sessions.id, session.id));
          return { access_token: request.token ?? '', user, second_step: null };
        }
        // A sign-in that is complete has a token of its own (OWASP ASVS 5.0, 7.2.4).
        await endSession(tx, actor.id, session.id);
        const { token, waitsFor } = await openSession(tx, services, user, request, { confirmed_at: at, second_step_at: at });
        return { access_token: token, user, second_step: waitsFor };
      });
    },
  },

  beginPasskey: ({ db, actor, services, request }) => askForNew(db, services, actor, request),

  addPasskey: {
    steps: async ({ db, actor, body, services, request, decide, settle }) => {
      const challenge = await decide((tx) => takeChallenge(tx, services, actor));
      const made = await newPasskey(services, request, body.passkey, challenge);
      const codes = await codesOfFirst(db, actor.id);
      return settle(async (tx) => {
        await lockPerson(tx, actor.id);
        const known = await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.user_id, actor.id));
        if (known.length >= mostPasskeys) throw conflict(`You have ${mostPasskeys} passkeys already. Remove one first.`);
        const [taken] = await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.credential_id, made.credential_id));
        if (taken) throw invalid({ passkey: 'This passkey was added before.' });
        const name = body.name.trim();
        await tx.insert(passkeys).values({ ...made, user_id: actor.id, name });
        await mailChange(tx, actor.id, { kind: 'passkey_added', name });
        return added(tx, services, actor, codes);
      });
    },
  },

  removePasskey: async ({ db, actor, params, services }) => {
    const [removed] = await db
      .delete(passkeys)
      .where(and(eq(passkeys.id, params.id), eq(passkeys.user_id, actor.id)))
      .returning();
    if (!removed) throw notFound();
    await afterRemoval(db, services, actor);
    await mailChange(db, actor.id, { kind: 'passkey_removed', name: removed.name });
    return viewOf(db, services.config, actor);
  },

  beginAuthenticator: async ({ db, actor, services }) => {
    const { email } = await findRow(db, users, actor.id, undefined);
    const secret = newSecret();
    const next = { next_secret: services.seal.close(secret, actor.id), next_until: new Date(services.clock().getTime() + setUpLength).toISOString() };
    await db
      .insert(authenticatorApps)
      .values({ user_id: actor.id, ...next })
      .onConflictDoUpdate({ target: authenticatorApps.user_id, set: next });
    return { secret, uri: addressOf(secret, email) };
  },

  addAuthenticator: {
    steps: async ({ db, actor, body, services, settle }) => {
      const codes = await codesOfFirst(db, actor.id);
      return settle(async (tx) => {
        await lockPerson(tx, actor.id);
        const now = services.clock();
        const [app] = await tx.select().from(authenticatorApps).where(eq(authenticatorApps.user_id, actor.id)).for('update');
        if (!app?.next_secret || !app.next_until || Date.parse(app.next_until) <= now.getTime()) throw gone('This key has expired. Begin again.');
        const period = periodOf(services.seal.open(app.next_secret, actor.id), body.code, now);
        if (period === null) throw invalid({ code: 'This code isn’t right. Enter the one the app shows now.' });
        await tx
          .update(authenticatorApps)
          .set({ secret: app.next_secret, next_secret: null, next_until: null, confirmed_at: now.toISOString(), last_period: period, last_used_at: null })
          .where(eq(authenticatorApps.id, app.id));
        await mailChange(tx, actor.id, { kind: 'app_added' });
        return added(tx, services, actor, codes);
      });
    },
  },

  removeAuthenticator: async ({ db, actor, services }) => {
    if (!(await appOf(db, actor.id))) throw notFound();
    await db.delete(authenticatorApps).where(eq(authenticatorApps.user_id, actor.id));
    await afterRemoval(db, services, actor);
    await mailChange(db, actor.id, { kind: 'app_removed' });
    return viewOf(db, services.config, actor);
  },

  makeRecoveryCodes: {
    steps: async ({ actor, services, settle }) => {
      const { codes, hashes } = await newCodes();
      return settle(async (tx) => {
        await lockPerson(tx, actor.id);
        if (!(await hasFactor(tx, actor.id))) throw conflict('Recovery codes come with a passkey or an authenticator app. Add one first.');
        await keepCodes(tx, actor.id, hashes);
        await mailChange(tx, actor.id, { kind: 'codes_made' });
        return { second_factor: await viewOf(tx, services.config, actor), recovery_codes: codes };
      });
    },
  },

  removeSecondFactor: async ({ db, actor, params }) => {
    if (params.id === actor.id) throw conflict('Ask another admin to remove your own second step.');
    return letIn(db, await findRow(db, users, params.id, inArray(users.role, staffRoles), { lock: true }));
  },

  removeClientSecondFactor: async ({ db, params }) => letIn(db, await findRow(db, users, params.id, eq(users.role, roles.client), { lock: true })),
} satisfies Partial<HandlerMap>;

/** Who lost theirs is let in by an admin, who knows them (OWASP ASVS 5.0, 6.4.4). @throws Problem 409 where there is nothing to remove */
async function letIn(db: Database, person: typeof users.$inferSelect): Promise<typeof users.$inferSelect> {
  if (!(await hasFactor(db, person.id))) throw conflict(`${person.name} has no second step.`);
  await removeEverything(db, person.id);
  await endSessions(db, person.id, 'second_step_removed');
  await mailChange(db, person.id, { kind: 'removed_by_admin' });
  return person;
}

/** One change of a person's second step at a time. */
const lockPerson = (db: Database, id: string) => findRow(db, users, id, undefined, { lock: true });

async function hasCodes(db: Database, userId: string): Promise<boolean> {
  const kept = await db.select({ id: recoveryCodes.id }).from(recoveryCodes).where(eq(recoveryCodes.user_id, userId)).limit(1);
  return kept.length > 0;
}

/** Recovery codes for whoever adds their first second step; slow, so before the transaction. */
const codesOfFirst = async (db: Database, userId: string) => ((await hasCodes(db, userId)) ? undefined : newCodes());

/** What is answered once a factor was added; the session it was added in is confirmed by it. */
async function added(db: Database, services: Services, actor: Parameters<typeof viewOf>[2], codes: Awaited<ReturnType<typeof codesOfFirst>>) {
  // Another one may have been added while the codes were made: that one brought its own.
  const shown = codes && !(await hasCodes(db, actor.id)) ? codes : undefined;
  if (shown) await keepCodes(db, actor.id, shown.hashes);
  await confirmedHere(db, services, actor);
  return { second_factor: await viewOf(db, services.config, actor), recovery_codes: shown?.codes ?? [] };
}
