import FolderOff from '@mui/icons-material/FolderOffOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClientFolder } from '../../../../generated/api.ts';
import { api, dataOf } from '../../../api/client.ts';
import { reasonOf } from '../../../../engine/web/problem.ts';
import { folderKeys, folderOf } from '../../../features/folders/queries.ts';
import { StaffFiles } from '../../folders/StaffFiles.tsx';
import { Answered } from '../../../../engine/web/Answered.tsx';
import { RowsSkeleton } from '../../../../engine/web/skeletons.tsx';
import { EmptyState } from '../../../../engine/web/states.tsx';
import { toast } from '../../../../engine/web/toast/toast.ts';
import type { ClientTabProps } from '../ClientTab.ts';
import { messages } from '../messages.ts';

const filesMessages = messages.files;

/** The client's folder: whether they see it, and its files. */
export default function FilesTab({ client }: ClientTabProps) {
  const folder = useQuery(folderOf(client.id));
  const answer = (
    <Answered query={folder} loading={messages.loading(messages.tabs.files)} skeleton={<RowsSkeleton rows={4} />} failed={filesMessages.failed}>
      {(found) =>
        found === null ? (
          <EmptyState icon={<FolderOff />} title={filesMessages.none}>
            {filesMessages.noneText}
          </EmptyState>
        ) : (
          <>
            <FolderSwitch folder={found} />
            <StaffFiles folderId={found.id} />
          </>
        )
      }
    </Answered>
  );
  return folder.data ? answer : <Card>{answer}</Card>;
}

function FolderSwitch({ folder }: { folder: ClientFolder }) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (is_displayed: boolean) =>
      dataOf(api.PATCH('/client-folders/{id}/update-display', { params: { path: { id: folder.id } }, body: { is_displayed } })),
    onSuccess: (_folder, is_displayed) => toast.success(is_displayed ? filesMessages.nowShown : filesMessages.nowHidden),
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: folderKeys.all }),
  });
  const shown = change.isPending ? change.variables : folder.is_displayed;
  return (
    <Box sx={{ mb: 3 }}>
      <FormControlLabel
        control={<Switch checked={shown} disabled={change.isPending} onChange={(event) => change.mutate(event.target.checked)} />}
        label={shown ? filesMessages.shown : filesMessages.hidden}
      />
    </Box>
  );
}
