// The front door and what search engines ask beside it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostRole } from '../../domain/role-hosts.ts';
import { roleValues } from '../../generated/enums.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { frontDoorScript, keptFrontDoor, type FrontDoorCopy } from '../modules/front-door/index.ts';
import { headParts, keptPage, type DoorPage } from './doors.ts';

/** Answers the root of a host, or leaves it to the application. */
export type Root = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** What is behind sign-in, or says nothing to a stranger. */
const closed = ['/api/', ...roleValues.map((role) => `/${role}/`), '/payment', '/reset-password', '/confirm-email', '/dealer'];

interface Given {
  config: Config;
  db: Database;
  services: { config: Config; clock: () => Date };
}

/**
 * Serves robots.txt and sitemap.xml; role hosts are no search engine's.
 * @returns what answers the root of a host without a role: the front door, packed once for each copy
 */
export function showFrontDoor(app: FastifyInstance, { config, db, services }: Given): Root {
  const { baseDomain, webDir } = config;
  const read = keptFrontDoor({ db, services }, { ...headParts(webDir), script: frontDoorScript });
  let sent: { copy: FrontDoorCopy; page: DoorPage } | undefined;

  app.get('/robots.txt', (request, reply) => {
    const rules =
      hostRole(request.hostname, baseDomain) === null
        ? [...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${services.config.publicUrl}/sitemap.xml`]
        : ['Disallow: /'];
    return reply.type('text/plain; charset=utf-8').send(`User-agent: *\n${rules.join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const { packages } = await read();
    const paths = ['/', '/signup', ...packages.map(({ package_identifier }) => `/signup/${package_identifier}`), '/support'];
    const urls = paths.map((path) => `<url><loc>${services.config.publicUrl}${path}</loc></url>`);
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
    return reply.type('application/xml; charset=utf-8').send(text);
  });

  return async (request, reply) => {
    const copy = await read();
    if (sent?.copy !== copy) sent = { copy, page: keptPage(copy.html) };
    const { body, etag, packed } = sent.page;
    void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding, host' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    void reply.type('text/html; charset=utf-8');
    if (!packed || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body);
    return reply.header('content-encoding', 'br').send(await packed());
  };
}
