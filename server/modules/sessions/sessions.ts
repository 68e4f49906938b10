// Beginning and ending sessions. The token is given out once; the database keeps its hash.
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Role } from '../../../generated/api.ts';
import type { CallInfo } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { sessions } from '../../db/schema.ts';
import { afterCommit } from '../../db/transactions.ts';
import type { Services } from '../../services.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { sessionCache } from './cache.ts';
import { sessionLength } from './length.ts';

/** The PostgreSQL channel on which processes announce changed sessions. */
export const sessionChannel = 'forecourt_sessions';

/** Starts a session and returns its token. Deletes the person's expired sessions. */
export async function openSession(
  db: Database,
  services: Services,
  user: { id: string; role: Role },
  request: Pick<CallInfo, 'userAgent' | 'host' | 'ip'>,
): Promise<string> {
  const now = services.clock();
  const token = services.tokens.mint();
  await db.delete(sessions).where(and(eq(sessions.user_id, user.id), lt(sessions.expires_at, now.toISOString())));
  await db.insert(sessions).values({
    user_id: user.id,
    token_hash: services.tokens.hash(token),
    user_agent: request.userAgent.slice(0, 500),
    host: request.host.slice(0, 255),
    ip: request.ip,
    last_used_at: now.toISOString(),
    expires_at: new Date(now.getTime() + sessionLength(user.role)).toISOString(),
  });
  return token;
}

/** Ends one session of a person. @returns the session as it was, if there was one */
export async function endSession(db: Database, userId: string, sessionId: string): Promise<typeof sessions.$inferSelect | undefined> {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.user_id, userId)))
    .returning();
  await forgetSessions(db, userId);
  return ended;
}

/** Ends every session of a person, but the one to keep. @returns how many */
export async function endSessions(db: Database, userId: string, keep?: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), keep === undefined ? undefined : ne(sessions.id, keep)))
    .returning({ id: sessions.id });
  await forgetSessions(db, userId);
  return ended.length;
}

/** Makes every process look the person's sessions up again, from the commit on: something about the account changed. */
export async function forgetSessions(db: Database, userId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${sessionChannel}, ${userId})`);
  afterCommit(() => sessionCache.drop(userId));
  // What they hear ends, too; those who are still signed in connect again.
  await enqueue(db, { kind: 'push_end', payload: { user_id: userId } });
}
