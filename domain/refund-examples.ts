// What a refund policy gives, by examples: for who decides on its shares.
import type { Cents, PackageKind, RefundQuote } from '../generated/api.ts';
import type { Policy } from './refund-policy.ts';
import { quoteRefund, type WorkDone } from './refunds.ts';

/** Of no consequence: only whether a stage is reached decides. */
const at = '2026-01-02T12:00:00.000Z';

const worked = ({ kind, shares }: Policy, started: boolean, done: boolean): WorkDone => {
  const reached = (by: PackageKind) => ({ at, by });
  return { kind, shares, started: started ? reached(kind) : null, done: done ? reached(kind) : null };
};

/** A client who paid this much and asks for it back: before the work, during it, after it, and during it with a quarter (in whole dollars) back already. */
export function refundExamples(paid: Cents, policy: Policy): RefundQuote[] {
  const quarter = Math.floor(paid / 400) * 100;
  return [
    quoteRefund(paid, worked(policy, false, false)),
    quoteRefund(paid, worked(policy, true, false)),
    quoteRefund(paid, worked(policy, true, true)),
    quoteRefund(paid, worked(policy, true, false), quarter),
  ];
}
