// The headings of the queue, in the firm's own days and hours.
import { dayIn } from '../../../domain/pipeline.ts';
import { bandOf, closesToday } from '../../../domain/urgency.ts';
import type { AnswerHours } from '../../../domain/working-hours.ts';
import type { UrgentItem } from '../../../generated/api.ts';
import { formatDayParts, formatTime } from '../../../engine/web/format.ts';
import { daysAfter } from '../../../engine/web/zone.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { messages } from './messages.ts';

/** When the firm answers, as its settings say. */
export function useAnswerHours(): AnswerHours {
  const { answer_hours, time_zone } = usePublicSettings();
  return { ...answer_hours, time_zone };
}

/** A heading with its rows; `from` counts the rows before them. */
export interface QueueBand {
  name: string;
  rows: UrgentItem[];
  from: number;
}

/** The rows under their headings, in the queue's own order. */
export function bandsOf(items: readonly UrgentItem[], now: Date, hours: AnswerHours): QueueBand[] {
  const bands: QueueBand[] = [];
  for (const [index, item] of items.entries()) {
    const name = nameOf(item, now, hours);
    const last = bands.at(-1);
    if (last?.name === name) last.rows.push(item);
    else bands.push({ name, rows: [item], from: index });
  }
  return bands;
}

function nameOf(item: UrgentItem, now: Date, hours: AnswerHours): string {
  const band = bandOf(item, hours);
  if (band.of === 'later') {
    const isTomorrow = band.day === daysAfter(dayIn(hours.time_zone, now), 1);
    return isTomorrow
      ? messages.bandTomorrow(formatDayParts(band.day, { weekday: 'long' }))
      : formatDayParts(band.day, { weekday: 'long', month: 'long', day: 'numeric' });
  }
  if (band.of === 'snoozed') return messages.bandSnoozed;
  if (band.of === 'news') return messages.bandNews;
  const closes = closesToday(now, hours);
  return closes === null ? messages.bandToday : messages.bandBefore(formatTime(closes));
}

/** How many need the reader, and how many of them today: "12 need you, 6 before 6:00 PM"; undefined where nobody does. */
export function summaryOf(items: readonly UrgentItem[], now: Date, hours: AnswerHours): string | undefined {
  const open = items.filter(({ because }) => because !== 'snoozed');
  if (open.length === 0) return undefined;
  const today = open.filter((item) => bandOf(item, hours).of === 'today').length;
  const closes = closesToday(now, hours);
  return messages.needYou(open.length, today, closes === null ? undefined : formatTime(closes));
}

/** How many of these are late. */
export const lateAmong = (items: readonly UrgentItem[], now: Date): number =>
  items.filter(({ act_by, because }) => because !== 'news' && because !== 'snoozed' && Date.parse(act_by) < now.getTime()).length;
