import { useSyncExternalStore } from 'react';
import type { Failure } from '../provider/withContract.ts';

/** An act on many records, as far as it is. */
export interface BulkRun {
  /** What is done, as its button says it. */
  label: string;
  total: number;
  done: number;
  /** Refused so far; until a part is over, some of them are not among the failures yet. */
  failed?: number;
  /** The server takes no more at the moment. */
  isWaiting?: boolean;
  failures: readonly (Failure & { name: string })[];
  isOver: boolean;
  isStopped: boolean;
  /** Once it is over: what was done, in a sentence. */
  said?: string;
  stop: () => void;
  /** Takes back what was done, where that can be. */
  undo?: () => void;
}

const runs = new Map<string, BulkRun>();
const listeners = new Set<() => void>();

/** The present run of a list, by its segment; it goes on while the reader is elsewhere in the console. */
export function setRun(segment: string, run: BulkRun | undefined): void {
  if (run) runs.set(segment, run);
  else runs.delete(segment);
  for (const listener of listeners) listener();
}

export const changeRun = (segment: string, changes: Partial<BulkRun>): void => {
  const run = runs.get(segment);
  if (run) setRun(segment, { ...run, ...changes });
};

export function useBulkRun(segment: string): BulkRun | undefined {
  const read = () => runs.get(segment);
  return useSyncExternalStore(subscribe, read, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
