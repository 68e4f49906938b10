// The table of cars to add, and what is done with it. Each change of what is typed can be taken back.
import { newRow, type CarRow, type CellName, type Found, type RowPhoto } from './carRows.ts';

/** So many changes are remembered. */
const mostPast = 100;

export interface CarTable {
  rows: readonly CarRow[];
  past: readonly (readonly CarRow[])[];
  /** What was filled in at once, to be said beside the way back. */
  said: string | undefined;
}

export const emptyTable: CarTable = { rows: [], past: [], said: undefined };

/** A cell of a row; without a row, of a new one: those of one number are one row. */
export interface CellEdit {
  id: string | undefined;
  fresh: number;
  name: CellName;
  text: string;
}

export type TableAct =
  | { do: 'add'; rows: readonly CarRow[] }
  | { do: 'edit'; edits: readonly CellEdit[]; said?: string | undefined }
  | { do: 'leaveOut'; ids: ReadonlySet<string> }
  | { do: 'tick'; ids: ReadonlySet<string>; isTicked: boolean }
  | { do: 'found'; found: ReadonlyMap<string, Found> }
  | { do: 'refuse'; refused: ReadonlyMap<string, Readonly<Record<string, string>>> }
  | { do: 'photo'; id: string; photo: RowPhoto }
  /** They are links now. */
  | { do: 'taken'; ids: ReadonlySet<string> }
  | { do: 'undo' }
  | { do: 'restore'; rows: readonly CarRow[] };

export function carTable(table: CarTable, act: TableAct): CarTable {
  const { rows, past } = table;
  const changed = (next: readonly CarRow[], said?: string): CarTable => ({ rows: next, past: [...past.slice(1 - mostPast), rows], said });
  const each = (change: (row: CarRow) => CarRow): CarTable => ({ ...table, rows: rows.map(change) });
  switch (act.do) {
    case 'add':
      return changed([...rows, ...act.rows]);
    case 'edit':
      return changed(edited(rows, act.edits), act.said);
    case 'leaveOut':
      return changed(rows.filter(({ id }) => !act.ids.has(id)));
    case 'tick':
      return each((row) => (act.ids.has(row.id) ? { ...row, choice: act.isTicked } : row));
    case 'found':
      return each((row) => {
        const found = act.found.get(row.id);
        return found ? { ...row, found } : row;
      });
    case 'refuse':
      return each((row) => {
        const refused = act.refused.get(row.id);
        return refused ? { ...row, refused } : row;
      });
    case 'photo':
      return each((row) => (row.id === act.id ? { ...row, photos: [...row.photos, act.photo] } : row));
    case 'taken':
      // What became a link does not come back by undoing what was typed before.
      return { rows: rows.filter(({ id }) => !act.ids.has(id)), past: [], said: undefined };
    case 'restore':
      return { rows: [...act.rows, ...rows], past: [], said: undefined };
    case 'undo': {
      const before = past.at(-1);
      if (!before) return table;
      const now = new Map(rows.map((row) => [row.id, row]));
      // What is known meanwhile stays known.
      const kept = before.map((row) => {
        const { found, photos } = now.get(row.id) ?? {};
        return found || photos ? { ...row, ...(found ? { found } : {}), ...(photos ? { photos } : {}) } : row;
      });
      return { rows: kept, past: past.slice(0, -1), said: undefined };
    }
  }
}

function edited(rows: readonly CarRow[], edits: readonly CellEdit[]): CarRow[] {
  const byRow = new Map<string, Partial<Record<CellName, string>>>();
  const fresh = new Map<number, Partial<Record<CellName, string>>>();
  for (const { id, fresh: number, name, text } of edits) {
    const cells = (id === undefined ? fresh.get(number) : byRow.get(id)) ?? {};
    cells[name] = text;
    if (id === undefined) fresh.set(number, cells);
    else byRow.set(id, cells);
  }
  const kept = rows.map((row) => {
    const cells = byRow.get(row.id);
    if (!cells) return row;
    const { refused: _refused, ...others } = row;
    return { ...others, cells: { ...row.cells, ...cells } };
  });
  return [...kept, ...[...fresh.values()].map((cells) => newRow(cells))];
}
