import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The heading of a card on a record's page, and what stands opposite. */
export function CardHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 3, px: 4, pt: 3, pb: 2 }}>
      <Box component="h2" sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold' }}>
        {title}
      </Box>
      <Box sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>{children}</Box>
    </Box>
  );
}
