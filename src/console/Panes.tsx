import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';
import { EmptyState } from '../../engine/web/states.tsx';

/** Where the list and what is open are not beside each other. */
export const narrowQuery = '(max-width: 900px)';
/** Where there is room for a third pane. */
export const wideQuery = '(min-width: 1201px)';

interface PanesProps {
  isNarrow: boolean;
  /** Of the list, in px. */
  width: number;
  children: ReactNode;
}

/** A list and what is open of it, over the whole height of the page: one of them where it is narrow. */
export function Panes({ isNarrow, width, children }: PanesProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: isNarrow ? 'minmax(0, 1fr)' : `${width}px minmax(0, 1fr)`,
        height: 'calc(100dvh - var(--top-room, 0px) - var(--appbar, 56px) - var(--frame-foot))',
        minHeight: 360,
        // To the edges of the console's content: each pane scrolls by itself.
        margin: { xs: '-16px -16px -96px', md: '-20px -12px -88px -24px' },
        '& > *': { minWidth: 0, minHeight: 0 },
        '& > * + *': { borderLeft: isNarrow ? 0 : '1px solid var(--border)' },
      }}
    >
      {children}
    </Box>
  );
}

/** In the place of what is open, while nothing is. */
export function NothingOpen({ icon, title, children }: { icon: ReactElement; title: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', background: 'var(--bg)' }}>
      <EmptyState icon={icon} title={title}>
        {children}
      </EmptyState>
    </Box>
  );
}
