// The call being answered and its caller, for rows written on its behalf.
import type { FastifyInstance } from 'fastify';
import { AsyncVariable } from '../../engine/server/async-variable.ts';

const calls = new AsyncVariable<{ id: string; actorId: string | undefined }>();

/** Lets everything done for a call know its id and who calls. Once its body is read: a stream's end would lead out of it again. */
export function knowCalls(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    calls.run({ id: request.id, actorId: request.actor?.id }, done);
  });
}

/** The id of the call that is being answered; undefined for what the server does by itself. */
export const callId = (): string | undefined => calls.get()?.id;

/** The account that calls; undefined for what the server does by itself, and for calls without one. */
export const callerId = (): string | undefined => calls.get()?.actorId;
