// What people read once an order is through. One that a coupon covers speaks of no payment.
import type { Payment } from '../generated/api.ts';
import { moneyWords } from './money.ts';

type Paid = Pick<Payment, 'kind' | 'amount' | 'receipt_number'>;

/**
 * The sentences about a confirmed order.
 * @param client the client's name, for staff
 */
export function paidWords({ kind, amount, receipt_number }: Paid, packageName: string, client: string) {
  const isFree = amount === 0;
  const isUpgrade = kind === 'upgrade';
  const sum = moneyWords(amount);
  const receipt = receipt_number === null ? '' : ` Receipt ${receipt_number}.`;
  return {
    /** On the timeline. */
    timeline: isFree
      ? `${isUpgrade ? 'Upgraded to ' : ''}${packageName}, covered by a coupon.`
      : isUpgrade
        ? `Upgraded to ${packageName}, ${sum} paid.`
        : `${packageName} paid, ${sum}.`,
    client: isFree ? `Your coupon covered ${packageName}.${receipt}` : `Your payment of ${sum} for ${packageName} arrived.${receipt}`,
    /** The subject of the letter with the receipt. */
    letter: isFree ? `Your order ${receipt_number ?? ''}: ${packageName}` : `Your receipt ${receipt_number ?? ''} for ${packageName}`,
    /** In front of the receipt's lines. */
    letterText: isFree ? `Your coupon covered ${packageName}.` : `Thank you. Your payment of ${sum} for ${packageName} arrived.`,
    /** To the owner of an account that somebody else bought something for. */
    attached: isFree
      ? `${packageName} was ordered with your e-mail, and we added it to your account. Sign in to see it.`
      : `${packageName} was paid for with your e-mail, and we added it to your account. Sign in to see it.`,
    /** The same to staff, whose accounts hold no package. */
    atStaff: `${packageName} was ordered with your e-mail. Yours is a staff account, which holds no package, so our admins look into it.`,
    /** To the mailbox of an account that nobody has confirmed. */
    waits: isFree
      ? `${packageName} was ordered with this e-mail, which has an account that nobody has confirmed yet.`
      : `${packageName} is paid for with this e-mail, which has an account that nobody has confirmed yet.`,
    staff: isUpgrade ? `${client} upgraded to ${packageName}.` : isFree ? `${client} got ${packageName} with a coupon.` : `${client} paid for ${packageName}.`,
    /** Begins the letter with which a new client chooses a password. */
    welcome: isFree ? `Your ${packageName} and your account are ready.` : `Your ${packageName} is paid and your account is ready.`,
  };
}
