// The papers a deal needs, from how it is paid for, what is traded in and the state it is titled in (docs/rules.md, The deal, after acceptance).
import type { ChecklistSelections, DealPaper, DealPaperBy, DealPaperKind, TradeIn } from '../generated/api.ts';
import { dealPaperKindLabels } from '../generated/enums.ts';
import { needsNotary } from './title-notary.ts';

interface Needed {
  kind: DealPaperKind;
  by: DealPaperBy;
  hint?: string;
}

/**
 * What this deal needs, in the order it is collected.
 * @param state two letters of the state the client lives in, where it is known: some want a title signed before a notary
 */
export function papersFor(money: ChecklistSelections['money'], tradeIn: TradeIn | undefined, state?: string): DealPaper[] {
  const needed: Needed[] = [
    { kind: 'driver_license', by: 'client', hint: 'Of everyone on the title.' },
    { kind: 'insurance', by: 'client', hint: 'Your insurer sends it in minutes.' },
    ...(money?.method === 'finance' ? [{ kind: 'loan_approval', by: 'client', hint: 'Or the dealer arranges the loan.' } as const] : []),
    ...(money?.method === 'lease' ? [{ kind: 'lease_approval', by: 'dealer' } as const] : []),
    ...(money?.down_payment ? [{ kind: 'down_payment', by: 'client', hint: 'Ask the dealer how they take it.' } as const] : []),
    ...(tradeIn?.has_trade_in ? tradeInPapers(tradeIn, state) : []),
    { kind: 'contract', by: 'advisor', hint: 'We compare it with your price, to the cent.' },
    { kind: 'odometer', by: 'dealer', hint: 'Printed on the day.' },
  ];
  return needed.map(({ kind, by, hint = null }) => ({
    id: kind,
    kind,
    label: dealPaperKindLabels[kind],
    hint,
    by,
    is_done: false,
    done_at: null,
    file_id: null,
  }));
}

/**
 * The papers of a price that is accepted again: what was brought to the deal that was taken back is there, and what somebody added stays. The contract is
 * another one, with an odometer statement of its own day.
 */
export function papersAgain(needed: readonly DealPaper[], before: readonly DealPaper[]): DealPaper[] {
  const brought = new Map(before.filter(({ kind }) => kind !== 'contract' && kind !== 'odometer').map((paper) => [paper.id, paper]));
  return [
    ...needed.map((paper) => {
      const { is_done, done_at, file_id } = brought.get(paper.id) ?? paper;
      return { ...paper, is_done, done_at, file_id };
    }),
    ...before.filter(({ kind }) => kind === 'other'),
  ];
}

function tradeInPapers({ payoff, lienholder, keys }: TradeIn, state: string | undefined): Needed[] {
  const owes = (payoff ?? 0) > 0 || Boolean(lienholder);
  return [
    owes
      ? { kind: 'payoff_letter', by: 'advisor', ...(lienholder ? { hint: `From ${lienholder}.` } : {}) }
      : { kind: 'title', by: 'client', hint: needsNotary(state) ? 'Sign it before a notary, not earlier.' : 'Don’t sign it before the delivery.' },
    { kind: 'registration', by: 'client' },
    { kind: 'keys', by: 'client', ...(keys ? { hint: keys === 1 ? 'The one you have.' : keys === 2 ? 'Both of them.' : `All ${keys}.` } : {}) },
  ];
}
