import type { Role } from '../generated/api.ts';
import { roleValues } from '../generated/enums.ts';

/** The first label of each role's host: the admin, team and portal hosts of brief section 2, all under one base domain. */
// Typed here: the customer's host names; that one of them is spelled like its role is chance.
export const hostLabels: Readonly<Record<Role, string>> = { admin: 'admin', employee: 'team', client: 'portal' };

/** The host of a role, without a port: `roleHost('client', 'example.com')` is `portal.example.com`. */
export const roleHost = (role: Role, baseDomain: string): string => `${hostLabels[role]}.${baseDomain}`;

/** The role a host serves; null on every other host, where path prefixes alone decide. */
export function hostRole(hostname: string, baseDomain: string): Role | null {
  const name = hostname.toLowerCase();
  return roleValues.find((role) => name === roleHost(role, baseDomain.toLowerCase())) ?? null;
}

/** The role in the path's first segment, or null. */
export function prefixRole(pathname: string): Role | null {
  const first = pathname.split('/')[1];
  return roleValues.find((role) => role === first) ?? null;
}

/** The path without the prefix of a role; `/` if nothing else is left. */
export function withoutPrefix(pathname: string): string {
  if (prefixRole(pathname) === null) return pathname;
  const rest = pathname.split('/').slice(2).join('/');
  return `/${rest}`;
}
