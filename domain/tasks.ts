// When tasks are due (docs/rules.md, Contact log and tasks).
import type { ContactKind } from '../generated/api.ts';
import { dayIn } from './pipeline.ts';

/** The firm's day (YYYY-MM-DD) of the moment something is due. @param due_at ISO 8601 */
export const dueDay = (due_at: string, timeZone: string): string => dayIn(timeZone, new Date(due_at));

/** Whether something logged counts as speaking with the client: a note does not. */
export const setsLastContact = (kind: ContactKind): boolean => kind !== 'note';

/**
 * The day a client was last contacted (YYYY-MM-DD), after the log changed. A day that was set by hand stays as long as nothing later is logged; one that
 * came from an entry that is gone goes back to the newest that is left.
 * @param present as it is
 * @param newest day of the newest entry that is left
 * @param gone day of the entry that was removed or changed
 */
export function lastContactAfter(present: string | null, { newest, gone }: { newest: string | undefined; gone: string | undefined }): string | null {
  if (present === null || present === gone) return newest ?? null;
  return newest !== undefined && newest > present ? newest : present;
}
