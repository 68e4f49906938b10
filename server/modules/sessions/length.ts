import type { Role } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';

const hour = 3_600_000;

/** How long a session lasts without being used, in ms: staff 12 hours, clients 30 days. */
export function sessionLength(role: Role): number {
  return role === roles.client ? 30 * 24 * hour : 12 * hour;
}
