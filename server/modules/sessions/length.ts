import type { Role } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';

const hour = 3_600_000;

const day = 24 * hour;

/** How long a session lasts without being used, in ms: staff 12 hours, clients 30 days. */
const unused = (role: Role): number => (role === roles.client ? 30 * day : 12 * hour);

/** How long it lasts at most, however much it is used, in ms: staff a week, clients half a year (OWASP ASVS 5.0, 7.3.2). */
const atMost = (role: Role): number => (role === roles.client ? 180 * day : 7 * day);

/** When a session ends that is used now. @param begun, now and what comes back in ms since 1970 */
export const sessionEnds = (role: Role, { begun, now }: { begun: number; now: number }): number => Math.min(now + unused(role), begun + atMost(role));
