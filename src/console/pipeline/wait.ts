import { isPromised } from '../../../domain/urgency.ts';
import type { UrgencyBecause, UrgentItem } from '../../../generated/api.ts';
import { urgencyBecauseLabels } from '../../../generated/enums.ts';
import { formatNearDay, formatSpan, formatTime, formatWeekday, todayHere } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';

/** Warm where it is due today, dark red where it is late, quiet for the rest. */
export type WaitTone = 'turn' | 'error' | 'quiet';

/** By when something is to be done, and a line that says how far that is. */
export interface Wait {
  tone: WaitTone;
  due: string;
  detail: string;
}

const tones: Readonly<Record<UrgencyBecause, WaitTone>> = {
  money_today: 'turn',
  promise_late: 'error',
  promise_soon: 'turn',
  overdue: 'error',
  due_today: 'turn',
  news: 'quiet',
  due_later: 'quiet',
  snoozed: 'quiet',
};

type Timed = Pick<UrgentItem, 'act_by' | 'because' | 'due_on' | 'planned_at' | 'ends_at' | 'kind' | 'since' | 'snoozed_until'>;

/** A moment as short as it may be: "6:00 PM" today, "Wed, Nov 18, 6:00 PM" on another day. */
const moment = (instant: string, now: Date): string => {
  const day = todayHere(new Date(instant));
  return day === todayHere(now) ? formatTime(instant) : messages.askedAt(formatWeekday(day), formatTime(instant));
};

/** What to say about the time of one thing that waits. */
export function waitOf(item: Timed, now: Date): Wait {
  const { act_by, because, due_on, planned_at, snoozed_until } = item;
  if (because === 'snoozed' && snoozed_until !== null)
    return { tone: 'quiet', due: messages.until(moment(snoozed_until, now)), detail: messages.dueAt(moment(act_by, now)) };
  if (because === 'news') return { tone: 'quiet', due: messages.ago(formatSpan(now.getTime() - Date.parse(item.since))), detail: sinceOf(item.since, now) };
  const left = Date.parse(act_by) - now.getTime();
  const tone = left < 0 ? 'error' : tones[because];
  if (due_on !== null && planned_at === null) {
    const late = Math.round((Date.parse(todayHere(now)) - Date.parse(due_on)) / 86_400_000);
    if (late > 0) return { tone, due: messages.dueLate(formatSpan(late * 86_400_000)), detail: messages.dueAt(formatWeekday(due_on)) };
    return { tone, due: formatNearDay(due_on, todayHere(now)), detail: messages.dueAt(formatWeekday(due_on)) };
  }
  const dueDay = todayHere(new Date(act_by));
  const isNear = dueDay === todayHere(now);
  if (left < 0) return { tone, due: messages.dueLate(formatSpan(left)), detail: messages.dueAt(isNear ? formatTime(act_by) : formatWeekday(dueDay)) };
  const ends = item.ends_at === act_by && item.kind !== 'contract_differs';
  return {
    tone,
    due: (ends ? messages.endsAt : messages.dueAt)(moment(act_by, now)),
    detail: isNear ? messages.inSpan(formatSpan(left)) : messages.since(sinceOf(item.since, now)),
  };
}

function sinceOf(since: string, now: Date): string {
  return messages.askedAt(formatNearDay(todayHere(new Date(since)), todayHere(now), { inside: true }), formatTime(since));
}

/** Why something is where it is in the queue, in sentences. */
export function whyOf(item: Pick<UrgentItem, 'kind' | 'because' | 'since' | 'ends_at' | 'act_by'>, now: Date): string {
  const began = messages.began[item.kind]?.(sinceOf(item.since, now));
  const promise = isPromised(item.kind) ? messages.promised(moment(item.act_by, now)) : undefined;
  const end =
    item.ends_at === null
      ? undefined
      : item.kind === 'contract_differs'
        ? messages.delivery(moment(item.ends_at, now))
        : messages.quoteEnds(moment(item.ends_at, now));
  return [began, promise, end, urgencyBecauseLabels[item.because]].filter((sentence) => sentence !== undefined).join(' ');
}

/** The heading of a row in the queue: today, with what is late, then each day, then what is snoozed. */
export function bandOf({ because, act_by }: Pick<UrgentItem, 'because' | 'act_by'>, now: Date): string {
  if (because === 'snoozed') return messages.bandSnoozed;
  if (because !== 'due_later') return messages.bandToday;
  const day = todayHere(new Date(act_by));
  const isTomorrow = Date.parse(day) - Date.parse(todayHere(now)) === 86_400_000;
  return isTomorrow ? messages.bandTomorrow(formatWeekday(day)) : formatWeekday(day);
}
