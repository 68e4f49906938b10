// What sort of file it is, judged by its content and never by its name (docs/rules.md, Folders).
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { headBytes } from '../../../engine/contract/file-kind.ts';

/**
 * The accepted types: pictures only if they can be opened here, so that each has its small copy and every browser shows it. Plain text has no signature: the
 * whole file must be valid text.
 */
const taken = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
  'application/pdf',
  'application/rtf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
]);

/** The container of Word, Excel and PowerPoint before 2007: only the name says which of them. */
const legacyOffice: Readonly<Record<string, string>> = {
  '.doc': 'application/msword',
  '.xls': 'application/vnd.ms-excel',
  '.ppt': 'application/vnd.ms-powerpoint',
};

/** The content type of a file on disk, or null if it is not accepted. */
export async function contentTypeOf(path: string, name: string): Promise<string | null> {
  // With the first file: the server starts without it.
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path);
  if (found?.mime === 'application/x-cfb') return legacyOffice[extname(name).toLowerCase()] ?? null;
  if (found && found.mime !== 'application/xml') return taken.has(found.mime) ? found.mime : null;
  if (!(await isText(path))) return null;
  return extname(name).toLowerCase() === '.csv' ? 'text/csv' : 'text/plain';
}

/** The beginning of a file on disk, as much as tells what it is. */
export async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Types a browser shows within the page without running anything in them; the rest is offered as a download. */
export function isShownInline(contentType: string): boolean {
  return (
    contentType === 'application/pdf' ||
    contentType === 'text/plain' ||
    ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'].includes(contentType)
  );
}

async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // Leaving the loop closes the file. A handle's web stream would be closed a second time by that, which ends Node 20.
  const chunks: AsyncIterable<Uint8Array> = createReadStream(path);
  try {
    for await (const chunk of chunks) {
      const text = decoder.decode(chunk, { stream: true });
      // oxlint-disable-next-line no-control-regex -- looked for on purpose: all but tab, line feed, form feed and carriage return are not text
      if (/[\u0000-\u0008\u000b\u000e-\u001f]/.test(text)) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
