import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { messageOf } from '../../../engine/web/problem.ts';
import { patiently } from '../../kit/files/patiently.ts';
import { sendForm } from '../../kit/files/upload.ts';
import type { Upload } from '../../kit/files/useUploads.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages as foldersMessages } from './messages.ts';
import { folderKeys } from './queries.ts';

/** Uploads into a folder, one call per file, so that each has its own progress and one failure leaves the others alone. */
export function useFolderUploads(folderId: string) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const known = useRef(new Map<string, { file: File; controller: AbortController }>());
  const change = (key: string, next: Partial<Upload>) => setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)));
  const drop = (key: string) => {
    known.current.delete(key);
    setUploads((before) => before.filter((upload) => upload.key !== key));
  };

  const start = async (key: string, file: File): Promise<boolean> => {
    const controller = new AbortController();
    known.current.set(key, { file, controller });
    const form = new FormData();
    form.append('files', file);
    const { signal } = controller;
    const { refusalOf } = await import('../../kit/files/refusal.ts');
    const refused = await refusalOf(file, 'folder');
    if (refused !== undefined) {
      change(key, { problem: refused, isRefused: true });
      return false;
    }
    let sent = 0;
    const onProgress = (share: number) => {
      sent = share;
      change(key, { share, isCut: false });
    };
    const onCut = () => change(key, { share: 0, isCut: true });
    // Once all of it was sent it may be in the folder: sent again it would be there twice.
    const mayRepeat = () => sent < 1;
    const send = () => sendForm('/client-folders/{id}/upload-files', form, { id: folderId, signal, onProgress });
    const arrived = await patiently(send, { signal, onCut, mayRepeat }).then(
      () => true,
      (error: unknown) => {
        if (!controller.signal.aborted) change(key, { problem: messageOf(error) });
        return false;
      },
    );
    if (arrived) drop(key);
    await client.invalidateQueries({ queryKey: folderKeys.files(folderId) });
    return arrived;
  };

  return {
    uploads,
    add: async (files: Iterable<File>) => {
      const rows = [...files].map((file) => ({ key: uuidv7(), file }));
      setUploads((before) => [...before, ...rows.map(({ key, file }) => ({ key, name: file.name, share: 0 }))]);
      let arrived = 0;
      // One after the other: the folder's names are given in order, and a phone's line is shared by few.
      for (const { key, file } of rows) if (await start(key, file)) arrived += 1;
      if (arrived === 0) return;
      toast.success(foldersMessages.uploaded(arrived));
      await client.invalidateQueries({ queryKey: folderKeys.all });
    },
    remove: (key: string) => {
      known.current.get(key)?.controller.abort();
      drop(key);
    },
    retry: (key: string) => {
      const upload = known.current.get(key);
      if (!upload) return;
      setUploads((before) => before.map(({ problem: _gone, ...each }) => (each.key === key ? { ...each, share: 0 } : each)));
      void start(key, upload.file);
    },
  };
}
