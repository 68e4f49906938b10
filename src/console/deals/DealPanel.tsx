import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useId, type ReactNode } from 'react';

/** A part of the deal's page, with its buttons beside its name. */
export function DealPanel({ title, aside, actions, children }: { title: string; aside?: ReactNode; actions?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          minHeight: 48,
          padding: '8px 16px',
          borderBottom: '1px solid var(--border-soft)',
        }}
      >
        <Box component="h2" id={id} sx={{ typography: 'h4', flex: '1 1 auto' }}>
          {title}
        </Box>
        {aside && <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)' }}>{aside}</Box>}
        {actions}
      </Box>
      {children}
    </Card>
  );
}
