import CloudDone from '@mui/icons-material/CloudDoneOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import CloudSync from '@mui/icons-material/CloudSyncOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import type { SaveStatus } from '../../features/preferences/autosave.ts';
import { messages } from '../../features/preferences/messages.ts';

const saveMessages = messages.save;

/** Whether typed answers are saved, in words, always in view. */
export function SaveState({ status, isKept }: { status: SaveStatus; isKept: boolean }) {
  const warn = status === 'offline' || status === 'failed';
  const wrong = status === 'refused' || status === 'conflict';
  return (
    <Box
      role="status"
      aria-label={saveMessages.label}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        fontSize: 'var(--fs-small)',
        color: wrong ? 'error.main' : warn ? 'warning.main' : 'text.secondary',
        '& .MuiSvgIcon-root': { fontSize: 16 },
      }}
    >
      {status === 'saved' && <CloudDone aria-hidden="true" />}
      {status === 'saving' && <CloudSync aria-hidden="true" />}
      {warn && <CloudOff aria-hidden="true" />}
      {wrong && <ErrorIcon aria-hidden="true" />}
      {status === 'conflict' ? messages.conflict.title : status === 'offline' && !isKept ? saveMessages.offlineHere : saveMessages[status]}
    </Box>
  );
}
