// What pages ask of the reader's own package.
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';

/** By what the answer is kept; whatever changes a package or what is used of it refreshes this. */
export const packageKey = ['/packages/mine'] as const;

/** The reader's package, and what is used of it. */
export const packageQuery = apiQuery(packageKey, (signal) => api.GET('/packages/mine', { signal }));
