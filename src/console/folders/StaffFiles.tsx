import Download from '@mui/icons-material/DownloadOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Hidden from '@mui/icons-material/VisibilityOffOutlined';
import UploadIcon from '@mui/icons-material/UploadRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Card } from '../../../engine/web/Card.tsx';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FolderFile } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { reasonOf, sentenceOf } from '../../../engine/web/problem.ts';
import { useUser } from '../../api/session.ts';
import { FilePicker } from '../../kit/files/FilePicker.tsx';
import { saveFrom } from '../../kit/files/open.ts';
import { UploadRows } from '../../kit/files/UploadRows.tsx';
import { usePollEvery } from '../../kit/live/live.ts';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { DropZone } from '../../features/folders/DropZone.tsx';
import { FileRows } from '../../features/folders/FileRows.tsx';
import { messages } from '../../features/folders/messages.ts';
import { filesOf, folderKeys } from '../../features/folders/queries.ts';
import { useFolderUploads } from '../../features/folders/useFolderUploads.ts';

const pollMs = 30_000;

/** A folder's files for staff: upload, show or hide each, open, save, delete. */
export function StaffFiles({ folderId }: { folderId: string }) {
  const { id: readerId } = useUser();
  const files = useQuery({ ...filesOf(folderId), refetchInterval: usePollEvery(pollMs) });
  const uploads = useFolderUploads(folderId);
  return (
    <DropZone onFiles={(list) => void uploads.add(list)}>
      <Card component="section" aria-label={messages.files}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', padding: '12px 16px', borderBottom: '1px solid var(--border-soft)' }}>
          <Box component="h2" sx={{ typography: 'h4', flex: 1 }}>
            {messages.files}
          </Box>
          {(files.data?.length ?? 0) > 0 && (
            <Button
              variant="outlined"
              startIcon={<Download />}
              onClick={() => void saveFrom(dataOf(api.GET('/client-folders/{id}/archive', { params: { path: { id: folderId } } })))}
            >
              {messages.downloadAll}
            </Button>
          )}
          <FilePicker icon={<Hidden />} label={messages.uploadHidden} onFiles={(list) => void uploads.add(list)} />
          <FilePicker variant="contained" icon={<UploadIcon />} label={messages.shareFiles} onFiles={(list) => void uploads.share(list)} />
        </Box>
        {uploads.uploads.length > 0 && (
          <Box sx={{ padding: 4, borderBottom: '1px solid var(--border-soft)' }}>
            <UploadRows uploads={uploads.uploads} onRemove={uploads.remove} onRetry={uploads.retry} />
          </Box>
        )}
        {files.isPending && (
          <Loading label={messages.loading}>
            <RowsSkeleton rows={4} />
          </Loading>
        )}
        {files.isError && !files.data && (
          <ErrorState title={messages.loadFailed} onRetry={() => void files.refetch()}>
            {sentenceOf(files.error)}
          </ErrorState>
        )}
        {files.data?.length === 0 && (
          <EmptyState icon={<FolderOpen />} title={messages.none}>
            {messages.noneHintStaff}
          </EmptyState>
        )}
        {files.data && <FileRows files={files.data} readerId={readerId} canDelete={() => true} Visibility={ShownSwitch} />}
      </Card>
    </DropZone>
  );
}

function ShownSwitch({ file }: { file: FolderFile }) {
  const client = useQueryClient();
  const key = folderKeys.files(file.folder_id);
  const change = useMutation({
    mutationFn: (is_shown: boolean) =>
      dataOf(
        api.PATCH('/client-folders/{id}/update-file-visibility', { params: { path: { id: file.folder_id } }, body: { file_name: file.file_name, is_shown } }),
      ),
    onSuccess: (_file, is_shown) => toast.success(is_shown ? messages.nowShown(file.file_name) : messages.nowHidden(file.file_name)),
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  const shown = change.isPending ? change.variables : file.is_shown;
  return (
    <FormControlLabel
      sx={{
        flex: 'none',
        color: shown ? 'text.primary' : 'text.secondary',
        '& .MuiFormControlLabel-label': { display: { xs: 'none', md: 'block' }, fontSize: 'var(--fs-small)' },
      }}
      control={
        <Switch
          checked={shown}
          disabled={change.isPending}
          onChange={(event) => change.mutate(event.target.checked)}
          slotProps={{ input: { 'aria-label': messages.show(file.file_name) } }}
        />
      }
      label={shown ? messages.shown : messages.hiddenFile}
    />
  );
}
