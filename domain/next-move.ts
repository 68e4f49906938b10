// When the desk's queue changes by the clock alone (docs/rules.md, The queue).
import type { UrgentItem } from '../generated/api.ts';

const hourMs = 3_600_000;

/**
 * When something in the queue next moves although nobody does anything: what is promised presses an hour before its moment, everything is late at it, and what
 * is snoozed comes back.
 * @param after ms since 1970
 * @returns ms since 1970; undefined where nothing moves any more
 */
export function nextMove(items: readonly Pick<UrgentItem, 'act_by' | 'due_at' | 'snoozed_until'>[], after: number): number | undefined {
  let next: number | undefined;
  for (const { act_by, due_at, snoozed_until } of items) {
    const moments = [
      Date.parse(act_by),
      ...(due_at === null ? [] : [Date.parse(due_at) - hourMs]),
      ...(snoozed_until === null ? [] : [Date.parse(snoozed_until)]),
    ];
    for (const moment of moments) if (moment > after && (next === undefined || moment < next)) next = moment;
  }
  return next;
}
