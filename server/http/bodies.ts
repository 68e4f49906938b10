import type { FastifyInstance } from 'fastify';
import { JsonRefusal, parseJson } from '../../engine/server/json.ts';
import { badRequest } from '../../engine/server/problem.ts';

/** The most a JSON body may have, in bytes. Files come as forms and have a limit of their own. */
export const maxBodyBytes = 1024 * 1024;

/**
 * What bodies and addresses are taken: JSON, read strictly (see `parseJson`), forms where the contract
 * says so, and nothing else (415). A DELETE may call itself text/plain, as react-admin's provider does.
 */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: maxBodyBytes }, (request, body, done) => {
    const text = body.toString();
    request.rawBody = text;
    if (text.trim() === '') return done(null, undefined);
    try {
      return done(null, parseJson(text));
    } catch (error) {
      return done(error instanceof JsonRefusal ? badRequest(error.message) : asError(error));
    }
  });
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: 1024 }, (request, body, done) => {
    if (request.method === 'DELETE' && body.toString().trim() === '') return done(null, undefined);
    const error = new Error('Unsupported Media Type');
    return done(Object.assign(error, { statusCode: 415 }));
  });
  app.addHook('onRequest', (request, _reply, done) => {
    // A caller who hung up has no address any more, and no one reads an answer.
    if (request.raw.socket.destroyed) done(badRequest('The request was cut off.'));
    else if (request.url.includes('%') && !isEncoded(request.url)) done(badRequest('The address is not encoded as it should be.'));
    else done();
  });
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

function isEncoded(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
