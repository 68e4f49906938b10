import { hostRole, prefixRole, roleHost } from '../../../domain/role-hosts.ts';
import type { Role } from '../../../generated/api.ts';

/** Where the browser is: the parts of `window.location` that decide. */
export interface Place {
  protocol: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
}

/** Whose area this place belongs to: the host's role, or else the path prefix. */
export function expectedRole(place: Place, baseDomain: string): Role | null {
  return hostRole(place.hostname, baseDomain) ?? prefixRole(place.pathname);
}

/** The prefix of an area's screens: nothing on the role's own host, the role's prefix elsewhere. */
export function basenameOf(role: Role, hostname: string, baseDomain: string): string {
  return hostRole(hostname, baseDomain) === role ? '' : `/${role}`;
}

/** Where a role's screen is: a path on this host, or a whole address on the role's own host. */
export type Target = { kind: 'here'; path: string } | { kind: 'elsewhere'; origin: string; host: string; path: string };

/** Where `role` finds the area path (like `/dashboard`): on role hosts their own host without a prefix, elsewhere here with their prefix. */
export function targetOf(role: Role, areaPath: string, place: Place, baseDomain: string): Target {
  const here = hostRole(place.hostname, baseDomain);
  if (here === null) return { kind: 'here', path: `/${role}${areaPath}` };
  if (here === role) return { kind: 'here', path: areaPath };
  const port = place.port === '' ? '' : `:${place.port}`;
  const host = `${roleHost(role, baseDomain)}${port}`;
  return { kind: 'elsewhere', origin: `${place.protocol}//${host}`, host, path: areaPath };
}

/** The screen a role starts on. */
export const homePath = '/dashboard';
