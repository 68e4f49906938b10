// Makes an order payable in steps: claimed and decided here, sent to the provider outside, settled here.
import { uuidv7 } from 'uuidv7';
import type { Checkout, CouponRefusal } from '../../../generated/api.ts';
import { conflict } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import type { PaymentOrder } from '../../db/schema.ts';
import { withinLimit } from '../../ports/outside.ts';
import { ProviderRefusedError, type ProviderPayment } from '../../ports/payments/payments.ts';
import type { Services } from '../../services.ts';
import { BusyError, claimAct, endAct, noteAct, patiently, send, underClaim, type Act } from './acts.ts';
import { catchUp } from './catch-up.ts';
import { releaseExpiredOf } from './expire.ts';
import { currency } from '../../../domain/money.ts';
import { change, isPaid, lockPayment, type PaymentRow } from './rows.ts';
import { applyState } from './state.ts';

/** An order in a drafted payment, not yet sent to the provider. */
export interface Placed {
  drafted: PaymentRow;
  order: PaymentOrder;
  /** Why the order is without its coupon; only while it is shown. */
  refusal?: CouponRefusal | null;
  email: string;
  /** Where nothing is left to pay: not confirmed before the link mailed to the e-mail is opened. */
  awaitsConfirmation?: boolean;
  /** What the payer reads at their bank: "Forecourt, Guided Search". */
  description: string;
}

/** Shown, nothing is asked of the buyer; to be paid, terms and coupon have to be right. */
export type Purpose = 'show' | 'pay';

/** The item to buy, the coupon, and the payment, if there is one. */
export interface Asked {
  package_identifier: string | null;
  /** In its normal form. */
  code: string | null;
  payment_id: string | null;
}

/** The payment's status at the provider, for callers that continue there. */
export type ProviderAnswer = Pick<ProviderPayment, 'client_secret' | 'state'>;

/** What distinguishes one buyer's way from another's. All but `asked` is called in transactions, maybe more than once. */
export interface Plan {
  asked(db: Database): Promise<Asked>;
  /** The buyer, locked, and their payment as far as there is one, locked after it. */
  find(db: Database): Promise<PaymentRow | undefined>;
  /** The amount to pay, with its coupon held; or the payment that already went through. @throws Problem for what blocks it */
  place(db: Database, payment: PaymentRow | undefined, purpose: Purpose): Promise<Placed | { paid: PaymentRow }>;
  /** The payer's view. */
  answer(db: Database, payment: PaymentRow, known: { provider?: ProviderAnswer | undefined; refusal?: CouponRefusal | null }): Promise<Checkout>;
}

export interface Steps<Done> {
  db: Database;
  services: Services;
  settle: (work: (db: Database) => Promise<Checkout>) => Promise<Done>;
}

/**
 * Applies an order to the buyer's one payment and makes it payable; with nothing left to pay it is confirmed at once. A concurrent call waits for the first.
 * @throws Problem of the plan; 409 where cards cannot be accepted; ProviderUnavailable
 */
export function makePayable<Done>(steps: Steps<Done>, plan: Plan): Promise<Done> {
  return oneAfterAnother(steps, plan, (hold) => once(steps, plan, hold));
}

/** Works on a buyer's payment once no other process does; expired coupon holds are released before. */
export function oneAfterAnother<Done>({ db, services }: Steps<Done>, plan: Plan, work: (hold: (act: Act) => Act) => Promise<Done>): Promise<Done> {
  return withinLimit(async () => {
    const { code, payment_id } = await plan.asked(db);
    if (code) await releaseExpiredOf(db, services, { code, except_payment: payment_id });
    return patiently(() => underClaim(db, services, work));
  });
}

/** Claims the buyer's payment, if there is an unpaid one, and asks for its status. */
export async function claimed({ db, services }: Pick<Steps<unknown>, 'db' | 'services'>, plan: Plan, hold: (act: Act) => Act) {
  let act: Act | undefined;
  const before = await db.transaction(async (transaction) => {
    const payment = await plan.find(transaction);
    if (payment && !isPaid(payment)) act = hold(await claimAct(transaction, services, payment.id));
    return payment;
  });
  return { act, known: before && act ? await catchUp(db, services, before, act) : undefined };
}

async function once<Done>(steps: Steps<Done>, plan: Plan, hold: (act: Act) => Act): Promise<Done> {
  const { db, services, settle } = steps;
  const { known, ...found } = await claimed(steps, plan, hold);
  let { act } = found;
  const underway = act;
  // The bank has it: another order, or another card, would be a second charge.
  if (known?.state.status === 'processing' && underway)
    return settle(async (transaction) => {
      const payment = await lockPayment(transaction, underway.payment_id);
      if (!payment) throw conflict('This payment was canceled. Start again.');
      await endAct(transaction, underway);
      return plan.answer(transaction, payment, { provider: known });
    });

  const decided = await db.transaction(async (transaction) => {
    const payment = await plan.find(transaction);
    const placed = payment && isPaid(payment) ? { paid: payment } : await plan.place(transaction, payment, 'pay');
    if ('paid' in placed) return placed;
    // The claimed payment turned out to be paid, and this order is for the next one.
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
      return plan.answer(transaction, decided.paid, {});
    });
  }

  const asked = decided.request ? await sendOrder(services, decided, decided.request, known) : undefined;
  const canceled = decided.request ? undefined : await withdrawCard(services, decided.drafted);
  if (asked?.state.status === 'canceled') {
    // Canceled at the provider's dashboard: the next round starts another one.
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
    if (!locked) throw conflict('This payment was canceled. Start again.');
    const payment = asked ? await charged(transaction, services, locked, decided, asked) : await free(transaction, services, locked, decided, canceled);
    await endAct(transaction, decided.act);
    return plan.answer(transaction, payment, { provider: isPaid(payment) ? undefined : asked });
  });
}

type ChargeRequest = Extract<Act['request'], { kind: 'charge' }>;

/** The charge for an order; undefined where a coupon leaves nothing to pay. @throws Problem 409 where cards cannot be taken */
function requestOf(services: Services, { drafted, order, email, description }: Placed): ChargeRequest | undefined {
  if (order.amount === 0) return undefined;
  const { provider } = services.payments;
  if (provider === 'test_card_desk' && services.config.mode === 'production') throw conflict('We can’t take cards yet. Write to us and we’ll help.');
  const is_new = drafted.provider_id === null || drafted.provider !== provider;
  return { kind: 'charge', key: uuidv7(), is_new, charge: { amount: order.amount, currency, description, email }, order };
}

/** Sends the order to the provider. A record there that already matches was just checked. */
async function sendOrder(services: Services, { drafted, order, act }: Placed & { act: Act }, request: ChargeRequest, known: ProviderPayment | undefined) {
  if (request.is_new || drafted.provider_id === null) {
    try {
      return await send(act, () => services.payments.prepare(request.key, request.charge));
    } catch (error) {
      if (error instanceof ProviderRefusedError) throw conflict('The card processor refused this payment; nothing was charged. Write to us and we’ll help.');
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

/** A coupon that leaves nothing to pay skips the card: an earlier charge is canceled. */
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
