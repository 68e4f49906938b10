// A deal check as staff review it.
import type { DealCheck } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';

export const dealChecksKey = ['/deal-checks'] as const;

/** One deal check with its versions. */
export const dealCheckQuery = (id: string) =>
  apiQuery<DealCheck>([...dealChecksKey, 'one', id], (signal) => api.GET('/deal-checks/{id}', { params: { path: { id } }, signal }));
