import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LinkBatch, LinkImport, User } from '../../../../generated/api.ts';
import { addLinkBatchForm } from '../../../../generated/forms/addLinkBatch.ts';
import { api, dataOf } from '../../../api/client.ts';
import { apiQuery } from '../../../api/query.ts';
import { messageOf } from '../../../../engine/web/problem.ts';
import { useLinksRefresh } from '../links/queries.ts';
import { readingOf, type CarRow } from './carRows.ts';
import type { TableAct } from './carTable.ts';

/** So many rows go in one call. */
const part = addLinkBatchForm.links.rules.maxItems;

export type BatchRun =
  | { is: 'adding' | 'removing'; done: number; total: number; stop: () => void }
  | { is: 'added'; id: string; count: number; isPublished: boolean; rows: readonly CarRow[]; problem: string | null }
  | { is: 'failed'; problem: string };

/** What was added for a client lately and can still be removed. */
export const batchesQuery = (clientId: string) =>
  apiQuery<LinkBatch[]>(['/links/batches', clientId], (signal) => api.GET('/links/batches', { params: { query: { user_id: clientId } }, signal }));

/** Adds rows as one batch, part by part, publishes them with one message, and takes all of it back. */
export function useBatch(client: User, act: (act: TableAct) => void) {
  const refresh = useLinksRefresh();
  const queries = useQueryClient();
  const batches = useQuery(batchesQuery(client.id));
  const [run, setRun] = useState<BatchRun>();
  const isBusy = useRef(false);
  const after = () => {
    isBusy.current = false;
    void refresh();
    void queries.invalidateQueries({ queryKey: ['/links/batches'] });
  };

  const add = async (rows: readonly CarRow[], publish: { message: string } | undefined): Promise<void> => {
    if (isBusy.current || rows.length === 0) return;
    isBusy.current = true;
    const id = crypto.randomUUID();
    const taken: CarRow[] = [];
    const asked = { stop: false };
    let problem: string | null = null;
    const show = () => setRun({ is: 'adding', done: taken.length, total: rows.length, stop: () => (asked.stop = true) });
    show();
    try {
      for (let from = 0; from < rows.length && !asked.stop; from += part) {
        const sent = rows.slice(from, from + part);
        const links = sent.map((row) => readingOf(row).draft);
        const answer = await dataOf<LinkImport>(api.POST('/links/batches/{id}', { params: { path: { id } }, body: { user_id: client.id, links } }));
        const made = sent.filter((_row, index) => answer.rows[index]?.outcome === 'created');
        for (const [index, row] of sent.entries()) await addPhotos(row, answer.rows[index]?.link_id);
        taken.push(...made);
        act({ do: 'taken', ids: new Set(made.map((row) => row.id)) });
        act({ do: 'refuse', refused: refusedIn(sent, answer) });
        show();
      }
      if (publish && taken.length > 0 && !asked.stop) {
        const message = publish.message.trim();
        await dataOf(api.POST('/links/batches/{id}/publish', { params: { path: { id } }, body: message === '' ? {} : { message } }));
      }
    } catch (error) {
      problem = messageOf(error);
    }
    const isPublished = publish !== undefined && problem === null && !asked.stop;
    setRun(
      taken.length === 0
        ? problem === null
          ? undefined
          : { is: 'failed', problem }
        : { is: 'added', id, count: taken.length, isPublished, rows: taken, problem },
    );
    after();
  };

  /** @param total links that can be removed. @returns how many were */
  const undo = async (id: string, total: number, rows: readonly CarRow[] = []): Promise<number> => {
    if (isBusy.current) return 0;
    isBusy.current = true;
    let left = total;
    const asked = { stop: false };
    try {
      while (left > 0 && !asked.stop) {
        setRun({ is: 'removing', done: total - left, total, stop: () => (asked.stop = true) });
        const batch = await dataOf<LinkBatch>(api.POST('/links/batches/{id}/undo', { params: { path: { id } } }));
        if (batch.removable >= left) break;
        left = batch.removable;
      }
      if (rows.length > 0 && left === 0) act({ do: 'restore', rows });
      setRun(undefined);
    } catch (error) {
      setRun({ is: 'failed', problem: messageOf(error) });
    }
    after();
    return total - left;
  };

  return {
    run,
    add,
    undo,
    close: () => setRun(undefined),
    lately: batches.data?.find((batch) => batch.removable > 0),
    isBusy: run?.is === 'adding' || run?.is === 'removing',
  };
}

async function addPhotos(row: CarRow, link: string | null | undefined): Promise<void> {
  if (!link || row.photos.length === 0) return;
  await dataOf(api.PATCH('/links/{id}/photos', { params: { path: { id: link } }, body: { photo_ids: row.photos.map(({ id }) => id) } }));
}

/** What was said of rows that were not added. */
function refusedIn(rows: readonly CarRow[], answer: LinkImport): Map<string, Readonly<Record<string, string>>> {
  return new Map(
    rows.flatMap((row, index) => {
      const { outcome, errors = {} } = answer.rows[index] ?? {};
      return outcome === 'invalid' ? [[row.id, errors] as const] : [];
    }),
  );
}
