// The receipt on paper: the same lines as on screen and in the letter, below the firm's name and address.
import { firmLines } from '../../../domain/firm-lines.ts';
import { momentText } from '../../../domain/moment.ts';
import { receiptText } from '../../../domain/receipt.ts';
import { paperMoney, type PaperRow } from '../../../domain/worksheet-paper.ts';
import type { LetterPaper } from '../../ports/mail/mail.ts';
import type { ReceiptFacts } from './receipt-table.ts';

/** What the PDF is saved as. @param number the receipt's */
export const receiptFileName = (number: string): string => `Receipt ${number}.pdf`;

/** Firm, facts, lines, total and refunds, ready to be drawn. */
export function receiptPaper({ receipt, time_zone, is_proved }: ReceiptFacts): LetterPaper {
  const clock = { locale: 'en-US', timeZone: time_zone };
  const { title, facts, lines, total, refund } = receiptText(receipt, (instant) => momentText(instant, clock), is_proved ? undefined : receipt.email);
  const row = (kind: PaperRow['kind']) => (line: { label: string; cents: number }) => ({ kind, label: line.label, figure: paperMoney(line.cents) });
  return {
    file_name: receiptFileName(receipt.number),
    firm: firmLines(receipt),
    title,
    facts: facts.map(([label, text]) => `${label}: ${text}`),
    rows: [...lines.map(row('line')), row('total')(total), ...refund.map(row('line'))],
  };
}
