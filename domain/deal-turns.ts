// What of a deal waits for the client (docs/rules.md, The deal, after acceptance).
import type { Deal, TurnKind } from '../generated/api.ts';

/** A deal as far as it decides whose turn it is. */
export type DealFacts = Pick<Deal, 'status' | 'open_differences' | 'papers' | 'slots' | 'slot_id' | 'rating'>;

export interface DealTurn {
  kind: Extract<TurnKind, 'confirm_contract' | 'choose_delivery' | 'bring_papers' | 'rate_deal'>;
  /** Of the papers, how many. */
  count: number | null;
}

/** In the order of their weight: the contract first, then a time, then papers; after the delivery the rating. */
export function dealTurns({ status, open_differences, papers, slots, slot_id, rating }: DealFacts): DealTurn[] {
  if (status === 'delivered') return rating === null ? [{ kind: 'rate_deal', count: null }] : [];
  if (status !== 'paperwork' && status !== 'contract_check' && status !== 'scheduled') return [];
  const missing = papers.filter(({ by, is_done }) => by === 'client' && !is_done).length;
  return [
    ...(status === 'contract_check' && open_differences === 0 ? [{ kind: 'confirm_contract', count: null } as const] : []),
    ...(slots.length > 0 && slot_id === null ? [{ kind: 'choose_delivery', count: null } as const] : []),
    ...(missing > 0 ? [{ kind: 'bring_papers', count: missing } as const] : []),
  ];
}
