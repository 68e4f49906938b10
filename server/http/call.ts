// Which call is being answered, for what is written on its behalf.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const calls = new AsyncLocalStorage<string>();

/** Lets everything done for a call know its id. Once its body is read: a stream's end would lead out of it again. */
export function knowCalls(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    calls.run(request.id, done);
  });
}

/** The id of the call that is being answered; undefined for what the server does by itself. */
export const callId = (): string | undefined => calls.getStore();
