import { useCallback, useMemo, useState } from 'react';
import type { LinkPreview } from '../../../../generated/api.ts';
import { previewLinksForm } from '../../../../generated/forms/previewLinks.ts';
import { scrollRest } from '../../../../engine/web/scrollRest.ts';
import { api, dataOf } from '../../../api/client.ts';
import { newCount } from '../../sheet/count.ts';
import { useChecks, type Checks } from '../../sheet/useChecks.ts';
import { foundIn, isToAsk, readingOf, type CarRow, type Found } from './carRows.ts';
import type { TableAct } from './carTable.ts';

/** So many rows are asked about in one call. */
const part = previewLinksForm.links.rules.maxItems;
/** Calls whose answers come into the table together: of thousands of rows each is held against all others anew, and somebody may be scrolling. */
const together = 5;

/** Answers are read for so long without a pause, in ms: somebody may be scrolling. */
const slice = 4;

/** @returns whether so many ms have passed, since the last time it said so */
function longFrom(ms: number): () => boolean {
  let from = performance.now();
  return () => {
    const now = performance.now();
    if (now - from < ms) return false;
    from = now;
    return true;
  };
}

/** The next call waits so long for a scroll to rest, in ms: its answer would make frames long, and of hundreds of rows it tells more than is in sight. */
const patience = 3_000;

/** What else waits, a frame first of all, goes before. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const keyOf = (row: CarRow): string => row.id + readingOf(row).asked;

/** Asks about many, call by call. @returns what was found, and what stopped it */
async function foundOf(clientId: string, wanted: readonly CarRow[], signal: AbortSignal, onAnswer: (rows: number) => void) {
  const found = new Map<string, Found>();
  try {
    for (let from = 0; from < wanted.length; from += part) {
      if (from > 0) await scrollRest(patience);
      const rows = wanted.slice(from, from + part);
      const links = rows.map((row) => readingOf(row).draft);
      const answers = await dataOf<LinkPreview[]>(api.POST('/links/preview', { body: { user_id: clientId, links }, signal }));
      const isLong = longFrom(slice);
      for (const [index, row] of rows.entries()) {
        if (answers[index]) found.set(row.id, foundIn(row, answers[index]));
        if (isLong()) await nextTask();
      }
      onAnswer(found.size);
    }
    return { found, failed: undefined };
  } catch (failed) {
    return { found, failed };
  }
}

/** What the server knows of every car: what its VIN says, how far it is, and whether the client has it. */
export function useCarChecks(clientId: string, rows: readonly CarRow[], act: (act: TableAct) => void): Checks {
  /** Answered, and not in the table yet. */
  const [ahead] = useState(newCount);
  const ask = useCallback(
    async (wanted: readonly CarRow[], signal: AbortSignal) => {
      const { found, failed } = await foundOf(clientId, wanted, signal, (count) => ahead.set(wanted.length > part ? count : 0));
      ahead.set(0);
      act({ do: 'found', found });
      if (failed) throw failed;
    },
    [clientId, act, ahead],
  );
  const waiting = useMemo(() => rows.filter(isToAsk), [rows]);
  return { ...useChecks({ waiting, part: waiting.length > part * together ? part * together : part, keyOf, ask }), ahead };
}
