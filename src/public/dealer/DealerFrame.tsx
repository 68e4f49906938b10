import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { Logo } from '../../kit/ui/Logo.tsx';

const ThemeToggle = lazyScreen(async () => ({ default: (await import('../../../engine/web/theme/ThemeSwitch.tsx')).ThemeToggle }));

/** As wide as a dealer's page is. */
export const column = { width: '100%', maxWidth: 1008, mx: 'auto', px: { xs: 4, md: 6 } } as const;

/** The frame of a dealer's page: the firm's mark and the page, nothing that leads elsewhere. */
export function DealerFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ minHeight: 'var(--screen)' }}>
      <PageTitle title={title} />
      <Box
        component="header"
        sx={{ mr: 'calc(-1 * var(--help-side))', height: 'var(--topbar)', background: 'var(--surface)', borderBottom: '1px solid var(--border)' }}
      >
        <Box sx={{ ...column, display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: '100%' }}>
          <Logo />
          <Suspense>
            <ThemeToggle />
          </Suspense>
        </Box>
      </Box>
      <Box component="main" sx={{ ...column, pt: { xs: 4, md: 8 }, pb: 36 }}>
        {children}
      </Box>
    </Box>
  );
}
