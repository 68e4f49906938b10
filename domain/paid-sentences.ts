// The sentences once an order is through. One covered by a coupon mentions no payment.
import type { Payment } from '../generated/api.ts';
import { moneyText } from './money.ts';

type Paid = Pick<Payment, 'kind' | 'amount' | 'receipt_number'>;

/**
 * The sentences about a confirmed order.
 * @param client the client's name, for staff
 */
export function paidSentences({ kind, amount, receipt_number }: Paid, packageName: string, client: string) {
  const isFree = amount === 0;
  const isUpgrade = kind === 'upgrade';
  const sum = moneyText(amount);
  const receipt = receipt_number === null ? '' : ` Receipt ${receipt_number}.`;
  return {
    /** On the timeline. */
    timeline: isFree
      ? `${isUpgrade ? 'Upgraded to ' : ''}${packageName}, covered by a coupon.`
      : isUpgrade
        ? `Upgraded to ${packageName}, ${sum} paid.`
        : `${packageName} paid, ${sum}.`,
    client: isFree ? `Your coupon covered ${packageName}.${receipt}` : `Your payment of ${sum} for ${packageName} arrived.${receipt}`,
    staff: isUpgrade ? `${client} upgraded to ${packageName}.` : isFree ? `${client} got ${packageName} with a coupon.` : `${client} paid for ${packageName}.`,
  };
}
