// Read by itself: who only looks something up in the checklist fetches nothing of what saves it.
import { useQuery } from '@tanstack/react-query';
import type { UserPreferences } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { useMe } from '../../api/me.ts';
import { apiQuery } from '../../api/query.ts';
import { useUser } from '../../api/session.ts';

export const checklistKey = (userId: string, packageId: string) => ['/user-preferences', userId, packageId] as const;

/** The reader's own checklist for the package they have; disabled while they have none. */
export function useOwnChecklist() {
  const { id } = useUser();
  const me = useMe();
  const packageId = me.data?.package_id ?? undefined;
  const checklist = useQuery({
    ...apiQuery<UserPreferences>(checklistKey(id, packageId ?? ''), (signal) =>
      api.GET('/user-preferences/{a}/{b}', { params: { path: { a: id, b: packageId ?? '' } }, signal }),
    ),
    enabled: packageId !== undefined,
    // A refetch a moment later does not overwrite typed text; a change elsewhere shows when saving.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return { me, packageId, checklist };
}
