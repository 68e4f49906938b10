// Getting a prospect's one payment ready, and saying how a payment stands.
import { eq, sql } from 'drizzle-orm';
import { termsVersion } from '../../../domain/terms.ts';
import type { Checkout } from '../../../generated/api.ts';
import { invalid } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import { insertRow } from '../../db/rows.ts';
import { initialClientData, packages, payments, users } from '../../db/schema.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { usageOf } from '../coupons/holds.ts';
import { isTrusted, lockProspect, packageOnSale, tellProspect } from '../onboarding/prospects.ts';
import { issuePasswordToken, readPayerToken, type Holder } from '../onboarding/tokens.ts';
import { charge, holdFor } from './charge.ts';
import { currency } from './money.ts';
import { receiptOf } from './receipt.ts';
import { isPaid, lockPayment, type PaymentRow } from './rows.ts';
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
  const buyer = { user_id: null, email: prospect.email };
  const held = await holdFor(db, services, { ...order, code: prospect.coupon_code, buyer, payment_id: drafted.id });
  const amount = order.price - (held?.discount ?? 0);
  const now = services.clock().toISOString();
  const accepted = prospect.terms_version === termsVersion ? {} : { terms_version: termsVersion, terms_accepted_at: now };
  await db
    .update(initialClientData)
    .set({ ...accepted, step: 'payment', payment_id: drafted.id, last_step_at: now, version: sql`${initialClientData.version} + 1` })
    .where(eq(initialClientData.id, prospect.id));

  await tellProspect(db, prospect.started_by);

  const ready = { ...order, kind: 'package', amount, discount: held?.discount ?? 0, coupon_code: held?.code ?? null } as const;
  const awaitsConfirmation = holder === 'client' && isToConfirm(ready, prospect);
  // Pressed again and again, it is one letter an hour.
  const dedupe_key = `confirm-${prospect.id}-${now.slice(0, 13)}`;
  if (awaitsConfirmation) await enqueue(db, { kind: 'onboarding_mail', payload: { onboarding_id: prospect.id }, dedupe_key });
  const description = `Forecourt, ${bought.name}`;
  const { payment, client_secret } = await charge(db, services, { drafted, ready, awaitsConfirmation, email: prospect.email, description });
  return checkoutView(db, services, payment, { token: request.token, holder, client_secret });
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
  const payer = readPayerToken(services, given.token);
  const isClients = given.holder === 'client' && prospect !== undefined;
  const isOwn = isClients && prospect.made_account && 'number' in payer && isTrusted(prospect, payer);
  const mayChoosePassword = isOwn && account && account.password_hash === null && account.status !== 'suspended';
  return {
    // Whose account a purchase went to is nobody's business but its owner's.
    payment: isClients && !prospect.made_account ? { ...payment, user_id: null } : payment,
    package_name: bought?.name ?? payment.package_identifier,
    email: prospect?.email ?? account?.email ?? '',
    step: prospect?.step ?? null,
    token: given.token,
    client_secret: given.client_secret ?? null,
    coupon_until: hold?.state === 'reserved' ? hold.reserved_until : null,
    receipt: isPaid(payment) ? await receiptOf(db, payment) : null,
    check_mail: isClients && (isPaid(payment) ? !isOwn : isToConfirm(payment, prospect)),
    password_token: mayChoosePassword ? issuePasswordToken(services, account) : null,
  };
}

/** Nothing is left to pay, but nobody has opened the link mailed to this e-mail yet: a free package needs that (domain: coupons). */
function isToConfirm(
  payment: Pick<PaymentRow, 'amount' | 'package_identifier'>,
  prospect: Pick<typeof initialClientData.$inferSelect, 'email_confirmed_at'>,
): boolean {
  return payment.amount === 0 && prospect.email_confirmed_at === null;
}
