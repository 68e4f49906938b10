// The client's area: its layout and its pages, each loaded when it is first shown.
import { Suspense, useMemo } from 'react';
import { lazyScreen } from '../../engine/web/lazy-screen.tsx';
import { useSide } from './guest/side.ts';
import { useArea } from '../kit/area/area.ts';
import { homePath } from '../kit/area/hosts.ts';
import { Navigate, Routes } from '../kit/router/Routes.tsx';
import { LogoLoader } from '../kit/ui/LogoLoader.tsx';
import { PortalLayout } from './layout/PortalLayout.tsx';
import { pages } from './pages.ts';

/** Whom a client invited sees less, and loads nothing of the rest. */
const GuestPortal = lazyScreen(() => import('./guest/GuestPortal.tsx'));
const NotFound = lazyScreen(() => import('./pages/NotFoundPage.tsx'));

const screens = Object.entries(pages).map(([path, load]) => [path, lazyScreen(load)] as const);

const routesAt = (basename: string) => [
  { path: basename, element: <Navigate to={`${basename}${homePath}`} /> },
  ...screens.map(([path, Page]) => ({ path: `${basename}/${path}`, element: <Page key={path} /> })),
  { path: `${basename}/*`, element: <NotFound /> },
];

/** Everything under /client, or under / on the client's host. */
export default function Portal() {
  const { isGuest } = useSide();
  return isGuest ? (
    <Suspense fallback={<LogoLoader />}>
      <GuestPortal />
    </Suspense>
  ) : (
    <ClientPortal />
  );
}

function ClientPortal() {
  const { basename } = useArea();
  const routes = useMemo(() => routesAt(basename), [basename]);
  return (
    <PortalLayout>
      <Suspense fallback={<LogoLoader />}>
        <Routes routes={routes} />
      </Suspense>
    </PortalLayout>
  );
}
