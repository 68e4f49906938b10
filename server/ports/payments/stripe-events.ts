import type { Stripe } from 'stripe';
import type { ProviderNews } from './payments.ts';

/** Every event of Stripe’s that the server acts on, with what it is about; docs/running.md names them for the person who sets up the webhook. Others are answered and change nothing. */
export const stripeEvents = {
  'payment_intent.succeeded': 'payment',
  'payment_intent.payment_failed': 'payment',
  'payment_intent.processing': 'payment',
  'payment_intent.canceled': 'payment',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
  'charge.dispute.funds_withdrawn': 'dispute',
  'charge.dispute.funds_reinstated': 'dispute',
  'refund.created': 'refund',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
} as const satisfies Partial<Record<Stripe.WebhookEndpointCreateParams.EnabledEvent, ProviderNews['about']>>;

const abouts: ReadonlyMap<unknown, ProviderNews['about']> = new Map(Object.entries(stripeEvents));

/** What an event is about; undefined for those we do not listen to. @param type as the sender wrote it */
export const aboutOf = (type: unknown): ProviderNews['about'] | undefined => abouts.get(type);
