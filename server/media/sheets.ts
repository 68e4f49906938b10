// CSV and XLSX read as streams: no more of a sheet is unpacked or kept than is taken of it.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { SaxesParser } from 'saxes';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { mostInflatedBytes, mostSheetColumns, mostSheetRows } from '../../domain/file-limits.ts';
import { RefusedFile, type SheetResult } from './protocol.ts';

/** The maximum length of one cell, as in Excel. */
const mostCellCharacters = 32_767;
const mostEntries = 10_000;

/** Rows as text, the heading first; the type is detected by content. @throws RefusedFile */
export async function readSheetFile(path: string): Promise<SheetResult> {
  try {
    return (await beginningOf(path)).startsWith('PK') ? await readXlsx(path) : await readCsv(path);
  } catch (error) {
    // Whatever the libraries say of it, it is no sheet.
    throw error instanceof RefusedFile ? error : new RefusedFile('unreadable', { cause: error });
  }
}

async function beginningOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function readCsv(path: string): Promise<SheetResult> {
  const beginning = await beginningOf(path);
  const firstLine = beginning.slice(0, beginning.search(/[\r\n]|$/));
  const delimiter = [',', ';', '\t'].toSorted((one, other) => firstLine.split(other).length - firstLine.split(one).length)[0] ?? ',';
  const records = createReadStream(path).pipe(parse({ bom: true, delimiter, relax_column_count: true, trim: true, max_record_size: 1_048_576 }));
  const rows: SheetResult = [];
  for await (const record of records as AsyncIterable<string[]>) {
    if (record.some((cell) => cell.includes('\0'))) throw new RefusedFile('unreadable');
    addRow(rows, rows.length, record);
  }
  return rows;
}

/** Puts a row at its place; empty ones before it are filled in, empty ones at the end never counted. */
function addRow(rows: SheetResult, index: number, cells: string[]): void {
  if (cells.every((cell) => cell === '') && index > mostSheetRows) return;
  if (index > mostSheetRows) throw new RefusedFile('rows');
  while (rows.length < index) rows.push([]);
  rows.push(Array.from(cells.slice(0, mostSheetColumns), (cell) => (cell ?? '').slice(0, mostCellCharacters)));
}

