import type { ComplaintCategory } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';

export const categoriesKey = ['/complaint-categories'] as const;

/** More than there may be. */
const most = 99;

/** The categories in order; an admin reads how many complaints use each. */
export const keptCategoriesQuery = apiQuery<ComplaintCategory[]>([...categoriesKey, 'kept'], (signal) =>
  api.GET('/complaint-categories', { params: { query: { sort: ['position', 'ASC'], range: [0, most] } }, signal }),
);
