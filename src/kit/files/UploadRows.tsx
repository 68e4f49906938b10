import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Progress } from '../../../engine/web/Progress.tsx';
import { formatPercent } from '../../../engine/web/format.ts';
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
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ display: 'flex', gap: 2 }}>
                <span className="cut">{upload.name}</span>
                <Box
                  component="span"
                  className="num"
                  role={upload.problem ? 'alert' : undefined}
                  sx={{ ml: 'auto', flex: 'none', color: upload.problem ? 'error.main' : 'text.tertiary' }}
                >
                  {upload.problem ?? (upload.stored ? null : formatPercent(Math.round(upload.share * 100)))}
                </Box>
              </Box>
              {upload.stored === undefined && upload.problem === undefined && (
                <Progress percent={upload.share * 100} label={messages.uploading(upload.name)} sx={{ mt: 1 }} />
              )}
            </Box>
            {upload.problem !== undefined && !upload.isRefused && (
              <Button size="small" variant="text" onClick={() => onRetry(upload.key)}>
                {messages.retry}
              </Button>
            )}
            <IconButton aria-label={upload.stored ? messages.remove(upload.name) : messages.cancel(upload.name)} onClick={() => onRemove(upload.key)}>
              <Close />
            </IconButton>
          </Box>
        ))}
      </Box>
      {isPaused && (
        <Box role="status" sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
          {messages.paused}
        </Box>
      )}
    </>
  );
}
