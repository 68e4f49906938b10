import { useQueryClient } from '@tanstack/react-query';
import { uuidv7 } from 'uuidv7';
import type { FolderFile } from '../../../generated/api.ts';
import { useTransfers } from '../../kit/files/useTransfers.ts';
import { folderKeys } from './queries.ts';

/** Uploads one file into a client's folder and hands it on as the folder keeps it. @param take tells the reader itself where it fails: the file is kept by then */
export function useFolderFile(folderId: string | undefined, take: (file: FolderFile) => Promise<void> | void) {
  const queries = useQueryClient();
  const { uploads, show, start, remove, retry } = useTransfers({
    purpose: 'folder',
    send: async ({ sendForm }, file, options) => {
      const form = new FormData();
      form.append('files', file);
      // The contract's answer to this call: the files as they are in the folder.
      const [kept] = (await sendForm('/client-folders/{id}/upload-files', form, {
        id: folderId ?? '',
        once: true,
        purpose: 'folder',
        ...options,
      })) as FolderFile[];
      await queries.invalidateQueries({ queryKey: folderKeys.all });
      if (kept) await take(kept);
    },
    onArrived: () => 'gone',
  });
  const add = (file: File) => {
    const key = uuidv7();
    show([{ key, file }]);
    void start(key, file);
  };
  return { uploads, add, remove, retry };
}
