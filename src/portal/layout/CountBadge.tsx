import Box from '@mui/material/Box';
import { messages } from '../messages.ts';

/** How many things wait for the reader; nothing at 0. Warm, because it is their turn. */
export function CountBadge({ count, small = false }: { count: number; small?: boolean }) {
  if (count === 0) return null;
  const size = small ? 16 : 20;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: size,
        height: size,
        px: small ? '4px' : '6px',
        borderRadius: '10px',
        background: 'var(--turn)',
        color: 'var(--on-turn)',
        fontSize: small ? 10 : 'var(--fs-small)',
        lineHeight: '16px',
        fontWeight: 'var(--w-medium)',
      }}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="vh">{messages.yourTurnCount(count)}</span>
    </Box>
  );
}
