import Camera from '@mui/icons-material/PhotoCameraOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import FolderOff from '@mui/icons-material/FolderOffOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import GridView from '@mui/icons-material/GridViewOutlined';
import UploadIcon from '@mui/icons-material/UploadRounded';
import ViewList from '@mui/icons-material/ViewListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Card } from '../../../engine/web/Card.tsx';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import { useSearchParams } from '../../kit/router/router.ts';
import type { ClientFolder } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { useUser } from '../../api/session.ts';
import { useSteady } from '../../../engine/web/useSteady.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { FilePicker } from '../../kit/files/FilePicker.tsx';
import { saveFrom } from '../../kit/files/open.ts';
import { UploadRows } from '../../kit/files/UploadRows.tsx';
import { usePollEvery } from '../../kit/live/live.ts';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import { FilesSkeleton } from './FilesSkeleton.tsx';
import { DropZone } from '../../features/folders/DropZone.tsx';
import { FileGrid, FileRows } from '../../features/folders/FileRows.tsx';
import { messages } from '../../features/folders/messages.ts';
import { filesOf, folderOf } from '../../features/folders/queries.ts';
import { useFolderUploads } from '../../features/folders/useFolderUploads.ts';

const pollMs = 30_000;

const layoutIn = (params: URLSearchParams) => (params.get('as') === 'list' ? 'list' : 'grid');

/** The client's shared files: what the advisor shows them and what they upload. */
export default function SharedFiles() {
  const { id } = useUser();
  const to = useAreaPath();
  const [params] = useSearchParams();
  const folder = useSteady(useQuery(folderOf(id)));
  return (
    <>
      <PageTitle title={messages.title} />
      <Box component="h1" sx={{ typography: 'h1' }}>
        {messages.title}
      </Box>
      <Box sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>{messages.lead}</Box>
      {folder.isPending && (
        <Loading label={messages.loading}>
          <Skeleton width={148} height={44} sx={{ mb: 4 }} />
          <Card>
            <FilesSkeleton as={layoutIn(params)} />
          </Card>
        </Loading>
      )}
      {folder.isError && (
        <Card>
          <ErrorState title={messages.loadFailed} onRetry={() => void folder.refetch()}>
            {sentenceOf(folder.error)}
          </ErrorState>
        </Card>
      )}
      {folder.data === null && (
        <Card>
          <EmptyState
            icon={<FolderOff />}
            title={messages.hidden}
            action={
              <Button component={RouterLink} to={to('/chats')} variant="contained">
                {messages.message}
              </Button>
            }
          >
            {messages.hiddenHint}
          </EmptyState>
        </Card>
      )}
      {folder.data && <OpenFolder folder={folder.data} readerId={id} />}
    </>
  );
}

function OpenFolder({ folder, readerId }: { folder: ClientFolder; readerId: string }) {
  const [params, setParams] = useSearchParams();
  const phone = useMediaQuery('(pointer: coarse)');
  const files = useSteady(useQuery({ ...filesOf(folder.id), refetchInterval: usePollEvery(pollMs) }));
  const uploads = useFolderUploads(folder.id);
  const layout = layoutIn(params);
  const View = layout === 'list' ? FileRows : FileGrid;
  const some = (files.data?.length ?? 0) > 0;
  return (
    <DropZone onFiles={(list) => void uploads.add(list)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4, alignItems: 'center' }}>
        <FilePicker variant="contained" icon={<UploadIcon />} label={messages.upload} onFiles={(list) => void uploads.add(list)} />
        {phone && <FilePicker camera icon={<Camera />} label={messages.camera} onFiles={(list) => void uploads.add(list)} />}
        {some && (
          <Button
            variant="outlined"
            startIcon={<Download />}
            onClick={() => void saveFrom(dataOf(api.GET('/client-folders/{id}/archive', { params: { path: { id: folder.id } } })))}
          >
            {messages.downloadAll}
          </Button>
        )}
        {some && (
          <Box sx={{ ml: 'auto' }}>
            <Segmented
              label={messages.layout}
              value={layout}
              onChange={(next) => setParams(next === 'list' ? { as: 'list' } : {})}
              choices={[
                { id: 'grid', name: messages.grid, icon: <GridView /> },
                { id: 'list', name: messages.list, icon: <ViewList /> },
              ]}
            />
          </Box>
        )}
      </Box>
      {uploads.uploads.length > 0 && (
        <Card sx={{ padding: 4, mb: 4 }}>
          <UploadRows uploads={uploads.uploads} onRemove={uploads.remove} onRetry={uploads.retry} />
        </Card>
      )}
      <Card>
        {files.isPending && (
          <Loading label={messages.loading}>
            <FilesSkeleton as={layout} />
          </Loading>
        )}
        {files.isError && (
          <ErrorState title={messages.loadFailed} onRetry={() => void files.refetch()}>
            {sentenceOf(files.error)}
          </ErrorState>
        )}
        {files.isSuccess && !some && (
          <EmptyState icon={<FolderOpen />} title={messages.none}>
            {messages.noneHint}
          </EmptyState>
        )}
        {files.data && some && <View files={files.data} readerId={readerId} canDelete={(file) => file.uploaded_by === readerId} />}
      </Card>
    </DropZone>
  );
}
