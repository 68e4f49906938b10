import { moneyText } from '../../../../domain/money.ts';
import { receiptPaper } from '../receipt-paper.ts';
import { exampleReceipt, receiptTable, type ReceiptFacts } from '../receipt-table.ts';
import { template } from '../template.ts';

export const receipt = template({
  when: 'An order is through; to who bought. One that a coupon covers speaks of no payment.',
  says: (facts: ReceiptFacts & { package_name: string }) => {
    const { number, amount } = facts.receipt;
    const { package_name } = facts;
    const isFree = amount === 0;
    return {
      subject: isFree ? `Your order ${number}: ${package_name}` : `Your receipt ${number} for ${package_name}`,
      paragraphs: ['Hello,', isFree ? `Your coupon covered ${package_name}.` : `Thank you. Your payment of ${moneyText(amount)} for ${package_name} arrived.`],
      table: receiptTable(facts),
      paper: receiptPaper(facts),
    };
  },
  samples: {
    paid: { ...exampleReceipt, package_name: 'Full Service' },
    'to a mailbox nobody has confirmed': { ...exampleReceipt, is_proved: false, package_name: 'Full Service' },
    'covered by a coupon': {
      ...exampleReceipt,
      receipt: { ...exampleReceipt.receipt, amount: 0, discount: exampleReceipt.receipt.price, provider: 'none' },
      package_name: 'Full Service',
    },
  },
});
