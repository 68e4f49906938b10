import type { VinFacts } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';

/** What the server reads in a VIN; it never changes. */
export const vinQuery = (vin: string) => ({
  ...apiQuery<VinFacts>(['/vehicles/vin/{vin}', vin], (signal) => api.GET('/vehicles/vin/{vin}', { params: { path: { vin } }, signal })),
  staleTime: Infinity,
});
