import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { messages } from './messages.ts';
import type { SaveState } from './useReviewSaver.ts';

/** Whether the draft is saved, and the way to send it. */
export function ReviewFoot({ state, busy }: { state: SaveState; busy: boolean }) {
  const isRefused = state.status === 'refused';
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        position: 'sticky',
        bottom: 'var(--frame-foot)',
        zIndex: 2,
        p: '10px 16px',
        border: '1px solid var(--border)',
        borderRadius: 'var(--r)',
        background: 'var(--surface)',
      }}
    >
      <Box role="status" sx={{ flex: 1, minWidth: 140, fontSize: 'var(--fs-dense)', color: isRefused ? 'var(--error)' : 'text.secondary' }}>
        {isRefused ? messages.state.refused(state.why) : messages.state[state.status]}
      </Box>
      <Button type="submit" variant="contained" disabled={busy}>
        {busy ? messages.sending : messages.send}
      </Button>
    </Box>
  );
}
