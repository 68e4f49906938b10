import type { Role } from '../../../generated/api.ts';
import { prefixRole, withoutPrefix } from '../../../domain/role-hosts.ts';

/** The query parameter of the sign-in page with the page the user asked for. */
export const wantedParameter = 'next';

/** The sign-in address that leads back to `path` afterwards. */
export function signInPath(path: string): string {
  return path === '/' ? '/login' : `/login?${new URLSearchParams({ [wantedParameter]: path }).toString()}`;
}

/** The address of the second step that leads back to `path` afterwards. */
export const secondStepPath = (path: string): string => `/second-step?${new URLSearchParams({ [wantedParameter]: path }).toString()}`;

/**
 * The area path the user asked for before signing in, if their role may have it; null for another role's page, for a page outside the areas, and for anything
 * that is no path of ours.
 */
export function wantedAreaPath(search: string, role: Role, onRoleHost: boolean): string | null {
  const wanted = new URLSearchParams(search).get(wantedParameter);
  if (wanted === null || !/^\/(?![/\\])/.test(wanted)) return null;
  const prefix = prefixRole(wanted.split(/[?#]/)[0] ?? '');
  if (prefix === role) return withoutPrefix(wanted);
  return prefix === null && onRoleHost ? wanted : null;
}
