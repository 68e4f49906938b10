// An OTD worksheet on paper (docs/rules.md, OTD worksheet): its rows from top to bottom, letter size.
import type { PaperRow } from '../../../domain/worksheet-paper.ts';

export interface WorksheetPaper {
  /** Who gives it out: the name, then address and phone. */
  firm: readonly string[];
  /** The car. */
  title: string;
  /** Dealer, revision, until when it is good: a line each. */
  facts: readonly string[];
  rows: readonly PaperRow[];
}

const margin = 54;
const figureWidth = 110;
const fonts = { plain: 'Helvetica', bold: 'Helvetica-Bold' } as const;
const grey = '#555555';

/** The bytes of a worksheet, a report on one or a receipt as a PDF: one layout for all of them, letter size, written as they are read. */
export async function worksheetPdf({ firm, title, facts, rows }: WorksheetPaper): Promise<PDFKit.PDFDocument> {
  // With the first paper: it takes a quarter of a second, which every start would pay.
  const { default: Pdf } = await import('pdfkit');
  const doc = new Pdf({ size: 'LETTER', margin, lang: 'en-US', info: { Title: printable(title), Author: printable(firm[0] ?? '') } });
  const [name = '', ...address] = firm;
  doc.font(fonts.bold).fontSize(9).fillColor(grey).text(printable(name));
  doc.font(fonts.plain);
  for (const line of address) doc.text(printable(line));
  doc.moveDown(0.5);
  doc.font(fonts.bold).fontSize(16).fillColor('black').text(printable(title));
  doc.font(fonts.plain).fontSize(10).fillColor(grey);
  for (const fact of facts) doc.text(printable(fact));
  doc.moveDown(0.5);
  for (const row of rows) drawRow(doc, row);
  doc.end();
  return doc;
}

const looks: Readonly<Record<PaperRow['kind'], { font: string; size: number; color: string; above: number; ruled?: true }>> = {
  group: { font: fonts.bold, size: 10, color: 'black', above: 8, ruled: true },
  line: { font: fonts.plain, size: 10, color: 'black', above: 3 },
  sum: { font: fonts.bold, size: 10, color: 'black', above: 4 },
  total: { font: fonts.bold, size: 12, color: 'black', above: 10, ruled: true },
  note: { font: fonts.plain, size: 8, color: grey, above: 3 },
};

function drawRow(doc: PDFKit.PDFDocument, { kind, label, figure, details = [] }: PaperRow): void {
  const { font, size, color, above, ruled } = looks[kind];
  const width = doc.page.width - 2 * margin;
  const labelWidth = figure === undefined ? width : width - figureWidth;
  const text = printable(label);
  doc.font(font).fontSize(size);
  // A row stays whole, and a title with the line below it.
  const height = above + doc.heightOfString(text, { width: labelWidth }) + details.length * 10 + (kind === 'group' ? 20 : 0);
  if (doc.y + height > doc.page.height - margin) doc.addPage();
  doc.y += above;
  if (ruled === true)
    doc
      .moveTo(margin, doc.y - 4)
      .lineTo(margin + width, doc.y - 4)
      .lineWidth(0.5)
      .strokeColor('#BBBBBB')
      .stroke();
  const top = doc.y;
  doc.fillColor(color).text(text, margin, top, { width: labelWidth });
  const below = doc.y;
  if (figure !== undefined) doc.text(printable(figure), margin + labelWidth, top, { width: figureWidth, align: 'right' });
  doc.x = margin;
  doc.y = below;
  doc.font(fonts.plain).fontSize(8).fillColor(grey);
  for (const detail of details) doc.text(printable(detail), margin, doc.y, { width: labelWidth });
}

/** Characters missing from the fonts built into every PDF reader. */
const unknown = /[^\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** A text in those fonts: missing accents are dropped, and other scripts show as question marks. */
function printable(text: string): string {
  return text.replaceAll('−', '–').replaceAll(unknown, (sign) => sign.normalize('NFKD').replaceAll(/[^\u0020-\u007E]/gu, '') || '?');
}
