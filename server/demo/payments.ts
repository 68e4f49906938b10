// What every client of the demo bought, when, with which coupon; two refunds, three upgrades. Counts and sums of coupons follow from it.
import { mailboxKey } from '../../domain/mailbox.ts';
import { eq, sql } from 'drizzle-orm';
import { answerCoupon, type CouponTerms } from '../../domain/coupons.ts';
import { termsVersion } from '../../domain/terms.ts';
import { firstLadder, policyKept } from '../../domain/refund-policy.ts';
import { quoteRefund, refundedStatus } from '../../domain/refunds.ts';
import type { Database } from '../db/database.ts';
import { couponUsage, coupons, initialClientData, packages, payments, type PaymentQuote } from '../db/schema.ts';
import { currency } from '../../domain/money.ts';
import type { Filler } from './filler.ts';
import type { DemoClient, World } from './model.ts';

type Coupon = typeof coupons.$inferSelect;
type Payment = typeof payments.$inferInsert & { id: string };

/** What one coupon has seen so far. */
interface Tally {
  redeemed_count: number;
  gross: number;
  discounts: number;
  net_revenue: number;
}

export const fillPayments: Filler = async (db, _services, world) => {
  const till = new Till(world, await db.select().from(packages), await db.select().from(coupons));
  const bySale = world.clients.toSorted((one, other) => one.joined_at.getTime() - other.joined_at.getTime());
  for (const client of bySale) till.sell(client);
  await till.write(db);
};

/** Somebody bought a package, or, without a sign-up, went on to a larger one. Cents. */
interface Sale {
  slug: string;
  price: number;
  discount: number;
  code: string | null;
  at: Date;
  onboarding_id: string | null;
}

/** Sells one package after the other, as the shop would have. */
class Till {
  readonly #world: World;
  readonly #random: World['random'];
  readonly #packages: readonly (typeof packages.$inferSelect)[];
  readonly #coupons: readonly Coupon[];
  readonly #tallies = new Map<string, Tally>();
  readonly #prospects: (typeof initialClientData.$inferInsert)[] = [];
  readonly #payments: Payment[] = [];
  readonly #uses: (typeof couponUsage.$inferInsert)[] = [];
  #receipts = 0;
  #upgrades = 0;

  constructor(world: World, sold: readonly (typeof packages.$inferSelect)[], codes: readonly Coupon[]) {
    this.#world = world;
    this.#random = world.random.branch('payments');
    this.#packages = sold;
    this.#coupons = codes;
  }

  sell(client: DemoClient): void {
    // Three clients began lower and paid the difference later.
    const isUpgraded =
      client.package_identifier === 'full-service' && (client.email === 'client@forecourt.example' || (this.#upgrades < 2 && client.stage === 'negotiating'));
    const slug = isUpgraded ? 'guided-search' : client.package_identifier;
    const price = this.#price(slug);
    const coupon = this.#random.chance(0.55) ? this.#couponFor(client, slug, price) : undefined;
    const onboarding_id = this.#world.id(client.joined_at);
    const payment = this.#pay(client, { slug, price, discount: coupon?.discount ?? 0, code: coupon?.row.code ?? null, at: client.joined_at, onboarding_id });
    if (coupon) this.#use(coupon.row, payment, client);
    this.#convert(client, onboarding_id, payment, slug);
    if (isUpgraded) {
      this.#upgrades += 1;
      const at = new Date(client.joined_at.getTime() + 2 * 86_400_000);
      this.#pay(client, {
        slug: client.package_identifier,
        price: this.#price(client.package_identifier) - price,
        discount: 0,
        code: null,
        at,
        onboarding_id: null,
      });
    }
    if (client.stage === 'closed_lost') this.#refund(payment, client);
  }

