import { useCallback, useMemo } from 'react';
import { isWhole } from '../../../domain/client-sheet.ts';
import type { ClientCheck } from '../../../generated/api.ts';
import { checkClientsForm } from '../../../generated/forms/checkClients.ts';
import { api, dataOf } from '../../api/client.ts';
import { useChecks, type Checks } from '../sheet/useChecks.ts';
import { readingOf, type ClientRow, type Reader, type RowStanding, type TableAct } from './clientTable.ts';

/** So many rows are asked about at once. */
const part = checkClientsForm.clients.rules.maxItems;

/** Has the server look at every row that is right by itself: who has its e-mail, and whether its package and advisor are there. */
export function useClientChecks(rows: readonly ClientRow[], reader: Reader, standings: ReadonlyMap<string, RowStanding>, act: (act: TableAct) => void): Checks {
  const keyOf = useCallback((row: ClientRow) => row.id + readingOf(row, reader).asked, [reader]);
  const ask = useCallback(
    async (next: readonly ClientRow[], signal: AbortSignal) => {
      const readings = next.map((row) => readingOf(row, reader));
      const clients = readings.flatMap((reading) => (isWhole(reading) ? [reading.draft] : []));
      const answers = await dataOf<ClientCheck[]>(api.POST('/users/imports/check', { body: { clients }, signal }));
      const found = next.flatMap((row, index) => {
        const [answer, reading] = [answers[index], readings[index]];
        return answer && reading ? [[row.id, { ...answer, asked: reading.asked }] as const] : [];
      });
      act({ do: 'found', found: new Map(found) });
    },
    [reader, act],
  );
  return useChecks({ waiting: useMemo(() => rows.filter(({ id }) => standings.get(id)?.state === 'asking'), [rows, standings]), part, keyOf, ask });
}
