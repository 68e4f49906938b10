// Downloads a worksheet as a PDF, in the firm's time zone and currency.
import { eq } from 'drizzle-orm';
import { dateFormat } from '../../../domain/formats.ts';
import { firmLines } from '../../../domain/firm-lines.ts';
import { layoutLabels, worksheetLayout } from '../../../domain/worksheet-layout.ts';
import { paperMoney, worksheetPaper, type Writing } from '../../../domain/worksheet-paper.ts';
import type { Config } from '../../config.ts';
import { Download } from '../../../engine/server/download.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { links, otdWorksheets } from '../../db/schema.ts';
import { firmSettings } from '../settings/index.ts';
import { feeMedians } from './fee-medians.ts';
import { worksheetPdf } from './worksheet-pdf.ts';

const rate = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 3 });
const calendarDay = new Intl.DateTimeFormat('en-US', { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** How figures and days are written on paper. */
export const paperWriting: Writing = {
  money: paperMoney,
  percent: (percent) => rate.format(percent / 100),
  day: (day) => calendarDay.format(new Date(`${day}T00:00:00Z`)),
};

/** What the PDF is saved as. */
export const worksheetFileName = ({ link_title, revision }: { link_title: string; revision: number }): string => `${link_title}, revision ${revision}.pdf`;

/** The worksheet's PDF, for whom an address of it was given out. @throws Problem 404 once it is gone */
export async function worksheetDownload(db: Database, config: Config, id: string): Promise<Download> {
  const [found] = await db
    .select({ sheet: otdWorksheets, link_title: links.title })
    .from(otdWorksheets)
    .innerJoin(links, eq(links.id, otdWorksheets.link_id))
    .where(eq(otdWorksheets.id, id));
  if (!found) throw notFound();
  const { sheet, link_title } = found;
  const { firm_name, postal_address: firm_address, firm_phone, time_zone } = await firmSettings(db, config);
  const made = dateFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: time_zone }).format(new Date(sheet.created_at));
  const medians = sheet.tax_rule ? await feeMedians(db, sheet.tax_rule.state) : [];
  const goodThrough = sheet.good_through && layoutLabels.goodThrough(paperWriting.day(sheet.good_through));
  const facts = [sheet.dealer, `Revision ${sheet.revision}, ${made}`, goodThrough].flatMap((fact) => fact || []);
  const stream = await worksheetPdf({
    firm: firmLines({ firm_name, firm_address, firm_phone }),
    title: link_title,
    facts,
    rows: worksheetPaper(worksheetLayout(sheet, medians), paperWriting),
  });
  return new Download({ stream, contentType: 'application/pdf', fileName: worksheetFileName({ link_title, revision: sheet.revision }), inline: false });
}
