// The rows of a spreadsheet as clients to import: what each row says, how it is, and what is done with it. Nothing here asks anybody.
import {
  clientColumnsOf,
  clientOfCells,
  emailKey,
  isClientColumn,
  wholeName,
  type ClientCells,
  type ClientColumn,
  type ClientField,
  type NamedByField,
  type SheetClient,
} from '../../../domain/client-sheet.ts';
import type { ClientCheck } from '../../../generated/api.ts';

type Messages = Readonly<Record<string, string>>;

export interface ClientRow {
  /** In this table alone. */
  id: string;
  /** As its spreadsheet counts it. */
  place: number;
  /** As the spreadsheet has them, in the order of its columns. */
  cells: readonly string[];
  /** What was typed here, in place of them. */
  typed: ClientCells;
  /** Ticked or not by hand; without it, as good as it is. */
  choice?: boolean;
  /** What the server said, and of which state of the row. */
  found?: ClientCheck & { asked: string };
  /** Why it was left out of the import. */
  refused?: Messages;
}

export interface ClientTable {
  headings: readonly string[];
  /** What each column is. */
  columns: readonly (ClientColumn | undefined)[];
  rows: readonly ClientRow[];
  past: readonly (readonly ClientRow[])[];
  /** What was filled in at once, to be said beside the way back. */
  said: string | undefined;
}

export const emptyTable: ClientTable = { headings: [], columns: [], rows: [], past: [], said: undefined };

/** So many changes are remembered. */
const mostPast = 100;

export type TableAct =
  | { do: 'sheet'; headings: readonly string[]; rows: readonly { row: number; cells: readonly string[] }[] }
  | { do: 'map'; column: number; to: ClientColumn | undefined }
  | { do: 'edit'; edits: readonly { id: string; name: ClientField; text: string }[]; said?: string | undefined }
  | { do: 'tick'; ids: ReadonlySet<string>; isTicked: boolean }
  | { do: 'leaveOut'; ids: ReadonlySet<string> }
  | { do: 'found'; found: ReadonlyMap<string, ClientCheck & { asked: string }> }
  /** These are clients now; of the others of the import is told why not. */
  | { do: 'imported'; ids: ReadonlySet<string>; refused: ReadonlyMap<string, Messages> }
  /** What is known of accounts holds no more. */
  | { do: 'forget' }
  | { do: 'undo' }
  | { do: 'clear' };

export function clientTable(table: ClientTable, act: TableAct): ClientTable {
  const { rows, past } = table;
  const changed = (next: readonly ClientRow[], said?: string): ClientTable => ({ ...table, rows: next, past: [...past.slice(1 - mostPast), rows], said });
  switch (act.do) {
    case 'sheet':
      return {
        ...emptyTable,
        headings: act.headings,
        columns: clientColumnsOf(
          act.headings,
          act.rows.map(({ cells }) => cells),
        ),
        rows: act.rows.map(({ row, cells }) => ({ id: `row-${row}`, place: row, cells, typed: {} })),
      };
    case 'map':
      // A field has one column.
      return { ...table, columns: table.columns.map((is, index) => (index === act.column ? act.to : is === act.to ? undefined : is)) };
    case 'edit':
      return changed(edited(rows, act.edits), act.said);
    case 'tick':
      return { ...table, rows: rows.map((row) => (act.ids.has(row.id) ? { ...row, choice: act.isTicked } : row)) };
    case 'leaveOut':
      return changed(rows.filter(({ id }) => !act.ids.has(id)));
    case 'found':
      return {
        ...table,
        rows: rows.map((row) => {
          const found = act.found.get(row.id);
          return found ? { ...row, found } : row;
        }),
      };
    case 'imported':
      return {
        ...table,
        // What became a client does not come back by undoing what was typed before.
        past: [],
        said: undefined,
        rows: rows.flatMap((row) => {
          const refused = act.refused.get(row.id);
          return refused ? [{ ...row, refused }] : act.ids.has(row.id) ? [] : [row];
        }),
      };
    case 'forget':
      return { ...table, rows: rows.map(({ found: _found, ...row }) => row) };
    case 'undo':
      return { ...table, rows: past.at(-1) ?? rows, past: past.slice(0, -1), said: undefined };
    case 'clear':
      return emptyTable;
  }
}

