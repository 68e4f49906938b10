import { useCallback } from 'react';
import { useLocation, useNavigate } from '../router/router.ts';
import type { Role } from '../../../generated/api.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { secondStepIn } from '../../api/second-step.ts';
import { session } from '../../api/session-store.ts';
import { leaveTo } from './hand-over.ts';
import { hostRole } from '../../../domain/role-hosts.ts';
import { homePath, targetOf } from './hosts.ts';
import { secondStepPath, wantedAreaPath, wantedParameter } from './wanted.ts';

/** Goes to the page that was asked for before signing in, or else to `fallback` in the role's area; by way of the second step, where the sign-in waits for it. */
export function useGoHome(): (role: Role, fallback?: string) => Promise<void> {
  const { base_domain: baseDomain } = usePublicSettings();
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    async (role, fallback = homePath) => {
      const { protocol, hostname, port, pathname } = window.location;
      if (secondStepIn(session.get()?.user) !== null) {
        navigate(secondStepPath(new URLSearchParams(search).get(wantedParameter) ?? `/${role}${fallback}`), { replace: true });
        return;
      }
      const own = hostRole(hostname, baseDomain) === role;
      const target = targetOf(role, wantedAreaPath(search, role, own) ?? fallback, { protocol, hostname, port, pathname, search }, baseDomain);
      if (target.kind === 'here') navigate(target.path, { replace: true });
      else await leaveTo(target);
    },
    [baseDomain, navigate, search],
  );
}
