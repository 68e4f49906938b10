import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

/** A group of the worksheet's fields, two beside each other where there is room. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ p: 4 }}>
      <Box component="h2" id={id} sx={{ typography: 'h4', mb: 3 }}>
        {title}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: '12px 16px', alignItems: 'start' }}>
        {children}
      </Box>
    </Box>
  );
}

/** A field over the whole width of its group. */
export function Wide({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{children}</Box>;
}
