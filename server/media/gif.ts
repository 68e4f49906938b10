// GIF: comments and data added by programs (XMP) are in extension blocks of their own, beside the pictures.

/** Extensions that belong to the moving picture: how often it runs. */
const kept = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** The same picture without comments and added data; null unless the whole file is a valid GIF. */
export function withoutGifNotes(bytes: Buffer): Buffer | null {
  const tableSize = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  if (bytes.length < 13 || !/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return null;
  let at = 13 + tableSize(bytes[10] ?? 0);
  const parts = [bytes.subarray(0, at)];
  /** The end of a row of sub-blocks. */
  const endOf = (start: number): number => {
    let end = start;
    while (end < bytes.length && (bytes[end] ?? 0) > 0) end += 1 + (bytes[end] ?? 0);
    return end + 1;
  };
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) return Buffer.concat([...parts, bytes.subarray(at, at + 1)]);
    let end: number;
    let isKept = true;
    if (kind === 0x21) {
      const label = bytes[at + 1];
      end = endOf(at + 2);
      isKept = label === 0xf9 || label === 0x01 || (label === 0xff && kept.has(bytes.toString('latin1', at + 3, at + 14)));
    } else if (kind === 0x2c) {
      end = endOf(at + 10 + tableSize(bytes[at + 9] ?? 0) + 1);
    } else return null;
    if (end > bytes.length) return null;
    if (isKept) parts.push(bytes.subarray(at, end));
    at = end;
  }
  // The end mark is missing, which every reader bears.
  return Buffer.concat([...parts, Buffer.from([0x3b])]);
}
