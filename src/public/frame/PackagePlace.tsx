import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The place of the card: the form under it does not move when the package is known. */
export function PackagePlace({ children }: { children?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        mt: 5,
        minHeight: 66,
        padding: '12px 14px',
        border: '1px solid var(--border)',
        borderRadius: 'var(--r)',
        background: 'var(--surface-2)',
        fontSize: 'var(--fs-ui)',
        lineHeight: 'var(--lh-ui)',
      }}
    >
      {children}
    </Box>
  );
}
