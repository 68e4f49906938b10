// A receipt, line by line: the same on screen, on paper and in the letter. One covered by a coupon mentions no payment.
import type { Cents, Instant, Receipt } from '../generated/api.ts';
import { paymentProviderLabels } from '../generated/enums.ts';

export interface ReceiptText {
  title: string;
  /** The firm's name, address and phone, line by line; empty where it has given none. */
  firm: string[];
  /** Number, day, who and how. */
  facts: [label: string, text: string][];
  /** They add up to the total. */
  lines: ReceiptLine[];
  total: ReceiptLine;
  /** What was refunded, and the rest of the total. */
  refund: ReceiptLine[];
}

export interface ReceiptLine {
  label: string;
  cents: Cents;
}

/**
 * The text of a receipt.
 * @param momentOf formats a moment for the reader, with its zone
 * @param who the person named on it, if not the buyer's e-mail
 */
export function receiptText(receipt: Receipt, momentOf: (instant: Instant) => string, who = `${receipt.paid_by}, ${receipt.email}`): ReceiptText {
  const isFree = receipt.amount === 0;
  const { discount, coupon_code, refunded_amount, amount } = receipt;
  return {
    title: 'Receipt',
    firm: [receipt.firm_name, ...(receipt.firm_address ?? '').split('\n'), receipt.firm_phone].map((line) => line?.trim() ?? '').filter(Boolean),
    facts: [
      ['Receipt', receipt.number],
      [isFree ? 'Ordered on' : 'Paid on', momentOf(receipt.issued_at)],
      [isFree ? 'Ordered by' : 'Paid by', who],
      ...(isFree ? [] : [['Paid with', paymentProviderLabels[receipt.provider]] satisfies [string, string]]),
    ],
    lines: [
      { label: receipt.package_name, cents: receipt.price },
      ...(discount > 0 ? [{ label: coupon_code ? `Coupon ${coupon_code}` : 'Discount', cents: -discount }] : []),
    ],
    total: { label: 'Total', cents: amount },
    refund:
      refunded_amount > 0
        ? [
            { label: 'Refunded', cents: -refunded_amount },
            { label: 'Paid after refund', cents: amount - refunded_amount },
          ]
        : [],
  };
}
