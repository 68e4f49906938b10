// What waits for the client: the journey's counts, kept fresh for the navigation.
import { useQuery } from '@tanstack/react-query';
import type { Journey, PackageKind } from '../../generated/api.ts';
import { api } from '../api/client.ts';
import { apiQuery } from '../api/query.ts';
import { useSteady } from '../../engine/web/useSteady.ts';
import { usePollUntilKnown } from '../kit/live/live.ts';

/** Counts beside the navigation; null where they could not be asked for, which is not the same as none. */
export type Waiting = Readonly<Record<keyof Journey['waiting'], number | null>>;

const nothing: Waiting = { links: 0, messages: 0 };
const unknown: Waiting = { links: null, messages: null };

/** The refetch interval of the counts, in ms, where no push reports a change. */
const pollMs = 20_000;

/** The client's journey: steps, turns, counts. */
export const journeyQuery = apiQuery(['/journey'], (signal) => api.GET('/journey', { signal }));

/** What waits for the reader. */
export function useWaiting(): Waiting {
  const { data, isError } = useSteady(useQuery({ ...journeyQuery, refetchInterval: usePollUntilKnown(pollMs) }));
  return isError ? unknown : (data?.waiting ?? nothing);
}

/** What the reader's package is for; a search until it is known. */
export function usePackageKind(): PackageKind {
  return useQuery(journeyQuery).data?.kind ?? 'search';
}
