import { useQueryClient } from '@tanstack/react-query';
import { uuidv7 } from 'uuidv7';
import { useTransfers } from '../../kit/files/useTransfers.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages as foldersMessages } from './messages.ts';
import { folderKeys } from './queries.ts';

/** Uploads into a folder, one call per file, so that each has its own progress and one failure leaves the others alone. */
export function useFolderUploads(folderId: string) {
  const client = useQueryClient();
  const { uploads, show, start, remove, retry } = useTransfers({
    purpose: 'folder',
    send: async ({ sendForm }, file, options) => {
      const form = new FormData();
      form.append('files', file);
      await sendForm('/client-folders/{id}/upload-files', form, { id: folderId, once: true, purpose: 'folder', ...options });
      await client.invalidateQueries({ queryKey: folderKeys.files(folderId) });
    },
    onArrived: () => 'gone',
  });
  return {
    uploads,
    add: async (files: Iterable<File>) => {
      const rows = [...files].map((file) => ({ key: uuidv7(), file }));
      show(rows);
      let arrived = 0;
      // One after the other: the folder's names are given in order, and a phone's line is shared by few.
      for (const { key, file } of rows) if (await start(key, file)) arrived += 1;
      if (arrived === 0) return;
      toast.success(foldersMessages.uploaded(arrived));
      await client.invalidateQueries({ queryKey: folderKeys.all });
    },
    remove,
    retry,
  };
}
