import { formatDate, formatLongDate, formatTime } from '../ui/format.ts';
import { messages } from './messages.ts';

const dayMs = 86_400_000;

/** The reader's calendar day of an instant, for comparing. */
export const dayOf = (instant: string | Date): string => formatLongDate(instant) + new Date(instant).getFullYear();

/** The heading of a day in a conversation: Today, Yesterday, or the day in full. */
export function dayHeading(instant: string, now: Date = new Date()): string {
  if (dayOf(instant) === dayOf(now)) return messages.today;
  if (dayOf(instant) === dayOf(new Date(now.getTime() - dayMs))) return messages.yesterday;
  return formatLongDate(instant);
}

/** A moment as short as it may be: the time today, "Yesterday", else the day. */
export function shortMoment(instant: string, now: Date = new Date()): string {
  if (dayOf(instant) === dayOf(now)) return formatTime(instant);
  return dayOf(instant) === dayOf(new Date(now.getTime() - dayMs)) ? messages.yesterday : formatDate(instant, now);
}

/** A moment to come: the time today, with the day when it is another. */
export function dueMoment(instant: string, now: Date = new Date()): string {
  return dayOf(instant) === dayOf(now) ? formatTime(instant) : `${formatTime(instant)}, ${formatDate(instant, now)}`;
}

/** Offers for snoozing, from now on. */
export function snoozeChoices(now: Date = new Date()): { label: string; until: string }[] {
  const at = (days: number, hour: number) => {
    const moment = new Date(now);
    moment.setDate(moment.getDate() + days);
    moment.setHours(hour, 0, 0, 0);
    return moment;
  };
  const toMonday = (8 - now.getDay()) % 7 || 7;
  const choices = [
    { label: messages.inOneHour, until: new Date(now.getTime() + 3_600_000) },
    { label: messages.thisEvening, until: at(0, 16) },
    { label: messages.tomorrow, until: at(1, 9) },
    { label: messages.nextWeek, until: at(toMonday, 9) },
  ];
  return choices.filter(({ until }) => until > now).map(({ label, until }) => ({ label, until: until.toISOString() }));
}
