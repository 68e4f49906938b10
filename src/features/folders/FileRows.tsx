import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Card } from '../../../engine/web/Card.tsx';
import type { ComponentType } from 'react';
import type { FolderFile } from '../../../generated/api.ts';
import { FileThumb } from '../../kit/files/FileThumb.tsx';
import { useViewer } from '../../kit/files/useViewer.tsx';
import { formatBytes, formatDate } from '../../../engine/web/format.ts';
import { FileActions } from './FileActions.tsx';
import { messages } from './messages.ts';

interface FileViewProps {
  files: readonly FolderFile[];
  /** The reader's id: their own uploads say "You". */
  readerId: string;
  canDelete: (file: FolderFile) => boolean;
  /** Beside each file: whether the client sees it, for staff. */
  Visibility?: ComponentType<{ file: FolderFile }>;
}

const aboutOf = (file: FolderFile, readerId: string) =>
  messages.by(file.uploaded_by === readerId ? messages.you : (file.uploaded_by_name ?? ''), formatDate(file.created_at));

/** Files as a list: name, size, by whom and when. */
export function FileRows({ files, readerId, canDelete, Visibility }: FileViewProps) {
  const { open, viewer } = useViewer();
  return (
    <>
      <Box component="ul" aria-label={messages.files} sx={{ '& > li + li': { borderTop: '1px solid var(--border-soft)' } }}>
        {files.map((file) => (
          <Box component="li" key={file.id} sx={{ display: 'flex', alignItems: 'center', gap: 3, padding: '8px 8px 8px 16px', minWidth: 0 }}>
            <ButtonBase
              onClick={() => open(file)}
              aria-label={messages.openNamed(file.file_name)}
              sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', gap: 3, textAlign: 'left' }}
            >
              <Box sx={{ width: 40, height: 40, flex: 'none', borderRadius: 'var(--r-sm)', overflow: 'hidden' }}>
                <FileThumb file={file} />
              </Box>
              <Box component="span" sx={{ minWidth: 0 }}>
                <Box component="span" className="cut" sx={{ display: 'block' }}>
                  {file.file_name}
                </Box>
                <Box component="span" sx={{ display: 'block', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' }}>
                  {formatBytes(file.size)}, {aboutOf(file, readerId)}
                </Box>
              </Box>
            </ButtonBase>
            {Visibility && <Visibility file={file} />}
            <FileActions file={file} canDelete={canDelete(file)} onOpen={() => open(file)} />
          </Box>
        ))}
      </Box>
      {viewer}
    </>
  );
}

/** A name may take two lines before it is cut. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: 'var(--fs-dense)',
  lineHeight: '18px',
} as const;

/** Files as pictures. */
export function FileGrid({ files, readerId, canDelete }: FileViewProps) {
  const { open, viewer } = useViewer();
  return (
    <>
      <Box
        component="ul"
        aria-label={messages.files}
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
          padding: 4,
          '@media (max-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 3, padding: 3 },
        }}
      >
        {files.map((file) => (
          <Card component="li" key={file.id}>
            <ButtonBase onClick={() => open(file)} aria-label={messages.openNamed(file.file_name)} sx={{ display: 'block', width: '100%', height: 120 }}>
              <FileThumb file={file} />
            </ButtonBase>
            <Box sx={{ display: 'flex', alignItems: 'flex-start', padding: '8px 4px 8px 12px', gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={twoLines}>{file.file_name}</Box>
                <Box sx={{ fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' }}>{aboutOf(file, readerId)}</Box>
              </Box>
              <FileActions file={file} canDelete={canDelete(file)} onOpen={() => open(file)} />
            </Box>
          </Card>
        ))}
      </Box>
      {viewer}
    </>
  );
}
