import Box from '@mui/material/Box';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';

/** The queue on its way: a heading, then rows of who, why, by when, and the action. */
export function QueueSkeleton() {
  return (
    <>
      <Box sx={{ height: 28, background: 'var(--surface-2)', borderBottom: '1px solid var(--border-soft)' }} />
      <Box sx={{ '& > div + div': { borderTop: '1px solid var(--border-soft)' } }}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <Box
            key={row}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 3,
              minHeight: 46,
              padding: '4px 12px 4px 16px',
              '@container (max-width: 559px)': { flexWrap: 'wrap', minHeight: 84, alignContent: 'center' },
            }}
          >
            <Skeleton width={18} height={18} sx={{ flex: 'none', borderRadius: '50%' }} />
            <Skeleton width={110} height={14} />
            <Skeleton width={150} height={14} />
            <Skeleton width={132} height={30} sx={{ ml: 'auto', borderRadius: 'var(--r)' }} />
          </Box>
        ))}
      </Box>
    </>
  );
}
