// The portal as an app without a store: its manifest, made of what the firm says of itself, and its service worker. Only where the portal is.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { icons, manifestPath, workerFile, workerPath } from '../../domain/portal-app.ts';
import { hostRole } from '../../domain/role-hosts.ts';
import { notFound } from '../../engine/server/problem.ts';
import * as roles from '../../generated/roles.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { firmSettings } from '../modules/settings/index.ts';
import { colours } from '../ports/mail/layout.ts';
import { sendProblem } from './errors.ts';

/** Where the portal begins without a host of its own. */
const prefix = `/${roles.client}`;

/** Where the portal begins on a host, without a slash at its end; undefined where it is not. */
export function portalBase(hostname: string, baseDomain: string): string | undefined {
  const role = hostRole(hostname, baseDomain);
  return role === roles.client ? '' : role === null ? prefix : undefined;
}

/** The most letters that phones write under an icon. */
const shortest = 12;

/** As many words of a name as fit under an icon, at least one. */
export function shortName(name: string): string {
  const [first = name, ...rest] = name.replace(/,?\s+(?:llc|inc|corp|co|ltd)\.?$/i, '').split(' ');
  let short = first;
  for (const word of rest) {
    if (`${short} ${word}`.length > shortest) break;
    short = `${short} ${word}`;
  }
  return short;
}

/** The manifest of a firm's portal. */
export function manifestOf(firmName: string | null, base: string) {
  const name = firmName ?? 'Forecourt';
  return {
    id: `${base}/`,
    name,
    short_name: shortName(name),
    description: 'Your car search: offers, prices, papers and your advisor.',
    start_url: `${base}/dashboard`,
    scope: `${base}/`,
    display: 'standalone',
    background_color: colours.light.bg,
    theme_color: colours.light.bg,
    lang: 'en-US',
    icons: icons.flatMap(({ file, size, purpose }) => (purpose === 'touch' ? [] : [{ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }])),
  };
}

interface Given {
  config: Config;
  db: Database;
}

/** Serves manifest and worker at the portal's root: on its own host, or below its prefix on hosts without a role. */
export function servePortalApp(app: FastifyInstance, { config, db }: Given): void {
  const file = join(config.webDir, workerFile);
  const worker = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const at = (path: string, answer: (base: string, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>) => {
    for (const place of ['', prefix]) {
      app.get(`${place}${path}`, (request: FastifyRequest, reply) => {
        const base = portalBase(request.hostname, config.baseDomain);
        if (base !== place) return sendProblem(request, reply, notFound('There is nothing at this address.'));
        void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, host' });
        return answer(base, reply);
      });
    }
  };
  at(manifestPath, async (base, reply) => {
    const { firm_name } = await firmSettings(db, config);
    return reply.type('application/manifest+json; charset=utf-8').send(JSON.stringify(manifestOf(firm_name, base)));
  });
  if (worker !== undefined) at(workerPath, (_base, reply) => reply.type('text/javascript; charset=utf-8').send(worker));
}
