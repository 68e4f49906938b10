import Box from '@mui/material/Box';
import { Card } from '../../../engine/web/Card.tsx';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** One card of the profile, named by its heading. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 5 } }}>
      <Box component="h2" id={id} sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold' }}>
        {title}
      </Box>
      {lead !== undefined && <Box sx={{ color: 'text.secondary', mt: 1, fontSize: 'var(--fs-ui)', lineHeight: 'var(--lh-ui)' }}>{lead}</Box>}
      {children !== undefined && <Box sx={{ mt: 4 }}>{children}</Box>}
    </Card>
  );
}
