import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fills the console's content to its edges: each pane of what is in it scrolls by itself. */
export function ToTheEdges({ children }: { children: ReactNode }) {
  return <Box sx={{ margin: { xs: '-16px -16px -96px', md: '-20px -12px -88px -24px' } }}>{children}</Box>;
}
