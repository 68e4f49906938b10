import { useEffect, useMemo, useState } from 'react';
import type { Count } from './count.ts';
import { messageOf } from '../../../engine/web/problem.ts';

/** How long typing rests before it is asked about, in ms. */
const rest = 350;

export interface Checks {
  /** Rows the server has not answered about. */
  left: number;
  /** Of these it has answered about, and they are not in the table yet. */
  ahead?: Count;
  isStopped: boolean;
  problem: string | null;
  setStopped: (isStopped: boolean) => void;
}

interface ChecksOf<Row> {
  /** Rows the server has not been asked about as they are. */
  waiting: readonly Row[];
  /** So many are asked about at once. */
  part: number;
  /** What is asked of a row; the same text as long as nothing of it changes. */
  keyOf: (row: Row) => string;
  /** Asks, and keeps the answers. The same function as long as it asks the same. */
  ask: (rows: readonly Row[], signal: AbortSignal) => Promise<void>;
}

/** Has the server look at every row, part by part, and again where a row changes. */
export function useChecks<Row>({ waiting, part, keyOf, ask }: ChecksOf<Row>): Checks {
  const [isStopped, setStopped] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // What is asked next; the same text while rows are ticked or filled in elsewhere, so that a call under way is not lost to it.
  const next = useMemo(() => waiting.slice(0, part), [waiting, part]);
  const key = useMemo(() => next.map(keyOf).join('\n'), [next, keyOf]);
  useEffect(() => {
    if (key === '' || isStopped || problem !== null) return undefined;
    const stopped = new AbortController();
    const run = async () => {
      try {
        await ask(next, stopped.signal);
      } catch (error) {
        if (!stopped.signal.aborted) setProblem(messageOf(error));
      }
    };
    const timer = setTimeout(() => void run(), next.length === part ? 0 : rest);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` says what `next` asks
  }, [key, isStopped, problem, ask]);
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
