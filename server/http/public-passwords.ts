import type { FastifyInstance } from 'fastify';
import { publicPasswords } from '../../domain/passwords.ts';
import { invalid } from '../../engine/server/problem.ts';

/**
 * Where people work, nobody signs in with or chooses a password that stands in our own pages. It is said before anything is looked up, so
 * that it tells nothing of an account. The present password may be such a one: how else would it be changed.
 */
export function refusePublicPasswords(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ body }) => {
    if (typeof body !== 'object' || body === null || !('password' in body) || typeof body.password !== 'string') return;
    if (publicPasswords.has(body.password)) throw invalid({ password: 'This is the demo’s password, and everybody knows it. Use another one.' });
  });
}
