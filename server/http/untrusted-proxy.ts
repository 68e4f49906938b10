import type { FastifyInstance } from 'fastify';

/**
 * Warns once that there is a proxy in front that is not configured as trusted: all callers then share one address, the proxy's, and its limits. Anyone can send
 * the header, so it is a hint, not a proof.
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
