// Files for the demo, made here: one-page PDFs, pictures, a table. Real bytes of their type, so that opening one works.
import sharp from 'sharp';

/** A file ready to be kept. */
export interface DemoDocument {
  name: string;
  contentType: string;
  bytes: Uint8Array;
  /** A small picture of it (WebP), where it is one. */
  preview: Uint8Array | null;
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, (mark) => `\\${mark}`);

/** A one-page PDF with a title and lines under it. */
export function pdf(name: string, title: string, lines: readonly string[]): DemoDocument {
  const text = [
    `BT /F1 20 Tf 72 720 Td (${escaped(title)}) Tj ET`,
    ...lines.map((line, index) => `BT /F1 11 Tf 72 ${680 - index * 20} Td (${escaped(line)}) Tj ET`),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return { name, contentType: 'application/pdf', bytes: Buffer.from(body + end, 'latin1'), preview: null };
}

/** A drawn picture of a car in a colour, before a sky of another. */
export async function picture(name: string, paint: string, sky: string): Promise<DemoDocument> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><rect width="480" height="320" fill="${sky}"/><rect y="220" width="480" height="100" fill="#6b7280"/>
    <path d="M60 220c0-28 16-44 44-48l44-46c8-8 18-12 30-12h120c14 0 26 6 34 16l34 42 42 8c22 4 36 18 36 40z" fill="${paint}"/>
    <path d="M166 132h62v40h-98zM240 132h56c10 0 18 4 24 12l22 28H240z" fill="#dbeafe"/>
    <circle cx="136" cy="222" r="32" fill="#1f2937"/><circle cx="136" cy="222" r="14" fill="#9ca3af"/><circle cx="348" cy="222" r="32" fill="#1f2937"/><circle cx="348" cy="222" r="14" fill="#9ca3af"/></svg>`;
  const image = sharp(Buffer.from(drawing)).resize(960, 640);
  return {
    name,
    contentType: 'image/jpeg',
    bytes: await image.clone().jpeg({ quality: 80 }).toBuffer(),
    preview: await image.clone().resize(640).webp({ quality: 78 }).toBuffer(),
  };
}

/** A table as CSV. */
export function csv(name: string, rows: readonly (readonly string[])[]): DemoDocument {
  return { name, contentType: 'text/csv', bytes: Buffer.from(rows.map((row) => row.join(',')).join('\n')), preview: null };
}
