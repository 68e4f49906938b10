// The receipt as a letter: lines, number, moment with its zone, and who was paid.
import { momentText, zoneOf } from '../../../domain/moment.ts';
import { receiptText } from '../../../domain/receipt.ts';
import type { Database } from '../../db/database.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { LetterTable } from '../../ports/mail/mail.ts';
import type { Services } from '../../services.ts';
import { firmTimeZone } from '../settings/index.ts';
import { moneyWords } from '../../../domain/money.ts';
import { buyerOf, receiptOf } from './receipt.ts';
import type { PaymentRow } from './rows.ts';

interface Said {
  subject: string;
  /** In front of the lines. */
  sentence: string;
  dedupe_key: string;
}

/**
 * Mails the receipt of a paid payment to who bought. A letter to a mailbox that nobody has proved carries nothing that was typed but the e-mail.
 */
export async function mailReceipt(db: Database, services: Services, payment: PaymentRow, said: Said): Promise<void> {
  const receipt = await receiptOf(db, services, payment);
  if (!receipt.email) return;
  const buyer = await buyerOf(db, payment);
  const clock = { locale: 'en-US', timeZone: zoneOf(buyer?.time_zone, await firmTimeZone(db)) };
  const text = receiptText(receipt, (instant) => momentText(instant, clock), buyer?.is_proved ? undefined : receipt.email);
  const table: LetterTable = [
    ...text.facts.map(([label, value]) => ({ label, value })),
    ...text.lines.map(({ label, cents }) => ({ label, value: moneyWords(cents) })),
    { label: text.total.label, value: moneyWords(text.total.cents), isTotal: true },
    ...text.refund.map(({ label, cents }) => ({ label, value: moneyWords(cents) })),
  ];
  const { subject, sentence, dedupe_key } = said;
  await enqueue(db, { kind: 'mail', dedupe_key, payload: { to: receipt.email, subject, text: `Hello,\n\n${sentence}`, table, closing: text.firm.join('\n') } });
}
