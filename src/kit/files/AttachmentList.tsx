import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import type { StoredFile } from '../../../generated/api.ts';
import { formatBytes } from '../../../engine/web/format.ts';
import { FileIcon } from './FileIcon.tsx';
import { messages } from './messages.ts';
import { addressOf, saveFrom } from './open.ts';
import { useViewer } from './useViewer.tsx';

/** The files that came with a message, a complaint or a reply: opened by name, saved by the arrow. */
export function AttachmentList({ files }: { files: readonly StoredFile[] }) {
  const { open, viewer } = useViewer();
  if (files.length === 0) return null;
  return (
    <>
      <Box component="ul" aria-label={messages.attachments} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
        {files.map((file) => (
          <Box
            component="li"
            key={file.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              border: '1px solid var(--border)',
              background: 'var(--surface)',
              borderRadius: 'var(--r)',
              padding: '4px 4px 4px 12px',
              minWidth: 0,
            }}
          >
            <ButtonBase
              onClick={() => open(file)}
              aria-label={messages.open(file.file_name)}
              sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', gap: '10px', textAlign: 'left', padding: '4px 0', borderRadius: 'var(--r-sm)' }}
            >
              <FileIcon contentType={file.content_type} />
              <Box component="span" sx={{ minWidth: 0 }}>
                <Box component="span" className="cut" sx={{ display: 'block', fontSize: 'var(--fs-dense)', lineHeight: '18px' }}>
                  {file.file_name}
                </Box>
                <Box component="span" sx={{ display: 'block', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.tertiary' }}>
                  {formatBytes(file.size)}
                </Box>
              </Box>
            </ButtonBase>
            <IconButton aria-label={messages.download(file.file_name)} onClick={() => void saveFrom(addressOf(file.id))}>
              <Download />
            </IconButton>
          </Box>
        ))}
      </Box>
      {viewer}
    </>
  );
}
