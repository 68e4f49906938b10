import type { QueryClient } from '@tanstack/react-query';
import type { HandOver, HandOverQuote } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { apiQuery } from '../../api/query.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';

/** What a hand-over would move, and who could take over. */
export const quoteQuery = (id: string) =>
  apiQuery<HandOverQuote>(['/employees/{id}/hand-over', id], (signal) => api.GET('/employees/{id}/hand-over', { params: { path: { id } }, signal }));

/** The last hand-overs of an advisor's clients, newest first. */
export const handOversQuery = (id: string) =>
  apiQuery<HandOver[]>(['/employees/{id}/hand-overs', id], (signal) => api.GET('/employees/{id}/hand-overs', { params: { path: { id } }, signal }));

/** Takes a hand-over back and says how many clients came back. */
export async function undoHandOver(id: string, queries: QueryClient): Promise<void> {
  try {
    const { count } = await dataOf(api.POST('/employees/hand-overs/{id}/undo', { params: { path: { id } } }));
    toast.success(messages.undone(count));
  } catch (error) {
    toast.error(reasonOf(error));
  }
  await queries.invalidateQueries();
}
