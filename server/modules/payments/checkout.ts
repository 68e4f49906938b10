// Getting a prospect's one payment ready, and saying how a payment stands.
import { eq, sql } from 'drizzle-orm';
import { termsVersion } from '../../../domain/terms.ts';
import type { Checkout } from '../../../generated/api.ts';
import { conflict, invalid } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import { insertRow } from '../../db/rows.ts';
import { initialClientData, packages, payments, users } from '../../db/schema.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { ProviderPayment } from '../../ports/payments/payments.ts';
import type { Services } from '../../services.ts';
import { findCoupon, holdCoupon, releaseHold, usageOf } from '../coupons/holds.ts';
import { lockProspect, mustHaveNoAccount, packageOnSale, tellProspect, type Prospect } from '../onboarding/prospects.ts';
import { issuePasswordToken, type Holder } from '../onboarding/tokens.ts';
import { releaseExpired } from './expire.ts';
import { currency } from './money.ts';
import { receiptOf } from './receipt.ts';
import { change, isPaid, lockPayment, type PaymentRow } from './rows.ts';
import { settle } from './settle.ts';

/**
 * Makes the onboarding's payment ready: package, coupon held for 30 minutes, terms kept, provider told. However often it is
 * asked there is one payment; what is paid already is answered as paid. With nothing left to pay it is confirmed at once.
 * @throws Problem 410 for a token no longer good; 422 on the field that stands in the way; 409 where cards cannot be taken
 */
export async function prepareCheckout(db: Database, services: Services, request: { token: string; terms_version: string }): Promise<Checkout> {
  const { prospect, holder } = await lockProspect(db, services, request.token);
  const before = prospect.payment_id ? await refreshed(db, services, await lockPayment(db, prospect.payment_id)) : undefined;
  if (before && isPaid(before)) return checkoutView(db, services, before, { token: request.token, holder });

  if (request.terms_version !== termsVersion) throw invalid({ terms_version: 'The terms have changed. Read and accept them again.' });
  await mustHaveNoAccount(db, prospect.email);
  if (!prospect.package_identifier) throw invalid({ package_identifier: 'Choose a package first.' });
  const bought = await packageOnSale(db, prospect.package_identifier);

  const order = { package_identifier: bought.package_identifier, price: bought.price };
  const drafted =
    before ??
    (await insertRow(db, payments, {
      ...order,
      amount: bought.price,
      kind: 'package',
      onboarding_id: prospect.id,
      currency,
      provider: services.payments.provider,
    }));
  const held = await holdFor(db, services, prospect, drafted.id, order);
  const amount = order.price - (held?.discount ?? 0);
  const now = services.clock().toISOString();
  const accepted = prospect.terms_version === termsVersion ? {} : { terms_version: termsVersion, terms_accepted_at: now };
  await db
    .update(initialClientData)
    .set({ ...accepted, step: 'payment', payment_id: drafted.id, last_step_at: now, version: sql`${initialClientData.version} + 1` })
    .where(eq(initialClientData.id, prospect.id));

  await tellProspect(db, prospect.started_by);

  const ready = { ...order, amount, discount: held?.discount ?? 0, coupon_code: held?.code ?? null };
  const { payment, client_secret } =
    amount === 0
      ? await payNothing(db, services, drafted, ready)
      : await chargeCard(db, services, { drafted, ready, email: prospect.email, packageName: bought.name });
  return checkoutView(db, services, payment, { token: request.token, holder, client_secret });
}

type Ready = Pick<PaymentRow, 'package_identifier' | 'price' | 'discount' | 'amount' | 'coupon_code'>;
type Prepared = { payment: PaymentRow; client_secret: string | null };

async function holdFor(db: Database, services: Services, prospect: Prospect, paymentId: string, order: { package_identifier: string; price: number }) {
  if (!prospect.coupon_code) {
    await releaseHold(db, paymentId);
    return undefined;
  }
  const coupon = await findCoupon(db, prospect.coupon_code);
  if (coupon) await releaseExpired(db, services, { coupon_id: coupon.id, except_payment: paymentId });
  const held = await holdCoupon(db, {
    ...order,
    code: prospect.coupon_code,
    payment_id: paymentId,
    buyer: { user_id: null, email: prospect.email },
    now: services.clock(),
  });
  await enqueue(db, { kind: 'release_hold', payload: { payment_id: paymentId }, run_at: new Date(held.until) });
  return held;
}

