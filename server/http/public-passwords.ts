import type { FastifyInstance } from 'fastify';
import { publicPasswords } from '../../domain/passwords.ts';
import { invalid } from '../../engine/server/problem.ts';

/**
 * In production no one signs in with or chooses a password published in our own pages. It is refused before any lookup, so that it reveals nothing about an
 * account. The current password may be such a one: otherwise it could never be changed.
 */
export function refusePublicPasswords(app: FastifyInstance): void {
  app.addHook('preHandler', ({ body }, _reply, done) => {
    const isPublic = typeof body === 'object' && body !== null && 'password' in body && typeof body.password === 'string' && publicPasswords.has(body.password);
    done(isPublic ? invalid({ password: 'This is the demo’s password, and everybody knows it. Use another one.' }) : undefined);
  });
}
