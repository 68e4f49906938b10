import { useMemo } from 'react';
import { useFormDraft, type KeptDraft } from '../../../../engine/web/form/useFormDraft.ts';
import { newRow, type CarCells, type CarRow } from './carRows.ts';
import type { TableAct } from './carTable.ts';

/** Longer tables come from a spreadsheet, which is there to be read again. */
const mostKept = 500;

interface KeptRows {
  rows: readonly { cells: CarCells; place: number | null }[];
}

/** What is typed and not added yet outlives a closed tab, as it does in every form. */
export function useKeptRows(clientId: string, rows: readonly CarRow[], act: (act: TableAct) => void): KeptDraft {
  const isKept = rows.length > 0 && rows.length <= mostKept;
  const draft = useMemo<KeptRows>(() => ({ rows: isKept ? rows.map(({ cells, place }) => ({ cells, place })) : [] }), [rows, isKept]);
  return useFormDraft<KeptRows>(`cars ${clientId}`, {
    draft,
    isDirty: isKept,
    restore: (found) => act({ do: 'restore', rows: found.rows.map(({ cells, place }) => newRow(cells, place)) }),
    clear: () => act({ do: 'leaveOut', ids: new Set(rows.map(({ id }) => id)) }),
  });
}
