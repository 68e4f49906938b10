import { isIP } from 'node:net';
import type { Role } from '../generated/api.ts';
import type { Config } from './config.ts';

const hostNames: Readonly<Record<Role, string>> = { admin: 'admin', employee: 'team', client: 'portal' };

/** The host of a role (brief section 2), without a port. */
export const roleHost = (role: Role, baseDomain: string): string => `${hostNames[role]}.${baseDomain}`;

/**
 * The address of a route for links in mails: on the role's own host, without the role's prefix, where
 * there are role hosts; else under the public address with it (brief section 2).
 * @param route begins with a slash; with the role's prefix, as in `/client/chats`
 */
export function webAddress(config: Pick<Config, 'publicUrl' | 'baseDomain'>, role: Role | null, route: string): string {
  const url = new URL(config.publicUrl);
  const hasRoleHosts = isIP(config.baseDomain) === 0 && (url.hostname === config.baseDomain || url.hostname.endsWith(`.${config.baseDomain}`));
  if (!role || !hasRoleHosts) return `${config.publicUrl}${route}`;
  url.hostname = `${hostNames[role]}.${config.baseDomain}`;
  const prefix = `/${role}`;
  const short = route.startsWith(`${prefix}/`) ? route.slice(prefix.length) : route;
  return `${url.origin}${short}`;
}
