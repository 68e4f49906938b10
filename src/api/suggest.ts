import { namesIn } from '../../engine/web/fields/names.ts';
import type { Suggest } from '../../engine/web/fields/useSuggestions.ts';
import { api } from './client.ts';

/** The client's call for a list that a field's description names, which its types cannot know. */
type AnyList = (path: string, sent: { params: { query: { filter: object } }; signal: AbortSignal }) => Promise<{ data?: unknown }>;

/**
 * The names that a field's list has for what is typed.
 * @param beside what narrows it, by filter
 */
export const suggestFrom =
  (path: string, beside: Readonly<Record<string, unknown>> = {}): Suggest =>
  async (typed, signal) => {
    const filter = Object.fromEntries(Object.entries({ q: typed, ...beside }).filter(([, value]) => value !== '' && value !== null && value !== undefined));
    const { data } = await (api.GET as unknown as AnyList)(path, { params: { query: { filter } }, signal });
    return namesIn(data);
  };
