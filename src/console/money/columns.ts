import type { Statement } from '../../../generated/api.ts';
import { earnedKindLabels } from '../../../generated/enums.ts';
import { messages } from './messages.ts';

/** A line of a column of money. Cents. */
export interface MoneyLine {
  label: string;
  cents: number;
}

/** A column of a statement: its lines come to its sum. */
export interface MoneyColumn {
  lines: readonly MoneyLine[];
  sum: MoneyLine;
  /** What the sum says nothing of, and what is left with it. */
  after?: { lines: readonly MoneyLine[]; sum: MoneyLine } | undefined;
}

const notNothing = (label: string, cents: number): MoneyLine[] => (cents === 0 ? [] : [{ label, cents }]);

/** What moved in the month, down to what is at hand. Nothing that moved is left out, and nothing that did not is told. */
export function cashColumn(statement: Statement): MoneyColumn {
  const { sold, coupons, coupons_used, refunds, refunds_made, refunds_returned, disputes, disputes_lost, dispute_fees, cash_in } = statement;
  const { held_before, held_after, disputes_open, at_hand } = statement;
  const newlyHeld = held_after - held_before;
  return {
    lines: [
      ...sold.map((each) => ({ label: messages.sold(each.name, each.count), cents: each.amount })),
      ...notNothing(messages.coupons(coupons_used), coupons),
      ...notNothing(messages.refunds(refunds_made), refunds),
      ...notNothing(messages.refundsReturned, refunds_returned),
      ...notNothing(messages.disputes(disputes_lost), disputes),
      ...notNothing(messages.disputeFees, dispute_fees),
    ],
    sum: { label: messages.cashIn, cents: cash_in },
    after:
      newlyHeld === 0
        ? undefined
        : {
            lines: [{ label: newlyHeld > 0 ? messages.held(disputes_open) : messages.released, cents: -newlyHeld }],
            sum: { label: messages.atHand, cents: at_hand },
          },
  };
}

/** What of the cash, this month's and earlier, can no longer be asked back. */
export const earnedColumn = ({ earned_lines, earned }: Statement): MoneyColumn => ({
  lines: earned_lines.map(({ kind, count, amount }) => ({ label: messages.earnedBy(earnedKindLabels[kind], count), cents: amount })),
  sum: { label: messages.earnedSum, cents: earned },
});
