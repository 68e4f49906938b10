import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { draftFields } from '../../../../domain/link-sheet.ts';
import { cellText } from '../../../../engine/contract/cells.ts';
import type { LeftOutLink, LinkBatch, LinkImport, User } from '../../../../generated/api.ts';
import { addLinkBatchForm } from '../../../../generated/forms/addLinkBatch.ts';
import type { addLinkSheetForm } from '../../../../generated/forms/addLinkSheet.ts';
import { api, dataOf } from '../../../api/client.ts';
import { apiQuery } from '../../../api/query.ts';
import { messageOf } from '../../../../engine/web/problem.ts';
import { csvOf } from '../../sheet/saveTemplate.ts';
import { useLinksRefresh } from '../links/queries.ts';
import { isCellName, newRow, readingOf, type CarRow } from './carRows.ts';
import type { TableAct } from './carTable.ts';
import { messages } from './messages.ts';

/** How often a spreadsheet on its way is asked after, in ms. */
const askEvery = 1_000;

/** So many rows go in one call; more are a spreadsheet that the server works through by itself. */
const part = addLinkBatchForm.links.rules.maxItems;

export type BatchRun =
  | { is: 'adding' | 'removing'; done: number; total: number; stop: () => void }
  /** `isWhole`: what was to be added was come to, so that a problem is of publishing. */
  | { is: 'added'; id: string; count: number; isPublished: boolean; isWhole: boolean; rows: readonly CarRow[]; problem: string | null }
  | { is: 'failed'; problem: string };

/** What was added for a client lately and can still be removed. */
export const batchesQuery = (clientId: string) =>
  apiQuery<LinkBatch[]>(['/links/batches', clientId], (signal) => api.GET('/links/batches', { params: { query: { user_id: clientId } }, signal }));

const isRunning = (batch: LinkBatch): boolean => batch.run?.state === 'running';

/** Rows as a spreadsheet of the fields' own names and values. */
function sheetOf(rows: readonly CarRow[]): File {
  const cells = rows.map((row) => {
    const named = new Map<string, unknown>(Object.entries(readingOf(row).draft));
    return draftFields.map((field) => cellText(field, named.get(field.name)));
  });
  return new File([csvOf([draftFields.map(({ name }) => name), ...cells])], 'cars.csv', { type: 'text/csv' });
}

const leftOutOf = (id: string): Promise<LeftOutLink[]> => dataOf(api.GET('/links/batches/{id}/left-out', { params: { path: { id } } }));
const forget = (id: string): Promise<LinkBatch> => dataOf(api.DELETE('/links/batches/{id}/left-out', { params: { path: { id } } }));

