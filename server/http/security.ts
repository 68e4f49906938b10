import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { tooMany } from '../contract/problem.ts';

/** Headers that tell the browser what the pages may do, and a ceiling on calls from one address. */
export async function secure(app: FastifyInstance, config: Config): Promise<void> {
  const stripe = config.stripe ? ['https://js.stripe.com', 'https://hooks.stripe.com'] : [];
  const pusher = config.pusher ? pusherHosts(config.pusher.host, config.pusher.cluster) : [];
  const isHttps = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(config.stripe ? ['https://js.stripe.com'] : [])],
        // Emotion writes its style elements as it goes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Photos of offers stand on the sellers' sites.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(config.stripe ? ['https://api.stripe.com'] : []), ...pusher],
        frameSrc: ["'self'", 'blob:', ...stripe],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: isHttps && config.mode === 'production' ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // Isolation of windows needs a trustworthy origin; browsers complain about the header elsewhere.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(rateLimit, {
    max: config.callsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, context) => tooMany(Math.ceil(context.ttl / 1_000)),
  });
}

function pusherHosts(host: string | undefined, cluster: string): string[] {
  return host ? [`wss://${host}`, `https://${host}`] : [`wss://ws-${cluster}.pusher.com`, `https://sockjs-${cluster}.pusher.com`];
}
