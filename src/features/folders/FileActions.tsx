import MoreVert from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FolderFile } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { addressOf, saveFrom } from '../../kit/files/open.ts';
import { hasShareSheet, shareFrom } from '../../kit/files/share.ts';
import { storedFile } from '../../kit/files/viewable.ts';
import { ChoiceMenu } from '../../../engine/web/ChoiceMenu.tsx';
import { ConfirmDialog } from '../../../engine/web/ConfirmDialog.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';
import { folderKeys } from './queries.ts';

/** A file's actions: open, save, share where the device can, and delete if allowed. */
export function FileActions({ file, canDelete, onOpen }: { file: FolderFile; canDelete: boolean; onOpen: () => void }) {
  const client = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => dataOf(api.DELETE('/client-folders/{id}/delete-file', { params: { path: { id: file.folder_id } }, body: { file_name: file.file_name } })),
    onSuccess: () => toast.success(messages.removed(file.file_name)),
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => {
      setAsking(false);
      void client.invalidateQueries({ queryKey: folderKeys.all });
      return client.invalidateQueries({ queryKey: folderKeys.files(file.folder_id) });
    },
  });
  return (
    <>
      <IconButton
        aria-label={messages.more(file.file_name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <ChoiceMenu
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        entries={[
          { label: messages.open, onChoose: onOpen },
          { label: messages.download, onChoose: () => void saveFrom(addressOf(file.id)) },
          ...(hasShareSheet() ? [{ label: messages.share, onChoose: () => void shareFrom(storedFile(file)) }] : []),
          ...(canDelete ? [{ label: messages.remove, onChoose: () => setAsking(true), destructive: true }] : []),
        ]}
      />
      <ConfirmDialog
        open={asking}
        title={messages.removeTitle(file.file_name)}
        confirmLabel={messages.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        {messages.removeText}
      </ConfirmDialog>
    </>
  );
}
