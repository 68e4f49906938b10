// The receipt as a PDF, in its buyer's zone.
import { eq } from 'drizzle-orm';
import { zoneOf } from '../../../domain/moment.ts';
import { Download } from '../../../engine/server/download.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema.ts';
import { receiptPaper } from '../../events/mail/receipt-paper.ts';
import type { Services } from '../../services.ts';
import { worksheetPdf } from '../links/index.ts';
import { firmTimeZone } from '../settings/index.ts';
import { buyerOf, receiptOf } from './receipt.ts';

/** The receipt's PDF, for whom an address of it was given out. @throws Problem 404 once the payment is gone, 409 before it is paid */
export async function receiptDownload(db: Database, services: Services, id: string): Promise<Download> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (!payment) throw notFound();
  const receipt = await receiptOf(db, services, payment);
  const buyer = await buyerOf(db, payment);
  const time_zone = zoneOf(buyer?.time_zone, await firmTimeZone(db));
  const { file_name, ...paper } = receiptPaper({ receipt, time_zone, is_proved: true });
  return new Download({ stream: await worksheetPdf(paper), contentType: 'application/pdf', fileName: file_name, inline: false });
}
