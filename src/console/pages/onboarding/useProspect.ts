import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { InitialClientData } from '../../../../generated/api.ts';
import { api, dataOf } from '../../../api/client.ts';
import { useLoad, type Loaded } from '../../../../engine/web/useLoad.ts';
import { useAreaPath } from '../../../kit/area/area.ts';

/** Where the list of prospects stands, and the three screens of bringing one in. */
export const segment = 'incomplete-onboardings';

/** Stands in an address where no package is chosen yet. */
export const noPackage = 'package';

/** The onboarding that `?onboarding=` names, taken up by whoever opens it; nobody where none is named. */
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
