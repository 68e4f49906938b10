import type { Role } from '../../generated/api.ts';
import { hostRole, prefixRole, withoutPrefix } from '../../domain/role-hosts.ts';
import { expectedRole, targetOf } from '../kit/area/hosts.ts';
import type { Place, Target } from '../kit/area/hosts.ts';
import { secondStepPath, signInPath } from '../kit/area/wanted.ts';

/** What the guard of a route decides. */
export type Decision = { kind: 'show' } | { kind: 'redirect'; path: string } | { kind: 'leave'; target: Extract<Target, { kind: 'elsewhere' }> };

interface Question {
  place: Place;
  baseDomain: string;
  /** Role of the signed-in user; null without a token and a user. */
  role: Role | null;
  /** Whether the sign-in still waits for its second step. */
  waits: boolean;
  /** Roles the route admits. */
  roles: readonly Role[];
}

/**
 * The guard, in this order: a signed-out user goes to sign-in, one who signed in by half to the second step; a user with another role than expected (by host, or else path prefix) goes to their own host
 * with the prefix removed; a role the route does not list goes to /unauthorized; and on a role's own host the short address is the canonical one.
 */
export function decide({ place, baseDomain, role, waits, roles }: Question): Decision {
  if (role === null) return { kind: 'redirect', path: signInPath(`${place.pathname}${place.search}`) };
  if (waits) return { kind: 'redirect', path: secondStepPath(`${place.pathname}${place.search}`) };
  const expected = expectedRole(place, baseDomain);
  const rest = `${withoutPrefix(place.pathname)}${place.search}`;
  if (expected !== null && expected !== role) {
    const target = targetOf(role, rest, place, baseDomain);
    return target.kind === 'here' ? { kind: 'redirect', path: target.path } : { kind: 'leave', target };
  }
  if (!roles.includes(role)) return { kind: 'redirect', path: '/unauthorized' };
  if (hostRole(place.hostname, baseDomain) === role && prefixRole(place.pathname) === role) return { kind: 'redirect', path: rest };
  return { kind: 'show' };
}
