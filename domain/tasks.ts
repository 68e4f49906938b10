// When tasks are due (docs/rules.md, Contact log and tasks).
import type { ContactKind, WeekEntry } from '../generated/api.ts';
import { weekEntryKindLabels } from '../generated/enums.ts';
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

const dayMs = 86_400_000;
/** A day so many days later; both YYYY-MM-DD. */
export const daysFrom = (day: string, more: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + more * dayMs).toISOString().slice(0, 10);

/** The week of a day, Monday to Sunday; all as YYYY-MM-DD. */
export function weekOf(day: string): { monday: string; sunday: string } {
  const monday = daysFrom(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  return { monday, sunday: daysFrom(monday, 6) };
}

/** What is on a day: YYYY-MM-DD, and the moment in ISO 8601, or null where only the day counts. */
interface OnDay {
  on: string;
  at: string | null;
  is_late: boolean;
}

/** Overdue first, then by day; within a day what has no time comes before what has one. */
export const inWeekOrder = (one: OnDay, other: OnDay): number =>
  Number(other.is_late) - Number(one.is_late) || one.on.localeCompare(other.on) || (one.at ?? '').localeCompare(other.at ?? '');

/** What something is called in a calendar outside of the firm: the client by first name and initial, and nothing else of them. */
export function feedTitle({ kind, title, client_name }: Pick<WeekEntry, 'kind' | 'title' | 'client_name'>): string {
  const what = kind === 'task' || kind === 'follow_up' ? title : `${weekEntryKindLabels[kind]}: ${title}`;
  const [first, ...rest] = (client_name ?? '').split(' ').filter(Boolean);
  const initial = rest.at(-1)?.[0];
  return first === undefined ? what : `${what} (${first}${initial === undefined ? '' : ` ${initial}.`})`;
}
