// Shown beside a client's name as the one thing to do next.
import type { DashboardListing, UrgentItem } from '../../../generated/api.ts';
import { awaitsLinks, isRequest } from '../../../domain/pipeline.ts';

/** The one next thing: something that waits for staff, the client's checklist, links to add or publish, or nothing. */
export type NextStep =
  | { kind: 'waiting'; item: UrgentItem; rest: readonly UrgentItem[] }
  | { kind: 'checklist' }
  | { kind: 'noLinks' }
  | { kind: 'held'; count: number }
  | { kind: 'theirTurn'; count: number }
  | { kind: 'nothing' };

/**
 * @param urgent open tasks about this client, the most urgent first
 * @param row their row of the work table; null before they have one
 * @param links how many they have, unpublished ones included; `shown` of them published
 */
export function nextStep(urgent: readonly UrgentItem[], row: DashboardListing | null, links: { all: number; shown: number }): NextStep {
  const [item, ...rest] = urgent;
  if (item) return { kind: 'waiting', item, rest };
  // A submitted checklist waits for somebody to begin, so it is among the urgent.
  if (!row || isRequest(row.step_in_process)) return { kind: 'checklist' };
  if (links.all === 0) return awaitsLinks(row.step_in_process) ? { kind: 'noLinks' } : { kind: 'nothing' };
  if (links.all > links.shown && awaitsLinks(row.step_in_process)) return { kind: 'held', count: links.all - links.shown };
  return row.to_decide > 0 ? { kind: 'theirTurn', count: row.to_decide } : { kind: 'nothing' };
}
