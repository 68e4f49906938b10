// Confirming by one of the ways: what is slow, or must be counted though it fails, happens before the transaction that relies on it.
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { PasskeySigned, SecondStepWay } from '../../../generated/api.ts';
import type { Actor, CallInfo } from '../../../engine/server/handler.ts';
import { conflict, invalid, type Problem } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { authenticatorApps, passkeys } from '../../db/schema.ts';
import { guess } from '../../limits/limiters.ts';
import { householdOf } from '../../limits/network.ts';
import type { Services } from '../../services.ts';
import { requirePassword, requireUnmoved } from '../credentials/index.ts';
import { periodOf } from './app-codes.ts';
import { appOf, hasFactor, mailChange } from './factors.ts';
import { askForSignature, signedBy, takeChallenge } from './passkeys.ts';
import { findCode, useCode } from './recovery-codes.ts';

/** What is written once the proof was found to hold. @throws Problem 422 where it was used meanwhile */
type Use = (db: Database) => Promise<void>;

interface Given {
  way: SecondStepWay;
  code?: string | undefined;
  password?: string | undefined;
  passkey?: PasskeySigned | undefined;
}

interface Call {
  db: Database;
  actor: Actor;
  services: Services;
  request: CallInfo;
  /** One transaction of its own. */
  decide: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
}

/** How the caller can confirm, the usual way first, and what a passkey is to sign. */
export async function waysOf(db: Database, services: Services, actor: Actor, request: CallInfo) {
  const passkey = await askForSignature(db, services, actor, request);
  const app = await appOf(db, actor.id);
  const ways: SecondStepWay[] = [...(passkey ? ['passkey' as const] : []), ...(app ? ['app' as const] : [])];
  // Somebody whose passkeys are all of another host has recovery codes, and no password instead.
  return { ways: (await hasFactor(db, actor.id)) ? [...ways, 'recovery_code' as const] : ['password' as const], passkey };
}

/** @throws Problem 422 on what is wrong, 429 after too many wrong codes, 409 for a password of somebody who has more */
export async function proof(given: Given, call: Call): Promise<Use> {
  switch (given.way) {
    case 'passkey':
      return byPasskey(given.passkey, call);
    case 'app':
      return counted(call, () => byApp(given.code, call));
    case 'recovery_code':
      return counted(call, () => byRecoveryCode(given.code, call));
    case 'password':
      return byPassword(given.password, call);
  }
}

async function byPasskey(signed: PasskeySigned | undefined, { db, actor, services, request, decide }: Call): Promise<Use> {
  if (!signed) throw invalid({ passkey: 'Use your passkey.' });
  const expectedChallenge = await decide((tx) => takeChallenge(tx, services, actor));
  const { id, counter } = await signedBy(db, services.config, { actor, request, signed, expectedChallenge });
  return async (tx) => {
    const used = await tx
      .update(passkeys)
      .set({ counter, last_used_at: services.clock().toISOString() })
      .where(and(eq(passkeys.id, id), eq(passkeys.user_id, actor.id)))
      .returning({ id: passkeys.id });
    if (used.length === 0) throw invalid({ passkey: 'This passkey was removed.' });
  };
}

const wrongCode = (): Problem => invalid({ code: 'This code isn’t right, or was used before.' });

async function byApp(code: string | undefined, { db, actor, services }: Call): Promise<Use | undefined> {
  const now = services.clock();
  const app = await appOf(db, actor.id);
  const period = app && code !== undefined ? periodOf(services.seal.open(app.secret, actor.id), code, now) : null;
  if (!app || period === null) return undefined;
  return (tx) => usePeriod(tx, app.id, period, now);
}

/** Uses a period's code up, and with it all earlier ones (RFC 6238, 5.2; OWASP ASVS 5.0, 6.5.1). @throws Problem 422 where it was used before */
async function usePeriod(db: Database, id: string, period: number, now: Date): Promise<void> {
  const used = await db
    .update(authenticatorApps)
    .set({ last_period: period, last_used_at: now.toISOString() })
    .where(and(eq(authenticatorApps.id, id), or(isNull(authenticatorApps.last_period), lt(authenticatorApps.last_period, period))))
    .returning({ id: authenticatorApps.id });
  if (used.length === 0) throw wrongCode();
}

async function byRecoveryCode(code: string | undefined, { db, actor, services }: Call): Promise<Use | undefined> {
  const id = code === undefined ? undefined : await findCode(db, actor.id, code);
  if (id === undefined) return undefined;
  return async (tx) => {
    if (!(await useCode(tx, id, services.clock()))) throw wrongCode();
    await mailChange(tx, actor.id, { kind: 'code_used' });
  };
}

async function byPassword(password: string | undefined, { db, actor, services }: Call): Promise<Use> {
  if (await hasFactor(db, actor.id)) throw conflict('Confirm with your second step.');
  if (password === undefined) throw invalid({ password: 'Enter your password.' });
  const proven = await requirePassword(db, actor.id, password, services, 'password');
  return async (tx) => {
    await requireUnmoved(tx, proven);
  };
}

/** Finds a code to be right, counting those that are not. A code used meanwhile is refused later, and costs no try: it was right. */
async function counted({ actor, services: { limits }, request }: Call, find: () => Promise<Use | undefined>): Promise<Use> {
  const here = `${actor.id} ${householdOf(request.ip)}`;
  const use = await guess(
    [
      [limits.codeTries, here],
      [limits.accountCodeTries, actor.id],
    ],
    find,
  );
  if (!use) throw wrongCode();
  await limits.codeTries.clear(here);
  return use;
}
