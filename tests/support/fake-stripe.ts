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

export interface FakeStripe {
  port: PaymentsPort;
  intents: Map<string, Intent>;
  refunds: { payment_intent: string; amount: number }[];
  /** The payer's card went through. */
  succeed(id: string): void;
  fail(id: string, message: string): void;
  /** The body and signature of a webhook call about an intent. */
  event(type: string, id: string): { body: string; signature: string };
  close(): Promise<void>;
}

const config: StripeConfig = { secretKey: 'sk_test_fake', publishableKey: 'pk_test_fake', webhookSecret: 'whsec_fake' };

export async function startFakeStripe(): Promise<FakeStripe> {
  const intents = new Map<string, Intent>();
  const byKey = new Map<string, Intent>();
  const refunds: FakeStripe['refunds'] = [];

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
    if (resource === 'refunds') {
      refunds.push({ payment_intent: params.get('payment_intent') ?? '', amount: Number(params.get('amount')) });
      return { id: `re_${refunds.length}`, object: 'refund' };
    }
    if (!id) return create(params, key);
    const intent = intents.get(id);
    if (!intent) return undefined;
    if (method === 'GET') return intent;
    if (!isOpen(intent)) return undefined;
    if (verb === 'cancel') intent.status = 'canceled';
    else intent.amount = Number(params.get('amount'));
    return intent;
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '/', 'http://fake');
      const body = answer(
        request.method ?? 'GET',
        pathname,
        new URLSearchParams(Buffer.concat(chunks).toString()),
        String(request.headers['idempotency-key'] ?? ''),
      );
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

  return {
    port: createStripePayments(config, { host: '127.0.0.1', port, protocol: 'http' }),
    intents,
    refunds,
    succeed: (id) => {
      const intent = intents.get(id);
      if (intent) Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, last_payment_error: null });
    },
    fail: (id, message) => {
      Object.assign(intents.get(id) ?? {}, { status: 'requires_payment_method', last_payment_error: { message } });
    },
    event: (type, id) => {
      const body = JSON.stringify({ id: `evt_${type}`, object: 'event', type, data: { object: { id, object: 'payment_intent' } } });
      return { body, signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret: config.webhookSecret }) };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
