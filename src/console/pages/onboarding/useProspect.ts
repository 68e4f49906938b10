import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { InitialClientData } from '../../../../generated/api.ts';
import { api, dataOf } from '../../../api/client.ts';
import { useLoad, type Loaded } from '../../../../engine/web/useLoad.ts';
import { useAreaPath } from '../../../kit/area/area.ts';

/** The paths of the list of prospects and of the three onboarding screens. */
export const segment = 'incomplete-onboardings';

/** Placeholder in an address while no package is chosen. */
export const noPackage = 'package';

/** The onboarding named by `?onboarding=`, claimed by the employee who opens it; undefined if none is named. */
export function useProspect(): Loaded<{ prospect: InitialClientData | null }> & { id: string | null } {
  const [search] = useSearchParams();
  const id = search.get('onboarding');
  const load = useCallback(
    async (signal: AbortSignal) => ({
      prospect: id === null ? null : await dataOf(api.POST('/users/initial-client-data/{id}/resume', { params: { path: { id } }, signal })),
    }),
    [id],
  );
  return { ...useLoad(load), id };
}

/** Addresses of the three screens for one prospect. */
export function useOnboardingPath(): (step: string, id: string) => string {
  const areaPath = useAreaPath();
  return (step, id) => `${areaPath(`/${segment}/onboard-the-client/${step}`)}?onboarding=${id}`;
}
