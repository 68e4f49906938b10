import Lock from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import type { ChatNote } from '../../../generated/api.ts';
import { formatTime } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';

/** A note among staff, told from a message by its dashed frame, its lock and its words. */
export default function StaffNote({ note }: { note: ChatNote }) {
  return (
    <Box
      role="note"
      aria-label={messages.staffNote}
      sx={{ alignSelf: 'stretch', border: '1px dashed var(--border-strong)', borderRadius: 'var(--r)', padding: '8px 12px', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '6px', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' }}>
        <Lock sx={{ fontSize: 14 }} />
        {[messages.staffNote, note.author_name, formatTime(note.written_at)].filter(Boolean).join(', ')}
      </Box>
      <Box sx={{ mt: 1, fontSize: 'var(--fs-ui)', lineHeight: '20px', color: 'text.secondary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {note.text}
      </Box>
    </Box>
  );
}
