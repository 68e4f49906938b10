// The receipt on paper: the same lines as on screen and in the letter, below the firm's name and address.
import { eq } from 'drizzle-orm';
import { firmLines } from '../../../domain/firm-lines.ts';
import { momentText, zoneOf } from '../../../domain/moment.ts';
import { receiptText } from '../../../domain/receipt.ts';
import type { PaperRow } from '../../../domain/worksheet-paper.ts';
import { Download } from '../../../engine/server/download.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { paperWriting, worksheetPdf } from '../links/index.ts';
import { firmTimeZone } from '../settings/index.ts';
import { buyerOf, receiptOf } from './receipt.ts';

/** What the PDF is saved as. */
export const receiptFileName = ({ receipt_number }: { receipt_number: string | null }): string => `Receipt ${receipt_number ?? ''}.pdf`;

/** The receipt's PDF, for whom an address of it was given out. @throws Problem 404 once the payment is gone, 409 before it is paid */
export async function receiptDownload(db: Database, services: Services, id: string): Promise<Download> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (!payment) throw notFound();
  const receipt = await receiptOf(db, services, payment);
  const buyer = await buyerOf(db, payment);
  const clock = { locale: 'en-US', timeZone: zoneOf(buyer?.time_zone, await firmTimeZone(db)) };
  const { title, facts, lines, total, refund } = receiptText(receipt, (instant) => momentText(instant, clock));
  const row = (kind: PaperRow['kind']) => (line: { label: string; cents: number }) => ({ kind, label: line.label, figure: paperWriting.money(line.cents) });
  const stream = worksheetPdf({
    firm: firmLines(receipt),
    title,
    facts: facts.map(([label, text]) => `${label}: ${text}`),
    rows: [...lines.map(row('line')), row('total')(total), ...refund.map(row('line'))],
  });
  return new Download({ stream, contentType: 'application/pdf', fileName: receiptFileName(payment), inline: false });
}
