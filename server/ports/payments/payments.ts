import type { Cents } from '../../../generated/api.ts';

/** What is to be paid. */
export interface Charge {
  /** Cents, at least 1. */
  amount: Cents;
  /** ISO 4217. */
  currency: string;
  /** What the payer reads on their statement and receipt. */
  description: string;
  email: string;
}

/** How the provider says a payment stands. */
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

/**
 * Takes money for packages, and gives it back. All methods may throw `ProviderUnavailable`, and none but `readEvent`, which asks nobody, may be
 * called while a transaction is open.
 */
export interface PaymentsPort {
  /** Who moves the money; the test card desk moves none. */
  readonly provider: 'test_card_desk' | 'stripe';
  /** Makes a payment ready. The same `key` never makes a second one. @throws ProviderRefusedError */
  prepare(key: string, charge: Charge): Promise<ProviderPayment>;
  /** Puts another charge on a payment that is not paid yet; answers how it stands where it no longer can be. */
  change(providerId: string, charge: Charge): Promise<ProviderPayment>;
  /** How a payment stands; undefined where the provider keeps no record of its own. */
  retrieve(providerId: string): Promise<ProviderPayment | undefined>;
  /** Makes sure that a payment cannot be paid any more: `canceled`, or `succeeded` where that came too late. */
  cancel(providerId: string): Promise<ProviderState>;
  /** Sends money back. The same `key` never sends it twice. @throws ProviderRefusedError */
  refund(key: string, providerId: string, amount: Cents): Promise<void>;
  /**
   * The payment that a call to the webhook is about; undefined for what is none of ours.
   * @param rawBody the exact bytes the signature was made of
   * @throws InvalidSignatureError, UnreadableEventError
   */
  readEvent(rawBody: string, signature: string): Promise<{ provider_id: string } | undefined>;
}

/** A call to the webhook that the provider did not sign. */
export class InvalidSignatureError extends Error {
  override name = 'InvalidSignatureError';
}

/** A call to the webhook that is signed and yet does not say what it is about. */
export class UnreadableEventError extends Error {
  override name = 'UnreadableEventError';
}

/** The provider is well and refuses: an amount too small, a refund of what was refunded there already. It did nothing. */
export class ProviderRefusedError extends Error {
  override name = 'ProviderRefusedError';
}
