import { useCallback, useMemo } from 'react';
import type { LinkPreview } from '../../../../generated/api.ts';
import { previewLinksForm } from '../../../../generated/forms/previewLinks.ts';
import { api, dataOf } from '../../../api/client.ts';
import { useChecks, type Checks } from '../../sheet/useChecks.ts';
import { foundIn, isToAsk, readingOf, type CarRow } from './carRows.ts';
import type { TableAct } from './carTable.ts';

/** So many rows are asked about at once. */
const part = previewLinksForm.links.rules.maxItems;

const keyOf = (row: CarRow): string => row.id + readingOf(row).asked;

/** What the server knows of every car: what its VIN says, how far it is, and whether the client has it. */
export function useCarChecks(clientId: string, rows: readonly CarRow[], act: (act: TableAct) => void): Checks {
  const ask = useCallback(
    async (next: readonly CarRow[], signal: AbortSignal) => {
      const links = next.map((row) => readingOf(row).draft);
      const answers = await dataOf<LinkPreview[]>(api.POST('/links/preview', { body: { user_id: clientId, links }, signal }));
      act({ do: 'found', found: new Map(next.flatMap((row, index) => (answers[index] ? [[row.id, foundIn(row, answers[index])] as const] : []))) });
    },
    [clientId, act],
  );
  return useChecks({ waiting: useMemo(() => rows.filter(isToAsk), [rows]), part, keyOf, ask });
}
