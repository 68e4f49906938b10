import type { Week, WeekContact, WeekEntry } from '../../../generated/api.ts';
import { formatWeekday } from '../../../engine/web/format.ts';
import { daysAfter } from '../../../engine/web/zone.ts';
import { messages } from './messages.ts';

/** One day of the strip above: YYYY-MM-DD, what is left on it, and what of it is late. */
export interface StripDay {
  day: string;
  left: number;
  late: number;
}

/** The seven days with what is on each. */
export const stripOf = ({ monday, entries }: Pick<Week, 'monday' | 'entries'>): StripDay[] =>
  Array.from({ length: 7 }, (_, index) => daysAfter(monday, index)).map((day) => {
    const open = entries.filter(({ on, is_done }) => on === day && !is_done);
    return { day, left: open.length, late: open.filter(({ is_late }) => is_late).length };
  });

/** A heading with its rows. */
export interface Band {
  name: string;
  isLate: boolean;
  rows: readonly WeekEntry[];
}

/** What is overdue, then each day that has something. */
export function bandsOf({ today, entries }: Pick<Week, 'today' | 'entries'>): Band[] {
  const late = entries.filter(({ is_late }) => is_late);
  const rest = entries.filter(({ is_late }) => !is_late);
  const days = [...new Set(rest.map(({ on }) => on))].map((day) => ({
    name: nameOf(day, today),
    isLate: false,
    rows: rest.filter(({ on }) => on === day),
  }));
  return [...(late.length > 0 ? [{ name: messages.overdue, isLate: true, rows: late }] : []), ...days];
}

function nameOf(day: string, today: string): string {
  if (day === today) return messages.today(formatWeekday(day));
  return day === daysAfter(today, 1) ? messages.tomorrow(formatWeekday(day)) : formatWeekday(day);
}

/** What was planned for today, or a contact that was logged. */
export type Past = { entry: WeekEntry } | { contact: WeekContact };

/** Today as a timeline: what is past or done, what has no time of its own, what is still to come; then the next days with something. */
export interface Timeline {
  past: readonly Past[];
  open: readonly WeekEntry[];
  coming: readonly WeekEntry[];
  days: readonly { day: string; rows: readonly WeekEntry[] }[];
}

/** So many days after today are shown, of those that have something. */
const mostDays = 2;

/** What was done without a time comes first. */
function timeOf(past: Past): number {
  const at = 'entry' in past ? past.entry.at : past.contact.at;
  return at === null ? 0 : Date.parse(at);
}

/** @param now what is before it is past */
export function timelineOf({ today, entries, contacts }: Pick<Week, 'today' | 'entries' | 'contacts'>, now: Date): Timeline {
  const onToday = entries.filter(({ on, is_late }) => on === today && !is_late);
  const isPast = ({ at, is_done }: WeekEntry) => is_done || (at !== null && Date.parse(at) <= now.getTime());
  const later = entries.filter(({ on, is_done }) => on > today && !is_done);
  const days = [...new Set(later.map(({ on }) => on))].slice(0, mostDays);
  return {
    past: [...onToday.filter(isPast).map((entry) => ({ entry })), ...contacts.map((contact) => ({ contact }))].toSorted(
      (one, other) => timeOf(one) - timeOf(other),
    ),
    open: onToday.filter((entry) => !isPast(entry) && entry.at === null),
    coming: onToday.filter((entry) => !isPast(entry) && entry.at !== null),
    days: days.map((day) => ({ day, rows: later.filter(({ on }) => on === day) })),
  };
}