/** Adds rows as one batch, publishes them with one message, and takes all of it back. */
export function useBatch(client: User, act: (act: TableAct) => void) {
  const refresh = useLinksRefresh();
  const queries = useQueryClient();
  const batches = useQuery({
    ...batchesQuery(client.id),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? askEvery : false),
  });
  /** The spreadsheet of this table that is on its way, with its rows in their order. */
  const [sent, setSent] = useState<{ id: string; rows: readonly CarRow[]; isPublished: boolean }>();
  /** Of these the rows left out are in the table. */
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [run, setRun] = useState<BatchRun>();
  const isBusy = useRef(false);
  const after = () => {
    isBusy.current = false;
    void refresh();
    void queries.invalidateQueries({ queryKey: ['/links/batches'] });
  };

  /** What has photos goes at once; the rest is a spreadsheet that goes on without this tab. */
  const send = async (id: string, rows: readonly CarRow[], publish: { message: string } | undefined): Promise<void> => {
    try {
      const [pictured, plain] = [rows.filter(({ photos }) => photos.length > 0), rows.filter(({ photos }) => photos.length === 0)];
      for (let from = 0; from < pictured.length; from += part) {
        const { made } = await addPart(id, client.id, pictured.slice(from, from + part), act);
        act({ do: 'taken', ids: new Set(made.map((row) => row.id)) });
      }
      type Name = keyof typeof addLinkSheetForm;
      const form = new FormData();
      form.append('user_id' satisfies Name, client.id);
      form.append('is_displayed' satisfies Name, String(publish !== undefined));
      if (publish && publish.message.trim() !== '') form.append('message' satisfies Name, publish.message.trim());
      form.append('file' satisfies Name, sheetOf(plain));
      const { sendForm } = await import('../../../kit/files/transfer.ts');
      const begun = (await sendForm('/links/batches/{id}/sheet', form, { id, once: true })) as LinkBatch;
      queries.setQueryData<LinkBatch[]>(batchesQuery(client.id).queryKey, (all = []) => [begun, ...all.filter((other) => other.id !== id)]);
      setSent({ id, rows: plain, isPublished: publish !== undefined });
      setRun(undefined);
    } catch (error) {
      setRun({ is: 'failed', problem: messageOf(error) });
    }
    isBusy.current = false;
  };

  // Over: what became a link leaves the table, and what did not says why in its cells.
  const over = sent && batches.data?.find(({ id, run: its }) => id === sent.id && its && its.state !== 'running');
  useEffect(() => {
    if (!over || !sent || over.id !== sent.id) return;
    setSent(undefined);
    const settle = async () => {
      const left = new Map((await leftOutOf(over.id)).map(({ row, errors }) => [sent.rows[row - 2]?.id ?? '', errors]));
      const taken = sent.rows.filter(({ id }) => !left.has(id));
      act({ do: 'taken', ids: new Set(taken.map(({ id }) => id)) });
      if (over.run?.state === 'done')
        act({ do: 'refuse', refused: new Map([...left].map(([id, errors]) => [id, Object.keys(errors).length > 0 ? errors : { title: messages.isThere }])) });
      if (left.size > 0) await forget(over.id);
      const problem = over.run?.problem ?? null;
      const isWhole = over.run?.state === 'done';
      if (taken.length > 0)
        setRun({ is: 'added', id: over.id, count: taken.length, isPublished: sent.isPublished && isWhole && problem === null, isWhole, rows: taken, problem });
      else if (problem !== null) setRun({ is: 'failed', problem });
      after();
    };
    settle().catch((error: unknown) => setRun({ is: 'failed', problem: messageOf(error) }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is over
  }, [over?.id]);

  const add = async (rows: readonly CarRow[], publish: { message: string } | undefined): Promise<void> => {
    if (isBusy.current || rows.length === 0) return;
    isBusy.current = true;
    const id = crypto.randomUUID();
    if (rows.length > part) return send(id, rows, publish);
    const taken: CarRow[] = [];
    const asked = { stop: false };
    let problem: string | null = null;
    const show = () => setRun({ is: 'adding', done: taken.length, total: rows.length, stop: () => (asked.stop = true) });
    show();
    try {
      for (let from = 0; from < rows.length && !asked.stop; from += part) {
        const { made } = await addPart(id, client.id, rows.slice(from, from + part), act);
        taken.push(...made);
        act({ do: 'taken', ids: new Set(made.map((row) => row.id)) });
        show();
      }
      if (publish && taken.length > 0 && !asked.stop) {
        const message = publish.message.trim();
        await dataOf(api.POST('/links/batches/{id}/publish', { params: { path: { id } }, body: message === '' ? {} : { message } }));
      }
    } catch (error) {
      problem = messageOf(error);
    }
    // They were mended, and are kept by this table from now on.
    for (const known of taken.length > 0 ? shown : []) void forget(known).catch(() => undefined);
    const isPublished = publish !== undefined && problem === null && !asked.stop;
    setRun(
      taken.length === 0
        ? problem === null
          ? undefined
          : { is: 'failed', problem }
        : { is: 'added', id, count: taken.length, isPublished, isWhole: taken.length === rows.length, rows: taken, problem },
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

  /** Rows that an earlier spreadsheet left out come into the table, with what is wrong with them. */
  const showLeftOut = async (id: string): Promise<void> => {
    try {
      const left = (await leftOutOf(id)).map(({ row, cells, errors }) => ({ car: newRow(knownCells(cells), row), errors }));
      act({ do: 'add', rows: left.map(({ car }) => car) });
      act({ do: 'refuse', refused: new Map(left.flatMap(({ car, errors }) => (Object.keys(errors).length > 0 ? [[car.id, errors] as const] : []))) });
      setShown(new Set([...shown, id]));
    } catch (error) {
      setRun({ is: 'failed', problem: messageOf(error) });
    }
  };
  const change = (id: string, work: Promise<LinkBatch>) =>
    work
      .then((batch) => queries.setQueryData<LinkBatch[]>(batchesQuery(client.id).queryKey, (all = []) => all.map((other) => (other.id === id ? batch : other))))
      .catch((error: unknown) => setRun({ is: 'failed', problem: messageOf(error) }));
  const running = batches.data?.find(isRunning);

  return {
    run,
    /** On its way in the background, from this table or another. */
    running,
    /** Over, with rows that wait to be mended. */
    waiting: batches.data?.find((batch) => !isRunning(batch) && (batch.run?.left_out ?? 0) > 0 && batch.id !== sent?.id && !shown.has(batch.id)),
    stop: (id: string) => void change(id, dataOf(api.POST('/links/batches/{id}/stop', { params: { path: { id } } }))),
    forget: (id: string) => void change(id, forget(id)),
    showLeftOut: (id: string) => void showLeftOut(id),
    add,
    undo,
    close: () => setRun(undefined),
    lately: batches.data?.find((batch) => batch.removable > 0),
    isBusy: run?.is === 'adding' || run?.is === 'removing' || running !== undefined,
    /** It would end with this tab. */
    isHeld: run?.is === 'adding' || run?.is === 'removing',
  };
}

/** @returns those that are links now */
async function addPart(id: string, clientId: string, rows: readonly CarRow[], act: (act: TableAct) => void): Promise<{ made: CarRow[] }> {
  const links = rows.map((row) => readingOf(row).draft);
  const answer = await dataOf<LinkImport>(api.POST('/links/batches/{id}', { params: { path: { id } }, body: { user_id: clientId, links } }));
  for (const [index, row] of rows.entries()) await addPhotos(row, answer.rows[index]?.link_id);
  act({ do: 'refuse', refused: refusedIn(rows, answer) });
  return { made: rows.filter((_row, index) => answer.rows[index]?.outcome === 'created') };
}

const knownCells = (cells: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).filter(([name]) => isCellName(name)));

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
