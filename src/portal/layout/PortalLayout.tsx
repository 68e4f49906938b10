import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { TitleCount } from '../../../engine/web/PageTitle.tsx';
import { messages } from '../messages.ts';
import { useApp } from '../app/useApp.ts';
import { usePackageKind, useWaiting } from '../waiting.ts';
import { BottomNav } from './BottomNav.tsx';
import { TopBar } from './TopBar.tsx';

/** Focused elements scroll to between the bars, not under them. */
export const bars = {
  ':root': { scrollPaddingTop: 'calc(var(--top-room) + var(--topbar) + 8px)' },
  '@media (max-width: 900px)': { ':root': { '--bottom-bar': '60px', scrollPaddingBottom: '128px' } },
} as const;

/** The client's frame: top bar, content 1120 wide, bottom navigation on a phone. */
export function PortalLayout({ children }: { children: ReactNode }) {
  const waiting = useWaiting();
  const kind = usePackageKind();
  useApp();
  return (
    <>
      <GlobalStyles styles={bars} />
      <Box
        component="a"
        href="#main"
        sx={{
          position: 'absolute',
          left: -999,
          top: 8,
          zIndex: 99,
          background: 'var(--surface)',
          px: 4,
          py: 2,
          borderRadius: 'var(--r)',
          '&:focus': { left: 8 },
        }}
      >
        {messages.skip}
      </Box>
      <TopBar waiting={waiting} kind={kind} />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ maxWidth: 'calc(var(--wrap) + 48px)', mx: 'auto', px: { xs: 4, md: 6 }, pt: { xs: 5, md: 10 }, pb: { xs: 38, md: 28 }, outline: 'none' }}
      >
        <TitleCount value={waiting.messages ?? 0}>{children}</TitleCount>
      </Box>
      <BottomNav waiting={waiting} kind={kind} />
    </>
  );
}
