import type { Role } from '../generated/api.ts';

/** The first label of each role's host: the admin, team and portal hosts of brief section 2, all under one base domain. */
// Typed here: the customer's host names; that one of them is spelled like its role is chance.
export const hostLabels: Readonly<Record<Role, string>> = { admin: 'admin', employee: 'team', client: 'portal' };

/** The host of a role, without a port: `roleHost('client', 'example.com')` is `portal.example.com`. */
export const roleHost = (role: Role, baseDomain: string): string => `${hostLabels[role]}.${baseDomain}`;
