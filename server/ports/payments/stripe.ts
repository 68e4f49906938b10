import { Stripe } from 'stripe';
import type { StripeConfig } from '../../config.ts';
import { createOutside, outsideLimitMs } from '../outside.ts';
import { asDispute, asRefund } from './stripe-shapes.ts';
import { aboutOf } from './stripe-events.ts';
import {
  InvalidSignatureError,
  ProviderRefusedError,
  UnreadableEventError,
  type Charge,
  type PaymentsPort,
  type ProviderPayment,
  type ProviderState,
} from './payments.ts';

interface StripeOptions {
  /** Milliseconds for each call, if not the usual limit; tests wait less. */
  limitMs?: number;
  /** How long a failing provider is left alone, milliseconds. */
  restMs?: number;
}

const { errors } = Stripe;
/** It cannot be reached, is broken, has too much to do, or does not accept our keys. Everything else is an answer. */
const outages = [
  errors.StripeConnectionError,
  errors.StripeAPIError,
  errors.StripeRateLimitError,
  errors.StripeAuthenticationError,
  errors.StripePermissionError,
];

/** The hosted adapter: Stripe's PaymentIntents. */
export function createStripePayments(config: StripeConfig, options: StripeOptions = {}): PaymentsPort {
  const limitMs = options.limitMs ?? outsideLimitMs;
  // One more try where the line was cut; both together end at the limit.
  const stripe = new Stripe(config.secretKey, { ...config.host, maxNetworkRetries: 1, timeout: limitMs, telemetry: false });
  const outside = createOutside('payments', { ...options, isOutage: (error) => outages.some((outage) => error instanceof outage) });

  const chargeParams = ({ amount, currency, description, email }: Charge) => ({ amount, currency: currency.toLowerCase(), description, receipt_email: email });
  const look = async (providerId: string) => asPayment(await stripe.paymentIntents.retrieve(providerId));
  /** A refund of this key that was sent before, also when the provider has forgotten the key after a day. */
  const refundOf = async (key: string, providerId: string) => {
    const { data } = await stripe.refunds.list({ payment_intent: providerId, limit: 100 });
    return data.find((refund) => refund.metadata?.['forecourt_key'] === key);
  };

  return {
    provider: 'stripe',
    prepare: (key, charge) =>
      outside.call('prepare', async () => {
        const params = { ...chargeParams(charge), automatic_payment_methods: { enabled: true }, metadata: { forecourt_key: key } };
        return asPayment(await unlessRefused(stripe.paymentIntents.create(params, { idempotencyKey: `prepare-${key}` })));
      }),
    change: (providerId, charge) =>
      outside.call('change', async () => {
        try {
          return asPayment(await stripe.paymentIntents.update(providerId, chargeParams(charge)));
        } catch (error) {
          // Being paid this very moment: the amount is unchanged, and the status is what counts.
          if (error instanceof errors.StripeInvalidRequestError) return look(providerId);
          throw error;
        }
      }),
    retrieve: (providerId) => outside.call('retrieve', () => look(providerId)),
    cancel: (providerId) =>
      outside.call('cancel', async () => {
        try {
          return stateOf(await stripe.paymentIntents.cancel(providerId));
        } catch (error) {
          if (error instanceof errors.StripeInvalidRequestError) return (await look(providerId)).state;
          throw error;
        }
      }),
    refund: (key, providerId, amount) =>
      outside.call('refund', async () => {
        const params = { payment_intent: providerId, amount, metadata: { forecourt_key: key } };
        return asRefund((await refundOf(key, providerId)) ?? (await unlessRefused(stripe.refunds.create(params, { idempotencyKey: `refund-${key}` }))));
      }),
    retrieveRefund: (refundId) => outside.call('retrieveRefund', async () => asRefund(await stripe.refunds.retrieve(refundId))),
    retrieveDispute: (disputeId) => outside.call('retrieveDispute', async () => asDispute(await stripe.disputes.retrieve(disputeId))),
    readEvent: async (rawBody, signature) => {
      const event: EventShape = verified(() => stripe.webhooks.constructEvent(rawBody, signature, config.webhookSecret));
      const object = event.data?.object;
      if (!object) throw new UnreadableEventError('There is no data in this event.');
      const about = aboutOf(event.type);
      return about && typeof object.id === 'string' ? { about, provider_id: object.id } : undefined;
    },
  };
}

/** The contents of a signed body are up to the sender, not the library's type. */
interface EventShape {
  type?: unknown;
  data?: { object?: { object?: string; id?: unknown } | null } | null;
}

async function unlessRefused<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError)
      throw new ProviderRefusedError(error.code, { cause: error });
    throw error;
  }
}

function verified(construct: () => Stripe.Event): Stripe.Event {
  try {
    return construct();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new InvalidSignatureError(error.message);
    // Signed, and no JSON.
    if (error instanceof SyntaxError) throw new UnreadableEventError(error.message);
    throw error;
  }
}

function asPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  return { provider_id: intent.id, client_secret: intent.client_secret, state: stateOf(intent) };
}

function stateOf(intent: Stripe.PaymentIntent): ProviderState {
  switch (intent.status) {
    case 'succeeded':
      return { status: 'succeeded', amount: intent.amount_received };
    case 'canceled':
      return { status: 'canceled' };
    case 'requires_action':
      return { status: 'requires_action' };
    case 'processing':
      return { status: 'processing' };
    case 'requires_payment_method':
      return intent.last_payment_error ? { status: 'failed', failure: intent.last_payment_error.message ?? 'The card was declined.' } : { status: 'pending' };
    default:
      return { status: 'pending' };
  }
}
