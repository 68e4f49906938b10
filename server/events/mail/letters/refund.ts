import { moneyText } from '../../../../domain/money.ts';
import { receiptPaper } from '../receipt-paper.ts';
import { exampleReceipt, receiptTable, type ReceiptFacts } from '../receipt-table.ts';
import { template } from '../template.ts';

const refunded: ReceiptFacts = { ...exampleReceipt, receipt: { ...exampleReceipt.receipt, refunded_amount: 40_000, status: 'partly_refunded' } };

export const refund = template({
  when: 'An admin refunded a payment or a part of it; to who bought.',
  says: (facts: ReceiptFacts & { amount: number }) => {
    const { number, provider } = facts.receipt;
    const reaches = provider === 'stripe' ? ' It reaches your card within 5 to 10 business days.' : '';
    return {
      subject: 'Your refund from Forecourt',
      paragraphs: ['Hello,', `We refunded ${moneyText(facts.amount)} for receipt ${number}.${reaches}`],
      table: receiptTable(facts),
      paper: receiptPaper(facts),
    };
  },
  samples: {
    'to a card': { ...refunded, amount: 40_000 },
    'of a test payment': { ...refunded, receipt: { ...refunded.receipt, provider: 'test_card_desk' }, amount: 40_000 },
  },
});
