import Upload from '@mui/icons-material/UploadRounded';
import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SelectField } from '../../../../engine/web/fields/SelectField.tsx';
import { reasonOf } from '../../../../engine/web/problem.ts';
import { toast } from '../../../../engine/web/toast/toast.ts';
import type { Deal, FolderFile } from '../../../../generated/api.ts';
import { api, dataOf } from '../../../api/client.ts';
import { filesOf, folderOf } from '../../../features/folders/queries.ts';
import { useFolderFile } from '../../../features/folders/useFolderFile.ts';
import { FilePicker } from '../../../kit/files/FilePicker.tsx';
import { UploadRows } from '../../../kit/files/UploadRows.tsx';
import { messages } from '../messages.ts';
import { refreshDeal } from '../queries.ts';

const words = messages.file;
const readable = 'application/pdf,image/*';

interface AttachContractProps {
  deal: Deal;
  /** Of the deal's papers, the contract. */
  paperId: string;
  label: string;
  /** A button alone. */
  small?: boolean;
}

/** Takes the contract's file: into the client's folder, and to the deal's paper; or one that is in the folder. */
export function AttachContract({ deal, paperId, label, small = false }: AttachContractProps) {
  const queries = useQueryClient();
  const folder = useQuery(folderOf(deal.user_id));
  const folderId = folder.data?.id;
  const files = useQuery({ ...filesOf(folderId ?? ''), enabled: folderId !== undefined && !small });
  const take = async ({ id, file_name }: Pick<FolderFile, 'id' | 'file_name'>) => {
    try {
      await dataOf(api.PATCH('/deals/{id}/papers', { params: { path: { id: deal.id } }, body: { paper_id: paperId, is_done: true, file_id: id } }));
      toast.success(words.attached(file_name));
    } catch (error) {
      toast.error(reasonOf(error));
    } finally {
      await refreshDeal(queries);
    }
  };
  const { uploads, add, remove, retry } = useFolderFile(folderId, take);
  if (folder.isSuccess && folderId === undefined) return <Box sx={{ color: 'text.secondary' }}>{words.noFolder}</Box>;
  const shown = (files.data ?? []).filter(({ content_type }) => content_type === 'application/pdf' || content_type.startsWith('image/'));
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: small ? 'start' : 'center' }}>
      <FilePicker
        variant={small ? 'text' : 'contained'}
        icon={<Upload />}
        label={label}
        accept={readable}
        disabled={folderId === undefined}
        onFiles={([file]) => file && add(file)}
      />
      {uploads.length > 0 && <UploadRows uploads={uploads} onRemove={remove} onRetry={retry} />}
      {!small && shown.length > 0 && (
        <Box sx={{ width: '100%', textAlign: 'left' }}>
          <SelectField
            label={words.choose}
            value=""
            choices={[{ id: '', name: '' }, ...shown.map(({ id, file_name }) => ({ id, name: file_name }))]}
            onChange={(id) => {
              const file = shown.find((each) => each.id === id);
              if (file) void take(file);
            }}
          />
        </Box>
      )}
    </Box>
  );
}
