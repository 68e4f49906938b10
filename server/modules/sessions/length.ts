import type { Role } from '../../../generated/api.ts';

const hour = 3_600_000;

/** How long a session lasts without being used, in ms: staff 12 hours, clients 30 days. */
export function sessionLength(role: Role): number {
  return role === 'client' ? 30 * 24 * hour : 12 * hour;
}
