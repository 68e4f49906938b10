import { receiptPaper } from '../receipt-paper.ts';
import { exampleReceipt, receiptTable, type ReceiptFacts } from '../receipt-table.ts';
import { template } from '../template.ts';

interface Facts extends ReceiptFacts {
  number: string;
  /** What was refunded, as it is read. */
  amount: string;
}

const refunded: Facts = {
  ...exampleReceipt,
  receipt: { ...exampleReceipt.receipt, refunded_amount: 40_000, status: 'partly_refunded' },
  number: 'FC-2026-00042',
  amount: '$400.00',
};
const isToCard = ({ receipt: { provider } }: ReceiptFacts): boolean => provider === 'stripe';

export const refund = template({
  when: 'An admin refunded a payment or a part of it; to who bought.',
  changeable: {
    name: 'refund',
    label: 'Refund',
    fields: ['number', 'amount'],
    variant: (facts) => (isToCard(facts) ? 'to a card' : 'of a test payment'),
  },
  says: (facts: Facts) => {
    const { number, amount } = facts;
    const reaches = isToCard(facts) ? ' It reaches your card within 5 to 10 business days.' : '';
    return {
      subject: 'Your refund from Forecourt',
      paragraphs: ['Hello,', `We refunded ${amount} for receipt ${number}.${reaches}`],
      table: receiptTable(facts),
      paper: receiptPaper(facts),
    };
  },
  samples: {
    'to a card': refunded,
    'of a test payment': { ...refunded, receipt: { ...refunded.receipt, provider: 'test_card_desk' } },
  },
});
