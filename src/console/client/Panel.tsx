import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useId, type ReactNode } from 'react';

/** A card with a heading and what belongs beside it. */
export function Panel({ title, actions, children, flush = false }: { title: string; actions?: ReactNode; children: ReactNode; flush?: boolean }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          minHeight: 48,
          padding: '6px 16px',
          borderBottom: '1px solid var(--border-soft)',
        }}
      >
        <Box component="h2" id={id} sx={{ typography: 'h4', flex: 1 }}>
          {title}
        </Box>
        {actions}
      </Box>
      {flush ? children : <Box sx={{ p: 4 }}>{children}</Box>}
    </Card>
  );
}

/** What leads beside what accompanies it; below each other where it is narrow. */
export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }, gap: 4, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>{children}</Box>
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>{aside}</Box>
    </Box>
  );
}