  #price(slug: string): number {
    return this.#packages.find((each) => each.package_identifier === slug)?.price ?? 0;
  }

  #couponFor(client: DemoClient, slug: string, price: number): { row: Coupon; discount: number } | undefined {
    const partner = this.#coupons.find(
      (each) => each.code === 'PARTNER100' && slug === 'deal-check' && this.#tally(each.id).redeemed_count < (each.max_redemptions ?? 0),
    );
    // The partner's few free checks go first, so that the demo has a coupon that is used up.
    const row = partner ?? this.#random.pick(this.#coupons.filter((each) => each.code !== 'FULLSEND'));
    // Whether it was turned off since does not matter for a sale of then.
    const terms: CouponTerms = { ...row, is_active: true };
    const answer = answerCoupon(terms, {
      now: client.joined_at,
      package_price: price,
      package_identifier: slug,
      taken: this.#tally(row.id).redeemed_count,
      taken_by_user: 0,
    });
    return answer.valid ? { row, discount: answer.discount } : undefined;
  }

  #tally(couponId: string): Tally {
    const known = this.#tallies.get(couponId) ?? { redeemed_count: 0, gross: 0, discounts: 0, net_revenue: 0 };
    this.#tallies.set(couponId, known);
    return known;
  }

  #pay(client: DemoClient, sale: Sale): Payment {
    this.#receipts += 1;
    const at = sale.at.toISOString();
    const amount = sale.price - sale.discount;
    const id = this.#world.id(sale.at);
    const payment: Payment = {
      id,
      kind: sale.onboarding_id ? 'package' : 'upgrade',
      onboarding_id: sale.onboarding_id,
      user_id: client.id,
      package_identifier: sale.slug,
      price: sale.price,
      coupon_code: sale.code,
      discount: sale.discount,
      amount,
      currency,
      provider: amount === 0 ? 'none' : 'test_card_desk',
      provider_id: amount === 0 ? null : `desk_${id}`,
      status: 'succeeded',
      receipt_number: `FC-${sale.at.getUTCFullYear()}-${String(this.#receipts).padStart(5, '0')}`,
      paid_at: at,
      terms_version: termsVersion,
      terms_accepted_at: at,
      quote: this.#quoted(sale, at),
      created_at: at,
      updated_at: at,
    };
    this.#payments.push(payment);
    return payment;
  }

  #use(row: Coupon, payment: Payment, client: DemoClient): void {
    const tally = this.#tally(row.id);
    tally.redeemed_count += 1;
    tally.gross += payment.price;
    tally.discounts += payment.discount ?? 0;
    tally.net_revenue += payment.amount;
    const { package_identifier, price, amount: paid, created_at = '' } = payment;
    this.#uses.push({
      id: this.#world.id(client.joined_at),
      coupon_id: row.id,
      code: row.code,
      payment_id: payment.id,
      user_id: client.id,
      buyer_email: client.email,
      buyer_key: mailboxKey(client.email),
      package_identifier,
      price,
      discount: payment.discount ?? 0,
      paid,
      state: 'consumed',
      created_at,
      updated_at: created_at,
    });
  }

  /** What they were offered: the kind of the package decides which work ends a rung of the refund ladder. */
  #quoted({ slug, code, onboarding_id }: Pick<Sale, 'slug' | 'code' | 'onboarding_id'>, until: string): PaymentQuote | null {
    const of = (identifier: string) => this.#packages.find((each) => each.package_identifier === identifier);
    const sold = of(slug);
    if (!sold) return null;
    return {
      package_name: sold.name,
      package_version: sold.version,
      package_kind: sold.kind,
      refund_shares: firstLadder[sold.kind],
      inclusions: sold.inclusions,
      asked_code: code,
      from_package: onboarding_id === null ? (of('guided-search')?.id ?? null) : null,
      until,
      total_before: null,
      buyer_checked: true,
    };
  }

  #convert(client: DemoClient, id: string, payment: Payment, slug: string): void {
    const isAssisted = client.advisor_id !== null && this.#random.chance(0.3);
    const at = client.joined_at.toISOString();
    const { first_name, last_name, email, phone, zip } = client;
    this.#prospects.push({
      id,
      first_name,
      last_name,
      email,
      phone,
      zip,
      package_identifier: slug,
      coupon_code: payment.coupon_code ?? null,
      step: 'payment_success',
      source: isAssisted ? 'assisted' : 'self',
      started_by: isAssisted ? client.advisor_id : null,
      last_step_at: at,
      terms_version: termsVersion,
      terms_accepted_at: at,
      user_id: client.id,
      made_account: true,
      created_at: new Date(client.joined_at.getTime() - this.#random.whole(4, 240) * 6e4).toISOString(),
      updated_at: at,
    });
  }

  #refund(payment: Payment, client: DemoClient): void {
    const { amount } = quoteRefund(payment.amount, { ...policyKept(null), started: { at: client.stage_since.toISOString(), by: 'search' }, done: null });
    const at = client.stage_since.toISOString();
    Object.assign(payment, {
      status: refundedStatus(payment.amount, amount),
      refunded_amount: amount,
      refunded_at: at,
      refund_reason: 'The client bought from a neighbor.',
      updated_at: at,
    });
    const use = this.#uses.find((each) => each.payment_id === payment.id);
    if (use) this.#tally(use.coupon_id).net_revenue -= amount;
  }

  async write(db: Database): Promise<void> {
    await db.insert(initialClientData).values(this.#prospects);
    await db.insert(payments).values(this.#payments);
    await db.execute(sql`update initial_client_data set payment_id = payments.id from payments where payments.onboarding_id = initial_client_data.id`);
    if (this.#uses.length > 0) await db.insert(couponUsage).values(this.#uses);
    for (const [id, tally] of this.#tallies) await db.update(coupons).set(tally).where(eq(coupons.id, id));
    await db.execute(sql`select setval('receipt_numbers', ${this.#receipts})`);
  }
}
