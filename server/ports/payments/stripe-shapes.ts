// Refunds and disputes of Stripe's in our words.
import type { Stripe } from 'stripe';
import type { RefundState } from '../../../generated/api.ts';
import type { ProviderDispute, ProviderRefund } from './payments.ts';

/** `product_not_received` as a person reads it. */
const inWords = (code: string): string => {
  const words = code.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const refundStates: Readonly<Record<string, RefundState>> = { succeeded: 'succeeded', failed: 'failed', canceled: 'failed' };

/** A refund; what is neither sent nor failed is on its way. */
export function asRefund({ id, metadata, status, failure_reason }: Stripe.Refund): ProviderRefund {
  const state = refundStates[status ?? ''] ?? 'pending';
  return {
    provider_id: id,
    key: metadata?.['forecourt_key'] ?? null,
    status: state,
    failure: state === 'failed' ? inWords(failure_reason ?? 'The bank did not take it') : null,
  };
}

const disputeStates: Readonly<Record<string, ProviderDispute['status']>> = {
  warning_needs_response: 'answer_due',
  needs_response: 'answer_due',
  warning_under_review: 'with_bank',
  under_review: 'with_bank',
  // An inquiry that never became a dispute, and one prevented: nothing was taken.
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
};

/** A dispute; one of a state we do not know is with the bank. The fee is what its movements on our balance cost, one given back subtracted. */
export function asDispute({ id, payment_intent, amount, balance_transactions, reason, status, evidence_details }: Stripe.Dispute): ProviderDispute {
  return {
    provider_id: id,
    payment_provider_id: typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null),
    amount,
    fee: Math.max(
      0,
      balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
    ),
    reason: inWords(reason),
    status: disputeStates[status] ?? 'with_bank',
    due_at: evidence_details.due_by ? new Date(evidence_details.due_by * 1_000).toISOString() : null,
  };
}
