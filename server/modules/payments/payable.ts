// Making an order payable in steps: claimed and decided here, told to the provider outside, settled here.
import { uuidv7 } from 'uuidv7';
import type { Checkout } from '../../../generated/api.ts';
import { conflict } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import type { PaymentOrder } from '../../db/schema.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { withinLimit } from '../../ports/outside.ts';
import { ProviderRefusedError, type ProviderPayment } from '../../ports/payments/payments.ts';
import type { Services } from '../../services.ts';
import { holdCoupon, releaseHold, type Buyer } from '../coupons/holds.ts';
import { BusyError, claimAct, endAct, noteAct, patiently, send, underClaim, type Act } from './acts.ts';
import { catchUp } from './catch-up.ts';
import { releaseExpiredOf } from './expire.ts';
import { currency } from './money.ts';
import { change, isPaid, lockPayment, type PaymentRow } from './rows.ts';
import { applyState } from './state.ts';

/** An order in a drafted payment, not yet told to the provider. */
export interface Placed {
  drafted: PaymentRow;
  order: PaymentOrder;
  email: string;
  /** Where nothing is left to pay: not confirmed before the link mailed to the e-mail is opened. */
  awaitsConfirmation?: boolean;
  /** What the payer reads at their bank: "Forecourt, Guided Search". */
  description: string;
}

/** What distinguishes one buyer's way from another's. All but `coupon` is called in transactions, maybe more than once. */
export interface Plan {
  /** The coupon that will be held, and for which payment, as far as there is one. */
  coupon(db: Database): Promise<{ code: string | null; payment_id: string | null }>;
  /** The buyer, locked, and their payment as far as there is one, locked after it. */
  find(db: Database): Promise<PaymentRow | undefined>;
  /** What is to be paid, with its coupon held; or the payment that is through already. @throws Problem for what stands in the way */
  place(db: Database, payment: PaymentRow | undefined): Promise<Placed | { paid: PaymentRow }>;
  /** What the payer is told. */
  answer(db: Database, payment: PaymentRow, clientSecret: string | null): Promise<Checkout>;
}

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
  const held = await holdCoupon(db, { ...order, code, now: services.clock() });
  await enqueue(db, { kind: 'release_hold', payload: { payment_id: order.payment_id }, run_at: new Date(held.until) });
  return held;
}

interface Steps<Done> {
  db: Database;
  services: Services;
  settle: (work: (db: Database) => Promise<Checkout>) => Promise<Done>;
}

/**
 * Takes an order over into the buyer's one payment and makes it payable; with nothing left to pay it is confirmed at once.
 * Who asks while another call is at it waits for that one.
 * @throws Problem of the plan; 409 where cards cannot be taken; ProviderUnavailable
 */
export function makePayable<Done>(steps: Steps<Done>, plan: Plan): Promise<Done> {
  return withinLimit(async () => {
    const { code, payment_id } = await plan.coupon(steps.db);
    if (code) await releaseExpiredOf(steps.db, steps.services, { code, except_payment: payment_id });
    return patiently(() => underClaim(steps.db, steps.services, (hold) => once(steps, plan, hold)));
  });
}

async function once<Done>({ db, services, settle }: Steps<Done>, plan: Plan, hold: (act: Act) => Act): Promise<Done> {
  let act: Act | undefined;
  const before = await db.transaction(async (transaction) => {
    const payment = await plan.find(transaction);
    if (payment && !isPaid(payment)) act = hold(await claimAct(transaction, services, payment.id));
    return payment;
  });
  const known = before && act ? await catchUp(db, services, before, act) : undefined;

  const decided = await db.transaction(async (transaction) => {
    const payment = await plan.find(transaction);
    const placed = payment && isPaid(payment) ? { paid: payment } : await plan.place(transaction, payment);
    if ('paid' in placed) return placed;
    // What was claimed turned out to be paid, and this is about the next one.
    if (act && act.payment_id !== placed.drafted.id) {
      await endAct(transaction, act);
      act = undefined;
    }
    act ??= hold(await claimAct(transaction, services, placed.drafted.id));
    const request = requestOf(services, placed);
    await noteAct(transaction, act, request ?? { kind: 'look' });
    return { ...placed, request, act };
  });

  if ('paid' in decided) {
    return settle(async (transaction) => {
      if (act) await endAct(transaction, act);
      return plan.answer(transaction, decided.paid, null);
    });
  }

  const asked = decided.request ? await tell(services, decided, decided.request, known) : undefined;
  const canceled = decided.request ? undefined : await withdrawCard(services, decided.drafted);
  if (asked?.state.status === 'canceled') {
    // Ended at the provider's own desk: the next round begins another one.
    await db.transaction(async (transaction) => {
      const locked = await lockPayment(transaction, decided.drafted.id);
      if (locked) await applyState(transaction, services, locked, asked.state);
      await noteAct(transaction, decided.act, { kind: 'look' });
    });
    decided.act.unsettled = false;
    throw new BusyError();
  }

  return settle(async (transaction) => {
    const locked = await lockPayment(transaction, decided.drafted.id);
    if (!locked) throw conflict('This payment was taken back meanwhile. Start again.');
    const payment = asked ? await charged(transaction, services, locked, decided, asked) : await free(transaction, services, locked, decided, canceled);
    await endAct(transaction, decided.act);
    return plan.answer(transaction, payment, isPaid(payment) ? null : (asked?.client_secret ?? null));
  });
}

