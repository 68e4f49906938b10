import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { formatPercent } from './format.ts';
import { messages } from './messages.ts';
import { Progress } from './Progress.tsx';

interface UploadLineProps {
  name: string;
  /** How far it is, 0 to 1, while it is being sent. */
  share?: number | undefined;
  /** Why it was not sent. */
  problem?: string | undefined;
  /** What else to say of a file that is not being sent. */
  note?: ReactNode;
  /** Another way on than taking it off. */
  action?: ReactNode;
  /** Stops it while it is being sent, else takes it off. */
  onRemove: () => void;
}

/** One file of a form or message: honest progress while it is being sent, and a way to stop it or take it off. */
export function UploadLine({ name, share, problem, note, action, onRemove }: UploadLineProps) {
  const isSending = share !== undefined;
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {/* Why a file was refused is a sentence: under the name, where it can take as many lines as it needs. */}
        <Box sx={{ display: 'flex', gap: problem ? 0 : 2, flexDirection: problem ? 'column' : 'row' }}>
          <span className="cut">{name}</span>
          <Box
            component="span"
            className="num"
            role={problem ? 'alert' : undefined}
            sx={problem ? { color: 'error.main', overflowWrap: 'anywhere' } : { ml: 'auto', flex: 'none', color: 'text.tertiary' }}
          >
            {problem ?? (isSending ? formatPercent(Math.round(share * 100)) : note)}
          </Box>
        </Box>
        {isSending && <Progress percent={share * 100} label={messages.uploading(name)} sx={{ mt: 1 }} />}
      </Box>
      {action}
      <IconButton aria-label={isSending ? messages.stopUploading(name) : messages.removeItem(name)} onClick={onRemove}>
        <Close />
      </IconButton>
    </>
  );
}

/** Said once, however many files wait. */
export function UploadPaused() {
  return (
    <Box role="status" sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
      {messages.uploadPaused}
    </Box>
  );
}
