// The desk's parts by when an answer is due.
import type { Case } from '../../../generated/api.ts';
import { localDay } from '../../../engine/web/zone.ts';

export const groupNames = ['overdue', 'today', 'later'] as const;
export type CaseGroup = (typeof groupNames)[number];

/** Past its time, due before the day ends, or later; without a time there is no hurry. */
export function groupOf({ due_at }: Pick<Case, 'due_at'>, now: Date): CaseGroup {
  if (due_at === null) return 'later';
  if (Date.parse(due_at) < now.getTime()) return 'overdue';
  return localDay(due_at) === localDay(now) ? 'today' : 'later';
}

/** The cases in their groups, each in the order they have; groups without any are left out. */
export function grouped<Row extends Pick<Case, 'due_at'>>(rows: readonly Row[], now: Date): { group: CaseGroup; rows: Row[] }[] {
  return groupNames.map((group) => ({ group, rows: rows.filter((row) => groupOf(row, now) === group) })).filter((part) => part.rows.length > 0);
}
