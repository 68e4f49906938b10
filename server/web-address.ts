import { isIP } from 'node:net';
import { roleHost } from '../domain/role-hosts.ts';
import type { Role } from '../generated/api.ts';
import { roleValues } from '../generated/enums.ts';
import type { Config } from './config.ts';

/** Whether the installation has a host for each role: its public address is a name under the base domain, not an IP. */
export function hasRoleHosts({ publicUrl, baseDomain }: Pick<Config, 'publicUrl' | 'baseDomain'>): boolean {
  const { hostname } = new URL(publicUrl);
  return isIP(baseDomain) === 0 && (hostname === baseDomain || hostname.endsWith(`.${baseDomain}`));
}

/**
 * The address of a route for links in mails: on the role's own host, without the role's prefix, where there are role hosts; else under the public address with
 * it (brief section 2).
 * @param route starts with a slash; with the role's prefix, as in `/client/chats`
 */
export function webAddress(config: Pick<Config, 'publicUrl' | 'baseDomain'>, role: Role | null, route: string): string {
  if (!role || !hasRoleHosts(config)) return `${config.publicUrl}${route}`;
  const url = new URL(config.publicUrl);
  url.hostname = roleHost(role, config.baseDomain);
  const prefix = `/${role}`;
  const short = route.startsWith(`${prefix}/`) ? route.slice(prefix.length) : route;
  return `${url.origin}${short}`;
}

/**
 * Whether a page of this origin is one of ours: it comes from the host that is called, from the public address, or from a role's host.
 * @param origin of an `Origin` header; @param host of the `Host` header, with its port
 */
export function isOwnOrigin(config: Pick<Config, 'publicUrl' | 'baseDomain'>, origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (page.host === host || page.origin === new URL(config.publicUrl).origin) return true;
  return hasRoleHosts(config) && roleValues.some((role) => page.hostname === roleHost(role, config.baseDomain));
}
