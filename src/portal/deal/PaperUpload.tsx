import Upload from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { Deal, DealPaper, FolderFile } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { folderOf } from '../../features/folders/queries.ts';
import { useFolderFile } from '../../features/folders/useFolderFile.ts';
import { FilePicker } from '../../kit/files/FilePicker.tsx';
import { UploadRows } from '../../kit/files/UploadRows.tsx';
import { messages } from './messages.ts';
import { useDealAct } from './queries.ts';

const words = messages.papers;

/** Sends a paper of the client's: into their folder, where the advisor sees it, and to the deal, which has it then. */
export default function PaperUpload({ deal, paper, isFirst }: { deal: Deal; paper: DealPaper; isFirst: boolean }) {
  const folder = useQuery(folderOf(deal.user_id));
  const bring = useDealAct(
    ({ id }: FolderFile) =>
      dataOf(api.PATCH('/deals/{id}/papers', { params: { path: { id: deal.id } }, body: { paper_id: paper.id, is_done: true, file_id: id } })),
    () => words.saved(paper.label),
  );
  const { uploads, add, remove, retry } = useFolderFile(folder.data?.id, (file) => bring.mutate(file));
  return (
    <>
      <FilePicker
        variant={isFirst ? 'contained' : 'outlined'}
        icon={<Upload />}
        label={words.upload}
        name={`${paper.label}: ${words.upload}`}
        accept="application/pdf,image/*"
        disabled={!folder.data || bring.isPending}
        onFiles={([file]) => file && add(file)}
      />
      {uploads.length > 0 && (
        <Box sx={{ flexBasis: '100%', minWidth: 0 }}>
          <UploadRows uploads={uploads} onRemove={remove} onRetry={retry} />
        </Box>
      )}
    </>
  );
}
