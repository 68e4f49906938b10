import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { messages } from './messages.ts';

/** Stands in for the bank's confirmation page at the test card desk. */
export function ConfirmCard({ busy, onAnswer }: { busy: boolean; onAnswer: (approve: boolean) => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ display: 'grid', gap: 4, padding: 5, border: '1px solid var(--turn-line)', borderRadius: 'var(--r)', background: 'var(--turn-soft)' }}>
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2">
        {messages.confirmTitle}
      </Typography>
      <Typography variant="body2">{messages.confirmText}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" disabled={busy} onClick={() => onAnswer(true)}>
          {messages.confirm}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => onAnswer(false)}>
          {messages.refuse}
        </Button>
      </Box>
    </Box>
  );
}
