// What an order comes to: shown once, the price is kept for 30 minutes and its coupon is held as long, whatever is edited meanwhile.
import { isPriceKept, isSameOrder, priceKeptUntil, totalBefore, type PricedFor } from '../../../domain/price-hold.ts';
import type { CouponRefusal, Package } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { insertRow } from '../../db/rows.ts';
import { payments, type PaymentOrder, type PaymentQuote } from '../../db/schema.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { type Buyer, holdCoupon, isUsedUp, releaseHold, usageOf } from '../coupons/index.ts';
import { firmRefundLadder } from '../settings/index.ts';
import { currency } from '../../../domain/money.ts';
import type { PaymentRow } from './rows.ts';

/** The item on offer now; `price` is its charge before a coupon. */
export type Offer = Pick<Package, 'name' | 'inclusions' | 'version' | 'price'> & Partial<Pick<Package, 'kind'>>;

/** What a buyer wants to pay for. */
export interface QuoteRequest extends PricedFor {
  kind: PaymentRow['kind'];
  /** The coupon's code in its normal form. */
  code: string | null;
  buyer: Buyer;
  /** They pay now what they were shown before. */
  is_paying: boolean;
  owner: { onboarding_id: string } | { user_id: string };
  /** Asked only where no price is held. @throws Problem for an item not on sale */
  offer(): Promise<Offer>;
}

export interface Quoted {
  drafted: PaymentRow;
  order: PaymentOrder & { quote: PaymentQuote };
  /** Why the coupon does not count; the order is without it. */
  refusal: CouponRefusal | null;
}

/**
 * The order as it was shown, or as it is from now on: its coupon is held, the order is not yet written into the payment.
 * @param before the buyer's one open payment, locked
 */
export async function quoteOrder(db: Database, services: Services, before: PaymentRow | undefined, request: QuoteRequest): Promise<Quoted> {
  const now = services.clock();
  const kept = isPriceKept(before, request, now) ? before : undefined;
  const offer = kept
    ? {
        name: kept.quote.package_name,
        version: kept.quote.package_version,
        ...(kept.quote.package_kind ? { kind: kept.quote.package_kind } : {}),
        inclusions: kept.quote.inclusions,
        price: kept.price,
      }
    : await request.offer();
  const { kind, package_identifier, code } = request;
  const { price } = offer;
  // Who pays keeps the refund policy that was shown, also where the price was kept no longer.
  const read = kept ?? (request.is_paying && isSameOrder(before, request) ? before : undefined);
  const refund_shares = read ? read.quote.refund_shares : (await firmRefundLadder(db))[offer.kind ?? 'search'];
  const until = kept?.quote.until ?? priceKeptUntil(now);
  const { provider } = services.payments;
  const drafted = before ?? (await insertRow(db, payments, { ...request.owner, kind, package_identifier, price, amount: price, currency, provider }));
  const coupon = await couponOf(db, services, { request, drafted, kept, price, until });
  const amount = price - coupon.discount;
  const shown = isSameOrder(before, request) ? { total: before.amount, asked_code: before.quote.asked_code } : undefined;
  const unchanged = kept && shown?.asked_code === code ? kept.quote.total_before : null;
  const quote = {
    package_name: offer.name,
    package_version: offer.version,
    ...(offer.kind ? { package_kind: offer.kind } : {}),
    ...(refund_shares ? { refund_shares } : {}),
    inclusions: offer.inclusions,
    asked_code: code,
    from_package: request.from_package,
    until,
    total_before: totalBefore(shown, { total: amount, asked_code: code }) ?? unchanged,
    buyer_checked: request.buyer.is_known,
  };
  return { drafted, order: { kind, package_identifier, price, discount: coupon.discount, amount, coupon_code: coupon.code, quote }, refusal: coupon.refusal };
}

interface CouponRequest {
  request: QuoteRequest;
  drafted: PaymentRow;
  kept: (PaymentRow & { quote: PaymentQuote }) | undefined;
  /** Cents, before the coupon. */
  price: number;
  until: string;
}

type Counted = { code: string; discount: number; refusal: null } | { code: null; discount: 0; refusal: CouponRefusal | null };

async function couponOf(db: Database, services: Services, { request, drafted, kept, price, until }: CouponRequest): Promise<Counted> {
  const { code, buyer, package_identifier } = request;
  const without = async (refusal: CouponRefusal | null) => {
    await releaseHold(db, drafted.id);
    return { code: null, discount: 0, refusal } as const;
  };
  if (!code) return without(null);
  if (kept && kept.coupon_code === code && (await isHeld(db, services, kept.id, code))) {
    // Who was a stranger when it was shown, and has proved the mailbox since, is counted now.
    const isLate = buyer.is_known && !kept.quote.buyer_checked && (await isUsedUp(db, code, buyer, kept.id));
    return isLate ? without('used_by_user') : { code, discount: kept.discount, refusal: null };
  }
  const held = await holdCoupon(db, { code, payment_id: drafted.id, buyer, package_identifier, price, now: services.clock(), until });
  if ('refusal' in held) return without(held.refusal);
  await enqueue(db, { kind: 'release_hold', payload: { payment_id: drafted.id }, run_at: new Date(until) });
  return { ...held, refusal: null };
}

async function isHeld(db: Database, services: Services, paymentId: string, code: string): Promise<boolean> {
  const hold = await usageOf(db, paymentId);
  return hold?.state === 'reserved' && hold.code === code && hold.reserved_until !== null && new Date(hold.reserved_until) > services.clock();
}
