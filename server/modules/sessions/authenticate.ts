import { eq, sql } from 'drizzle-orm';
import { operations } from '../../../generated/operations.ts';
import { sessionEndSentences } from '../../../domain/session-end.ts';
import { account } from '../../../domain/brief-texts.ts';
import type { OperationId, SecondStep, UserStatus } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { forbidden, unauthorized } from '../../../engine/server/problem.ts';
import type { Authenticate } from '../../../engine/server/register.ts';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import type { Config } from '../../config.ts';
import { hashToken } from '../../tokens.ts';
import { sessionCache, type KnownSession } from './cache.ts';
import { hasSecondFactor, needsSecondStep, unfinished, waitsFor } from './second-step.ts';
import { sessionEnds } from './length.ts';
import { endOf } from './sessions.ts';

/** A session's end moves on at most this often, in ms. */
const slideEvery = 60_000;

/**
 * The owner of a token; null for one that is unknown, ended or of a closed account. A suspended account's token only allows asking for its own status, so that
 * the screen can say why; that of a sign-in without its second step opens what the contract names for it.
 * @throws Problem 401 that says why the session ended, where that is known; with the brief's sentence for any other call of a suspended account; 403 that names
 *   the second step a sign-in still waits for
 */
export const authenticateWith =
  (config: Config): Authenticate =>
  (db, token, call) =>
    authenticate(config, db, token, call);

/** The account's status; a guest gets in only while the client does. */
const statusNow = sql<UserStatus>`case when ${users.guest_of} is not null and ${users.status} = 'active'
  then (select client.status from users as client where client.id = ${users.guest_of}) else ${users.status} end`;

async function authenticate(config: Config, db: Database, token: string, { operationId, params, now }: Parameters<Authenticate>[2]): Promise<Actor | null> {
  const hash = hashToken(token);
  const session = sessionCache.get(hash) ?? (await lookUp(db, hash, config));
  if (!session || session.expiresAt <= now.getTime()) {
    const why = operations[operationId].public ? undefined : session ? 'expired' : await endOf(db, hash);
    if (why === undefined) return null;
    throw unauthorized(sessionEndSentences[why]);
  }
  const actor: Actor = {
    id: session.userId,
    role: session.role,
    sessionId: session.sessionId,
    ...(session.guestOf === null ? {} : { guestOf: session.guestOf }),
  };
  const asksOwnStatus = operationId === 'checkUserStatus' && params['id'] === session.userId;
  if (session.status === 'suspended') {
    if (asksOwnStatus) return actor;
    if (operations[operationId].public) return null;
    throw unauthorized(account.suspended);
  }
  if (session.status !== 'active') return null;
  if (session.waitsFor !== null && !mayBeUnfinished(operationId, session.waitsFor)) {
    if (operations[operationId].public) return null;
    throw needsSecondStep(session.waitsFor);
  }
  if (session.guestOf !== null && !operations[operationId].unfinished?.includes('guest')) {
    if (operations[operationId].public) return null;
    throw forbidden('Only the person who invited you can do this.');
  }
  // The browser asks the status every 5 seconds; that alone is no use of the account.
  if (operationId !== 'checkUserStatus' && session.waitsFor === null) await slide(db, session, now);
  return actor;
}

const mayBeUnfinished = (operationId: OperationId, step: SecondStep) => operations[operationId].unfinished?.includes(unfinished[step]) ?? false;

/** The person of a session while it lasts and its account is active; null afterwards. For addresses signed for that session. */
export async function actorOfSession(db: Database, sessionId: string, now: Date): Promise<Actor | null> {
  const [row] = await db
    .select({ id: users.id, role: users.role, status: statusNow, guest_of: users.guest_of, expires_at: sessions.expires_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessions.id, sessionId));
  return row && row.status === 'active' && new Date(row.expires_at) > now
    ? { id: row.id, role: row.role, sessionId, ...(row.guest_of === null ? {} : { guestOf: row.guest_of }) }
    : null;
}

async function lookUp(db: Database, hash: string, config: Config): Promise<KnownSession | undefined> {
  const { generation } = sessionCache;
  const [row] = await db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      role: users.role,
      status: statusNow,
      guestOf: users.guest_of,
      begunAt: sessions.created_at,
      lastUsedAt: sessions.last_used_at,
      expiresAt: sessions.expires_at,
      secondStepAt: sessions.second_step_at,
      hasFactor: hasSecondFactor(),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessions.token_hash, hash));
  if (!row) return undefined;
  const { secondStepAt, hasFactor, ...known } = row;
  const session: KnownSession = {
    ...known,
    begunAt: Date.parse(row.begunAt),
    lastUsedAt: Date.parse(row.lastUsedAt),
    expiresAt: Date.parse(row.expiresAt),
    waitsFor: waitsFor(config, { role: row.role, hasFactor, isConfirmed: secondStepAt !== null }),
  };
  sessionCache.put(hash, session, generation);
  return session;
}

async function slide(db: Database, session: KnownSession, now: Date): Promise<void> {
  if (now.getTime() - session.lastUsedAt < slideEvery) return;
  session.lastUsedAt = now.getTime();
  session.expiresAt = sessionEnds(session.role, { begun: session.begunAt, now: now.getTime() });
  await db
    .update(sessions)
    .set({ last_used_at: now.toISOString(), expires_at: new Date(session.expiresAt).toISOString() })
    .where(eq(sessions.id, session.sessionId));
}
