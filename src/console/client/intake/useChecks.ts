import { useEffect, useMemo, useState } from 'react';
import type { LinkPreview } from '../../../../generated/api.ts';
import { previewLinksForm } from '../../../../generated/forms/previewLinks.ts';
import { api, dataOf } from '../../../api/client.ts';
import { messageOf } from '../../../../engine/web/problem.ts';
import { foundIn, isToAsk, readingOf, type CarRow } from './carRows.ts';
import type { TableAct } from './carTable.ts';

/** So many rows are asked about at once. */
const part = previewLinksForm.links.rules.maxItems;
/** How long typing rests before it is asked about, in ms. */
const rest = 350;

export interface Checks {
  /** Rows the server has not answered about. */
  left: number;
  isStopped: boolean;
  problem: string | null;
  setStopped: (isStopped: boolean) => void;
}

/** Has the server look at every row: what its VIN says, how far it is, and whether the client has it. Part by part, and again where a row changes. */
export function useChecks(clientId: string, rows: readonly CarRow[], act: (act: TableAct) => void): Checks {
  const [isStopped, setStopped] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const waiting = useMemo(() => rows.filter(isToAsk), [rows]);
  // What is asked next; the same text while rows are ticked or filled in elsewhere, so that a call under way is not lost to it.
  const next = useMemo(() => waiting.slice(0, part), [waiting]);
  const key = useMemo(() => next.map((row) => row.id + readingOf(row).asked).join('\n'), [next]);
  useEffect(() => {
    if (key === '' || isStopped || problem !== null) return undefined;
    const stopped = new AbortController();
    const ask = async () => {
      const links = next.map((row) => readingOf(row).draft);
      try {
        const answers = await dataOf<LinkPreview[]>(api.POST('/links/preview', { body: { user_id: clientId, links }, signal: stopped.signal }));
        act({ do: 'found', found: new Map(next.flatMap((row, index) => (answers[index] ? [[row.id, foundIn(row, answers[index])] as const] : []))) });
      } catch (error) {
        if (!stopped.signal.aborted) setProblem(messageOf(error));
      }
    };
    const timer = setTimeout(() => void ask(), next.length === part ? 0 : rest);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` says what `next` asks
  }, [key, isStopped, problem, clientId, act]);
  return {
    left: waiting.length,
    isStopped,
    problem,
    setStopped: (stop) => {
      setProblem(null);
      setStopped(stop);
    },
  };
}
