// Pasted text as rows: addresses or VINs, one a line; blocks of a spreadsheet with headings and without; and all of these after one another, as in a mail.
import { addressesIn, normalAddress } from '../../../../domain/link-address.ts';
import { sheetColumns } from '../../../../domain/link-sheet.ts';
import { lookOf, type Looks } from '../../../../engine/contract/cell-looks.ts';
import { blockOf } from '../../../../engine/console/grid/block.ts';
import { newRow, type CarCells, type CarRow, type CellName } from './carRows.ts';

type Columns = readonly (CellName | undefined)[];

/** Rows out of pasted text. Nothing of it is lost: what is recognized goes where it belongs, the rest to the title and the notes. */
export function rowsIn(text: string): CarRow[] {
  const rows: CarCells[] = [];
  let columns: Columns = [];
  for (const cells of blockOf(text)) {
    const heading = sheetColumns(cells);
    const [line = ''] = cells;
    if (heading.filter(Boolean).length > Math.min(1, cells.length - 1)) columns = heading;
    else if (columns.length > 1 ? cells.length > 1 : columns.length === 1) rows.push(underHeadings(columns, cells));
    else if (cells.length > 1) rows.push(byTheirLooks(cells));
    else rows.push(...addressesIn(line).map((part) => (isLikeVin(part) ? { vin: part } : { url: part })));
  }
  return rows.filter((row) => Object.keys(row).length > 0).map((row) => newRow(row));
}

const underHeadings = (columns: Columns, cells: readonly string[]): CarCells =>
  Object.fromEntries(columns.flatMap((name, index) => (name && cells[index]?.trim() ? [[name, cells[index].trim()] as const] : [])));

/** Also one that is mistyped: its cell says what is wrong with it. */
const isLikeVin = (cell: string): boolean => /^(?=.*\d)(?=.*[a-z])[a-z\d]{17}$/i.test(cell);
const isLikeAddress = (cell: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(cell) || normalAddress(cell) !== null;
/** Also with a letter typed for a digit: its cell says so. */
const isNumber = (cell: string): boolean => /^\d[\doil,]*(?:\.\d+)?$/i.test(cell);

/** What a cell without a heading can be known by, each with the field it then is; the first of a row is taken. */
const looks: Looks<CellName> = [
  ['vin', isLikeVin],
  ['price', (cell) => /^\$\s*\d/.test(cell)],
  ['miles', (cell) => /^\d[\d,]*\s*mi(?:les)?\.?$/i.test(cell)],
  ['year', (cell) => /^(?:19|20)\d\d$/.test(cell)],
  ['url', (cell) => !isNumber(cell) && isLikeAddress(cell)],
  // Of bare numbers people write the price before the miles.
  ['price', isNumber],
  ['miles', isNumber],
  ['title', () => true],
];

function byTheirLooks(cells: readonly string[]): CarCells {
  const row: Partial<Record<CellName, string>> = {};
  const notes: string[] = [];
  for (const cell of cells.map((each) => each.trim()).filter(Boolean)) {
    const name = lookOf(looks, cell, (field) => row[field] !== undefined);
    if (name === undefined) notes.push(cell);
    else row[name] = name === 'miles' ? cell.replace(/\s*mi(?:les)?\.?$/i, '') : cell;
  }
  return notes.length === 0 ? row : { ...row, notes: notes.join(', ') };
}
