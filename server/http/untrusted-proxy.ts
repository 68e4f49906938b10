import type { FastifyInstance } from 'fastify';

/**
 * Says once that a proxy stands in front which nobody told us to believe: everybody then calls from one address, the proxy's, and shares
 * its limits. Anybody may send the header, so it is a hint, not a proof.
 */
export function noticeUntrustedProxy(app: FastifyInstance, trustProxy: number): void {
  if (trustProxy > 0) return;
  let isTold = false;
  app.addHook('onRequest', async (request) => {
    if (isTold || request.headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    request.log.warn(
      'A call came with X-Forwarded-For, which is not believed. Behind a proxy set TRUST_PROXY, or all callers share one address and its limits.',
    );
  });
}
