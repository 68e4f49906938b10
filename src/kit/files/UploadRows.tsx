import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UploadLine, UploadPaused } from '../../../engine/web/UploadLine.tsx';
import { messages } from './messages.ts';
import type { Upload } from './useTransfers.ts';

interface UploadRowsProps {
  uploads: readonly Upload[];
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}

/** Files on their way, each with honest progress and a way to stop or try again. */
export function UploadRows({ uploads, onRemove, onRetry }: UploadRowsProps) {
  if (uploads.length === 0) return null;
  const isPaused = uploads.some(({ isCut, problem }) => isCut === true && problem === undefined);
  return (
    <>
      <Box component="ul" aria-label={messages.attachments} sx={{ display: 'grid', gap: 1 }}>
        {uploads.map((upload) => (
          <Box component="li" key={upload.key} sx={{ display: 'flex', alignItems: 'center', gap: 2, fontSize: 'var(--fs-dense)', minWidth: 0 }}>
            <UploadLine
              name={upload.name}
              share={upload.stored === undefined && upload.problem === undefined ? upload.share : undefined}
              problem={upload.problem}
              action={
                upload.problem !== undefined &&
                !upload.isRefused && (
                  <Button size="small" variant="text" onClick={() => onRetry(upload.key)}>
                    {messages.retry}
                  </Button>
                )
              }
              onRemove={() => onRemove(upload.key)}
            />
          </Box>
        ))}
      </Box>
      {isPaused && <UploadPaused />}
    </>
  );
}