type ChargeRequest = Extract<Act['request'], { kind: 'charge' }>;

/** The charge for an order; undefined where a coupon leaves nothing to pay. @throws Problem 409 where cards cannot be taken */
function requestOf(services: Services, { drafted, order, email, description }: Placed): ChargeRequest | undefined {
  if (order.amount === 0) return undefined;
  const { provider } = services.payments;
  if (provider === 'test_card_desk' && services.config.mode === 'production') throw conflict('Cards cannot be taken yet. Write to us and we will help.');
  const is_new = drafted.provider_id === null || drafted.provider !== provider;
  return { kind: 'charge', key: uuidv7(), is_new, charge: { amount: order.amount, currency, description, email }, order };
}

/** Brings the order to the provider. What stands there already, as it is ordered, was just looked at. */
async function tell(services: Services, { drafted, order, act }: Placed & { act: Act }, request: ChargeRequest, known: ProviderPayment | undefined) {
  if (request.is_new || drafted.provider_id === null) {
    try {
      return await send(act, () => services.payments.prepare(request.key, request.charge));
    } catch (error) {
      if (error instanceof ProviderRefusedError) throw conflict("The card processor refused this payment; nothing was charged. Write to us and we'll help.");
      throw error;
    }
  }
  const { provider_id } = drafted;
  const same = drafted.amount === order.amount && drafted.package_identifier === order.package_identifier && drafted.kind === order.kind;
  if (same)
    return known ?? ({ provider_id, client_secret: null, state: { status: drafted.status === 'requires_action' ? 'requires_action' : 'pending' } } as const);
  return send(act, () => services.payments.change(provider_id, request.charge));
}

async function charged(db: Database, services: Services, locked: PaymentRow, { drafted, order }: Placed, asked: ProviderPayment): Promise<PaymentRow> {
  // Paid at the old price this very moment: it stays the old order.
  if (isPaid(locked) || asked.state.status === 'succeeded') return applyState(db, services, locked, asked.state);
  const same = asked.provider_id === drafted.provider_id && locked.amount === order.amount && locked.package_identifier === order.package_identifier;
  const ordered = await change(db, locked.id, {
    ...order,
    ...(same ? {} : { status: 'pending', failure: null }),
    provider: services.payments.provider,
    provider_id: asked.provider_id,
  });
  return applyState(db, services, ordered, asked.state);
}

/** A coupon that leaves nothing to pay skips the card: what was asked of one before is taken back. */
async function withdrawCard(services: Services, { provider, provider_id }: PaymentRow) {
  return provider_id && provider === services.payments.provider ? services.payments.cancel(provider_id) : undefined;
}

type Canceled = Awaited<ReturnType<typeof withdrawCard>>;

async function free(db: Database, services: Services, locked: PaymentRow, { order, awaitsConfirmation }: Placed, canceled: Canceled): Promise<PaymentRow> {
  const late = canceled ? await applyState(db, services, locked, canceled) : locked;
  if (isPaid(late)) return late;
  const without = await change(db, locked.id, { ...order, provider: 'none', provider_id: null });
  return awaitsConfirmation ? without : applyState(db, services, without, { status: 'succeeded', amount: 0 });
}
