import type { UrgentItem } from '../../../generated/api.ts';
import { formatNearDay, formatSpan, formatTime, formatWeekday, todayHere } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';

/** Warm where a promise runs, dark red where it or a day was missed, quiet for the rest. */
export type WaitTone = 'turn' | 'error' | 'quiet';

/** How long something waits or may still wait, and a line that says since or until when. */
export interface Wait {
  tone: WaitTone;
  span: string;
  detail: string;
}

const dayMs = 86_400_000;

/** The day and time of an instant, the day in words where it is near: "Yesterday, 4:10 PM". */
const momentOf = (instant: string, now: Date, inside = false) => {
  const date = new Date(instant);
  return messages.askedAt(formatNearDay(todayHere(date), todayHere(now), { inside }), formatTime(date));
};

/** What to say about the waiting of one thing. */
export function waitOf(item: Pick<UrgentItem, 'since' | 'due_at' | 'due_on'>, now: Date): Wait {
  if (item.due_at !== null) {
    const left = Date.parse(item.due_at) - now.getTime();
    const sameDay = todayHere(new Date(item.due_at)) === todayHere(now);
    const detail = messages.promisedBy(sameDay ? formatTime(item.due_at) : momentOf(item.due_at, now, true));
    return left < 0 ? { tone: 'error', span: messages.dueLate(formatSpan(left)), detail } : { tone: 'turn', span: messages.dueSoon(formatSpan(left)), detail };
  }
  if (item.due_on !== null) {
    const late = Math.round((Date.parse(todayHere(now)) - Date.parse(item.due_on)) / dayMs);
    if (late <= 0) return { tone: 'turn', span: formatNearDay(item.due_on, todayHere(now)), detail: messages.dueOn(formatWeekday(item.due_on)) };
    return { tone: 'error', span: formatSpan(late * 24 * 3_600_000), detail: messages.dueOn(formatWeekday(item.due_on)) };
  }
  return { tone: 'quiet', span: formatSpan(now.getTime() - Date.parse(item.since)), detail: momentOf(item.since, now) };
}
