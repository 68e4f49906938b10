import type { UserPreferences } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';

/** One checklist by its id. */
export const checklistById = (id: string) =>
  apiQuery<UserPreferences>(['/user-preferences', 'one', id], (signal) => api.GET('/user-preferences/{id}', { params: { path: { id } }, signal }));
