// Recipients of the letters with a receipt, and its facts.
import { zoneOf } from '../../../domain/moment.ts';
import { moneyText } from '../../../domain/money.ts';
import type { Cents } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { templates } from '../../events/mail/index.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { firmTimeZone } from '../settings/index.ts';
import { buyerOf, packageNameOf, receiptOf } from './receipt.ts';
import type { PaymentRow } from './rows.ts';

/** Mails the receipt of a paid payment to who bought. */
export async function mailReceipt(db: Database, services: Services, payment: PaymentRow): Promise<void> {
  const facts = await receiptFacts(db, services, payment);
  const { email, number, amount } = facts.receipt;
  if (!email) return;
  const letter = templates.receipt(email, { ...facts, package_name: await packageNameOf(db, payment), number, amount: moneyText(amount) });
  await enqueue(db, { kind: 'mail', dedupe_key: `receipt-${payment.id}`, payload: letter });
}

/**
 * Mails the buyer the receipt as it is after a refund.
 * @param key the refund's own: one refund, one letter
 */
export async function mailRefund(db: Database, services: Services, payment: PaymentRow, { key, amount }: { key: string; amount: Cents }): Promise<void> {
  const facts = await receiptFacts(db, services, payment);
  const { email, number } = facts.receipt;
  if (!email) return;
  await enqueue(db, { kind: 'mail', dedupe_key: `refund-${key}`, payload: templates.refund(email, { ...facts, number, amount: moneyText(amount) }) });
}

async function receiptFacts(db: Database, services: Services, payment: PaymentRow) {
  const buyer = await buyerOf(db, payment);
  return {
    receipt: await receiptOf(db, services, payment),
    time_zone: zoneOf(buyer?.time_zone, await firmTimeZone(db)),
    is_proved: buyer?.is_proved ?? false,
  };
}
