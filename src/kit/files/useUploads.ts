import { useEffect, useRef, useState } from 'react';
import type { FilePurpose, StoredFile } from '../../../generated/api.ts';
import { messageOf } from '../../../engine/web/problem.ts';
import { patiently } from './patiently.ts';
import { uploadFile } from './upload.ts';

/** One file on its way, arrived, or failed. */
export interface Upload {
  key: string;
  name: string;
  /** 0 to 1. */
  share: number;
  stored?: StoredFile;
  /** The line was cut; it is sent again by itself. */
  isCut?: boolean;
  /** Why it failed. */
  problem?: string;
  /** The file itself is at fault: sent again it would be refused again. */
  isRefused?: boolean;
}

/** A local id for a chosen file; the library of real ids is not worth its weight for that. */
const newKey = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

interface UploadsOptions {
  /** Takes an arrived file over; without it, it stays in the list until `clear`. */
  onStored?: (file: StoredFile, key: string) => void;
  /** A file was chosen that may be sent, before it is. */
  onAdded?: (file: File, key: string) => void;
  /** It was taken off before it arrived. */
  onRemoved?: (key: string) => void;
}

/** Files being attached to an unsent message or form: each uploads at once and can be stopped, retried or removed. Leaving the screen stops running uploads. */
export function useUploads(purpose: FilePurpose, { onStored, onAdded, onRemoved }: UploadsOptions = {}) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, { file: File; controller: AbortController }>());

  const change = (key: string, next: Partial<Upload>) => setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)));
  const drop = (key: string) => {
    running.current.delete(key);
    setUploads((before) => before.filter((upload) => upload.key !== key));
  };

  const start = async (key: string, file: File, onTaken?: () => void) => {
    const controller = new AbortController();
    running.current.set(key, { file, controller });
    const { signal } = controller;
    const onProgress = (share: number) => change(key, { share, isCut: false });
    const onCut = () => change(key, { share: 0, isCut: true });
    try {
      // Fetched when a first file is chosen: most screens never send one.
      const { refusalOf } = await import('./refusal.ts');
      const refused = await refusalOf(file, purpose);
      if (refused !== undefined) {
        change(key, { problem: refused, isRefused: true });
        return;
      }
      onTaken?.();
      const stored = await patiently(() => uploadFile(file, purpose, { signal, onProgress }), { signal, onCut });
      if (onStored) {
        drop(key);
        onStored(stored, key);
      } else change(key, { stored, share: 1 });
    } catch (error) {
      if (!controller.signal.aborted) change(key, { problem: messageOf(error) });
    }
  };

  useEffect(() => {
    const underWay = running.current;
    return () => {
      for (const { controller } of underWay.values()) controller.abort();
    };
  }, []);

  const begin = (key: string, file: File, onTaken?: () => void) => {
    setUploads((before) => (before.some((upload) => upload.key === key) ? before : [...before, { key, name: file.name, share: 0 }]));
    if (!running.current.has(key)) void start(key, file, onTaken);
  };

  return {
    uploads,
    /** Picks up files chosen before, under the key they had. */
    resume: (key: string, file: File) => begin(key, file),
    add: (files: Iterable<File>) => {
      for (const file of files) {
        const key = newKey();
        begin(key, file, () => onAdded?.(file, key));
      }
    },
    remove: (key: string) => {
      running.current.get(key)?.controller.abort();
      drop(key);
      onRemoved?.(key);
    },
    retry: (key: string) => {
      const known = running.current.get(key);
      if (!known) return;
      setUploads((before) => before.map(({ problem: _gone, ...upload }) => (upload.key === key ? { ...upload, share: 0 } : upload)));
      void start(key, known.file);
    },
    /** Forgets them, once what they belong to is sent. */
    clear: () => {
      running.current.clear();
      setUploads([]);
    },
    /** The ids of finished uploads. */
    ids: uploads.flatMap((upload) => (upload.stored ? [upload.stored.id] : [])),
    /** Something has not arrived yet, or failed: sending would leave it behind. */
    isBusy: uploads.some((upload) => upload.stored === undefined),
  };
}
