import { receiptPaper } from '../receipt-paper.ts';
import { exampleReceipt, receiptTable, type ReceiptFacts } from '../receipt-table.ts';
import { template } from '../template.ts';

interface Facts extends ReceiptFacts {
  package_name: string;
  number: string;
  /** What was paid, as it is read. */
  amount: string;
}

const isFree = ({ receipt: { amount } }: ReceiptFacts): boolean => amount === 0;
const paid: Facts = { ...exampleReceipt, package_name: 'Full Service', number: 'FC-2026-00042', amount: '$1,399.00' };

export const receipt = template({
  when: 'An order is through; to who bought. One that a coupon covers speaks of no payment.',
  changeable: {
    name: 'receipt',
    label: 'Receipt',
    fields: ['package_name', 'number', 'amount'],
    variant: (facts) => (isFree(facts) ? 'covered by a coupon' : 'paid'),
  },
  says: (facts: Facts) => {
    const { number, amount, package_name } = facts;
    return {
      subject: isFree(facts) ? `Your order ${number}: ${package_name}` : `Your receipt ${number} for ${package_name}`,
      paragraphs: ['Hello,', isFree(facts) ? `Your coupon covered ${package_name}.` : `Thank you. Your payment of ${amount} for ${package_name} arrived.`],
      table: receiptTable(facts),
      paper: receiptPaper(facts),
    };
  },
  samples: {
    paid,
    'to a mailbox nobody has confirmed': { ...paid, is_proved: false },
    'covered by a coupon': {
      ...paid,
      receipt: { ...paid.receipt, amount: 0, discount: paid.receipt.price, provider: 'none' },
      amount: '$0.00',
    },
  },
});
