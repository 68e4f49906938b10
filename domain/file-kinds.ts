// Which files are taken for what, by their first bytes: asked in the browser before a file is sent, and by the server when it arrives (docs/rules.md, Folders).
import type { FilePurpose } from '../generated/api.ts';

/** The most one file may have, in bytes. */
export const maxFileBytes = 25 * 1024 * 1024;

/** Uploads that are shown as pictures. */
const pictures: ReadonlySet<FilePurpose> = new Set(['trade_in', 'listing', 'avatar']);

/** Of the types that can be told by the beginning of a file; zip and cfb may be office documents, which only the whole file tells. */
const taken: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
  'application/pdf',
  'application/rtf',
  'application/zip',
  'application/x-cfb',
  'text/plain',
]);

export interface FileToTake {
  name: string;
  /** In bytes. */
  size: number;
  /** By its first bytes (`mediaTypeOf`); undefined where it is none we know. */
  type: string | undefined;
  purpose: FilePurpose;
}

/** Why a file is not taken, as a person reads it at its field; undefined where nothing speaks against it yet. */
export function fileRefusal({ name, size, type, purpose }: FileToTake): string | undefined {
  if (size === 0) return `${name} is empty.`;
  if (size > maxFileBytes) return `${name} is larger than 25 MB.`;
  if (type === 'image/heic') {
    return `We can’t take ${name}: it’s a HEIC photo. On an iPhone choose Settings, Camera, Formats, Most Compatible for new ones, or send this one as a JPEG.`;
  }
  if (pictures.has(purpose)) return type?.startsWith('image/') ? undefined : notPicture(name);
  return type !== undefined && taken.has(type) ? undefined : notTaken(name);
}

/** Why a file is no sheet, as a person reads it where it was chosen; undefined where nothing speaks against it yet. A workbook is a zip. */
export function sheetRefusal({ name, size, type }: Omit<FileToTake, 'purpose'>): string | undefined {
  if (size === 0) return `${name} is empty.`;
  if (size > maxFileBytes) return `${name} is larger than 25 MB.`;
  return type === 'application/zip' || type === 'text/plain' ? undefined : `${name} isn’t a spreadsheet. Choose a CSV or XLSX file.`;
}

/** Said of a file that is no picture where one is wanted. */
export const notPicture = (name: string): string => `${name} isn’t a photo. Choose a JPEG, PNG, WebP, GIF, AVIF or TIFF.`;

/** Said of a file that is none of the accepted types. */
export const notTaken = (name: string): string =>
  `We can’t take ${name}. Send a picture (JPEG, PNG, WebP, GIF, AVIF or TIFF), a PDF, an office document or text.`;
