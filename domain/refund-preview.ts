// What another refund policy would have given of refunds that were made (docs/decisions.md, What another refund policy would have given).
import type { Cents, Instant, RefundLadder, RefundPreview } from '../generated/api.ts';
import { quoteRefund, workSoFar, type WorkDone } from './refunds.ts';
import { givesBack, type LedgerMove } from './statement.ts';

/** A payment of which something went back: its entries, in order, and the work for it as it is now. */
export interface RefundedPayment {
  /** What was paid, cents. */
  amount: Cents;
  moves: readonly LedgerMove[];
  work: WorkDone;
}

/** A refund that counts: what went back, and what the other policy gives at its moment; cents. */
interface Counted {
  refunded: Cents;
  by_policy: Cents;
  is_unchanged: boolean;
}

/**
 * Refunds made since a moment beside what another policy would have given, at the moment of each. One of another amount than its own policy gave then was
 * chosen by an admin, so that it is the same under any policy.
 */
export function refundsUnder(ladder: RefundLadder, payments: readonly RefundedPayment[], since: Instant): RefundPreview {
  const counted = payments.flatMap((payment) => countedOf(ladder, payment, since));
  const sum = (of: (refund: Counted) => Cents) => counted.reduce((total, refund) => total + of(refund), 0);
  return {
    refunds: counted.length,
    refunded: sum(({ refunded }) => refunded),
    by_policy: sum(({ by_policy }) => by_policy),
    unchanged: counted.filter(({ is_unchanged }) => is_unchanged).length,
  };
}

function countedOf(ladder: RefundLadder, { amount, moves, work }: RefundedPayment, since: Instant): Counted[] {
  const not = uncounted(moves);
  const counted: Counted[] = [];
  // What was back before a refund, and what would have been.
  let [back, wouldBack] = [0, 0];
  for (const move of moves.filter(({ kind }) => givesBack.has(kind))) {
    const refunded = -move.amount;
    let given = refunded;
    if (move.kind === 'refund' && !not.has(move) && Date.parse(move.moved_at) >= Date.parse(since)) {
      const then = workSoFar(work, ({ at }) => Date.parse(at) < Date.parse(move.moved_at));
      // Nothing is due once the package has ended, so that such a refund is always of another amount.
      const is_unchanged = quoteRefund(amount, then, back).amount !== refunded;
      // Chosen or not, no more goes back than is left: an earlier refund may have been larger under the other policy.
      if (is_unchanged) given = Math.min(refunded, Math.max(0, amount - wouldBack));
      else given = quoteRefund(amount, { ...then, shares: ladder[then.kind] }, wouldBack).amount;
      counted.push({ refunded, by_policy: given, is_unchanged });
    }
    back += refunded;
    wouldBack += given;
  }
  return counted;
}

/** Refunds that came back. Where one was sent again, the first counts, for that is when its amount was decided. */
function uncounted(moves: readonly LedgerMove[]): ReadonlySet<LedgerMove> {
  const not = new Set<LedgerMove>();
  for (const [index, returned] of moves.entries()) {
    if (returned.kind !== 'refund_returned') continue;
    const isSame = (move: LedgerMove) => move.kind === 'refund' && move.amount === -returned.amount && !not.has(move);
    const again = moves.slice(index + 1).find(isSame) ?? moves.slice(0, index).findLast(isSame);
    if (again) not.add(again);
  }
  return not;
}
