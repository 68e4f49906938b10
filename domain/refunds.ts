// The refund ladder (docs/rules.md, Firm settings): everything, half, nothing, by how far the work has come.
import type { Cents, PaymentStatus, RefundQuote } from '../generated/api.ts';

/** How far the work for a client has come. */
export interface WorkDone {
  links_published: boolean;
  otd_worksheet_made: boolean;
  /** When the first link was published and the first worksheet made, where it is known. */
  first_link_at?: string | null;
  first_worksheet_at?: string | null;
  /** For a payment of a review package: when the first review began and the first report was sent (ISO). Its ladder counts instead. */
  review?: { begun_at: string | null; answered_at: string | null };
}

/** One rung: the share refunded and the sentence that explains it. */
export interface RefundRung {
  percent: number;
  sentence: string;
}

/**
 * The refunded share of a payment: 100 % until the first link is published, 50 % until the first OTD worksheet, then 0. Of a review: 100 % until it is begun,
 * 50 % until its report is sent, then 0.
 */
export function refundRung({ links_published, otd_worksheet_made, review }: WorkDone): RefundRung {
  if (review) {
    if (review.answered_at !== null) return { percent: 0, sentence: 'The work is done once the first report is sent.' };
    if (review.begun_at !== null) return { percent: 50, sentence: 'The review has started, and no report is sent yet, so half is due.' };
    return { percent: 100, sentence: 'No review has started yet, so a full refund is due.' };
  }
  if (otd_worksheet_made) return { percent: 0, sentence: 'The work is done once the first Out the Door worksheet is in.' };
  if (links_published) return { percent: 50, sentence: 'Cars are published, and there is no Out the Door worksheet yet, so half is due.' };
  return { percent: 100, sentence: 'No car is published yet, so a full refund is due.' };
}

const share = (paid: Cents, percent: number): Cents => Math.floor((paid * percent) / 100);

/**
 * What the ladder refunds of an amount in cents today, rounded down to the cent, and all of its rungs.
 * @param refunded earlier refunds of it, in cents: subtracted from what every rung gives
 */
export function quoteRefund(paid: Cents, work: WorkDone, refunded: Cents = 0): RefundQuote {
  const { percent, sentence } = refundRung(work);
  const rest = (given: Cents): Cents => Math.max(0, given - refunded);
  const rungs = [
    ...(work.review
      ? [
          { percent: 100, until: 'the first review', ended_at: work.review.begun_at },
          { percent: 50, until: 'the first report', ended_at: work.review.answered_at },
        ]
      : [
          { percent: 100, until: 'the first link', ended_at: work.first_link_at ?? null },
          { percent: 50, until: 'the first Out the Door worksheet', ended_at: work.first_worksheet_at ?? null },
        ]),
    { percent: 0, until: null, ended_at: null },
  ];
  return {
    percent,
    amount: rest(share(paid, percent)),
    words: refunded === 0 ? sentence : sentenceForRest(percent, rest(share(paid, percent)), sentence),
    refunded,
    rungs: rungs.map((rung) => ({ ...rung, amount: rest(share(paid, rung.percent)), is_current: rung.percent === percent })),
  };
}

/** The rung's sentence, and what of it is left once a part was refunded. */
function sentenceForRest(percent: number, left: Cents, sentence: string): string {
  if (percent === 0) return sentence;
  return `${sentence} ${left === 0 ? 'All of it was already refunded.' : 'Minus what was already refunded.'}`;
}

/** The amount an admin asks to refund, in cents; null is the ladder's amount. */
export interface RefundWish {
  /** The rest of the payment not refunded yet. */
  left: Cents;
  due: Cents;
  amount: Cents | null;
  /** By how much more than is due, as the admin confirmed it. */
  above_ladder: Cents | null;
}

/** Whether the requested refund is possible: the amount, or the reason against it. */
export type RefundDecision = { amount: Cents } | { refused: 'nothing_due' | 'more_than_left' | 'above_ladder'; above: Cents };

/** The ladder's amount unless another is named; more than is due only where the difference was confirmed to the cent (docs/rules.md, Refunds). */
export function decideRefundAmount({ left, due, amount: wanted, above_ladder }: RefundWish): RefundDecision {
  const amount = wanted ?? due;
  const above = Math.max(0, amount - due);
  if (amount > left) return { refused: 'more_than_left', above };
  if (amount === 0) return { refused: 'nothing_due', above };
  if (above > 0 && above_ladder !== above) return { refused: 'above_ladder', above };
  return { amount };
}

/** What of a payment the client has back, by refunds and by lost disputes; cents. */
export const goneBack = ({ refunded_amount, disputed_amount }: { refunded_amount: Cents; disputed_amount: Cents }): Cents => refunded_amount + disputed_amount;

/** The state of a payment after refunds of this sum: partial and full are different states. */
export function refundedStatus(paid: Cents, refunded: Cents): 'partly_refunded' | 'refunded' {
  return refunded < paid ? 'partly_refunded' : 'refunded';
}

/** The states of a payment that was paid, whatever came after. */
export const paidStatuses = ['succeeded', 'partly_refunded', 'refunded'] as const satisfies readonly PaymentStatus[];

/** Was it paid, whatever came after? */
export function wasPaid({ status }: { status: PaymentStatus }): boolean {
  return paidStatuses.some((paid) => paid === status);
}

/** Is there anything left of it to refund? A partly refunded payment can be refunded again, up to the amount paid. */
export function isRefundable({ status }: { status: PaymentStatus }): boolean {
  return status === 'succeeded' || status === 'partly_refunded';
}
