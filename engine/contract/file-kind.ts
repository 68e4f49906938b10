// What a file is by its first bytes, never by its name: the same answer in the browser, before it is sent, and on the server.

/** So many bytes of a file are enough to tell. */
export const headBytes = 4096;

const startsWith = (head: Uint8Array, bytes: readonly number[], at = 0): boolean => bytes.every((byte, index) => head[at + index] === byte);
const says = (head: Uint8Array, text: string, at = 0): boolean =>
  startsWith(
    head,
    [...text].map((letter) => letter.charCodeAt(0)),
    at,
  );

/** Brands of the container that AVIF and HEIC share (ISO/IEC 23008-12, AV1 Image File Format). */
const brands: Readonly<Record<string, string>> = { avif: 'image/avif', avis: 'image/avif' };
const iphone = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

const signatures: readonly (readonly [type: string, fits: (head: Uint8Array) => boolean])[] = [
  ['image/jpeg', (head) => startsWith(head, [0xff, 0xd8, 0xff])],
  ['image/png', (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/gif', (head) => says(head, 'GIF8')],
  ['image/webp', (head) => says(head, 'RIFF') && says(head, 'WEBP', 8)],
  ['image/tiff', (head) => startsWith(head, [0x49, 0x49, 0x2a, 0]) || startsWith(head, [0x4d, 0x4d, 0, 0x2a])],
  ['application/pdf', (head) => says(head, '%PDF')],
  ['application/rtf', (head) => says(head, '{\\rtf')],
  // Office documents since 2007, OpenDocument, and plain archives.
  ['application/zip', (head) => startsWith(head, [0x50, 0x4b, 3, 4])],
  // Office documents before 2007.
  ['application/x-cfb', (head) => startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
];

/**
 * The media type of a file by its beginning; undefined where it is none of those known here.
 * @param head its first bytes, `headBytes` or all there are
 */
export function mediaTypeOf(head: Uint8Array): string | undefined {
  const known = signatures.find(([, fits]) => fits(head))?.[0];
  if (known !== undefined) return known;
  if (says(head, 'ftyp', 4)) {
    const brand = String.fromCharCode(...head.slice(8, 12));
    return brands[brand] ?? (iphone.test(brand) ? 'image/heic' : undefined);
  }
  return isText(head) ? 'text/plain' : undefined;
}

function isText(head: Uint8Array): boolean {
  try {
    // The last character may be cut.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    // oxlint-disable-next-line no-control-regex -- looked for on purpose: all but tab, line feed, form feed and carriage return are not text
    return !/[\u0000-\u0008\u000b\u000e-\u001f]/.test(text);
  } catch {
    return false;
  }
}
