import { formatDate, formatLongDate, formatTime } from '../../../engine/web/format.ts';
import { daysAfter, instantAt, localDay } from '../../../engine/web/zone.ts';
import { messages } from './messages.ts';

const isYesterday = (instant: string, now: Date): boolean => daysAfter(localDay(instant), 1) === localDay(now);

/** The heading of a day in a conversation: Today, Yesterday, or the day in full. */
export function dayHeading(instant: string, now: Date = new Date()): string {
  if (localDay(instant) === localDay(now)) return messages.today;
  if (isYesterday(instant, now)) return messages.yesterday;
  return formatLongDate(instant);
}

/** A moment as short as it may be: the time today, "Yesterday", else the day. */
export function shortMoment(instant: string, now: Date = new Date()): string {
  if (localDay(instant) === localDay(now)) return formatTime(instant);
  return isYesterday(instant, now) ? messages.yesterday : formatDate(instant, now);
}

/** A moment to come: the time today, with the day when it is another. */
export function dueMoment(instant: string, now: Date = new Date()): string {
  return localDay(instant) === localDay(now) ? formatTime(instant) : `${formatTime(instant)}, ${formatDate(instant, now)}`;
}

/** Offers for snoozing, from now on. */
export function snoozeChoices(now: Date = new Date()): { label: string; until: string }[] {
  const today = localDay(now);
  const at = (days: number, hour: number) => instantAt(`${daysAfter(today, days)}T${String(hour).padStart(2, '0')}:00`);
  const toMonday = (8 - new Date(today).getUTCDay()) % 7 || 7;
  const choices = [
    { label: messages.inOneHour, until: new Date(now.getTime() + 3_600_000) },
    { label: messages.thisEvening, until: at(0, 16) },
    { label: messages.tomorrow, until: at(1, 9) },
    { label: messages.nextWeek, until: at(toMonday, 9) },
  ];
  return choices.filter(({ until }) => until > now).map(({ label, until }) => ({ label, until: until.toISOString() }));
}