function edited(rows: readonly ClientRow[], edits: readonly { id: string; name: ClientField; text: string }[]): ClientRow[] {
  const byRow = new Map<string, Partial<Record<ClientColumn, string>>>();
  for (const { id, name, text } of edits) byRow.set(id, { ...byRow.get(id), [name]: text });
  return rows.map((row) => {
    const typed = byRow.get(row.id);
    if (!typed) return row;
    const { refused: _refused, ...others } = row;
    return { ...others, typed: { ...row.typed, ...typed } };
  });
}

/** How rows are read: what their columns are, and what words stand for. The same object as long as nothing of it changes. */
export interface Reader {
  columns: readonly (ClientColumn | undefined)[];
  named: NamedByField;
}

export interface Reading extends SheetClient {
  cells: ClientCells;
  /** What the server is asked about; the same text as long as nothing of it changes. */
  asked: string;
}

const readings = new WeakMap<Reader, WeakMap<ClientRow, Reading>>();

/** Read once for each state of a row and of its columns. */
export function readingOf(row: ClientRow, reader: Reader): Reading {
  const known = readings.get(reader) ?? new WeakMap<ClientRow, Reading>();
  readings.set(reader, known);
  const before = known.get(row);
  if (before) return before;
  const reading = readingFor(row, reader);
  known.set(row, reading);
  return reading;
}

function readingFor({ cells: written, typed, found, refused }: ClientRow, { columns, named }: Reader): Reading {
  const cells = { ...Object.fromEntries(columns.flatMap((column, index) => (column ? [[column, written[index] ?? ''] as const] : []))), ...typed };
  const { draft, errors } = clientOfCells(withoutEmptied(cells, typed), named);
  const asked = JSON.stringify(draft);
  return { cells, draft, errors: { ...errors, ...(found?.asked === asked ? found.errors : {}), ...refused }, asked };
}

/** A name that was emptied by hand is not taken from the column of whole names again. */
function withoutEmptied(cells: ClientCells, typed: ClientCells): ClientCells {
  const emptied = (['first_name', 'last_name'] as const).some((name) => typed[name]?.trim() === '');
  if (!emptied) return cells;
  const { [wholeName]: _whole, ...others } = cells;
  return others;
}

export type RowState = 'fix' | 'repeat' | 'asking' | 'twin' | 'ready';

export interface RowStanding {
  state: RowState;
  /** Where the row above stands that has the same e-mail, as the spreadsheet counts it. */
  above?: number;
}

/** How each row is, in the order of the table: the same e-mail twice is told at the second. */
export function standingsOf(rows: readonly ClientRow[], reader: Reader): Map<string, RowStanding> {
  const seen = new Map<string, number>();
  return new Map(
    rows.map((row): [string, RowStanding] => {
      const { draft, errors, asked } = readingOf(row, reader);
      const key = draft.email && !('email' in errors) ? emailKey(draft.email) : undefined;
      const above = key === undefined ? undefined : seen.get(key);
      if (key !== undefined && above === undefined) seen.set(key, row.place);
      if (Object.keys(errors).length > 0) return [row.id, { state: 'fix' }];
      if (above !== undefined) return [row.id, { state: 'repeat', above }];
      if (row.found?.asked !== asked) return [row.id, { state: 'asking' }];
      return [row.id, { state: row.found.twin ? 'twin' : 'ready' }];
    }),
  );
}

/** Ticked by hand; else where nothing is wrong. */
export const isTicked = (row: ClientRow, standing: RowStanding | undefined): boolean => standing?.state === 'ready' && (row.choice ?? true);

export const isField = (name: string): name is ClientField => name !== wholeName && isClientColumn(name);
