import { Stripe } from 'stripe';
import type { StripeConfig } from '../../config.ts';
import { InvalidSignatureError, type Charge, type PaymentsPort, type ProviderPayment, type ProviderState } from './payments.ts';

/** Where the provider's API is, if not at its own address: tests put a small host of their own there. */
export type StripeHost = Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>;

/** The hosted adapter: Stripe's PaymentIntents. */
export function createStripePayments(config: StripeConfig, host: StripeHost = {}): PaymentsPort {
  const stripe = new Stripe(config.secretKey, { ...host, maxNetworkRetries: 2, timeout: 10_000, telemetry: false });

  const chargeParams = ({ amount, currency, description, email }: Charge) => ({ amount, currency: currency.toLowerCase(), description, receipt_email: email });
  const look = async (providerId: string) => asPayment(await stripe.paymentIntents.retrieve(providerId));

  return {
    provider: 'stripe',
    prepare: async (key, charge) =>
      asPayment(
        await stripe.paymentIntents.create({ ...chargeParams(charge), automatic_payment_methods: { enabled: true } }, { idempotencyKey: `prepare-${key}` }),
      ),
    change: async (providerId, charge) => {
      try {
        return asPayment(await stripe.paymentIntents.update(providerId, chargeParams(charge)));
      } catch (error) {
        // Being paid this very moment: the amount stands as it was, and how it stands is what counts.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return look(providerId);
        throw error;
      }
    },
    retrieve: look,
    cancel: async (providerId) => {
      try {
        return stateOf(await stripe.paymentIntents.cancel(providerId));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return (await look(providerId)).state;
        throw error;
      }
    },
    refund: async (key, providerId, amount) => {
      await stripe.refunds.create({ payment_intent: providerId, amount }, { idempotencyKey: `refund-${key}` });
    },
    readEvent: async (rawBody, signature) => {
      const event = verified(() => stripe.webhooks.constructEvent(rawBody, signature, config.webhookSecret));
      const { object } = event.data;
      return 'object' in object && object.object === 'payment_intent' ? { provider_id: object.id } : undefined;
    },
  };
}

function verified(construct: () => Stripe.Event): Stripe.Event {
  try {
    return construct();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new InvalidSignatureError(error.message);
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
    case 'requires_payment_method':
      return intent.last_payment_error ? { status: 'failed', failure: intent.last_payment_error.message ?? 'The card was declined.' } : { status: 'pending' };
    default:
      return { status: 'pending' };
  }
}
