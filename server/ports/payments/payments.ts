import type { Cents, Instant, RefundState } from '../../../generated/api.ts';

/** A charge. */
export interface Charge {
  /** Cents, at least 1. */
  amount: Cents;
  /** ISO 4217. */
  currency: string;
  /** What the payer reads on their statement and receipt. */
  description: string;
  email: string;
}

/** A payment's status at the provider. */
export type ProviderState =
  | { status: 'pending' | 'canceled' }
  /** The payer has to confirm it, at their bank. */
  | { status: 'requires_action' }
  /** It was confirmed, and the bank has not answered yet. */
  | { status: 'processing' }
  | { status: 'succeeded'; amount: Cents }
  /** May be tried again. `failure` is a sentence for the payer. */
  | { status: 'failed'; failure: string };

export interface ProviderPayment {
  provider_id: string;
  /** With it the payer's browser pays this one payment; null where it needs none. */
  client_secret: string | null;
  state: ProviderState;
}

/** A refund as the provider keeps it. */
export interface ProviderRefund {
  provider_id: string;
  /** By which it was sent; null for one made in the provider's own dashboard. */
  key: string | null;
  /** `failed`: the bank did not take it, and the money is with the firm again. */
  status: RefundState;
  /** Why it failed, in a few words. */
  failure: string | null;
}

/** A dispute as the provider keeps it: the payer asked their bank for the money. */
export interface ProviderDispute {
  provider_id: string;
  /** The payment it is about; null if the provider does not say. */
  payment_provider_id: string | null;
  amount: Cents;
  /** What the provider has charged for it and not given back. */
  fee: Cents;
  /** In a few words. */
  reason: string;
  status: 'answer_due' | 'with_bank' | 'won' | 'lost';
  /** Until when it can be answered; null where the provider names no day. */
  due_at: Instant | null;
}

/** What a call to the webhook is about; how it stands is asked for. */
export interface ProviderNews {
  about: 'payment' | 'dispute' | 'refund';
  provider_id: string;
}

/**
 * Charges for packages, and refunds. All methods may throw `ProviderUnavailable`, and none but `readEvent`, which makes no call, may be called while a
 * transaction is open.
 */
export interface PaymentsPort {
  /** Who moves the money; the test card desk moves none. */
  readonly provider: 'test_card_desk' | 'stripe';
  /** Makes a payment ready. The same `key` never makes a second one. @throws ProviderRefusedError */
  prepare(key: string, charge: Charge): Promise<ProviderPayment>;
  /** Changes the charge of an unpaid payment; returns its status if it can no longer be changed. */
  change(providerId: string, charge: Charge): Promise<ProviderPayment>;
  /** A payment's status; undefined if the provider keeps no record of its own. */
  retrieve(providerId: string): Promise<ProviderPayment | undefined>;
  /** Makes sure that a payment cannot be paid any more: `canceled`, or `succeeded` where that came too late. */
  cancel(providerId: string): Promise<ProviderState>;
  /** Sends money back. The same `key` never sends it twice. @throws ProviderRefusedError */
  refund(key: string, providerId: string, amount: Cents): Promise<ProviderRefund>;
  /** How a refund stands; undefined if the provider keeps no record of its own. */
  retrieveRefund(refundId: string): Promise<ProviderRefund | undefined>;
  /** How a dispute stands; undefined if the provider keeps no record of its own. */
  retrieveDispute(disputeId: string): Promise<ProviderDispute | undefined>;
  /**
   * What a call to the webhook is about; undefined if it is none of ours.
   * @param rawBody the exact bytes that were signed
   * @throws InvalidSignatureError, UnreadableEventError
   */
  readEvent(rawBody: string, signature: string): Promise<ProviderNews | undefined>;
}

/** A call to the webhook that the provider did not sign. */
export class InvalidSignatureError extends Error {
  override name = 'InvalidSignatureError';
}

/** A call to the webhook that is signed and yet does not say what it is about. */
export class UnreadableEventError extends Error {
  override name = 'UnreadableEventError';
}

/** The provider is well and refuses: an amount too small, a refund already made there. It did nothing. */
export class ProviderRefusedError extends Error {
  override name = 'ProviderRefusedError';
}
