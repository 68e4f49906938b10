// AVIF (and any other HEIF file): Exif and XMP are items of their own (ISO/IEC 23008-12), named in `iinf` and located by `iloc`. Their bytes are blanked in
// place: offsets stay, and the orientation is stored beside the picture, not in Exif.

interface Box {
  type: string;
  /** Of its contents. */
  start: number;
  end: number;
}

/** Types of boxes with data about the photographer, at any depth. */
const notes = new Set(['uuid', 'udta']);
/** Boxes that contain boxes, and how many bytes precede those. */
const nested: Readonly<Record<string, number>> = { moov: 0, trak: 0, mdia: 0, minf: 0 };

/** The same picture with its notes blanked; null for what cannot be followed. */
export function withoutHeifNotes(bytes: Buffer): Buffer | null {
  try {
    const clean = Buffer.from(bytes);
    blankBoxes(clean, 0, clean.length);
    const meta = boxesIn(clean, 0, clean.length).find(({ type }) => type === 'meta');
    if (!meta) return null;
    const parts = boxesIn(clean, meta.start + 4, meta.end);
    const part = (type: string) => parts.find((box) => box.type === type);
    const names = part('iinf');
    const places = part('iloc');
    if (!names || !places) return null;
    const ids = noteItems(clean, names);
    for (const { start, end } of extentsOf(clean, places, part('idat'), ids)) {
      if (end > clean.length) return null;
      clean.fill(0, start, end);
    }
    return clean;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function blankBoxes(bytes: Buffer, from: number, to: number): void {
  for (const { type, start, end } of boxesIn(bytes, from, to)) {
    const inside = nested[type];
    if (inside !== undefined) blankBoxes(bytes, start + inside, end);
    else if (notes.has(type)) {
      bytes.fill(0, start, end);
      bytes.write('free', start - 4, 'latin1');
    }
  }
}

/** @throws RangeError for a box that ends outside */
function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > to) throw new RangeError('A box ends outside of what holds it.');
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + head, end: at + size });
    at += size;
  }
  return boxes;
}

/** Ids of the items that contain Exif or XMP. */
function noteItems(bytes: Buffer, { start, end }: Box): Set<number> {
  const version = bytes.readUInt8(start);
  const ids = new Set<number>();
  for (const box of boxesIn(bytes, start + (version === 0 ? 6 : 8), end)) {
    const itemVersion = bytes.readUInt8(box.start);
    if (box.type !== 'infe' || itemVersion < 2) continue;
    const wide = itemVersion === 3;
    const id = wide ? bytes.readUInt32BE(box.start + 4) : bytes.readUInt16BE(box.start + 4);
    const typeAt = box.start + (wide ? 10 : 8);
    if (['Exif', 'mime', 'uri '].includes(bytes.toString('latin1', typeAt, typeAt + 4))) ids.add(id);
  }
  return ids;
}

/** Where those items lie in the file. */
function extentsOf(bytes: Buffer, { start }: Box, idat: Box | undefined, ids: ReadonlySet<number>): { start: number; end: number }[] {
  let at = start;
  const read = (size: number): number => {
    const value = size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size);
    at += size;
    return value;
  };
  const version = read(1);
  at += 3;
  const [sizes, moreSizes] = [read(1), read(1)];
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizes >> 4, sizes & 15, moreSizes >> 4, version === 0 ? 0 : moreSizes & 15];
  const found: { start: number; end: number }[] = [];
  for (let items = read(version < 2 ? 2 : 4); items > 0; items -= 1) {
    const id = read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : read(2) & 15;
    at += 2;
    const base = read(baseSize);
    for (let extents = read(2); extents > 0; extents -= 1) {
      at += indexSize;
      const offset = base + read(offsetSize) + (method === 1 ? (idat?.start ?? 0) : 0);
      const length = read(lengthSize);
      if (ids.has(id)) found.push({ start: offset, end: offset + length });
    }
  }
  return found;
}
