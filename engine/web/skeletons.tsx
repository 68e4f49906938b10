import Box from '@mui/material/Box';
import { Skeleton } from './Skeleton.tsx';
import { useState, type ReactNode } from 'react';
import { isFirstWait } from './first-screen.ts';
import { useDelayed } from './useDelayed.ts';

interface LoadingProps {
  /** The loading message for screen readers: "Loading listings". */
  label: string;
  /** A skeleton in the shape of the content. */
  children: ReactNode;
}

/** Has the shape of the content; invisible (but already in place) for the first 150 ms, unless the page itself began before that. */
export function Loading({ label, children }: LoadingProps) {
  const late = useDelayed();
  const [isFirst] = useState(isFirstWait);
  return (
    <Box role="status" aria-busy="true" aria-label={label} sx={{ visibility: isFirst || late ? 'visible' : 'hidden' }}>
      {children}
    </Box>
  );
}

/** `rows` lines of text, the last one shorter. */
export function TextSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={16} width={row === rows - 1 ? '56%' : '82%'} />
      ))}
    </Box>
  );
}

/** `rows` table rows at the density's row height. */
export function RowsSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Box>
      {Array.from({ length: rows }, (_, row) => (
        <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 6, height: 'var(--row)', px: 3, borderBottom: '1px solid var(--border-soft)' }}>
          <Skeleton height={14} width="22%" />
          <Skeleton height={14} width="14%" />
          <Skeleton height={14} width="30%" />
        </Box>
      ))}
    </Box>
  );
}
