import { eq } from 'drizzle-orm';
import type { Receipt } from '../../../generated/api.ts';
import { conflict } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import type { payments } from '../../db/schema.ts';
import { initialClientData, packages, users } from '../../db/schema.ts';

/** The receipt of a paid payment. @throws Problem 409 before it is paid */
export async function receiptOf(db: Database, payment: typeof payments.$inferSelect): Promise<Receipt> {
  const { receipt_number, paid_at } = payment;
  if (receipt_number === null || paid_at === null) throw conflict('There is no receipt before the payment is confirmed.', { state: payment.status });
  const client = await payerOf(db, payment);
  const name = await packageNameOf(db, payment);
  return {
    number: receipt_number,
    issued_at: paid_at,
    paid_by: client ? `${client.first_name} ${client.last_name}` : '',
    email: client?.email ?? '',
    package_name: payment.kind === 'upgrade' ? `Upgrade to ${name}` : name,
    price: payment.price,
    coupon_code: payment.coupon_code,
    discount: payment.discount,
    amount: payment.amount,
    currency: payment.currency,
    provider: payment.provider,
    status: payment.status,
    refunded_amount: payment.refunded_amount,
  };
}

/** What the package was called when it was shown to the buyer; of a payment from before that was kept, as it is called now. */
export async function packageNameOf(
  db: Database,
  { quote, package_identifier }: Pick<typeof payments.$inferSelect, 'quote' | 'package_identifier'>,
): Promise<string> {
  if (quote) return quote.package_name;
  const [bought] = await db.select({ name: packages.name }).from(packages).where(eq(packages.package_identifier, package_identifier));
  return bought?.name ?? package_identifier;
}

/** Who paid: of a purchase that went to an account which was there before, whoever signed up; they learn nothing of that account. */
async function payerOf(db: Database, { user_id, onboarding_id }: typeof payments.$inferSelect) {
  const [prospect] = onboarding_id ? await db.select().from(initialClientData).where(eq(initialClientData.id, onboarding_id)) : [];
  if (prospect && !prospect.made_account) return prospect;
  const [client] = user_id ? await db.select().from(users).where(eq(users.id, user_id)) : [];
  return client;
}
