import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { publicSegments } from '../../domain/doors.ts';
import { lazyScreen } from '../../engine/web/lazy-screen.tsx';
import type { DoorParts } from '../app/App.tsx';
import { RenderBoundary } from '../app/RenderBoundary.tsx';
import { lazyQueryScreen } from '../kit/area/lazy-query-screen.tsx';
import { LogoLoader } from '../kit/ui/LogoLoader.tsx';
import { BrowserRouter } from '../kit/router/BrowserRouter.tsx';
import { useLocation } from '../kit/router/router.ts';
import type { Route } from '../kit/router/Routes.tsx';
import { pages } from '../public/pages.ts';

// Only who is signed in is watched over, and hardly anybody is here.
const SessionWatch = lazyQueryScreen(() => import('../app/SessionWatch.tsx'));

function PublicRoute({ screen: Screen }: { screen: ComponentType }) {
  const { pathname } = useLocation();
  return (
    <RenderBoundary resetKey={pathname}>
      <Suspense fallback={<LogoLoader />}>
        <Screen />
      </Suspense>
    </RenderBoundary>
  );
}

/** The public pages, and what is said of an address that is nobody's. */
function publicRoutes(): Route[] {
  const routes = publicSegments.map<Route>((segment) => {
    const { load, withPackage } = pages[segment];
    return { path: withPackage ? `${segment}/:package_identifier?` : `/${segment}`, element: <PublicRoute screen={lazyScreen(load)} /> };
  });
  return [...routes, { path: '*', element: <PublicRoute screen={lazyScreen(pages['not-found'].load)} /> }];
}

/** What everybody may open. */
export const publicDoor: DoorParts = {
  door: 'public',
  routesFor: publicRoutes,
  Router: BrowserRouter,
  Watch: SessionWatch,
};
