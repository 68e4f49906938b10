import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageTitle } from '../../engine/web/PageTitle.tsx';

interface PageHeaderProps {
  /** What the page is called, in the browser's tab as well. */
  title: string;
  /** What its heading says instead. */
  heading?: string;
  aside?: ReactNode;
  actions?: ReactNode;
  /** What the page is about is on its way. */
  waits?: boolean;
}

/** Title of a console page, its adornments, and its actions at the right. */
export function PageHeader({ title, heading = title, aside, actions, waits = false }: PageHeaderProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', minHeight: 36, mb: 4 }}>
      <PageTitle title={title} waits={waits} />
      <Box
        component="h1"
        sx={{
          fontSize: 'var(--fs-title)',
          lineHeight: 'var(--lh-title)',
          fontWeight: 'fontWeightBold',
          letterSpacing: 'var(--tr-h1)',
          overflowWrap: 'anywhere',
        }}
      >
        {heading}
      </Box>
      {aside && (
        <Box component="span" sx={{ color: 'text.tertiary', fontSize: 'var(--fs-ui)' }}>
          {aside}
        </Box>
      )}
      {actions && <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box>}
    </Box>
  );
}
