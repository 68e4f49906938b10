// A call of the API as a span: it continues what the browser began with the press, and everything done for the call is within it.
import type { FastifyInstance } from 'fastify';
import { beginSpan, type Span } from './traces.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where traces are collected: this call's. */
    span: Span | undefined;
  }
}

/**
 * Begins a span for each call of the contract. A call made within another one (several in one, `askTogether`) is part of that one.
 * @param prefix where the contract's routes are
 */
export function traceCalls(app: FastifyInstance, prefix: string): void {
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url;
    // Its pattern, never the address: ids and searches are private.
    if (!route?.startsWith(`${prefix}/`)) return done();
    const { traceparent } = request.headers;
    request.span = beginSpan(`${request.method} ${route}`, {
      kind: 'server',
      attributes: { 'http.request.method': request.method, 'http.route': route, 'forecourt.call_id': request.id },
      from: typeof traceparent === 'string' ? traceparent : undefined,
    });
    return request.span ? request.span.run(done) : done();
  });
  // A body's end leads out of what began before it.
  app.addHook('preHandler', (request, _reply, done) => (request.span ? request.span.run(done) : done()));
  app.addHook('onResponse', (request, reply, done) => {
    request.span?.set({ 'http.response.status_code': reply.statusCode });
    request.span?.end(reply.statusCode >= 500);
    done();
  });
  // A caller who has gone gets no response.
  app.addHook('onRequestAbort', (request, done) => {
    request.span?.end();
    done();
  });
}
