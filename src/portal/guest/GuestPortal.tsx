// What a guest sees: the cars of the client who invited them, and their own profile.
import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined';
import Logout from '@mui/icons-material/LogoutRounded';
import Badge from '@mui/icons-material/BadgeOutlined';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { Suspense, useMemo } from 'react';
import { ThemeToggle } from '../../../engine/web/theme/ThemeSwitch.tsx';
import { withoutPrefix } from '../../../domain/role-hosts.ts';
import { lazyPage } from '../../../engine/web/late/lazyPage.tsx';
import { guestMessages as messages } from '../../features/guests/messages.ts';
import { useArea, useAreaPath } from '../../kit/area/area.ts';
import { Link } from '../../kit/router/Link.tsx';
import { Navigate, Routes } from '../../kit/router/Routes.tsx';
import { useLocation } from '../../kit/router/router.ts';
import { Logo } from '../../kit/ui/Logo.tsx';
import { LogoLoader } from '../../kit/ui/LogoLoader.tsx';
import { bottomItem, bottomNav } from '../layout/BottomNav.tsx';
import { bars } from '../layout/PortalLayout.tsx';

const GuestCars = lazyPage(() => import('./GuestCars.tsx'));
const CarPage = lazyPage(() => import('../links/car/CarPage.tsx'));
const WorksheetPage = lazyPage(() => import('../links/worksheet/WorksheetPage.tsx'));
const ProfilePage = lazyPage(() => import('../pages/ProfilePage.tsx'));

const entries = [
  { path: '/listings', label: messages.guestTitle, icon: DirectionsCar },
  { path: '/profile', label: messages.profile, icon: Badge },
  { path: '/logout', label: messages.signOut, icon: Logout },
];

export default function GuestPortal() {
  const { basename } = useArea();
  const to = useAreaPath();
  const pathname = withoutPrefix(useLocation().pathname);
  const routes = useMemo(
    () => [
      { path: `${basename}/listings`, element: <GuestCars /> },
      { path: `${basename}/listings/:id`, element: <CarPage /> },
      { path: `${basename}/listings/:id/worksheet`, element: <WorksheetPage /> },
      { path: `${basename}/profile`, element: <ProfilePage /> },
      { path: `${basename}/*`, element: <Navigate to={`${basename}/listings`} /> },
      { path: basename, element: <Navigate to={`${basename}/listings`} /> },
    ],
    [basename],
  );
  const linkTo = (path: string) => ({ to: path === '/logout' ? path : to(path), 'aria-current': pathname.startsWith(path) ? ('page' as const) : undefined });
  return (
    <>
      <GlobalStyles styles={bars} />
      <Box
        component="a"
        href="#main"
        sx={{ position: 'absolute', left: -999, top: 8, zIndex: 99, background: 'var(--surface)', px: 4, py: 2, '&:focus': { left: 8 } }}
      >
        {messages.skip}
      </Box>
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 'var(--top-room)',
          zIndex: 20,
          height: 'var(--topbar)',
          background: 'var(--surface)',
          borderBottom: '1px solid var(--border)',
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 3, md: 8 },
            height: '100%',
            maxWidth: 'calc(var(--wrap) + 48px)',
            mx: 'auto',
            px: { xs: 4, md: 6 },
          }}
        >
          <Logo />
          <Box component="nav" aria-label={messages.nav} sx={{ display: 'none', height: '100%', gap: 1, '@media (min-width: 901px)': { display: 'flex' } }}>
            {entries.map(({ path, label }) => (
              <Box
                component={Link}
                key={path}
                {...linkTo(path)}
                sx={{
                  display: 'inline-flex',
                  alignItems: 'center',
                  px: 3,
                  borderBlock: '2px solid transparent',
                  color: 'text.secondary',
                  fontSize: 'var(--fs-ui)',
                  fontWeight: 'var(--w-medium)',
                  '&[aria-current]': { color: 'text.primary', borderBottomColor: 'var(--accent)' },
                }}
              >
                {label}
              </Box>
            ))}
          </Box>
          <Box sx={{ ml: 'auto' }}>
            <ThemeToggle />
          </Box>
        </Box>
      </Box>
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ maxWidth: 'calc(var(--wrap) + 48px)', mx: 'auto', px: { xs: 4, md: 6 }, pt: { xs: 5, md: 10 }, pb: { xs: 38, md: 28 }, outline: 'none' }}
      >
        <Suspense fallback={<LogoLoader />}>
          <Routes routes={routes} />
        </Suspense>
      </Box>
      <Box component="nav" aria-label={messages.nav} sx={{ ...bottomNav, gridTemplateColumns: 'repeat(3, 1fr)' }}>
        {entries.map(({ path, label, icon: Icon }) => (
          <Box component={Link} key={path} {...linkTo(path)} sx={bottomItem}>
            <Icon aria-hidden="true" />
            {label}
          </Box>
        ))}
      </Box>
    </>
  );
}
