// What a prospect's one payment is for, and what a payer is told of a payment.
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
import { issuePasswordToken, readOnboardingToken, readPayerToken, type Holder } from '../onboarding/tokens.ts';
import { currency } from './money.ts';
import { holdFor, type Placed, type Plan } from './payable.ts';
import { receiptOf } from './receipt.ts';
import { isPaid, lockPayment, type PaymentRow } from './rows.ts';

/**
 * How the onboarding's payment is made ready: package, coupon held for 30 minutes, terms kept, provider told. However often it is
 * asked there is one payment; what is paid already is answered as paid.
 * @throws Problem in its steps: 410 for a token no longer good; 422 on the field that stands in the way
 */
export function checkoutPlan(services: Services, request: { token: string; terms_version: string }): Plan {
  return {
    coupon: async (db) => {
      const { onboarding_id } = readOnboardingToken(services, request.token);
      const [seen] = await db
        .select({ code: initialClientData.coupon_code, payment_id: initialClientData.payment_id })
        .from(initialClientData)
        .where(eq(initialClientData.id, onboarding_id));
      return seen ?? { code: null, payment_id: null };
    },
    find: async (db) => {
      const { prospect } = await lockProspect(db, services, request.token);
      return prospect.payment_id ? lockPayment(db, prospect.payment_id) : undefined;
    },
    place: (db, payment) => placeOrder(db, services, request, payment),
    answer: async (db, payment, client_secret) => {
      const { holder } = readOnboardingToken(services, request.token);
      return checkoutView(db, services, payment, { token: request.token, holder, client_secret });
    },
  };
}

async function placeOrder(
  db: Database,
  services: Services,
  request: { token: string; terms_version: string },
  before: PaymentRow | undefined,
): Promise<Placed> {
  const { prospect, holder } = await lockProspect(db, services, request.token);
  if (request.terms_version !== termsVersion) throw invalid({ terms_version: 'The terms have changed. Read and accept them again.' });
  if (!prospect.package_identifier) throw invalid({ package_identifier: 'Choose a package first.' });
  const bought = await packageOnSale(db, prospect.package_identifier);

  const asked = { package_identifier: bought.package_identifier, price: bought.price };
  const drafted =
    before ??
    (await insertRow(db, payments, {
      ...asked,
      amount: bought.price,
      kind: 'package',
      onboarding_id: prospect.id,
      currency,
      provider: services.payments.provider,
    }));
  const buyer = { user_id: null, email: prospect.email };
  const held = await holdFor(db, services, { ...asked, code: prospect.coupon_code, buyer, payment_id: drafted.id });
  const now = services.clock().toISOString();
  const accepted = prospect.terms_version === termsVersion ? {} : { terms_version: termsVersion, terms_accepted_at: now };
  await db
    .update(initialClientData)
    .set({ ...accepted, step: 'payment', payment_id: drafted.id, last_step_at: now, version: sql`${initialClientData.version} + 1` })
    .where(eq(initialClientData.id, prospect.id));
  await tellProspect(db, prospect.started_by);

  const discount = held?.discount ?? 0;
  const order = { ...asked, kind: 'package', amount: asked.price - discount, discount, coupon_code: held?.code ?? null } as const;
  const awaitsConfirmation = holder === 'client' && isToConfirm(order, prospect);
  // Pressed again and again, it is one letter an hour.
  const dedupe_key = `confirm-${prospect.id}-${now.slice(0, 13)}`;
  if (awaitsConfirmation) await enqueue(db, { kind: 'onboarding_mail', payload: { onboarding_id: prospect.id }, dedupe_key });
  return { drafted, order, awaitsConfirmation, email: prospect.email, description: `Forecourt, ${bought.name}` };
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
