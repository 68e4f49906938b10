// Who calls: by the hash of the token, remembered.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { Refusal, type Caller } from './world.ts';

export function createSessions(pool: pg.Pool): (request: FastifyRequest) => Promise<Caller> {
  const known = new Map<string, Caller & { until: number }>();
  return async ({ headers }) => {
    const token = headers.authorization?.slice('Bearer '.length);
    if (!token) throw new Refusal(401, 'Sign in first.');
    const hash = createHash('sha256').update(token).digest('base64url');
    let caller = known.get(hash);
    if (!caller) {
      const { rows } = await pool.query<Caller & { until: Date }>({
        name: 'session',
        text: `select u.id, u.role, s.expires_at as until from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and u.status = 'active'`,
        values: [hash],
      });
      const [row] = rows;
      if (!row) throw new Refusal(401, 'Your sign-in has ended.');
      caller = { ...row, until: row.until.getTime() };
      known.set(hash, caller);
    }
    if (caller.until <= Date.now()) throw new Refusal(401, 'Your sign-in has ended.');
    return caller;
  };
}
