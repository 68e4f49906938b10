// Getting money's side of an order ready: the coupon held, then the provider told, or nothing left to pay.
import type { Database } from '../../db/database.ts';
import { conflict } from '../../contract/problem.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { ProviderPayment } from '../../ports/payments/payments.ts';
import type { Services } from '../../services.ts';
import { findCoupon, holdCoupon, releaseHold, type Buyer } from '../coupons/holds.ts';
import { releaseExpired } from './expire.ts';
import { currency } from './money.ts';
import { change, isPaid, type PaymentRow } from './rows.ts';
import { settle } from './settle.ts';

export type Ready = Pick<PaymentRow, 'kind' | 'package_identifier' | 'price' | 'discount' | 'amount' | 'coupon_code'>;
export type Prepared = { payment: PaymentRow; client_secret: string | null };

interface Hold {
  code: string | null;
  buyer: Buyer;
  payment_id: string;
  package_identifier: string;
  price: number;
}

/** Holds the coupon an order names, for 30 minutes; without one, what the payment held before is let go. */
export async function holdFor(db: Database, services: Services, { code, ...order }: Hold) {
  if (!code) {
    await releaseHold(db, order.payment_id);
    return undefined;
  }
  const coupon = await findCoupon(db, code);
  if (coupon) await releaseExpired(db, services, { coupon_id: coupon.id, except_payment: order.payment_id });
  const held = await holdCoupon(db, { ...order, code, now: services.clock() });
  await enqueue(db, { kind: 'release_hold', payload: { payment_id: order.payment_id }, run_at: new Date(held.until) });
  return held;
}

interface CardOrder {
  drafted: PaymentRow;
  ready: Ready;
  email: string;
  /** Where nothing is left to pay: not confirmed before the link mailed to the e-mail is opened. */
  awaitsConfirmation?: boolean;
  /** What the payer reads at their bank: "Forecourt, Guided Search". */
  description: string;
}

/** Takes the order over into the drafted payment and makes it payable; with nothing left to pay it is confirmed at once. */
export async function charge(db: Database, services: Services, order: CardOrder): Promise<Prepared> {
  return order.ready.amount === 0 ? payNothing(db, services, order) : chargeCard(db, services, order);
}

/** A coupon that leaves nothing to pay skips the card. */
async function payNothing(db: Database, services: Services, { drafted, ready, awaitsConfirmation }: CardOrder): Promise<Prepared> {
  if (drafted.provider_id) {
    const late = await settle(db, services, drafted, await services.payments.cancel(drafted.provider_id));
    if (isPaid(late)) return { payment: late, client_secret: null };
  }
  const free = await change(db, drafted.id, { ...ready, provider: 'none', provider_id: null });
  const payment = awaitsConfirmation ? free : await settle(db, services, free, { status: 'succeeded', amount: 0 });
  return { payment, client_secret: null };
}

async function chargeCard(db: Database, services: Services, { drafted, ready, email, description }: CardOrder): Promise<Prepared> {
  if (services.payments.provider === 'test_card_desk' && services.config.mode === 'production') {
    throw conflict('Cards cannot be taken yet. Write to us and we will help.');
  }
  const card = { amount: ready.amount, currency, description, email };
  const known = drafted.provider_id && drafted.provider === services.payments.provider ? drafted.provider_id : undefined;
  const same = known && drafted.amount === ready.amount && drafted.package_identifier === ready.package_identifier && drafted.kind === ready.kind;
  const asked = known
    ? await (same ? services.payments.retrieve(known) : services.payments.change(known, card))
    : await services.payments.prepare(`${drafted.id}-${drafted.version}`, card);
  const state: ProviderPayment['state'] = asked?.state ?? { status: drafted.status === 'requires_action' ? 'requires_action' : 'pending' };
  const ordered = await change(db, drafted.id, {
    ...ready,
    ...(same ? {} : { status: 'pending', failure: null }),
    provider: services.payments.provider,
    provider_id: asked?.provider_id ?? drafted.provider_id,
  });
  return { payment: await settle(db, services, ordered, state), client_secret: asked?.client_secret ?? null };
}
