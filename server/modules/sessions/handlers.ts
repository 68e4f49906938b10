import { and, desc, eq, gt } from 'drizzle-orm';
import type { SignedInSession } from '../../../generated/api.ts';
import type { HandlerMap } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import { sessions } from '../../db/schema.ts';
import { deviceName } from './device.ts';
import { endSession, endSessions } from './sessions.ts';

/** The user's sessions: lists and ends them. */
export const sessionHandlers = {
  listMySessions: async ({ db, actor, services }) => {
    const rows = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.user_id, actor.id), gt(sessions.expires_at, services.clock().toISOString())))
      .orderBy(desc(sessions.last_used_at))
      .limit(200);
    return rows.map((row) => sessionView(row, actor.sessionId));
  },

  revokeOtherSessions: async ({ db, actor }) => ({ count: await endSessions(db, actor.id, 'signed_out_elsewhere', actor.sessionId) }),

  revokeSession: async ({ db, actor, params }) => {
    const ended = await endSession(db, actor.id, params.id, 'signed_out_elsewhere');
    if (!ended) throw notFound();
    return sessionView(ended, actor.sessionId);
  },
} satisfies Partial<HandlerMap>;

function sessionView(row: typeof sessions.$inferSelect, currentId: string): SignedInSession {
  const { id, host, ip, created_at, last_used_at, expires_at } = row;
  return { id, device: deviceName(row.user_agent), host, ip, is_current: id === currentId, created_at, last_used_at, expires_at };
}
