import { useRef } from 'react';
import { messageOf } from '../../../../engine/web/problem.ts';
import { toast } from '../../../../engine/web/toast/toast.ts';
import type { CarRow } from './carRows.ts';
import type { TableAct } from './carTable.ts';
import { messages } from './messages.ts';

/** Photos of a row: chosen here, with the server at once, on the link when it is added. `input` is the page's one file input. */
export function usePhotos(act: (act: TableAct) => void) {
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef<string>(undefined);
  return {
    input,
    onPhoto: (row: CarRow) => {
      wanted.current = row.id;
      input.current?.click();
    },
    onFiles: async (files: readonly File[]) => {
      const id = wanted.current;
      if (id === undefined) return;
      const { refusalOf, uploadFile } = await import('../../../kit/files/transfer.ts');
      for (const file of files) {
        try {
          const refused = await refusalOf(file, 'listing');
          if (refused !== undefined) toast.error(refused);
          else {
            const { id: photo } = await uploadFile(file, 'listing');
            act({ do: 'photo', id, photo: { id: photo, address: URL.createObjectURL(file) } });
          }
        } catch (error) {
          toast.error(`${messages.photoFailed}: ${messageOf(error)}`);
        }
      }
    },
  };
}
