import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../../kit/router/Link.tsx';
import { Logo } from '../../kit/ui/Logo.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { messages } from '../messages.ts';

/** Fetched after the page: its tooltip weighs more than the page's own words. */
const ThemeToggle = lazyScreen(async () => ({ default: (await import('../../../engine/web/theme/ThemeSwitch.tsx')).ThemeToggle }));

interface WideFrameProps {
  /** The document's title; the page shows its own heading. */
  title: string;
  children: ReactNode;
}

/** The frame of public pages that need room (packages side by side, an order): the bar on top, content 1120 wide. */
export function WideFrame({ title, children }: WideFrameProps) {
  const column = { width: '100%', maxWidth: 'calc(var(--wrap) + 48px)', mx: 'auto', px: { xs: 4, md: 6 } } as const;
  return (
    <Box sx={{ minHeight: 'var(--screen)' }}>
      <PageTitle title={title} />
      <Box
        component="header"
        sx={{
          mr: 'calc(-1 * var(--help-side))',
          position: 'sticky',
          top: 'var(--top-room)',
          zIndex: 20,
          height: 'var(--topbar)',
          background: 'var(--surface)',
          borderBottom: '1px solid var(--border)',
          '@media print': { display: 'none' },
        }}
      >
        <Box sx={{ ...column, display: 'flex', alignItems: 'center', height: '100%', gap: 2 }}>
          <Box component={Link} to="/login" aria-label={messages.home} sx={{ display: 'inline-flex', color: 'text.primary', mr: 'auto' }}>
            <Logo />
          </Box>
          <Box component={Link} to="/support" sx={{ fontSize: 'var(--fs-ui)', color: 'text.secondary' }}>
            {messages.getSupport}
          </Box>
          <Suspense>
            <ThemeToggle />
          </Suspense>
        </Box>
      </Box>
      <Box component="main" sx={{ ...column, pt: { xs: 5, md: 10 }, pb: 28 }}>
        {children}
      </Box>
    </Box>
  );
}
