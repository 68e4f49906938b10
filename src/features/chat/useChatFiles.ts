import { useEffect, useEffectEvent, useState } from 'react';
import type { StoredFile } from '../../../generated/api.ts';
import type { Kept } from '../../kit/kept/kept.ts';
import type { Upload } from '../../kit/files/useTransfers.ts';
import { useUploads } from '../../kit/files/useUploads.ts';

const fileKind = 'chat-file';
/** A file up to this size is kept on the device until it has arrived, in bytes; the browser's room is not ours to fill. */
const keptUpTo = 5 * 1024 * 1024;

interface KeptFile {
  chat_id: string;
  name: string;
  type: string;
}

/**
 * The files of a message being written: each uploads at once. Small ones are kept on the device until they have arrived, so that a
 * switch to another chat or a reload takes them up again.
 * @param arrived those already uploaded, kept with the draft
 */
export function useChatFiles(
  kept: Kept | null,
  chatId: string,
  arrived: readonly StoredFile[],
  change: (next: (files: readonly StoredFile[]) => StoredFile[]) => void,
) {
  /** Names of files that a closed page would lose. */
  const [unkept, setUnkept] = useState<Readonly<Record<string, string>>>({});
  const forget = (key: string) => {
    setUnkept(({ [key]: _gone, ...others }) => others);
    void kept?.delete(fileKind, key);
  };
  const uploads = useUploads('chat', {
    onStored: (file, key) => {
      change((files) => [...files, file]);
      forget(key);
    },
    onAdded: (file, key) => {
      const lose = () => setUnkept((before) => ({ ...before, [key]: file.name }));
      if (!kept?.keepsFiles || file.size > keptUpTo) return lose();
      const keep = async () =>
        kept.put(fileKind, key, { chat_id: chatId, name: file.name, type: file.type }, { bytes: new Uint8Array(await file.arrayBuffer()) });
      keep().catch(lose);
    },
    onRemoved: forget,
  });

  const takeUp = useEffectEvent(async (from: Kept) => {
    for (const { key, value, bytes } of await from.list<KeptFile>(fileKind)) {
      if (value.chat_id === chatId && bytes) uploads.resume(key, new File([new Uint8Array(bytes)], value.name, { type: value.type }));
    }
  });
  useEffect(() => {
    if (kept?.keepsFiles) takeUp(kept).catch(() => {});
  }, [kept]);

  const here = (key: string) => arrived.some((file) => file.id === key);
  const rows: Upload[] = [...arrived.map((file) => ({ key: file.id, name: file.file_name, share: 1, stored: file })), ...uploads.uploads];
  return {
    rows,
    add: uploads.add,
    retry: uploads.retry,
    remove: (key: string) => (here(key) ? change((files) => files.filter((file) => file.id !== key)) : uploads.remove(key)),
    /** Something has not arrived yet, or failed: sending would leave it behind. */
    isBusy: uploads.uploads.length > 0,
    /** The first file that is lost with the page. */
    unkept: Object.values(unkept)[0],
  };
}
