import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';

const path = '/cases/counts';

/** How many cases wait, as the menu asks: once for both. @param id the reader's */
export const caseCountsQuery = (id: string) => apiQuery([path, id], (signal) => api.GET(path, { signal }));
