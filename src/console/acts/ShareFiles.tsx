import UploadIcon from '@mui/icons-material/UploadRounded';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Note } from '../../../engine/web/Note.tsx';
import ResponsiveDrawerFrame from '../../../engine/web/ResponsiveDrawerFrame.tsx';
import { folderOf } from '../../features/folders/queries.ts';
import { useFolderUploads } from '../../features/folders/useFolderUploads.ts';
import { FilePicker } from '../../kit/files/FilePicker.tsx';
import { UploadRows } from '../../kit/files/UploadRows.tsx';
import type { ClientActProps } from './act-props.ts';
import { messages } from './messages.ts';

/** Uploads files and shows them to the client in one step. */
export function ShareFiles({ client, onClose }: ClientActProps) {
  const folder = useQuery(folderOf(client.id)).data;
  return (
    <ResponsiveDrawerFrame open onClose={onClose} title={messages.share(client.name)}>
      {folder === null && <Note tone="warning">{messages.noFolder}</Note>}
      {folder && (
        <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
          {folder.is_displayed ? messages.shareHint(client.name) : <Note tone="warning">{messages.folderHidden}</Note>}
          <Picker folderId={folder.id} onClose={onClose} />
        </Box>
      )}
    </ResponsiveDrawerFrame>
  );
}

function Picker({ folderId, onClose }: { folderId: string; onClose: () => void }) {
  const { uploads, share, remove, retry } = useFolderUploads(folderId);
  const place = useRef<HTMLDivElement>(null);
  // The key asked for it: the browser lets its chooser open by itself.
  useEffect(() => place.current?.querySelector('button')?.click(), []);
  return (
    <>
      <div ref={place}>
        <FilePicker variant="contained" icon={<UploadIcon />} label={messages.choose} onFiles={(files) => void share(files).then((all) => all && onClose())} />
      </div>
      {uploads.length > 0 && (
        <Box sx={{ width: '100%' }}>
          <UploadRows uploads={uploads} onRemove={remove} onRetry={retry} />
        </Box>
      )}
    </>
  );
}
