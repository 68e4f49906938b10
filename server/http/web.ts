import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firstLoadsFile } from '../../domain/doors.ts';
import { notFound } from '../../engine/server/problem.ts';
import { hostRole } from '../../domain/role-hosts.ts';
import { readDoors } from './doors.ts';
import { sendProblem } from './errors.ts';
import type { Root } from './front-door.ts';
import { html, page } from './html.ts';

/**
 * Serves the built web application: files with a hash in their name for good, the page of a door (`baseDomain` says whose a host is) asked
 * about each time. Every address that is no file is a route of the application; addresses of the API
 * and missing files stay 404. The root of a host without a role is the front door's (`root`).
 */
export async function serveWeb(app: FastifyInstance, folder: string, baseDomain: string, root: Root): Promise<void> {
  const pageAt = isBuilt(folder) ? readDoors(folder, baseDomain) : undefined;
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!pageAt) return undefined;
    const { body, etag, packed } = pageAt(request.hostname, pathOf(request.url));
    void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding, host' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    void reply.type('text/html; charset=utf-8');
    if (!packed || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body);
    return reply.header('content-encoding', 'br').send(await packed());
  };
  const sendUnbuilt = (reply: FastifyReply) => {
    const body = html`<h1>Not built yet</h1>
      <p>The web application is not in ${folder}. Run <code>npm start</code>, which builds it, or <code>npm run dev</code>.</p>`;
    return reply.code(503).type('text/html; charset=utf-8').send(page('Not built yet', body));
  };
  if (pageAt) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // Nothing here is long enough to be asked for in parts.
      acceptRanges: false,
      setHeaders: (response, path) => {
        const isHashed = path.startsWith(join(folder, 'assets'));
        // The same address has the file packed and plain.
        response.setHeader('vary', 'accept-encoding');
        response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  // The root is a folder to the file server, which refuses to list it.
  app.get('/', async (request, reply) => {
    if (hostRole(request.hostname, baseDomain) === null) return root(request, reply);
    return pageAt ? sendPage(request, reply) : sendUnbuilt(reply);
  });
  // Where no script runs, the browser sends the forms of public pages by itself: nothing of that is read, and the page comes again.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || request.method !== 'POST' || !isPagePath(pathOf(request.url))) return done();
    void reply.redirect(pathOf(request.url), 303);
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isRoute(request)) return sendProblem(request, reply, notFound('There is nothing at this address.'));
    if (pageAt) return sendPage(request, reply);
    return sendUnbuilt(reply);
  });
}

/** Whether a folder holds the built web application. */
export const isBuilt = (folder: string): boolean => existsSync(join(folder, firstLoadsFile));

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/';

/**
 * An address whose escapes cannot be decoded (`/%ZZ`) does not exist, rather than being a bad call: the user gets the application, which says so. Under the API
 * it stays as it is and is refused.
 */
export function readableAddress(url: string): string {
  const path = pathOf(url);
  return !path.includes('%') || isDecodable(path) || /^\/api(\/|$)/.test(path) ? url : '/not-found';
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A file with a hash in its name: part of a page, never one itself. */
export const isAsset = (url: string): boolean => url.startsWith('/assets/');

/** A route is what a person opens: a GET of a path without a file's extension, outside the API. */
function isRoute(request: FastifyRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && isPagePath(pathOf(request.url));
}

function isPagePath(path: string): boolean {
  const last = path.slice(path.lastIndexOf('/') + 1);
  // What a browser would read as another host is no page of ours, nor is what it could not read at all.
  return (
    URL.canParse(path, 'http://here') &&
    new URL(path, 'http://here').host === 'here' &&
    path !== '/api' &&
    !path.startsWith('/api/') &&
    !isAsset(path) &&
    !last.includes('.')
  );
}
