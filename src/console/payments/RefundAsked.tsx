import Box from '@mui/material/Box';
import { formatCents, formatDate } from '../../../engine/web/format.ts';
import { Note } from '../../../engine/web/Note.tsx';
import type { RefundRequest } from '../../../generated/api.ts';
import { messages } from './messages.ts';

/** What the client asked, in their words, and what was due then. */
export function Asked({ request }: { request: RefundRequest }) {
  return (
    <Note tone="info">
      <strong>{messages.asked(formatDate(request.created_at))}</strong> {messages.dueThen(formatCents(request.entitled))}
      <Box component="blockquote" sx={{ m: 0, mt: 2, pl: 3, borderLeft: '2px solid var(--border)', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {request.reason}
      </Box>
    </Note>
  );
}
