import Box from '@mui/material/Box';
import type { PackageKind } from '../../../generated/api.ts';
import { Link } from '../../kit/router/Link.tsx';
import { useLocation } from '../../kit/router/router.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { withoutPrefix } from '../../../domain/role-hosts.ts';
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
import { Logo } from '../../kit/ui/Logo.tsx';
import { ThemeToggle } from '../../../engine/web/theme/ThemeSwitch.tsx';
import { messages } from '../messages.ts';
import { isCurrent, mainPages } from '../navigation.ts';
import type { Waiting } from '../waiting.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { TurnBadge } from './TurnBadge.tsx';

/** Logo, pages, theme, bell and account; the pages move to the bottom bar on a phone. */
export function TopBar({ waiting, kind }: { waiting: Waiting; kind: PackageKind }) {
  const to = useAreaPath();
  const pages = mainPages[kind];
  const pathname = withoutPrefix(useLocation().pathname);
  return (
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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 8, height: '100%', maxWidth: 'calc(var(--wrap) + 48px)', mx: 'auto', px: { xs: 4, md: 6 } }}>
        <Box component={Link} to={to('/dashboard')} aria-label={messages.home} sx={{ display: 'inline-flex', color: 'text.primary' }}>
          <Logo />
        </Box>
        <Box
          component="nav"
          aria-label={messages.mainNavigation}
          sx={{ display: 'none', height: '100%', gap: 1, '@media (min-width: 901px)': { display: 'flex' } }}
        >
          {pages.map((entry) => (
            <Box
              component={Link}
              key={entry.path}
              to={to(entry.path)}
              aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: 2,
                px: 3,
                borderBlock: '2px solid transparent',
                color: 'text.secondary',
                fontSize: 'var(--fs-ui)',
                fontWeight: 'var(--w-medium)',
                '&:hover': { color: 'text.primary', textDecoration: 'none' },
                '&[aria-current]': { color: 'text.primary', borderBottomColor: 'var(--accent)' },
              }}
            >
              {entry.label}
              {entry.count && <TurnBadge count={waiting[entry.count]} />}
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
          <ThemeToggle />
          <NotificationBell />
          <AccountMenu />
        </Box>
      </Box>
    </Box>
  );
}
