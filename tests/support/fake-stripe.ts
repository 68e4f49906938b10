// A small host that answers the few calls the adapter makes, so that the real SDK speaks HTTP with somebody.
import { createServer } from 'node:http';
import { Stripe } from 'stripe';
import type { StripeConfig } from '../../server/config.ts';
import { createStripePayments } from '../../server/ports/payments/stripe.ts';
import type { PaymentsPort } from '../../server/ports/payments/payments.ts';

interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  client_secret: string;
  status: string;
  last_payment_error: { message: string } | null;
}

interface FakeRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
  metadata: { forecourt_key: string };
}

export interface FakeStripe {
  port: PaymentsPort;
  intents: Map<string, Intent>;
  refunds: FakeRefund[];
  /** What the next refunds are answered to be; `succeeded` where nobody says. */
  refundsAre(status: FakeRefund['status']): void;
  /** A dispute about an intent, or how one stands now. */
  dispute(id: string, intent: string, how: { status: string; amount: number; fee?: number; due_by?: number; reason?: string }): void;
  /** For `STRIPE_HOST`. */
  address: string;
  /** From now on calls are accepted and never answered; `done` is whether the provider does what it was asked to all the same. */
  hang(how?: { done: boolean }): void;
  /** From now on it answers that it is broken. */
  fall(): void;
  /** Answers as usual again; what hung is cut off. */
  recover(): void;
  /** How many calls came in. */
  calls(): number;
  /** The payer's card went through. */
  succeed(id: string): void;
  fail(id: string, message: string): void;
  /** The bank has to say something yet: the payer confirms it there, or has and waits for the answer. */
  wait(id: string, how: 'requires_action' | 'processing'): void;
  /** The body and signature of a webhook call about an intent. */
  event(type: string, id: string, object?: 'payment_intent' | 'dispute' | 'refund'): { body: string; signature: string };
  /** Any body with a good signature. */
  sign(body: string): { body: string; signature: string };
  close(): Promise<void>;
}

/** The keys that go with it. */
const config: StripeConfig = { secretKey: 'sk_test_fake', publishableKey: 'pk_test_fake', webhookSecret: 'whsec_fake' };

export async function startFakeStripe(options: { limitMs?: number; restMs?: number } = {}): Promise<FakeStripe> {
  let mood: 'well' | 'hanging' | 'hanging, but doing it' | 'broken' = 'well';
  let calls = 0;
  const refundsByKey = new Map<string, unknown>();
  const intents = new Map<string, Intent>();
  const byKey = new Map<string, Intent>();
  const refunds: FakeStripe['refunds'] = [];
  const disputes = new Map<string, unknown>();
  let refundStatus: FakeRefund['status'] = 'succeeded';

  const create = (params: URLSearchParams, key: string): Intent => {
    const known = byKey.get(key);
    if (known) return known;
    const id = `pi_${intents.size + 1}`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(params.get('amount')),
      amount_received: 0,
      client_secret: `${id}_secret`,
      status: 'requires_payment_method',
      last_payment_error: null,
    };
    intents.set(id, intent);
    byKey.set(key, intent);
    return intent;
  };
  const isOpen = (intent: Intent) => intent.status !== 'succeeded' && intent.status !== 'canceled';

  const answer = (method: string, path: string, params: URLSearchParams, key: string): unknown => {
    const [, , resource, id, verb] = path.split('/');
    if (resource === 'balance') return { object: 'balance', available: [], pending: [] };
    if (resource === 'disputes') return id ? disputes.get(id) : undefined;
    if (resource === 'refunds' && id) return refunds.find((refund) => refund.id === id);
    if (resource === 'refunds' && method === 'GET')
      return { object: 'list', data: refunds.filter((each) => each.payment_intent === params.get('payment_intent')) };
    if (resource === 'refunds') {
      const known = refundsByKey.get(key);
      if (known) return known;
      const metadata = { forecourt_key: params.get('metadata[forecourt_key]') ?? '' };
      const refund: FakeRefund = {
        id: `re_${refunds.length + 1}`,
        object: 'refund',
        payment_intent: params.get('payment_intent') ?? '',
        amount: Number(params.get('amount')),
        status: refundStatus,
        metadata,
      };
      refunds.push(refund);
      refundsByKey.set(key, refund);
      return refund;
    }
    if (!id) return create(params, key);
    const intent = intents.get(id);
    if (!intent) return undefined;
    if (method === 'GET') return intent;
    // As at the provider: what is with the bank is neither changed nor taken back.
    if (!isOpen(intent) || intent.status === 'processing') return undefined;
    if (verb === 'cancel') intent.status = 'canceled';
    else intent.amount = Number(params.get('amount'));
    return intent;
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls += 1;
      if (mood === 'hanging') return;
      if (mood === 'broken') {
        response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { type: 'api_error', message: 'Broken.' } }));
        return;
      }
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
      const sent = Buffer.concat(chunks).toString();
      const body = answer(request.method ?? 'GET', pathname, sent ? new URLSearchParams(sent) : searchParams, String(request.headers['idempotency-key'] ?? ''));
      if (mood === 'hanging, but doing it') return;
      response.writeHead(body ? 200 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body ?? { error: { type: 'invalid_request_error', message: 'Not in this state.' } }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const stripe = new Stripe(config.secretKey);

  const sign = (body: string) => ({ body, signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret: config.webhookSecret }) });

  return {
    port: createStripePayments({ ...config, host: { host: '127.0.0.1', port, protocol: 'http' } }, options),
    address: `http://127.0.0.1:${port}`,
    hang: (how) => {
      mood = how?.done ? 'hanging, but doing it' : 'hanging';
    },
    fall: () => {
      mood = 'broken';
    },
    recover: () => {
      mood = 'well';
      server.closeAllConnections();
    },
    calls: () => calls,
    intents,
    refunds,
    refundsAre: (status) => {
      refundStatus = status;
    },
    dispute: (id, payment_intent, { status, amount, fee = 0, due_by, reason = 'product_not_received' }) => {
      const balance_transactions = fee === 0 ? [] : [{ id: 'txn_1', object: 'balance_transaction', amount: -amount, fee, net: -amount - fee }];
      disputes.set(id, { id, object: 'dispute', payment_intent, amount, status, reason, balance_transactions, evidence_details: { due_by: due_by ?? null } });
    },
    succeed: (id) => {
      const intent = intents.get(id);
      if (intent) Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, last_payment_error: null });
    },
    fail: (id, message) => {
      Object.assign(intents.get(id) ?? {}, { status: 'requires_payment_method', last_payment_error: { message } });
    },
    wait: (id, how) => {
      Object.assign(intents.get(id) ?? {}, { status: how, last_payment_error: null });
    },
    event: (type, id, object = 'payment_intent') => {
      const body = JSON.stringify({ id: `evt_${type}`, object: 'event', type, data: { object: { id, object } } });
      return sign(body);
    },
    sign,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
