// The subject of a prospect's one payment, and the payer's view of a payment.
import { eq } from 'drizzle-orm';
import { normalCode } from '../../../domain/coupons.ts';
import { policyKept } from '../../../domain/refund-policy.ts';
import { termsVersion } from '../../../domain/terms.ts';
import type { Checkout, CouponRefusal } from '../../../generated/api.ts';
import { couponRefusalLabels } from '../../../generated/enums.ts';
import { invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { initialClientData, users } from '../../db/schema.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { usageOf } from '../coupons/index.ts';
import { prospectChanged } from '../../events/prospects.ts';
import { type Holder, issuePasswordToken, isTrusted, lockProspect, packageOnSale, readOnboardingToken, readPayerToken } from '../prospects/index.ts';
import type { Placed, Plan, Purpose, ProviderAnswer } from './payable.ts';
import { quoteOrder } from './quote.ts';
import { packageNameOf, receiptOf } from './receipt.ts';
import { isPaid, lockPayment, type PaymentRow } from './rows.ts';
import { nextVersion } from '../../db/rows.ts';

/**
 * Shows the onboarding's order and prepares it: package, coupon held with the price, terms recorded, provider informed. Repeated calls share one payment; one
 * already paid is answered as paid.
 * @param request needs the terms only to be paid
 * @throws Problem in its steps: 410 for a token no longer valid; 422 on the field that blocks it
 */
export function checkoutPlan(services: Services, request: CheckoutRequest): Plan {
  return {
    asked: async (db) => {
      const { onboarding_id } = readOnboardingToken(services, request.token);
      const [seen] = await db
        .select({ code: initialClientData.coupon_code, package_identifier: initialClientData.package_identifier, payment_id: initialClientData.payment_id })
        .from(initialClientData)
        .where(eq(initialClientData.id, onboarding_id));
      return seen ? { ...seen, code: codeOf(seen.code) } : { code: null, package_identifier: null, payment_id: null };
    },
    find: async (db) => {
      const { prospect } = await lockProspect(db, services, request.token);
      return prospect.payment_id ? lockPayment(db, prospect.payment_id) : undefined;
    },
    place: (db, payment, purpose) => placeOrder(db, services, request, { before: payment, purpose }),
    answer: async (db, payment, known) => {
      const { holder } = readOnboardingToken(services, request.token);
      return checkoutView(db, services, payment, { token: request.token, holder, ...known });
    },
  };
}

interface CheckoutRequest {
  token: string;
  terms_version?: string;
}

/** A coupon's code as it was typed, in its normal form; none where nothing was typed. */
export const codeOf = (typed: string | null | undefined): string | null => normalCode(typed ?? '') || null;

async function placeOrder(
  db: Database,
  services: Services,
  request: CheckoutRequest,
  { before, purpose }: { before: PaymentRow | undefined; purpose: Purpose },
): Promise<Placed> {
  const { prospect, holder } = await lockProspect(db, services, request.token);
  const isPaying = purpose === 'pay';
  if (isPaying && request.terms_version !== termsVersion) throw invalid({ terms_version: 'The terms have changed. Read and accept them again.' });
  const { package_identifier } = prospect;
  if (!package_identifier) throw invalid({ package_identifier: 'Choose a package first.' });

  const { drafted, order, refusal } = await quoteOrder(db, services, before, {
    kind: 'package',
    package_identifier,
    from_package: null,
    code: codeOf(prospect.coupon_code),
    // Earlier uses by e-mail are shown to staff, and to a buyer who opened a link mailed to it.
    buyer: { user_id: null, email: prospect.email, is_known: holder === 'staff' || prospect.email_confirmed_at !== null },
    is_paying: isPaying,
    owner: { onboarding_id: prospect.id },
    offer: () => packageOnSale(db, package_identifier),
  });
  if (isPaying && refusal) throw invalid({ coupon_code: couponRefusalLabels[refusal] });
  const now = services.clock().toISOString();
  const accepted = prospect.terms_version === termsVersion ? {} : { terms_version: termsVersion, terms_accepted_at: now };
  if (isPaying || prospect.payment_id !== drafted.id) {
    await db
      .update(initialClientData)
      .set({
        ...(isPaying ? { ...accepted, step: 'payment' } : {}),
        payment_id: drafted.id,
        last_step_at: now,
        ...nextVersion(initialClientData),
      })
      .where(eq(initialClientData.id, prospect.id));
    await prospectChanged(db, prospect.started_by);
  }

  const awaitsConfirmation = holder === 'client' && isToConfirm(order, prospect.email_confirmed_at);
  // Pressed repeatedly, it sends one letter an hour.
  const dedupe_key = `confirm-${prospect.id}-${now.slice(0, 13)}`;
  if (isPaying && awaitsConfirmation) await enqueue(db, { kind: 'onboarding_mail', payload: { onboarding_id: prospect.id }, dedupe_key });
  return { drafted, order, refusal, awaitsConfirmation, email: prospect.email, description: `Forecourt, ${order.quote.package_name}` };
}

interface Given {
  token: string;
  holder: Holder;
  /** The payment's status at the provider. */
  provider?: ProviderAnswer | undefined;
  refusal?: CouponRefusal | null;
}

/** The payer's view. The password token is the client's alone, and only for an account this payment created. */
export async function checkoutView(db: Database, services: Services, payment: PaymentRow, { token, holder, provider, refusal }: Given): Promise<Checkout> {
  const prospect = payment.onboarding_id ? (await db.select().from(initialClientData).where(eq(initialClientData.id, payment.onboarding_id)))[0] : undefined;
  const account = payment.user_id ? (await db.select().from(users).where(eq(users.id, payment.user_id)))[0] : undefined;
  const hold = await usageOf(db, payment.id);
  const payer = readPayerToken(services, token);
  const isClients = holder === 'client' && prospect !== undefined;
  const isOwn = isClients && prospect.made_account && 'number' in payer && isTrusted(prospect, payer);
  const mayChoosePassword = isOwn && account && account.password_hash === null && account.status !== 'suspended';
  const isThrough = isPaid(payment);
  const policy = policyKept(payment.quote);
  const confirmed_at = prospect ? prospect.email_confirmed_at : (account?.email_confirmed_at ?? null);
  const isTheirs = isClients || prospect === undefined;
  const wait = payment.status === 'requires_action' ? (provider?.state.status === 'processing' ? 'bank' : 'payer') : null;
  return {
    // Only the owner learns which account a purchase went to.
    payment: isClients && !prospect.made_account ? { ...payment, user_id: null } : payment,
    package_name: await packageNameOf(db, payment),
    package_kind: policy.kind,
    refund_shares: policy.shares,
    email: prospect?.email ?? account?.email ?? '',
    step: prospect?.step ?? null,
    token,
    client_secret: isThrough || wait === 'bank' ? null : (provider?.client_secret ?? null),
    coupon_until: hold?.state === 'reserved' ? hold.reserved_until : null,
    price_until: isThrough ? null : (payment.quote?.until ?? null),
    price_before: isThrough ? null : (payment.quote?.total_before ?? null),
    inclusions: payment.quote?.inclusions ?? [],
    coupon_refusal: refusal ?? null,
    awaits: wait,
    receipt: isThrough ? await receiptOf(db, services, payment) : null,
    check_mail: isTheirs && (isThrough ? isClients && !isOwn : isToConfirm(payment, confirmed_at)),
    password_token: mayChoosePassword ? issuePasswordToken(services, account) : null,
  };
}

/** Nothing is left to pay, but no link mailed to this e-mail was opened yet: a free package needs that (docs/rules.md, Coupons). */
export function isToConfirm(order: Pick<PaymentRow, 'amount'>, emailConfirmedAt: string | null): boolean {
  return order.amount === 0 && emailConfirmedAt === null;
}
