// What fills several cells at once, as changes of single cells.
import type { Area } from './place.ts';

/** A cell's new text; a row beyond the last one is a new row. */
export interface CellChange {
  row: number;
  column: number;
  text: string;
}

type TextAt = (row: number, column: number) => string;

/** The first row of the area into all below it; a single row takes what is above it. */
export function filledDown(area: Area, textAt: TextAt): CellChange[] {
  const source = area.top === area.bottom ? area.top - 1 : area.top;
  if (source < 0) return [];
  return cellsOf({ ...area, top: source + 1 }).map(({ row, column }) => ({ row, column, text: textAt(source, column) }));
}

export const emptied = (area: Area): CellChange[] => cellsOf(area).map((place) => ({ ...place, text: '' }));

/**
 * A block put down at the corner of the area. One cell fills the whole area, as in a spreadsheet; what is wider than the grid is left out.
 * @param columns of the grid
 */
export function putDown(block: readonly (readonly string[])[], area: Area, columns: number): CellChange[] {
  const [first = []] = block;
  const [only] = first;
  if (block.length === 1 && first.length === 1 && only !== undefined) return cellsOf(area).map((place) => ({ ...place, text: only }));
  return block.flatMap((cells, down) =>
    cells.flatMap((text, right) => (area.left + right < columns ? [{ row: area.top + down, column: area.left + right, text }] : [])),
  );
}

export const blockIn = (area: Area, textAt: TextAt): string[][] =>
  Array.from({ length: area.bottom - area.top + 1 }, (_row, down) =>
    Array.from({ length: area.right - area.left + 1 }, (_cell, right) => textAt(area.top + down, area.left + right)),
  );

const cellsOf = (area: Area): { row: number; column: number }[] => {
  const cells: { row: number; column: number }[] = [];
  for (let row = area.top; row <= area.bottom; row += 1) for (let column = area.left; column <= area.right; column += 1) cells.push({ row, column });
  return cells;
};
