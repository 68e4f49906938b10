import type { FilePurpose, StoredFile } from '../../../generated/api.ts';
import { useTransfers } from './useTransfers.ts';

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

/** Files being attached to an unsent message or form: each uploads at once and can be stopped, retried or removed. */
export function useUploads(purpose: FilePurpose, { onStored, onAdded, onRemoved }: UploadsOptions = {}) {
  const { uploads, show, isShown, start, remove, retry, clear } = useTransfers({
    purpose,
    send: ({ uploadFile }, file, options) => uploadFile(file, purpose, options),
    onArrived: (stored, key) => {
      if (!onStored) return { stored };
      onStored(stored, key);
      return 'gone';
    },
  });
  const begin = (key: string, file: File, onTaken?: () => void) => {
    if (isShown(key)) return;
    show([{ key, file }]);
    void start(key, file, onTaken);
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
      remove(key);
      onRemoved?.(key);
    },
    retry,
    clear,
    /** The ids of finished uploads. */
    ids: uploads.flatMap((upload) => (upload.stored ? [upload.stored.id] : [])),
    /** Something has not arrived yet, or failed: sending would leave it behind. */
    isBusy: uploads.some((upload) => upload.stored === undefined),
  };
}
