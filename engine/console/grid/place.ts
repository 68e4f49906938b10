// Where one is in a grid, and where a key leads from there. Rows and columns are counted from 0.

export interface Place {
  row: number;
  column: number;
}

/** The present cell, and the one the selection began at. */
export interface Selection {
  at: Place;
  from: Place;
}

export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Size {
  rows: number;
  columns: number;
  /** Rows in sight, for a page up and down. */
  page: number;
}

interface Key {
  key: string;
  shiftKey: boolean;
  /** Control, or Command on a Mac. */
  isCommand: boolean;
}

export const areaOf = ({ at, from }: Selection): Area => ({
  top: Math.min(at.row, from.row),
  bottom: Math.max(at.row, from.row),
  left: Math.min(at.column, from.column),
  right: Math.max(at.column, from.column),
});

const within = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

/** Where a key leads; undefined for a key that leads nowhere. With Shift the selection grows. */
export function movedBy({ key, shiftKey, isCommand }: Key, selection: Selection, size: Size): Selection | undefined {
  const { row, column } = selection.at;
  const [last, end] = [size.rows - 1, size.columns - 1];
  const targets: Readonly<Record<string, Place>> = {
    ArrowDown: { row: isCommand ? last : row + 1, column },
    ArrowUp: { row: isCommand ? 0 : row - 1, column },
    ArrowRight: { row, column: isCommand ? end : column + 1 },
    ArrowLeft: { row, column: isCommand ? 0 : column - 1 },
    PageDown: { row: row + size.page, column },
    PageUp: { row: row - size.page, column },
    Home: { row: isCommand ? 0 : row, column: 0 },
    End: { row: isCommand ? last : row, column: end },
  };
  const target = targets[key];
  if (!target || size.rows === 0) return undefined;
  const at = { row: within(target.row, size.rows), column: within(target.column, size.columns) };
  return { at, from: shiftKey ? selection.from : at };
}

/** One cell on or back, as Tab goes; undefined at either end of the row, where it leaves the grid. */
export function tabbed({ at }: Selection, isBack: boolean, { columns }: Size): Selection | undefined {
  const column = at.column + (isBack ? -1 : 1);
  if (column < 0 || column >= columns) return undefined;
  const next = { row: at.row, column };
  return { at: next, from: next };
}
