import { expect, it } from 'vitest';
import { roleHost } from '../../domain/role-hosts.ts';
import { roleValues } from '../../generated/enums.ts';
import { doorPages } from './doors.ts';

type Middleware = (request: { method: string; url: string; headers: { host: string } }, response: object, next: () => void) => void;

/** Which page `npm run dev` serves at an address. */
function pageAt(host: string, url: string): string {
  let middleware: Middleware | undefined;
  const use = (given: Middleware) => {
    middleware = given;
  };
  const { configureServer } = doorPages;
  if (typeof configureServer !== 'function') throw new Error('the plugin serves nothing');
  // The plugin takes no more of the server than this.
  Reflect.apply(configureServer, doorPages, [{ middlewares: { use } }]);
  const request = { method: 'GET', url, headers: { host } };
  middleware?.(request, {}, () => undefined);
  return request.url;
}

it('serves each address by its door, and leaves the front door to the server', () => {
  expect(pageAt('localhost:3000', '/')).toBe('/');
  const signIn = pageAt('localhost:3000', '/login');
  expect(signIn).not.toBe('/login');
  for (const role of roleValues) expect(pageAt(`${roleHost(role, 'localhost')}:3000`, '/')).not.toBe('/');
  expect(pageAt('localhost:3000', '/api/status')).toBe('/api/status');
  expect(pageAt('localhost:3000', '/src/doors/public.tsx')).toBe('/src/doors/public.tsx');
});
