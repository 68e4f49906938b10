import { useEffect, useRef, useState } from 'react';
import type { FilePurpose, StoredFile } from '../../../generated/api.ts';
import { Problem, reasonOf } from '../../../engine/web/problem.ts';
import type * as transferModule from './transfer.ts';
import type { TransferOptions } from './transfer.ts';

/** One file on its way, arrived, or failed. */
export interface Upload {
  key: string;
  name: string;
  /** 0 to 1. */
  share: number;
  stored?: StoredFile;
  /** The line was cut; it continues by itself. */
  isCut?: boolean;
  /** Why it failed. */
  problem?: string;
  /** The file itself is at fault: sent again it would be refused again. */
  isRefused?: boolean;
}

type Transfer = typeof transferModule;

interface TransfersOptions<Arrived> {
  purpose: FilePurpose;
  send: (transfer: Transfer, file: File, options: TransferOptions) => Promise<Arrived>;
  /** Takes an arrived file over, and says what becomes of its row. */
  onArrived: (arrived: Arrived, key: string) => Partial<Upload> | 'gone';
}

/** Files on their way, a row each, that can be stopped and tried again. Leaving the screen stops them; they continue when they are chosen again. */
export function useTransfers<Arrived>({ purpose, send, onArrived }: TransfersOptions<Arrived>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, { file: File; controller: AbortController }>());

  const change = (key: string, next: Partial<Upload>) => setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)));
  const drop = (key: string) => {
    running.current.delete(key);
    setUploads((before) => before.filter((upload) => upload.key !== key));
  };

  const start = async (key: string, file: File, onTaken?: () => void): Promise<boolean> => {
    // Taken off while it waited for its turn.
    if (!running.current.has(key)) return false;
    const controller = new AbortController();
    running.current.set(key, { file, controller });
    const { signal } = controller;
    const onProgress = (share: number) => change(key, { share, isCut: false });
    const onCut = () => change(key, { isCut: true });
    try {
      const transfer = await import('./transfer.ts');
      const refused = await transfer.refusalOf(file, purpose);
      if (refused !== undefined) {
        change(key, { problem: refused, isRefused: true });
        return false;
      }
      onTaken?.();
      const next = onArrived(await send(transfer, file, { signal, onProgress, onCut }), key);
      if (next === 'gone') drop(key);
      else change(key, { share: 1, isCut: false, ...next });
      return true;
    } catch (error) {
      // Refused for what it is, it would be refused again.
      const isRefused = error instanceof Problem && error.status === 422;
      if (!signal.aborted) change(key, { problem: reasonOf(error), isRefused, isCut: false });
      return false;
    }
  };

  useEffect(() => {
    const underWay = running.current;
    return () => {
      for (const { controller } of underWay.values()) controller.abort();
    };
  }, []);

  return {
    uploads,
    /** Shows chosen files; `start` sends them. */
    show: (rows: readonly { key: string; file: File }[]) => {
      for (const { key, file } of rows) running.current.set(key, { file, controller: new AbortController() });
      setUploads((before) => [...before, ...rows.map(({ key, file }) => ({ key, name: file.name, share: 0 }))]);
    },
    isShown: (key: string) => running.current.has(key),
    /** Sends a file that is shown. @returns whether it arrived */
    start,
    remove: (key: string) => {
      const known = running.current.get(key);
      drop(key);
      if (!known) return;
      known.controller.abort();
      import('./transfer.ts').then(
        ({ discard }) => discard(known.file),
        () => {},
      );
    },
    retry: (key: string) => {
      const known = running.current.get(key);
      if (!known) return;
      setUploads((before) =>
        before.map((upload) => {
          if (upload.key !== key) return upload;
          const { problem: _gone, ...again } = upload;
          return again;
        }),
      );
      void start(key, known.file);
    },
    /** Forgets them, once what they belong to is sent. */
    clear: () => {
      running.current.clear();
      setUploads([]);
    },
  };
}
