// The client's deal checks: what was sent, and what came of it.
import type { DealCheck } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { everyRow } from '../../api/every-row.ts';
import { packageKey } from '../../features/packages/queries.ts';

export const dealChecksKey = ['/deal-checks'] as const;

/** The reader's deal checks, the newest first. */
export const dealChecksQuery = {
  queryKey: dealChecksKey,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    everyRow<DealCheck>(50, (range) => api.GET('/deal-checks', { params: { query: { range, sort: ['updated_at', 'DESC'] } }, signal })),
};

/** What a paper that was sent changes elsewhere in the portal. */
export const changedBySending = [dealChecksKey, packageKey, ['/journey'], ['/timeline/{id}']] as const;
