import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { uuidv7 } from 'uuidv7';
import { useTransfers } from '../../kit/files/useTransfers.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages as foldersMessages } from './messages.ts';
import { folderKeys } from './queries.ts';

/** Uploads into a folder, one call per file, so that each has its own progress and one failure leaves the others alone. */
export function useFolderUploads(folderId: string) {
  const client = useQueryClient();
  const shared = useRef(new WeakSet<File>());
  const { uploads, show, start, remove, retry } = useTransfers({
    purpose: 'folder',
    send: async ({ sendForm }, file, options) => {
      const form = new FormData();
      form.append('files', file);
      if (shared.current.has(file)) form.append('is_shown', 'true');
      await sendForm('/client-folders/{id}/upload-files', form, { id: folderId, once: true, purpose: 'folder', ...options });
      await client.invalidateQueries({ queryKey: folderKeys.files(folderId) });
    },
    onArrived: () => 'gone',
  });
  const send = async (files: Iterable<File>, said: (count: number) => string): Promise<boolean> => {
    const rows = [...files].map((file) => ({ key: uuidv7(), file }));
    show(rows);
    let arrived = 0;
    // One after the other: the folder's names are given in order, and a phone's line is shared by few.
    for (const { key, file } of rows) if (await start(key, file)) arrived += 1;
    if (arrived === 0) return false;
    toast.success(said(arrived));
    await client.invalidateQueries({ queryKey: folderKeys.all });
    return arrived === rows.length;
  };
  return {
    uploads,
    add: (files: Iterable<File>) => send(files, foldersMessages.uploaded),
    /** By staff: the client sees them at once. @returns whether all arrived */
    share: (files: Iterable<File>) => {
      const all = [...files];
      for (const file of all) shared.current.add(file);
      return send(all, foldersMessages.shared);
    },
    remove,
    retry,
  };
}
