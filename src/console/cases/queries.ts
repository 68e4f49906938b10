import { queryOptions } from '@tanstack/react-query';
import type { Case, CaseKind, CaseState } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery, pageOf } from '../../api/query.ts';

const countsPath = '/cases/counts';

/** How many cases wait, as the menu asks: once for both. @param id the reader's */
export const caseCountsQuery = (id: string) => apiQuery([countsPath, id], (signal) => api.GET(countsPath, { signal }));

/** How many cases the desk shows at first, and how many more each time. */
export const caseStep = 50;

/** Which cases the desk shows. */
export interface CaseChoice {
  state: CaseState;
  kind?: CaseKind | undefined;
  /** Whose: a person's, or nobody's. */
  owner?: { id: string } | 'nobody' | undefined;
  words: string;
}

/** Cases of a choice: the first due on top; those that wait for no answer, the latest on top. */
export const casesQuery = ({ state, kind, owner, words }: CaseChoice, count: number) => {
  const filter = {
    state,
    ...(kind ? { kind } : {}),
    ...(owner === 'nobody' ? { owner_id_empty: true } : owner ? { owner_id: owner.id } : {}),
    ...(words === '' ? {} : { q: words }),
  };
  const sort: ['due_at' | 'created_at', 'ASC' | 'DESC'] = state === 'open' ? ['due_at', 'ASC'] : ['created_at', 'DESC'];
  return queryOptions({
    queryKey: ['/cases', 'desk', filter, count] as const,
    queryFn: ({ signal }) => pageOf<Case>(api.GET('/cases', { params: { query: { filter, sort, range: [0, count - 1] } }, signal })),
  });
};

/** One case by its record's id; null where there is none in the reader's scope. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['/cases', 'one', id] as const,
    queryFn: async ({ signal }) => (await pageOf<Case>(api.GET('/cases', { params: { query: { filter: { id }, range: [0, 0] } }, signal }))).rows[0] ?? null,
  });