/** The first sheet of a workbook (ECMA-376). */
async function readXlsx(path: string): Promise<SheetResult> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    const book = new Workbook(zip, await entriesOf(zip));
    return await book.firstSheet();
  } finally {
    zip.close();
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw new RefusedFile('inflated');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

type Attributes = Readonly<Record<string, string>>;
interface Reader {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

class Workbook {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #inflated = 0;

  constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  async firstSheet(): Promise<SheetResult> {
    const dates = await this.#dateStyles();
    const rows: SheetResult = [];
    /** Cells that reference a shared text by its number: looked up at the end, so that only those are kept. */
    const shared: { row: number; column: number; text: number }[] = [];
    const path = await this.#firstSheetPath();
    if (!this.#entries.has(path)) throw new RefusedFile('unreadable');
    let row = -1;
    let cells: string[] = [];
    let column = -1;
    let cell: Attributes = {};
    let value = '';
    let isValue = false;
    await this.#read(path, {
      open: (name, attributes) => {
        if (name === 'row') {
          row = attributes['r'] ? Number(attributes['r']) - 1 : row + 1;
          cells = [];
          column = -1;
        } else if (name === 'c') {
          cell = attributes;
          column = attributes['r'] ? columnOf(attributes['r']) : column + 1;
          value = '';
        } else isValue = name === 'v' || name === 't';
      },
      text: (text) => {
        if (isValue && value.length < mostCellCharacters) value += text;
      },
      close: (name) => {
        isValue = false;
        if (name === 'c' && value !== '' && column >= 0 && column < mostSheetColumns) {
          while (cells.length < column) cells.push('');
          cells[column] = cell['t'] === 's' ? ' ' : cellText(value, cell, dates);
          if (cell['t'] === 's') shared.push({ row, column, text: Number(value) });
        } else if (name === 'row' && cells.length > 0) {
          if (!Number.isInteger(row) || row < rows.length) throw new RefusedFile('unreadable');
          addRow(rows, row, cells);
        }
      },
    });
    const texts = await this.#sharedTexts(new Set(shared.map(({ text }) => text)));
    for (const { row: at, column: place, text } of shared) {
      const cellsThere = rows[at];
      if (cellsThere) cellsThere[place] = texts.get(text) ?? '';
    }
    return rows;
  }

  async #firstSheetPath(): Promise<string> {
    let id: string | undefined;
    let target: string | undefined;
    await this.#read('xl/workbook.xml', {
      open: (name, attributes) => {
        if (name === 'sheet') id ??= attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      },
    });
    await this.#read('xl/_rels/workbook.xml.rels', {
      open: (name, attributes) => {
        if (name === 'Relationship' && attributes['Id'] === id) target = attributes['Target'];
      },
    });
    if (target === undefined) return 'xl/worksheets/sheet1.xml';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }

  /** Which cell styles show a number as a day. */
  async #dateStyles(): Promise<ReadonlySet<number>> {
    const formats = new Map<number, string>();
    const dates = new Set<number>();
    let style = -1;
    let isOfCells = false;
    await this.#read('xl/styles.xml', {
      open: (name, attributes) => {
        if (name === 'numFmt') formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
        if (name === 'cellXfs') isOfCells = true;
        if (name !== 'xf' || !isOfCells) return;
        style += 1;
        const format = Number(attributes['numFmtId'] ?? 0);
        const own = formats.get(format)?.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '');
        if ((format >= 14 && format <= 17) || format === 22 || (own !== undefined && /[dy]/i.test(own))) dates.add(style);
      },
      close: (name) => {
        if (name === 'cellXfs') isOfCells = false;
      },
    });
    return dates;
  }

  async #sharedTexts(wanted: ReadonlySet<number>): Promise<Map<number, string>> {
    const texts = new Map<number, string>();
    if (wanted.size === 0) return texts;
    let index = -1;
    let text = '';
    let isText = false;
    let isReading = false;
    await this.#read('xl/sharedStrings.xml', {
      open: (name) => {
        if (name === 'si') {
          index += 1;
          text = '';
        }
        // A word's pronunciation is stored beside it, and is not part of it.
        if (name === 'rPh') isReading = true;
        isText = name === 't' && !isReading;
      },
      text: (part) => {
        if (isText && text.length < mostCellCharacters && wanted.has(index)) text += part;
      },
      close: (name) => {
        isText = false;
        if (name === 'rPh') isReading = false;
        if (name === 'si' && wanted.has(index)) texts.set(index, text.slice(0, mostCellCharacters).trim());
      },
    });
    return texts;
  }

  /** Reads one part, piece by piece as it is unpacked; a missing part is empty. */
  async #read(path: string, { open: onOpen, text, close }: Reader): Promise<void> {
    const entry = this.#entries.get(path);
    if (!entry) return;
    const parser = new SaxesParser({ xmlns: false });
    const plain = (name: string) => name.slice(name.indexOf(':') + 1);
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', (tag) => onOpen?.(plain(tag.name), tag.attributes));
    parser.on('text', (part) => text?.(part));
    parser.on('cdata', (part) => text?.(part));
    parser.on('closetag', (tag) => close?.(plain(tag.name)));
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const chunk of await this.#open(entry)) {
      this.#inflated += chunk.length;
      if (this.#inflated > mostInflatedBytes) throw new RefusedFile('inflated');
      parser.write(decoder.decode(chunk, { stream: true }));
    }
    parser.write(decoder.decode()).close();
  }

  async #open(entry: Entry): Promise<AsyncIterable<Buffer>> {
    if (this.#inflated + entry.uncompressedSize > mostInflatedBytes) throw new RefusedFile('inflated');
    const stream: Readable = await this.#zip.openReadStreamPromise(entry);
    return stream;
  }
}

/** `AB12` → 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function cellText(value: string, { t: type, s: style }: Attributes, dates: ReadonlySet<number>): string {
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type !== undefined && type !== 'n') return value.trim();
  const number = Number(value);
  if (!Number.isFinite(number)) return value.trim();
  // Days since 1899-12-30, as Excel counts.
  if (style !== undefined && dates.has(Number(style)) && number >= 0 && number < 2_958_466)
    return new Date(Math.round((number - 25_569) * 86_400_000)).toISOString().slice(0, 10);
  return String(number);
}
