import { eq } from 'drizzle-orm';
import type { Receipt } from '../../../generated/api.ts';
import { conflict } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import type { payments } from '../../db/schema.ts';
import { initialClientData, packages, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { firmSettings } from '../settings/index.ts';

/** The receipt of a paid payment. @throws Problem 409 before it is paid */
export async function receiptOf(db: Database, { config }: Pick<Services, 'config'>, payment: typeof payments.$inferSelect): Promise<Receipt> {
  const { receipt_number, paid_at } = payment;
  if (receipt_number === null || paid_at === null) throw conflict('You get the receipt once the payment is confirmed.', { state: payment.status });
  const client = await buyerOf(db, payment);
  const { firm_name, postal_address, firm_phone } = await firmSettings(db, config);
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
    firm_name,
    firm_address: postal_address,
    firm_phone,
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

interface Buyer {
  first_name: string;
  last_name: string;
  email: string;
  time_zone: string | null;
  /** A link mailed to this e-mail was opened. */
  is_proved: boolean;
}

/** The buyer: of a purchase attached to an existing account, the person who signed up; they learn nothing about that account. */
export async function buyerOf(db: Database, { user_id, onboarding_id }: typeof payments.$inferSelect): Promise<Buyer | undefined> {
  const [prospect] = onboarding_id ? await db.select().from(initialClientData).where(eq(initialClientData.id, onboarding_id)) : [];
  if (prospect && !prospect.made_account) return { ...prospect, is_proved: prospect.email_confirmed_at !== null };
  const [client] = user_id ? await db.select().from(users).where(eq(users.id, user_id)) : [];
  const is_proved = Boolean(client?.email_confirmed_at ?? prospect?.email_confirmed_at);
  return client && { ...client, time_zone: client.time_zone ?? null, is_proved };
}
