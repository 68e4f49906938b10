// The client's deal checks: what was sent, and what came of it.
import type { DealCheck } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { everyRow } from '../../api/every-row.ts';
import { apiQuery } from '../../api/query.ts';

export const dealChecksKey = ['/deal-checks'] as const;

/** The reader's deal checks, the newest first. */
export const dealChecksQuery = {
  queryKey: dealChecksKey,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    everyRow<DealCheck>(50, (range) => api.GET('/deal-checks', { params: { query: { range, sort: ['updated_at', 'DESC'] } }, signal })),
};

/** The reader's package, and what is used of it. */
export const packageQuery = apiQuery(['/packages/mine'], (signal) => api.GET('/packages/mine', { signal }));

/** What a paper that was sent changes elsewhere in the portal. */
export const changedBySending = [dealChecksKey, ['/packages/mine'], ['/journey'], ['/timeline/{id}']] as const;
