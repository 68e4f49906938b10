// When the firm answers, in words; from its settings.
import { dateFormat, listFormat } from '../../../domain/formats.ts';
import type { PublicSettings } from '../../../generated/api.ts';
import { formatDateTime, formatTime } from '../../../engine/web/format.ts';
import { formatting } from '../../../engine/web/formatting.ts';
import { messages } from '../../../engine/web/messages.ts';
import { localDay } from '../../../engine/web/zone.ts';

type Hours = Pick<PublicSettings, 'answer_hours' | 'time_zone'>;

const week = [1, 2, 3, 4, 5, 6, 0] as const;

/** Weekdays (0 is Sunday) in words, those in a row as a range: "Monday to Saturday". */
function daysText(weekdays: readonly number[]): string {
  const { locale } = formatting();
  // June 1, 2025, is a Sunday.
  const name = (day: number) => dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2025, 5, 1 + day));
  const runs: number[][] = [];
  for (const [place, day] of week.entries()) {
    if (!weekdays.includes(day)) continue;
    const before = place === 0 ? undefined : week[place - 1];
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === before) run.push(day);
    else runs.push([day]);
  }
  const parts = runs.flatMap((run) => {
    const [first, last] = [run[0] ?? 0, run.at(-1) ?? 0];
    return run.length > 2 ? [messages.answers.days(name(first), name(last))] : run.map(name);
  });
  return listFormat(locale, { type: 'conjunction' }).format(parts);
}

function hourText(hour: number): string {
  if (hour === 24) return messages.answers.midnight;
  return dateFormat(formatting().locale, { hour: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2025, 5, 1, hour));
}

/**
 * What people call a time zone: "Eastern Time"; undefined for one that has no such name but an offset.
 * @throws RangeError for a zone that this browser does not know
 */
export function zoneText(timeZone: string): string | undefined {
  const parts = dateFormat(formatting().locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return name === undefined || /^(?:GMT|UTC)/.test(name) ? undefined : name;
}

/** "Monday to Saturday, 9 AM to 6 PM Eastern Time". */
export function hoursText({ answer_hours: { weekdays, opens, closes }, time_zone }: Hours): string {
  return messages.answers.hours(daysText(weekdays), hourText(opens), hourText(closes), zoneText(time_zone) ?? time_zone);
}

/** "within 2 business hours". */
export const promiseText = ({ answer_hours }: Pick<Hours, 'answer_hours'>): string => messages.answers.within(answer_hours.promise_hours);

/** The moment an answer is due: "4:00 PM today", or with its day. */
export function dueText(instant: string, now: Date = new Date()): string {
  return localDay(instant) === localDay(now) ? messages.answers.today(formatTime(instant)) : formatDateTime(instant, now);
}
