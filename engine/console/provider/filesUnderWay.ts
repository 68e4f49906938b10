// Files of forms that are being saved, while they are sent ahead: each input shows its own.
import { useSyncExternalStore } from 'react';

/** How far a file is. */
export interface FileUnderWay {
  /** 0 to 1. */
  share: number;
  /** The line was cut; it continues by itself. */
  isCut: boolean;
  /** Stops the save. Saved again, the file continues from where it was. */
  stop: () => void;
}

let underWay: ReadonlyMap<File, FileUnderWay> = new Map();
const listeners = new Set<() => void>();

function show(next: ReadonlyMap<File, FileUnderWay>): void {
  underWay = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shows how far a file is, from now on. */
export const fileMoved = (file: File, way: FileUnderWay): void => show(new Map([...underWay, [file, way]]));

/** They have arrived, or are not sent any more. */
export function filesEnded(files: readonly unknown[]): void {
  const left = [...underWay].filter(([file]) => !files.includes(file));
  if (left.length < underWay.size) show(new Map(left));
}

/** Undefined while the file is not being sent. */
export function useFileUnderWay(file: File): FileUnderWay | undefined {
  return useSyncExternalStore(
    subscribe,
    () => underWay.get(file),
    () => underWay.get(file),
  );
}

/** The file that is being sent now; its input may be out of sight. */
export function useCurrentFile(): { name: string; share: number } | undefined {
  const known = useSyncExternalStore(
    subscribe,
    () => underWay,
    () => underWay,
  );
  const [file, way] = [...known].at(-1) ?? [];
  return file && way && { name: file.name, share: way.share };
}

/** Whether a form's files are on their way. */
export const areFilesUnderWay = (): boolean => underWay.size > 0;

/** The person stopped it: no failure, and nothing to tell. */
export const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
