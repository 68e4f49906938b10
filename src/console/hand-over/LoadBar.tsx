import Box from '@mui/material/Box';
import { messages } from './messages.ts';

/** An advisor's current load, the additional one, and the remaining room. */
export function LoadBar({ load, coming, capacity }: { load: number; coming: number; capacity: number }) {
  const whole = Math.max(capacity, load + coming, 1);
  const part = (count: number) => `${(count / whole) * 100}%`;
  return (
    <Box
      role="img"
      aria-label={messages.load(load, load + coming, capacity)}
      sx={{ display: 'flex', gap: '1px', height: 12, mb: 1, overflow: 'hidden', borderRadius: 'var(--r-xs)', background: 'var(--border-soft)' }}
    >
      <Box component="i" sx={{ width: part(load), background: 'var(--chart-2)' }} />
      <Box component="i" sx={{ width: part(coming), background: 'var(--chart-1)' }} />
    </Box>
  );
}
