import type { IncomingMessage } from 'node:http';
import { callbackify } from 'node:util';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { doorOf } from '../../domain/doors.ts';
import type { Config, PusherConfig } from '../config.ts';
import { tooMany } from '../../engine/server/problem.ts';
import { householdOf } from '../limits/network.ts';
import { frontDoorScript } from '../modules/front-door/index.ts';
import { inlineScripts } from './doors.ts';
import { isAsset } from './web.ts';

/** Of how many hosts the headers are kept; more than any installation has. */
const mostHosts = 50;
const forAssets = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
/** A worker's policy is its own file's, not its page's: it may compile WebAssembly, which no page may, and loads nothing but our files. */
const forWorkers = { ...forAssets, 'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'" };
const isWorker = (url: string): boolean => /\.worker-[\w-]+\.js$/.test(url);
/** What says nothing of a file that is the same for good: nobody asks whether it changed, and no call is behind it. */
const needless = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'x-request-id', 'etag', 'last-modified'];

/** Headers that restrict the pages in the browser, and a ceiling on calls from one address. */
export async function secure(app: FastifyInstance, config: Config): Promise<void> {
  const stripe = config.stripe ? ['https://js.stripe.com', 'https://hooks.stripe.com'] : [];
  const push = config.pusher ? [pusherOrigin(config.pusher)] : [ownSockets];
  const isHttps = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts(config.webDir, [frontDoorScript]), ...(config.stripe ? ['https://js.stripe.com'] : [])],
        // Emotion writes its style elements as it goes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Photos of offers are on the sellers' sites.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(config.stripe ? ['https://api.stripe.com'] : []), ...push],
        frameSrc: ["'self'", 'blob:', ...stripe],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: isHttps && config.mode === 'production' ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // Isolation of windows needs a trustworthy origin; browsers complain about the header elsewhere.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'same-origin' },
    // For browsers and plug-ins that are gone; each page would carry them.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const [permissions, withCamera] = [permissionsPolicy(config), permissionsPolicy(config, ['camera'])];
  /** Pages of the portal: a client reads the VIN of their trade-in off the car. */
  const usesCamera = ({ url, hostname }: FastifyRequest): boolean =>
    !/^\/(?:api|assets)\//.test(url) && doorOf({ hostname, pathname: url.split('?', 1)[0] ?? '/' }, config.baseDomain) === 'portal';
  const byHost = new Map<string, Readonly<Record<string, number | string | string[] | undefined>>>();
  const firstOf = callbackify(async (host: string, reply: FastifyReply) => {
    await reply.helmet();
    reply.raw.setHeader('permissions-policy', permissions);
    // A caller chooses the host: only so many are kept, the latest of them.
    const [oldest] = byHost.keys();
    if (byHost.size >= mostHosts && oldest !== undefined) byHost.delete(oldest);
    byHost.set(host, { ...reply.raw.getHeaders() });
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { host = '' } = request.headers;
    // Policies are for pages; a part of one needs no more than its type to be believed.
    const known = isAsset(request.url) ? (isWorker(request.url) ? forWorkers : forAssets) : byHost.get(host);
    const goOn = (error: Error | null) => {
      if (usesCamera(request)) void reply.header('permissions-policy', withCamera);
      done(error ?? undefined);
    };
    if (!known) return firstOf(host, reply, goOn);
    void reply.headers(known);
    goOn(null);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isAsset(request.url) && reply.statusCode < 400) for (const name of needless) void reply.removeHeader(name);
    done(null, payload);
  });
  await app.register(rateLimit, {
    max: config.callsPerMinute,
    timeWindow: 60_000,
    // A caller who has hung up since has no address any more, whatever the type says: nobody reads the answer.
    keyGenerator: ({ ip }: { ip: string | undefined }) => householdOf(ip ?? ''),
    errorResponseBuilder: (_request, context) => tooMany(Math.ceil(context.ttl / 1_000)),
  });
}

/** What Chromium knows and no page of ours uses; a name that a browser does not know would be a complaint on its console. */
const unused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
];

/**
 * What pages may not ask the device for; the card form may open the browser's own wallet. Photos come by a file field, which needs no camera; the portal looks through it for a VIN's barcode. Copying, filling the
 * screen and passkeys are left out: they are the page's own anyway, and this stands in the head of every page.
 */
function permissionsPolicy({ stripe }: Pick<Config, 'stripe'>, own: readonly string[] = []): string {
  const payment = stripe ? 'payment=(self "https://js.stripe.com")' : 'payment=()';
  return [payment, ...unused.map((feature) => `${feature}=${own.includes(feature) ? '(self)' : '()'}`)].join(', ');
}

function pusherOrigin({ host, port, cluster, tls }: PusherConfig): string {
  return `${tls ? 'wss' : 'ws'}://${host ?? `ws-${cluster}.pusher.com`}${port === undefined ? '' : `:${port}`}`;
}

/** Not every browser takes 'self' for WebSockets, too: the host that was called is named as well. */
function ownSockets({ headers: { host = '' } }: IncomingMessage): string {
  return /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i.test(host) ? `ws://${host} wss://${host}` : "'self'";
}
