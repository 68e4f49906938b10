// The lines of a receipt as the table of a letter. Its text is the receipt's own (domain/receipt.ts), the same on screen and on paper.
import { momentText } from '../../../domain/moment.ts';
import { moneyText } from '../../../domain/money.ts';
import { receiptText } from '../../../domain/receipt.ts';
import type { Receipt } from '../../../generated/api.ts';
import type { Said } from './template.ts';

export interface ReceiptFacts {
  receipt: Receipt;
  /** In which the reader reads moments. */
  time_zone: string;
  /** A link mailed to this e-mail was opened. An e-mail to an unverified mailbox contains nothing that was typed except the address. */
  is_proved: boolean;
}

/** Facts, lines, total and refunds. */
export function receiptTable({ receipt, time_zone, is_proved }: ReceiptFacts): NonNullable<Said['table']> {
  const clock = { locale: 'en-US', timeZone: time_zone };
  const text = receiptText(receipt, (instant) => momentText(instant, clock), is_proved ? undefined : receipt.email);
  const money = ({ label, cents }: { label: string; cents: number }) => ({ label, value: moneyText(cents) });
  return [
    ...text.facts.map(([label, value]) => ({ label, value })),
    ...text.lines.map(money),
    { ...money(text.total), isTotal: true },
    ...text.refund.map(money),
  ];
}

/** A receipt to try the templates with. */
export const exampleReceipt: ReceiptFacts = {
  receipt: {
    number: 'FC-2026-00042',
    issued_at: '2026-11-21T17:00:00.000Z',
    paid_by: 'Maria Jensen',
    email: 'maria.jensen@mailhaven.example',
    package_name: 'Full Service',
    price: 149_900,
    coupon_code: 'WELCOME100',
    discount: 10_000,
    amount: 139_900,
    currency: 'USD',
    provider: 'stripe',
    status: 'succeeded',
    refunded_amount: 0,
    firm_name: 'Forecourt Auto Advisors, LLC',
    firm_address: '410 Harbor Street, Suite 12\nPortland, ME 04101',
    firm_phone: '(207) 555-0100',
  },
  time_zone: 'America/New_York',
  is_proved: true,
};
