import type { ComplaintCategory } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { everyRowQuery } from '../../api/every-row.ts';

export const categoriesKey = ['/complaint-categories'] as const;

/** The categories in order; an admin reads how many complaints use each. */
export const keptCategoriesQuery = everyRowQuery<ComplaintCategory>([...categoriesKey, 'kept'], 100, (range, signal) =>
  api.GET('/complaint-categories', { params: { query: { sort: ['position', 'ASC'], range } }, signal }),
);
