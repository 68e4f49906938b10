// What dealers were asked for the reader.
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';

export const allBidsQuery = apiQuery(['/bids'], (signal) => api.GET('/bids', { signal }));

export const bidsQuery = (id: string) => apiQuery(['/bids', id], (signal) => api.GET('/bids/{id}', { params: { path: { id } }, signal }));
