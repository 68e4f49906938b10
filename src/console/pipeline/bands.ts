// The headings of the queue, in the firm's own days and hours.
import { dayIn } from '../../../domain/pipeline.ts';
import { closesToday } from '../../../domain/urgency.ts';
import type { AnswerHours } from '../../../domain/working-hours.ts';
import type { Queue, QueueBand, UrgentItem } from '../../../generated/api.ts';
import { formatDayParts, formatTime } from '../../../engine/web/format.ts';
import { daysAfter } from '../../../engine/web/zone.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { messages } from './messages.ts';

/** When the firm answers, as its settings say. */
export function useAnswerHours(): AnswerHours {
  const { answer_hours, time_zone } = usePublicSettings();
  return { ...answer_hours, time_zone };
}

/** A heading with those of its rows that are shown; `from` counts the rows before them, `count` all that is under it. */
export interface ShownBand extends Pick<QueueBand, 'count' | 'late'> {
  name: string;
  rows: UrgentItem[];
  from: number;
}

/** The first rows of the queue under the server's headings. */
export function shownUnder(bands: readonly QueueBand[], shown: readonly UrgentItem[], now: Date, hours: AnswerHours): ShownBand[] {
  let from = 0;
  const all = bands.map((band) => {
    const begins = from;
    from += band.count;
    return { ...band, name: nameOf(band, now, hours), rows: shown.slice(begins, from), from: begins };
  });
  return all.filter(({ rows }) => rows.length > 0);
}

function nameOf({ of, day }: QueueBand, now: Date, hours: AnswerHours): string {
  if (of === 'later' && day !== null) {
    const isTomorrow = day === daysAfter(dayIn(hours.time_zone, now), 1);
    return isTomorrow
      ? messages.bandTomorrow(formatDayParts(day, { weekday: 'long' }))
      : formatDayParts(day, { weekday: 'long', month: 'long', day: 'numeric' });
  }
  if (of === 'snoozed') return messages.bandSnoozed;
  if (of === 'news') return messages.bandNews;
  const closes = closesToday(now, hours);
  return closes === null ? messages.bandToday : messages.bandBefore(formatTime(closes));
}

/** How much is under some of the headings. */
const countOf = (bands: readonly QueueBand[]): number => bands.reduce((sum, { count }) => sum + count, 0);

/** How many things there are, and how many of them are not snoozed. */
export const totalsOf = (bands: readonly QueueBand[]): { all: number; open: number } => ({
  all: countOf(bands),
  open: countOf(bands.filter(({ of }) => of !== 'snoozed')),
});

/** "12", or "200+" where there is more than was looked at. */
export const countText = (count: number, { is_cut }: Pick<Queue, 'is_cut'>): string => (is_cut ? `${count}+` : String(count));

/** How many need the reader, and how many of them today: "12 need you, 6 before 6:00 PM"; undefined where nobody does. */
export function summaryOf(queue: Pick<Queue, 'bands' | 'is_cut'>, now: Date, hours: AnswerHours): string | undefined {
  const { open } = totalsOf(queue.bands);
  if (open === 0) return undefined;
  const today = countOf(queue.bands.filter(({ of }) => of === 'today'));
  const closes = closesToday(now, hours);
  const before = today === 0 ? undefined : countText(today, queue);
  return messages.needYou(countText(open, queue), before, closes === null ? undefined : formatTime(closes));
}
