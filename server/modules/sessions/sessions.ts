// Beginning and ending sessions. The token is given out once; the database keeps its hash.
import { and, eq, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { SessionEnd } from '../../../domain/session-end.ts';
import type { Role, SecondStep } from '../../../generated/api.ts';
import type { CallInfo } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { endedSessions, sessions, users } from '../../db/schema.ts';
import { afterCommit } from '../../db/transactions.ts';
import type { Services } from '../../services.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { sessionCache } from './cache.ts';
import { sessionEnds } from './length.ts';
import { hasSecondFactor, waitingLength, waitsFor } from './second-step.ts';

/** The PostgreSQL channel on which processes announce changed sessions. */
export const sessionChannel = 'forecourt_sessions';

/** When its owner proved that it is them, and by a second step; a session begun by a password alone has none yet. */
export interface Proofs {
  confirmed_at: string | null;
  second_step_at: string | null;
  /** When the session began that it goes on from; now, where it begins anew. */
  created_at?: string;
}

/**
 * Starts a session. Deletes the person's expired sessions.
 * @param proofs taken over from the session it goes on from; without, the password was right just now
 * @returns its token, and what it still waits for
 */
export async function openSession(
  db: Database,
  services: Services,
  user: { id: string; role: Role },
  request: Pick<CallInfo, 'userAgent' | 'host' | 'ip'>,
  proofs?: Proofs,
): Promise<{ token: string; waitsFor: SecondStep | null }> {
  const now = services.clock();
  const [found] = await db.select({ hasFactor: hasSecondFactor() }).from(users).where(eq(users.id, user.id));
  const { confirmed_at, second_step_at, created_at = now.toISOString() }: Proofs = proofs ?? { confirmed_at: now.toISOString(), second_step_at: null };
  const waits = waitsFor(services.config, { role: user.role, hasFactor: found?.hasFactor ?? false, isConfirmed: second_step_at !== null });
  const token = services.tokens.mint();
  await remove(db, and(eq(sessions.user_id, user.id), lt(sessions.expires_at, now.toISOString())), 'expired');
  await db.insert(sessions).values({
    user_id: user.id,
    token_hash: services.tokens.hash(token),
    user_agent: request.userAgent.slice(0, 500),
    host: request.host.slice(0, 255),
    ip: request.ip,
    last_used_at: now.toISOString(),
    created_at,
    expires_at: new Date(
      waits === null ? sessionEnds(user.role, { begun: Date.parse(created_at), now: now.getTime() }) : now.getTime() + waitingLength,
    ).toISOString(),
    confirmed_at,
    second_step_at,
  });
  return { token, waitsFor: waits };
}

/**
 * Ends one session of a person.
 * @param why what is told where it was; nothing where they ended it there themselves
 * @returns the session as it was, if there was one
 */
export async function endSession(db: Database, userId: string, sessionId: string, why?: SessionEnd): Promise<typeof sessions.$inferSelect | undefined> {
  const [ended] = await remove(db, and(eq(sessions.id, sessionId), eq(sessions.user_id, userId)), why);
  await forgetSessions(db, userId);
  return ended;
}

/** Ends every session of a person, but the one to keep. @param why what is told where they were @returns how many */
export async function endSessions(db: Database, userId: string, why: SessionEnd, keep?: string): Promise<number> {
  const ended = await remove(db, and(eq(sessions.user_id, userId), keep === undefined ? undefined : ne(sessions.id, keep)), why);
  await forgetSessions(db, userId);
  return ended.length;
}

/** Why the session of a token is over; undefined where nobody knows, or it was ended by its owner there. */
export async function endOf(db: Database, token_hash: string): Promise<SessionEnd | undefined> {
  const [ended] = await db.select({ why: endedSessions.why }).from(endedSessions).where(eq(endedSessions.token_hash, token_hash));
  return ended?.why;
}

/** Removes sessions and keeps why. What was kept longer than any session lasts goes. */
async function remove(db: Database, which: SQL | undefined, why: SessionEnd | undefined): Promise<(typeof sessions.$inferSelect)[]> {
  const gone = await db.delete(sessions).where(which).returning();
  if (why === undefined || gone.length === 0) return gone;
  await db.delete(endedSessions).where(lt(endedSessions.ended_at, sql`now() - interval '30 days'`));
  await db.insert(endedSessions).values(gone.map(({ token_hash }) => ({ token_hash, why })));
  return gone;
}

/** Makes every process look the person's sessions up again, from the commit on: something about the account changed. */
export async function forgetSessions(db: Database, userId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${sessionChannel}, ${userId})`);
  afterCommit(() => sessionCache.drop(userId));
  // What they hear ends, too; those who are still signed in connect again.
  await enqueue(db, { kind: 'push_end', payload: { user_id: userId } });
}
