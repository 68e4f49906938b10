// The refund ladder (docs/rules.md, Refunds): what is paid back of a payment, by how far its work has come and by the policy it was made under.
import type { Cents, Instant, PackageKind, PaymentStatus, RefundQuote, RefundShares } from '../generated/api.ts';
import { rungsOf, stages, type Policy } from './refund-policy.ts';

/** A moment at which the work came further, and the work of which kind it was. */
export interface Reached {
  at: Instant;
  by: PackageKind;
}

/** How far the work for a payment has come, and the refund policy that the payment was made under. */
export interface WorkDone extends Policy {
  started: Reached | null;
  done: Reached | null;
  /** A review that was upgraded to a search: the search's work counts, too. */
  is_upgraded?: boolean;
  /** When the package ended before the work was done, by a refund or with the account. */
  ended_at?: Instant | null;
}

/** When the work for a client came further; of reviews, those of what was sent since the payment (docs/decisions.md). */
export interface Milestones {
  first_link_at: Instant | null;
  first_worksheet_at: Instant | null;
  review: { begun_at: Instant | null; answered_at: Instant | null };
  /** When this payment's review was upgraded to a search. */
  upgraded_at: Instant | null;
}

/**
 * The work that a payment's policy asks about: for a search the first link and the first worksheet, for a review its start and its report. A review that was
 * upgraded is worked on by both from then on: whichever comes first ends a rung.
 */
export function workOf(policy: Policy, { first_link_at, first_worksheet_at, review, upgraded_at }: Milestones): WorkDone {
  const reached = (at: Instant | null, by: PackageKind): Reached | null => (at === null ? null : { at, by });
  if (policy.kind === 'search') return { ...policy, started: reached(first_link_at, 'search'), done: reached(first_worksheet_at, 'search') };
  const own = { started: reached(review.begun_at, 'review'), done: reached(review.answered_at, 'review') };
  if (upgraded_at === null) return { ...policy, ...own };
  const since = (at: Instant | null) => reached(at === null ? null : later(at, upgraded_at), 'search');
  return { ...policy, is_upgraded: true, started: first(own.started, since(first_link_at)), done: first(own.done, since(first_worksheet_at)) };
}

const later = (one: Instant, other: Instant): Instant => (Date.parse(one) < Date.parse(other) ? other : one);

function first(one: Reached | null, other: Reached | null): Reached | null {
  if (one === null || other === null) return one ?? other;
  return Date.parse(other.at) < Date.parse(one.at) ? other : one;
}

/** How far the work had come at a moment. @param isReached whether a milestone was */
export function workSoFar(work: WorkDone, isReached: (milestone: Reached) => boolean): WorkDone {
  const known = (milestone: Reached | null) => (milestone && isReached(milestone) ? milestone : null);
  const ended_at = work.ended_at && isReached({ at: work.ended_at, by: work.kind }) ? work.ended_at : null;
  return { ...work, started: known(work.started), done: known(work.done), ended_at };
}

/** What the client may have back in all, of what the policy gives: once the package has ended, no more than they had by then. Cents. */
export const dueInAll = (given: Cents, ended: { back: Cents } | null): Cents => (ended === null ? given : Math.min(given, ended.back));

const stageOf = ({ started, done }: WorkDone): keyof RefundShares => (done ? 'done' : started ? 'in_progress' : 'not_started');

/** The refunded share of a payment at the stage its work is in, percent. */
export const shareOf = (work: WorkDone): number => work.shares[stageOf(work)];

const rungEnds: Readonly<Record<PackageKind, { not_started: string; in_progress: string }>> = {
  search: { not_started: 'the first car', in_progress: 'the first out-the-door worksheet' },
  review: { not_started: 'the first review', in_progress: 'the first report' },
};

const dueText = (percent: number): string => {
  if (percent === 0) return 'nothing is due';
  return percent === 100 ? 'a full refund is due' : percent === 50 ? 'half is due' : `${percent}% is due`;
};

/** Why the share is what it is, in a sentence. */
function sentenceOf(work: WorkDone): string {
  const due = dueText(shareOf(work));
  const { started, done, kind, is_upgraded = false } = work;
  if (done) {
    const what = done.by === 'review' ? 'first report is sent' : 'first out-the-door worksheet is in';
    return shareOf(work) === 0 ? `The work is done once the ${what}.` : `The ${what}, so ${due}.`;
  }
  if (started) {
    return started.by === 'review'
      ? `The review has started, and no report is sent yet, so ${due}.`
      : `Cars are published, and there is no out-the-door worksheet yet, so ${due}.`;
  }
  if (is_upgraded) return `No review has started and no car is published yet, so ${due}.`;
  return kind === 'review' ? `No review has started yet, so ${due}.` : `No car is published yet, so ${due}.`;
}

const shareOfPaid = (paid: Cents, percent: number): Cents => Math.floor((paid * percent) / 100);

/**
 * What the policy of a payment refunds of an amount in cents today, rounded down to the cent, and all of its rungs.
 * @param refunded earlier refunds of it, in cents: subtracted from what every rung gives
 * @param backAtEnd what of it was back when its package ended, where it has ended
 */
export function quoteRefund(paid: Cents, work: WorkDone, refunded: Cents = 0, backAtEnd: Cents = 0): RefundQuote {
  if (work.ended_at) return endedQuote(paid, { ...work, ended_at: work.ended_at }, refunded, backAtEnd);
  const percent = shareOf(work);
  const sentence = sentenceOf(work);
  const rest = (given: Cents): Cents => Math.max(0, given - refunded);
  const stage = stages.indexOf(stageOf(work));
  const rungs = rungsOf(work.shares);
  const current = rungs.findIndex(({ until }) => stages.indexOf(until) >= stage);
  return {
    percent,
    amount: rest(shareOfPaid(paid, percent)),
    words: refunded === 0 ? sentence : sentenceForRest(percent, rest(shareOfPaid(paid, percent)), sentence),
    refunded,
    rungs: rungs.map((rung, index) => ({
      percent: rung.percent,
      amount: rest(shareOfPaid(paid, rung.percent)),
      until: rung.until === 'done' ? null : endOf(work, rung.until),
      ended_at: rung.until === 'done' ? null : ((rung.until === 'not_started' ? work.started : work.done)?.at ?? null),
      is_current: index === current,
    })),
  };
}

/** Of a package that has ended: nothing, unless a refund that ended it came back. */
function endedQuote(paid: Cents, { ended_at, ...work }: WorkDone & { ended_at: Instant }, refunded: Cents, backAtEnd: Cents): RefundQuote {
  const { rungs, percent } = quoteRefund(paid, work, refunded);
  const amount = Math.max(0, dueInAll(shareOfPaid(paid, percent), { back: backAtEnd }) - refunded);
  const until = rungs.slice(0, rungs.findIndex((rung) => rung.is_current) + 1).map((rung) => ({ ...rung, is_current: false }));
  const words =
    amount > 0 ? 'The package has ended, and a refund of it came back, so that much is due again.' : 'The package has ended, so nothing more is due.';
  return {
    percent: 0,
    amount,
    words,
    refunded,
    rungs: [
      ...until.slice(0, -1),
      ...until.slice(-1).map((rung) => ({ ...rung, until: 'the package ended', ended_at })),
      { percent: 0, amount, until: null, ended_at: null, is_current: true },
    ],
  };
}

/** What ends a rung, in words. */
function endOf({ kind, is_upgraded = false }: WorkDone, until: 'not_started' | 'in_progress'): string {
  return is_upgraded ? `${rungEnds.review[until]} or ${rungEnds.search[until].replace('the first ', '')}` : rungEnds[kind][until];
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
