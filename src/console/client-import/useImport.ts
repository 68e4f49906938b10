import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { clientFields } from '../../../domain/client-sheet.ts';
import { cellText } from '../../../engine/contract/cells.ts';
import { messageOf } from '../../../engine/web/problem.ts';
import type { ClientImport } from '../../../generated/api.ts';
import type { importClientsForm } from '../../../generated/forms/importClients.ts';
import { api, dataOf } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { csvOf } from '../sheet/saveTemplate.ts';
import { readingOf, type ClientRow, type Reader, type TableAct } from './clientTable.ts';

/** How often an import that is on its way is asked after, in ms. */
const askEvery = 1_000;

const isOnItsWay = (one: ClientImport | undefined): boolean => one?.state === 'running' || one?.state === 'undoing';

const importsQuery = apiQuery<ClientImport[]>(['/users/imports'], (signal) => api.GET('/users/imports', { signal }));

/** The chosen rows as a spreadsheet of the fields' own names and values. */
export function sheetText(rows: readonly ClientRow[], reader: Reader): string {
  const cells = rows.map((row) => {
    const named = new Map(Object.entries(readingOf(row, reader).draft));
    return clientFields.map((field) => cellText(field, named.get(field.name)));
  });
  return csvOf([clientFields.map(({ name }) => name), ...cells]);
}

/** The newest import: begun here, followed while it is on its way, and undone. */
export function useImport(act: (act: TableAct) => void) {
  const queries = useQueryClient();
  const { data } = useQuery({ ...importsQuery, staleTime: 0, refetchInterval: ({ state }) => (isOnItsWay(state.data?.[0]) ? askEvery : false) });
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  /** The one this page began or undid. */
  const [ours, setOurs] = useState<string>();
  /** Rows of this table that are in an import, in their order. */
  const sent = useRef<{ id: string; rows: readonly string[] }>(undefined);
  const [newest] = data ?? [];
  const put = (one: ClientImport) => queries.setQueryData<ClientImport[]>(importsQuery.queryKey, (all = []) => [one, ...all.filter(({ id }) => id !== one.id)]);

  useEffect(() => {
    const mine = sent.current;
    if (newest?.state === 'undone') act({ do: 'forget' });
    if ((newest?.state !== 'done' && newest?.state !== 'stopped') || mine?.id !== newest.id) return;
    sent.current = undefined;
    const refused = new Map(
      newest.left_out.flatMap(({ row, errors }) => (mine.rows[row - 1] === undefined ? [] : [[mine.rows[row - 1] ?? '', errors] as const])),
    );
    act({ do: 'imported', ids: new Set(mine.rows), refused });
  }, [newest, act]);

  const run = async (work: () => Promise<ClientImport>): Promise<void> => {
    setProblem(null);
    setSending(true);
    try {
      const one = await work();
      setOurs(one.id);
      put(one);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setSending(false);
    }
  };

  return {
    newest,
    problem,
    isBusy: isSending || isOnItsWay(newest),
    isOurs: newest !== undefined && newest.id === ours,
    begin: (rows: readonly ClientRow[], reader: Reader, isInvited: boolean) =>
      run(async () => {
        const form = new FormData();
        form.append('is_invited' satisfies keyof typeof importClientsForm, String(isInvited));
        form.append('file' satisfies keyof typeof importClientsForm, new File([sheetText(rows, reader)], 'clients.csv', { type: 'text/csv' }));
        const { sendForm } = await import('../../kit/files/transfer.ts');
        const begun = (await sendForm('/users/imports', form, { once: true })) as ClientImport;
        sent.current = { id: begun.id, rows: rows.map(({ id }) => id) };
        return begun;
      }),
    undo: (id: string) => run(() => dataOf<ClientImport>(api.POST('/users/imports/{id}/undo', { params: { path: { id } } }))),
  };
}
