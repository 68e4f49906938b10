// A session moves to another host of the firm (docs/rules.md, Hosts) by a code that works once, there, within 30 seconds.
import { eq, lt } from 'drizzle-orm';
import { roleHost } from '../../../domain/role-hosts.ts';
import type { Role } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { gone, invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { handOvers, sessions, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { endSession, type Proofs } from '../sessions/index.ts';

const lengthMs = 30_000;

const hostName = (host: string) => host.toLowerCase().replace(/:\d+$/, '');

/** @throws Problem 422 for a host that is not the one of the caller's role */
export async function makeHandOver(db: Database, services: Services, actor: Actor, to: string): Promise<{ code: string; expires_at: string }> {
  const host = hostName(to);
  if (host !== ownHost(services, actor.role)) throw invalid({ host: 'This address is for other accounts.' });
  const now = services.clock();
  await db.delete(handOvers).where(lt(handOvers.expires_at, now.toISOString()));
  const code = services.tokens.mint();
  const expires_at = new Date(now.getTime() + lengthMs).toISOString();
  await db.insert(handOvers).values({ code_hash: services.tokens.hash(code), session_id: actor.sessionId, host, expires_at });
  return { code, expires_at };
}

function ownHost(services: Services, role: Role): string {
  return roleHost(role, services.config.baseDomain).toLowerCase();
}

/**
 * Takes the code and ends the session it came from.
 * @returns whose session it was, and what they had proved in it
 * @throws Problem 410 for a code that is unknown, used, old, or of another host
 */
export async function redeemHandOver(
  db: Database,
  services: Services,
  code: string,
  host: string,
): Promise<{ user: typeof users.$inferSelect; proofs: Proofs }> {
  const [row] = await db
    .select({ session: sessions, host: handOvers.host, expires_at: handOvers.expires_at, user: users })
    .from(handOvers)
    .innerJoin(sessions, eq(sessions.id, handOvers.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(handOvers.code_hash, services.tokens.hash(code)))
    .for('update');
  const now = services.clock().getTime();
  if (!row || row.host !== hostName(host) || Date.parse(row.expires_at) <= now || Date.parse(row.session.expires_at) <= now || row.user.status !== 'active') {
    throw gone('This sign-in link was used or has expired. Sign in again.');
  }
  // The code goes with the session it hangs on.
  await endSession(db, row.user.id, row.session.id);
  return { user: row.user, proofs: row.session };
}