/** A coupon that leaves nothing to pay skips the card. */
async function payNothing(db: Database, services: Services, drafted: PaymentRow, ready: Ready): Promise<Prepared> {
  if (drafted.provider_id) {
    const late = await settle(db, services, drafted, await services.payments.cancel(drafted.provider_id));
    if (isPaid(late)) return { payment: late, client_secret: null };
  }
  const free = await change(db, drafted.id, { ...ready, provider: 'none', provider_id: null });
  return { payment: await settle(db, services, free, { status: 'succeeded', amount: 0 }), client_secret: null };
}

interface CardOrder {
  drafted: PaymentRow;
  ready: Ready;
  email: string;
  packageName: string;
}

async function chargeCard(db: Database, services: Services, { drafted, ready, email, packageName }: CardOrder): Promise<Prepared> {
  if (services.payments.provider === 'test_card_desk' && services.config.mode === 'production') {
    throw conflict('Cards cannot be taken yet. Write to us and we will help.');
  }
  const charge = { amount: ready.amount, currency, description: `Forecourt, ${packageName}`, email };
  const known = drafted.provider_id && drafted.provider === services.payments.provider ? drafted.provider_id : undefined;
  const same = known && drafted.amount === ready.amount && drafted.package_identifier === ready.package_identifier;
  const asked = known
    ? await (same ? services.payments.retrieve(known) : services.payments.change(known, charge))
    : await services.payments.prepare(`${drafted.id}-${drafted.version}`, charge);
  const state: ProviderPayment['state'] = asked?.state ?? { status: drafted.status === 'requires_action' ? 'requires_action' : 'pending' };
  const ordered = await change(db, drafted.id, {
    ...ready,
    ...(same ? {} : { status: 'pending', failure: null }),
    provider: services.payments.provider,
    provider_id: asked?.provider_id ?? drafted.provider_id,
  });
  return { payment: await settle(db, services, ordered, state), client_secret: asked?.client_secret ?? null };
}

/** The payment after asking the provider how it stands, where the provider keeps a record and the word is still out. */
export async function refreshed(db: Database, services: Services, payment: PaymentRow | undefined): Promise<PaymentRow | undefined> {
  if (!payment?.provider_id || isPaid(payment) || payment.provider !== services.payments.provider) return payment;
  const asked = await services.payments.retrieve(payment.provider_id);
  return asked ? settle(db, services, payment, asked.state) : payment;
}

/** What the payer is told. The password token is the client's alone, and only for an account this payment made. */
export async function checkoutView(
  db: Database,
  services: Services,
  payment: PaymentRow,
  given: { token: string; holder: Holder; client_secret?: string | null },
): Promise<Checkout> {
  const [bought] = await db.select({ name: packages.name }).from(packages).where(eq(packages.package_identifier, payment.package_identifier));
  const prospect = payment.onboarding_id ? (await db.select().from(initialClientData).where(eq(initialClientData.id, payment.onboarding_id)))[0] : undefined;
  const account = payment.user_id ? (await db.select().from(users).where(eq(users.id, payment.user_id)))[0] : undefined;
  const hold = await usageOf(db, payment.id);
  const mayChoosePassword = given.holder === 'client' && prospect?.made_account && account?.status === 'invited' && account.password_hash === null;
  return {
    payment,
    package_name: bought?.name ?? payment.package_identifier,
    email: prospect?.email ?? account?.email ?? '',
    step: prospect?.step ?? null,
    token: given.token,
    client_secret: given.client_secret ?? null,
    coupon_until: hold?.state === 'reserved' ? hold.reserved_until : null,
    receipt: isPaid(payment) ? await receiptOf(db, payment) : null,
    password_token: mayChoosePassword && account ? issuePasswordToken(services, account.id) : null,
  };
}
