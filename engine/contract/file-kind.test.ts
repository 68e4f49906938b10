// The browser knows a file by its beginning, the server by a library that reads on: of what both know, they say the same.
import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { mediaTypeOf } from './file-kind.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array => Buffer.concat(parts.map((part) => Buffer.from(part as string)));
const box = (brand: string) =>
  bytes(
    [0, 0, 0, 24],
    `ftyp${brand}`,
    [0, 0, 0, 0],
    `${brand}mif1`,
    Array.from({ length: 64 }, () => 0),
  );

describe('what a file is, by its beginning', () => {
  it.each([
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
    ['image/png', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64')],
    ['image/gif', bytes('GIF89a', [1, 0, 1, 0, 0, 0, 0])],
    ['image/webp', bytes('RIFF', [26, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0])],
    ['image/tiff', bytes('II*', [0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['image/tiff', bytes('MM', [0, 0x2a, 0, 0, 0, 8, 0, 0, 0, 0])],
    ['image/avif', box('avif')],
    ['application/pdf', bytes('%PDF-1.7')],
    ['application/rtf', bytes('{\\rtf1 text}')],
    ['application/x-cfb', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0, 0, 0, 0, 0])],
  ])('%s', async (type, head) => {
    expect(mediaTypeOf(head)).toBe(type);
    expect((await fileTypeFromBuffer(head))?.mime).toBe(type);
  });

  it.each(['heic', 'heix', 'hevc', 'mif1'])('an iPhone’s photo (%s)', (brand) => expect(mediaTypeOf(box(brand))).toBe('image/heic'));

  it.each([
    ['text', 'text/plain', bytes('export default 1;\n')],
    ['text that is cut within a character', 'text/plain', bytes('caf', [0xc3])],
    ['an archive, or an office document', 'application/zip', bytes('PK', [3, 4], 'rest')],
    ['a program', undefined, bytes([0x7f], 'ELF', [2, 1, 1, 0])],
    ['a film', undefined, box('isom')],
    ['bytes that are no text', undefined, bytes([0xff, 0xfe, 0xfd])],
  ])('%s', (_, type, head) => expect(mediaTypeOf(head)).toBe(type));
});
